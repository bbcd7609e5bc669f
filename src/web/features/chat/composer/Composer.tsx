import { use, useEffect } from 'react';
import { GIF_LINE } from '#contract/gifs.ts';
import { VOICE_LINE } from '#contract/chat.voice.ts';
import type { Message, Room } from '#contract/chat.ts';
import { NamesContext, SOMEONE } from '#web/features/chat/names.ts';
import type { Attached } from '#web/features/chat/outbox/outbox.storage.ts';
import { isCompanion } from '#web/features/chat/people.ts';
import { keepBegun } from '#web/features/chat/state/begun.keeper.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { isSeen } from '#contract/texts.written.ts';
import { leftOf, mayBeEdited } from '#web/features/chat/state/limits.ts';
import { isThere, quoteOf } from '#web/features/chat/state/message.acts.ts';
import type { PictureTray as Tray } from '#web/features/chat/state/picture.tray.ts';
import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import type { Answered } from '#web/features/chat/state/room.store.ts';
import { sendDraft } from '#web/platform/drafts/draft.sending.ts';
import { draftOf, useDraft } from '#web/platform/drafts/drafts.ts';
import { MessageBox } from '#web/ui/MessageBox.tsx';
import { LinkNote } from '#web/parts/rules/LinkNote.tsx';
import { LookNote } from '#web/parts/rules/LookNote.tsx';
import { PausedNote, useIsPaused } from '#web/parts/rules/PausedNote.tsx';
import { AboutBar } from './AboutBar.tsx';
import { AddMenu } from './AddMenu.tsx';
import { cleaned, wordsOf, writeAgain } from './composing.ts';
import { EditBox } from './EditBox.tsx';
import { MentionList } from './MentionList.tsx';
import { offeredIn, OfferedReplies } from './OfferedReplies.tsx';
import { PaceNote, usePace } from './Pace.tsx';
import { PictureTray } from './PictureTray.tsx';
import { t } from '#web/words/words.ts';
import { SendQuestion } from './SendQuestion.tsx';
import { useKeptAnswer } from './useKeptAnswer.ts';
import { useMentions } from './useMentions.ts';
import { useRecorder } from './useRecorder.ts';
import { VoiceBar } from './VoiceBar.tsx';
import { usePictureTray } from './usePictureTray.ts';

type ComposerProps = { room: Room; runtime: ChatRuntime };

/** The field for a new message or for the edit of a sent message. */
export function Composer({ room, runtime }: ComposerProps) {
  const { about, log } = useRoomState(runtime, room.id);
  useKeptAnswer(runtime, room.id);
  useEffect(() => void keepBegun(runtime.store, room.id), [runtime, room.id]);
  // Chosen pictures stay in the tray while a message is edited.
  const tray = usePictureTray(runtime, room.id);
  const end = (): void => runtime.store.update(room.id, { about: null });
  // The message may have been deleted, hidden or edited since the person chose it.
  const known = about === null ? undefined : log.messages.find(({ id }) => id === about.message.id);
  if (about?.kind === 'edit' && isThere(known ?? about.message)) {
    const message = known ?? about.message;
    return (
      <>
        <PausedNote />
        <EditBox
          key={message.id}
          room={room}
          runtime={runtime}
          message={message}
          text={about.text ?? message.content}
          onEnd={end}
        />
      </>
    );
  }
  return (
    <WriteBox
      room={room}
      runtime={runtime}
      tray={tray}
      answered={about?.kind === 'reply' ? (known ?? about.message) : undefined}
      onEnd={end}
    />
  );
}

interface WriteBoxProps extends ComposerProps {
  tray: Tray;
  /** The message to which the new message replies. */
  answered: Answered | undefined;
  onEnd: () => void;
}

/** The field for a new message. Its draft survives a reload, and sent messages go into the outbox. */
function WriteBox({ room, runtime, tray, answered, onEnd }: WriteBoxProps) {
  const [text, setText] = useDraft(runtime.store.me, room.id);
  const content = cleaned(text);
  const { log } = useRoomState(runtime, room.id);
  const offered = offeredIn(log);
  const pace = usePace(room, log);
  const isPaused = useIsPaused();
  const takesPictures = !isPaused && mayHavePictures(room);
  const hasPictures = tray.pictures.length > 0;
  const recorder = useRecorder(runtime, room.id);
  const canWrite = !isPaused && !pace.isHeld;
  const left = leftOf(content);
  const { send, sendAll } = sendingIn({ room, runtime, tray, answered, onEnd });
  const mentions = useMentions(room, text, setText);
  return (
    <>
      <PausedNote />
      <Answering room={room} me={runtime.store.me} answered={answered} onEnd={onEnd} />
      <Asked log={log} runtime={runtime} room={room} />
      <PictureTray tray={tray} />
      {hasPictures && <LookNote className="px-6 pt-2 text-sm text-ink-2" />}
      {canWrite && text === '' && offered !== undefined && (
        <OfferedReplies offered={offered} onSend={(reply) => void send(reply, {})} />
      )}
      <MentionList mentions={mentions} />
      <LinkNote text={text} className="px-6 pb-1 text-sm text-ink-2 empty:hidden" />
      {recorder.state.step === 'idle' ? (
        <MessageBox
          note={recorder.state.words ?? noteOf(tray)}
          onKey={mentions.onKey}
          onCaret={mentions.onCaret}
          offers={
            mentions.offered.length === 0
              ? undefined
              : { list: mentions.listId, chosen: `${mentions.listId}-${mentions.active}` }
          }
          before={
            takesPictures && (
              <AddMenu
                room={room}
                runtime={runtime}
                tray={tray}
                recorder={recorder}
                isEmpty={content === '' && !hasPictures}
                onGif={canWrite ? (gif) => void send(GIF_LINE, { gif }) : undefined}
              />
            )
          }
          onFiles={takesPictures ? tray.add : undefined}
          label={t('chat.message', 'Message {name}', { name: room.name })}
          {...(offered && { placeholder: t('chat.or-say-it-your-way', 'Or say it your way') })}
          value={text}
          onChange={(typed) => {
            setText(typed);
            if (isSeen(typed)) runtime.typing(room.id);
          }}
          onSend={sendAll}
          canSend={canWrite && !tray.isTooMany && mayGo(content, tray.pictures.length - tray.failed.length)}
          isWaiting={tray.isAwaited}
          left={left}
          countFrom={60}
          takesFocus
          focusFor={answered?.id}
          onEscape={answered === undefined ? undefined : onEnd}
          onUp={() => editLast(runtime, room, log)}
          tone={isCompanion(room) ? 'iris' : 'lime'}
        />
      ) : (
        <VoiceBar recorder={recorder} canSend={canWrite} onSend={(voice) => void send(VOICE_LINE, { voice })} />
      )}
      <PaceNote pace={pace} />
    </>
  );
}

/** Shows, above the field, the message to which the new message replies. */
function Answering({ room, me, answered, onEnd }: Pick<WriteBoxProps, 'room' | 'answered' | 'onEnd'> & { me: number }) {
  const names = use(NamesContext);
  if (answered === undefined) return null;
  const name = names === undefined ? room.name : (names.get(answered.senderId)?.name ?? SOMEONE);
  return (
    <AboutBar
      title={
        answered.senderId === me
          ? t('chat.reply-to-yourself', 'Reply to yourself')
          : t('chat.reply-to', 'Reply to {name}', { name })
      }
      words={answered.content}
      label={t('chat.stop-replying', 'Stop replying')}
      onEnd={onEnd}
    />
  );
}

/** Asks the person to confirm a message whose words could hurt. */
function Asked({ log, room, runtime }: ComposerProps & { log: RoomLog }) {
  const asked = log.pending.find(({ state }) => state === 'asked');
  return (
    <SendQuestion
      words={asked && wordsOf(asked)}
      onSend={() => asked && runtime.retry(asked.clientId)}
      onEdit={() => {
        if (asked !== undefined) writeAgain(runtime, room.id, asked);
      }}
    />
  );
}

/** Returns the functions that send a message, and that send what the composer holds once its pictures are there. */
function sendingIn({ room, runtime, tray, answered, onEnd }: WriteBoxProps) {
  const { store } = runtime;
  const send = (words: string, more: Attached): Promise<void> => {
    // While a message waited for its pictures, the person may have chosen another one to answer.
    const { about } = store.get(room.id);
    const reply = about?.kind === 'reply' ? about.message : undefined;
    const quoted = reply?.id === answered?.id ? answered : reply;
    const { kept } = runtime.send(room.id, words, { ...more, ...(quoted && { replyTo: quoteOf(quoted) }) });
    onEnd();
    return kept;
  };
  const sendAll = (): void =>
    tray.sendOnceThere((pictures) => {
      const words = cleaned(draftOf(store.me, room.id));
      if (!mayGo(words, pictures.length)) return false;
      // The page may close at once, so the draft stays on the device until the outbox has stored the message.
      void sendDraft(store.me, room.id, send(words, pictures.length > 0 ? { pictures } : {}));
      return true;
    });
  return { send, sendAll };
}

/** Returns whether a message of these words and this number of pictures can be sent. */
const mayGo = (content: string, pictures: number): boolean =>
  leftOf(content) >= 0 && (isSeen(content) || (content === '' && pictures > 0));

/** Returns the note about the pictures of the message: that it waits for them, or goes without those that failed. */
function noteOf({ pictures, isAwaited, failed }: Tray): string | undefined {
  if (isAwaited)
    return t(
      'chat.it-goes-once-the-pictures',
      '{count, plural, one {It goes out as soon as the picture is there.} other {It goes out as soon as the pictures are there.}}',
      { count: pictures.length - failed.length },
    );
  if (failed.length === 0) return undefined;
  return t(
    'chat.the-message-goes-without',
    '{count, plural, one {The message goes without the picture that did not get through.} other {The message goes without the pictures that did not get through.}}',
    { count: failed.length },
  );
}

/** AI characters cannot see pictures. The server accepts none in a first message or in an open request. */
function mayHavePictures(room: Room): boolean {
  return !isCompanion(room) && room.request === null && room.lastSeq > 0;
}

function editLast({ store }: ChatRuntime, { id }: Room, log: RoomLog): void {
  const message = lastEditable(log);
  if (message !== undefined) store.update(id, { about: { kind: 'edit', message } });
}

/** Returns the person's last message if they may still edit it, else undefined. */
function lastEditable({ messages, me }: RoomLog): Message | undefined {
  const last = messages.findLast((message) => message.senderId === me && message.isDeleted !== true);
  const isFresh =
    last !== undefined &&
    last.plan === undefined &&
    last.gift === undefined &&
    (last.voice ?? last.gif ?? last.party) === undefined &&
    mayBeEdited(last);
  return isFresh && isThere(last) ? last : undefined;
}
