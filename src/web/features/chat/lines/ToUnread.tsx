import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';
import { ArrowUp } from '#web/ui/icons/ArrowUp.ts';
import { t } from '#web/words/words.ts';
import { isUnread } from './rows.ts';
import type { useUnread } from './useUnread.ts';

interface ToUnreadProps {
  room: Room;
  runtime: ChatRuntime;
  unread: ReturnType<typeof useUnread>;
  onJump: (seq: number) => void;
}

/** A button that loads and scrolls up to the first unread message. It shows while unread messages above are missing. */
export function ToUnread({ room, runtime, unread: { count, isAbove, readSeq }, onJump }: ToUnreadProps) {
  const [isDone, setDone] = useState(false);
  if (!isAbove || isDone) return null;
  const lead = async (): Promise<void> => {
    await runtime.reach(room.id, Math.max(1, readSeq)).catch(() => false);
    const { messages } = shownOf(runtime.store.get(room.id).log);
    const seq = messages.find((one) => isUnread(one, { readSeq, me: runtime.store.me }))?.seq;
    if (seq === undefined) return;
    setDone(true);
    onJump(seq);
  };
  return (
    <div className="relative z-10 h-0">
      <button
        type="button"
        onClick={() => void lead()}
        className="absolute top-3 left-1/2 flex h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-paper px-4 text-sm font-semibold whitespace-nowrap transition-colors hover:bg-paper-2"
      >
        {newWords(count)}
        <ArrowUp size={18} />
      </button>
    </div>
  );
}

/** Returns the text for a number of new messages. The server counts no further than 100. */
export function newWords(count: number): string {
  return count > 99
    ? t('chat.many-new', '99+ new')
    : t('chat.count-new', '{count, plural, one {# new} other {# new}}', { count });
}
