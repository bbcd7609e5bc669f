import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

interface BubbleProps {
  isMine: boolean;
  /** The author's name, for people who cannot see the side of the bubble. */
  author: string;
  content: string;
  /** True for the last bubble of a group, whose corner points to the author. */
  isTail: boolean;
  isFaint?: boolean;
  /** True when an AI wrote the message. */
  isAi?: boolean;
  /** The actions beside the bubble. */
  more?: ReactNode;
}

export function Bubble({ isMine, author, content, isTail, isFaint, isAi, more }: BubbleProps) {
  return (
    <div className={cx('group/bubble flex items-center', isMine && 'justify-end')}>
      <p
        className={cx(
          'max-w-[82%] rounded-bubble px-4 py-2.5 break-words whitespace-pre-wrap [overflow-wrap:anywhere] md:max-w-[34rem]',
          isMine ? 'bg-mine text-on-mine' : isAi ? 'bg-iris-soft' : 'bg-paper-3',
          isTail && (isMine ? 'rounded-br-[6px]' : 'rounded-bl-[6px]'),
          isFaint && 'opacity-70',
        )}
      >
        <span className="sr-only">{author}: </span>
        {/* The words decide their own direction; the author's name has no say in it. */}
        <span dir="auto" className="block">
          {content}
        </span>
      </p>
      {more}
    </div>
  );
}
