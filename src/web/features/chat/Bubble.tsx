import { cx } from '#web/ui/cx.ts';

interface BubbleProps {
  isMine: boolean;
  /** Whose words these are, for those who do not see on which side they stand. */
  author: string;
  content: string;
  /** The last of its group has the corner that points to its author. */
  isTail: boolean;
  isFaint?: boolean;
  /** Said by an AI. */
  isAi?: boolean;
}

export function Bubble({ isMine, author, content, isTail, isFaint, isAi }: BubbleProps) {
  return (
    <div className={cx('flex', isMine && 'justify-end')}>
      <p
        dir="auto"
        className={cx(
          'max-w-[82%] rounded-bubble px-4 py-2.5 break-words whitespace-pre-wrap [overflow-wrap:anywhere] md:max-w-[34rem]',
          isMine ? 'bg-mine text-on-mine' : isAi ? 'bg-iris-soft' : 'bg-paper-3',
          isTail && (isMine ? 'rounded-br-[6px]' : 'rounded-bl-[6px]'),
          isFaint && 'opacity-70',
        )}
      >
        <span className="sr-only">{author}: </span>
        {content}
      </p>
    </div>
  );
}
