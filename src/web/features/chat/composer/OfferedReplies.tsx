import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

interface Offered {
  replies: readonly string[];
  /** False while an answer is awaited: the replies only hold their place, so that nothing moves when new ones come. */
  isOpen: boolean;
}

/** Returns what the other side's last line offers; undefined without an offer, and far back in the log. */
export function offeredIn({ messages, pending, past, me }: RoomLog): Offered | undefined {
  const lines = messages.filter(({ notice }) => notice === undefined);
  const replies = past === null ? lines.findLast(({ senderId }) => senderId !== me)?.replies : undefined;
  return replies && { replies, isOpen: pending.length === 0 && lines.at(-1)?.senderId !== me };
}

interface OfferedRepliesProps {
  offered: Offered;
  onSend: (text: string) => void;
}

/** What the person may answer with one tap, as outlined bubbles on their own side. */
export function OfferedReplies({ offered: { replies, isOpen }, onSend }: OfferedRepliesProps) {
  return (
    <ul
      aria-label={t('chat.answers-to-choose-from', 'Answers to choose from')}
      inert={!isOpen}
      className={cx('flex shrink-0 flex-col items-end gap-2 px-4 pt-2 pb-1', !isOpen && 'invisible')}
    >
      {replies.map((reply) => (
        <li key={reply} className="max-w-[85%]">
          <button
            type="button"
            lang="en"
            onClick={() => onSend(reply)}
            className="min-h-11 rounded-bubble rounded-ee-[4px] border-2 border-ink bg-paper px-4 py-2 text-start font-medium [overflow-wrap:anywhere] transition-colors hover:bg-paper-2"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
