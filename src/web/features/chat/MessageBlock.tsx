import { memo, useEffect, useRef } from 'react';
import { Bubble } from './Bubble.tsx';
import { isSameBlock, rowsOf, type Block } from './rows.ts';
import { clockTime, dayLabel } from './times.ts';
import { Check } from '#web/ui/icons/Check.ts';

interface MessageBlockProps {
  block: Block;
  me: number;
  /** What the other side is called. */
  name: string;
  /** Today's local midnight, in milliseconds: day separators change with it. */
  today: number;
  /** The conversation's last word is one's own, and in this block. */
  isOwnLast: boolean;
}

/** Some forty messages, drawn again only when one of them or a neighbour changes. */
export const MessageBlock = memo(function MessageBlock({ block, me, name, today, isOwnLast }: MessageBlockProps) {
  const list = useRef<HTMLOListElement>(null);
  useSkippedWhenFar(list);
  const rows = rowsOf(block);
  return (
    <ol ref={list} className="[contain-intrinsic-size:auto_40rem]">
      {rows.map(({ message, opensDay, closesGroup }, at) => {
        const isMine = message.senderId === me;
        return (
          <li key={message.id} className={closesGroup ? 'pb-3' : 'pb-1'}>
            {opensDay && (
              <p className="py-3 text-center text-xs font-semibold text-ink-2">
                {dayLabel(message.createdAt, new Date(today))}
              </p>
            )}
            <Bubble isMine={isMine} author={isMine ? 'You' : name} content={message.content} isTail={closesGroup} />
            {closesGroup && (
              <p
                className={`tabular mt-1 flex items-center gap-1 px-1 text-xs text-ink-2 ${isMine ? 'justify-end' : ''}`}
              >
                <time dateTime={message.createdAt}>{clockTime(message.createdAt)}</time>
                {isMine && <Check size={15} {...(isOwnLast && at === rows.length - 1 ? {} : { label: 'Sent' })} />}
                {isOwnLast && at === rows.length - 1 && 'Sent'}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}, areEqual);

function areEqual(a: MessageBlockProps, b: MessageBlockProps): boolean {
  return (
    a.me === b.me &&
    a.name === b.name &&
    a.today === b.today &&
    a.isOwnLast === b.isOwnLast &&
    isSameBlock(a.block, b.block)
  );
}

/**
 * Lets the browser skip the block while it is far from the screen. Only once it has been laid out: its height is
 * then remembered exactly, so that nothing jumps when it is scrolled to.
 */
function useSkippedWhenFar(list: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => list.current?.style.setProperty('content-visibility', 'auto'));
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}
