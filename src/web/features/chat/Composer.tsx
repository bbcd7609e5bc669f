import { MESSAGE_MAX, type Room } from '#contract/chat.ts';
import { useDraft } from '#web/platform/drafts.ts';
import { MessageBox } from '#web/ui/MessageBox.tsx';
import { PausedNote, useIsPaused } from '#web/parts/PausedNote.tsx';
import type { ChatRuntime } from './chat.runtime.ts';
import { useRoomState } from './chat.session.ts';
import { isCompanion } from './people.ts';
import { PictureButton } from './PictureButton.tsx';
import { PictureTray } from './PictureTray.tsx';
import { SendQuestion } from './SendQuestion.tsx';
import { usePictureTray } from './usePictureTray.ts';

/** The field for a message. Its draft survives a reload; sent messages go into the outbox. */
export function Composer({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const [text, setText] = useDraft(runtime.store.me, room.id);
  const content = cleaned(text);
  const isPaused = useIsPaused();
  const tray = usePictureTray();
  const takesPictures = !isPaused && mayHavePictures(room);
  const hasPictures = tray.pictures.length > 0;
  const left = MESSAGE_MAX - [...content].length;
  const asked = useRoomState(runtime, room.id).log.pending.find(({ state }) => state === 'asked');
  return (
    <>
      <PausedNote />
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
      <MessageBox
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
          runtime.send(room.id, content, hasPictures ? tray.empty() : undefined);
        }}
        canSend={!isPaused && (content !== '' || hasPictures) && tray.isReady && left >= 0}
        left={left}
        countFrom={60}
        takesFocus
        tone={isCompanion(room) ? 'iris' : 'lime'}
      />
    </>
  );
}

/** AI characters see none, and a first message to somebody has none. */
function mayHavePictures(room: Room): boolean {
  return !isCompanion(room) && room.request === null && room.lastSeq > 0;
}

/** Returns the text as the server will store it, so that a bubble does not change when it is confirmed. */
function cleaned(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').normalize('NFC').trim();
}
