import { use } from 'react';
import { EDIT_MS } from '#contract/chat.changes.ts';
import type { Message, Room } from '#contract/chat.ts';
import { useDraft } from '#web/platform/drafts.ts';
import { MessageBox } from '#web/ui/MessageBox.tsx';
import { PausedNote, useIsPaused } from '#web/parts/PausedNote.tsx';
import { AboutBar } from './AboutBar.tsx';
import type { ChatRuntime } from './chat.runtime.ts';
import { useRoomState } from './chat.session.ts';
import { cleaned, leftOf } from './composing.ts';
import { EditBox } from './EditBox.tsx';
import { isThere, quoteOf } from './message.acts.ts';
import { MentionList } from './MentionList.tsx';
import { NamesContext, SOMEONE } from './names.ts';
import { PaceNote, usePace } from './Pace.tsx';
import { isCompanion } from './people.ts';
import { PictureButton } from './PictureButton.tsx';
import { PictureTray } from './PictureTray.tsx';
import type { RoomLog } from './room.log.ts';
import { SendQuestion } from './SendQuestion.tsx';
import { useMentions } from './useMentions.ts';
import { usePictureTray, type PictureTray as Tray } from './usePictureTray.ts';

type ComposerProps = { room: Room; runtime: ChatRuntime };

/** The field for a message, or for the edit of one. */
export function Composer({ room, runtime }: ComposerProps) {
  const { about, log } = useRoomState(runtime, room.id);
  // Chosen pictures wait while a message is edited.
  const tray = usePictureTray();
  const end = (): void => runtime.store.update(room.id, { about: null });
  // It may have been deleted, hidden or edited elsewhere meanwhile.
  const message =
    about === null ? undefined : (log.messages.find(({ id }) => id === about.message.id) ?? about.message);
  if (about?.kind === 'edit' && message !== undefined && isThere(message)) {
    return (
      <>
        <PausedNote />
        <EditBox key={message.id} room={room} runtime={runtime} message={message} onEnd={end} />
      </>
    );
  }
  return (
    <WriteBox
      room={room}
      runtime={runtime}
      tray={tray}
      answered={about?.kind === 'reply' ? message : undefined}
      onEnd={end}
    />
  );
}

interface WriteBoxProps extends ComposerProps {
  tray: Tray;
  /** The message that the next one answers. */
  answered: Message | undefined;
  onEnd: () => void;
}

/** Its draft survives a reload; sent messages go into the outbox. */
function WriteBox({ room, runtime, tray, answered, onEnd }: WriteBoxProps) {
  const [text, setText] = useDraft(runtime.store.me, room.id);
  const content = cleaned(text);
  const isPaused = useIsPaused();
  const takesPictures = !isPaused && mayHavePictures(room);
  const hasPictures = tray.pictures.length > 0;
  const left = leftOf(content);
  const { log } = useRoomState(runtime, room.id);
  const pace = usePace(room, log);
  const names = use(NamesContext);
  const mentions = useMentions(room, text, setText);
  const asked = log.pending.find(({ state }) => state === 'asked');
  return (
    <>
      <PausedNote />
      {answered !== undefined && (
        <AboutBar
          title={
            answered.senderId === runtime.store.me
              ? 'Reply to yourself'
              : `Reply to ${names === undefined ? room.name : (names.get(answered.senderId)?.name ?? SOMEONE)}`
          }
          words={answered.content}
          label="Stop replying"
          onEnd={onEnd}
        />
      )}
      <SendQuestion
        words={asked?.content}
        onSend={() => asked && runtime.retry(asked.clientId)}
        onEdit={() => {
          if (asked === undefined) return;
          runtime.discard(asked.clientId);
          // What was begun meanwhile stays.
          setText([asked.content, text].filter((one) => one !== '').join('\n'));
        }}
      />
      <PictureTray tray={tray} />
      <MentionList mentions={mentions} />
      <MessageBox
        onKey={mentions.onKey}
        offers={
          mentions.offered.length === 0
            ? undefined
            : { list: mentions.listId, chosen: `${mentions.listId}-${mentions.active}` }
        }
        before={takesPictures && <PictureButton isFull={tray.isFull} onFiles={tray.add} />}
        onFiles={takesPictures ? tray.add : undefined}
        label={`Message ${room.name}`}
        value={text}
        onChange={(typed) => {
          setText(typed);
          if (typed.trim() !== '') runtime.typing(room.id);
        }}
        onSend={() => {
          setText('');
          runtime.send(room.id, content, {
            ...(hasPictures && { pictures: tray.empty() }),
            ...(answered && { replyTo: quoteOf(answered) }),
          });
          onEnd();
        }}
        canSend={!isPaused && !pace.isHeld && (content !== '' || hasPictures) && tray.isReady && left >= 0}
        left={left}
        countFrom={60}
        takesFocus
        focusFor={answered?.id}
        onEscape={answered === undefined ? undefined : onEnd}
        onUp={() => {
          const message = lastEditable(log);
          if (message !== undefined) runtime.store.update(room.id, { about: { kind: 'edit', message } });
        }}
        tone={isCompanion(room) ? 'iris' : 'lime'}
      />
      <PaceNote pace={pace} />
    </>
  );
}

/** AI characters see none, and a first message to somebody has none. */
function mayHavePictures(room: Room): boolean {
  return !isCompanion(room) && room.request === null && room.lastSeq > 0;
}

/** Returns the person's last message, where they may still edit it. */
function lastEditable({ messages, me }: RoomLog): Message | undefined {
  const last = messages.findLast((message) => message.senderId === me && message.isDeleted !== true);
  const isFresh =
    last !== undefined &&
    last.plan === undefined &&
    last.gift === undefined &&
    Date.now() - Date.parse(last.createdAt) < EDIT_MS;
  return isFresh && isThere(last) ? last : undefined;
}
