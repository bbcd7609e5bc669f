import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type BubbleProps = {
  /** Whose words these are, for those who do not see on which side they stand. */
  author: 'You' | 'Wyn';
  children: string;
  /** Below the words: the time, what can be done with them. */
  foot?: ReactNode;
};

export function WynBubble({ author, children, foot }: BubbleProps) {
  const isMine = author === 'You';
  return (
    <div className={cx('flex', isMine && 'justify-end')}>
      <div
        className={cx(
          'max-w-[85%] min-w-0 rounded-bubble px-4 py-3',
          isMine ? 'rounded-br-[6px] bg-mine text-on-mine' : 'rounded-bl-[6px] bg-iris-soft text-ink',
        )}
      >
        <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          <span className="sr-only">{author}: </span>
          {children}
        </p>
        {foot}
      </div>
    </div>
  );
}

/** That this is an AI, said beside the conversation where it is due. */
export function WynDisclosure({ words }: { words: string | null }) {
  return words === null ? null : <p className="mx-auto max-w-xs pb-3 text-center text-xs text-ink-2">{words}</p>;
}

/** Three dots where the answer will stand. */
export function WynDots() {
  return (
    <p
      role="img"
      aria-label="Wyn is typing"
      className="flex h-12 w-fit items-center gap-1.5 rounded-bubble rounded-bl-[6px] bg-iris-soft px-5"
    >
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="skeleton size-2.5 rounded-full bg-iris"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
    </p>
  );
}
