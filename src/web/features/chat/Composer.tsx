import { MESSAGE_MAX, type Room } from '#contract/chat.ts';
import { useDraft } from '#web/platform/drafts.ts';
import { MessageBox } from '#web/ui/MessageBox.tsx';
import type { ChatRuntime } from './chat.runtime.ts';
import { isCompanion } from './people.ts';

/** Where one writes. What stands in it is kept through a reload; what leaves it is in the outbox. */
export function Composer({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const [text, setText] = useDraft(runtime.store.me, room.id);
  const content = cleaned(text);
  const left = MESSAGE_MAX - [...content].length;
  return (
    <MessageBox
      label={`Message ${room.name}`}
      value={text}
      onChange={(typed) => {
        setText(typed);
        if (typed.trim() !== '') runtime.typing(room.id);
      }}
      onSend={() => {
        setText('');
        runtime.send(room.id, content);
      }}
      canSend={content !== '' && left >= 0}
      left={left}
      countFrom={60}
      tone={isCompanion(room) ? 'iris' : 'lime'}
    />
  );
}

/** What would be sent: as the server stores it, so that a bubble never changes when it is confirmed. */
function cleaned(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').normalize('NFC').trim();
}
