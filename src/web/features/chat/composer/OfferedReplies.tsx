import type { Message } from '#contract/chat.ts';
import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import { t } from '#web/words/words.ts';

/** Returns the last line of the other side in a conversation that is at its end; undefined while own lines wait. */
export function lastOfOther({ messages, pending, past, me }: RoomLog): Message | undefined {
  if (past !== null || pending.length > 0) return undefined;
  const last = messages.findLast(({ notice }) => notice === undefined);
  return last === undefined || last.senderId === me ? undefined : last;
}

interface OfferedRepliesProps {
  replies: readonly string[];
  onSend: (text: string) => void;
}

/** What the person may answer with one tap, as outlined bubbles on their own side. */
export function OfferedReplies({ replies, onSend }: OfferedRepliesProps) {
  return (
    <ul
      aria-label={t('chat.answers-to-choose-from', 'Answers to choose from')}
      className="flex shrink-0 flex-col items-end gap-2 px-4 pt-2 pb-1"
    >
      {replies.map((reply) => (
        <li key={reply} className="max-w-[85%]">
          <button
            type="button"
            onClick={() => onSend(reply)}
            className="min-h-11 rounded-bubble rounded-br-[4px] border-2 border-ink bg-paper px-4 py-2 text-left font-medium [overflow-wrap:anywhere] transition-colors hover:bg-paper-2"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
