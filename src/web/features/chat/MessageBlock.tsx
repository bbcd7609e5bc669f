import { memo, useEffect, useRef } from 'react';
import { helpText } from '#content/crisis.ts';
import { Bubble } from './Bubble.tsx';
import { isSameBlock, rowsOf, type Block } from './rows.ts';
import { clockTime, dayLabel } from './times.ts';
import { HelpCard } from '#web/ui/HelpCard.tsx';
import { Check } from '#web/ui/icons/Check.ts';

interface MessageBlockProps {
  block: Block;
  me: number;
  /** What the other side is called. */
  name: string;
  /** Whether the other side is an AI character. */
  isAi: boolean;
  /** Today's local midnight, in milliseconds: day separators change with it. */
  today: number;
  /** One's own latest message, if it is in this block: it says that it was sent. */
  ownLast: string | undefined;
}

/** Some forty messages, drawn again only when one of them or a neighbour changes. */
export const MessageBlock = memo(function MessageBlock({ block, me, name, isAi, today, ownLast }: MessageBlockProps) {
  const list = useRef<HTMLOListElement>(null);
  useSkippedWhenFar(list);
  const rows = rowsOf(block);
  return (
    <ol ref={list} className="[contain-intrinsic-size:auto_40rem]">
      {rows.map(({ message, opensDay, closesGroup, closesTime }) => {
        const isMine = message.senderId === me;
        const isLatestOwn = message.id === ownLast;
        return (
          <li key={message.id} className={closesTime ? 'pb-3' : closesGroup ? 'pb-2' : 'pb-1'}>
            {opensDay && (
              <p className="py-3 text-center text-xs font-semibold text-ink-2">
                {dayLabel(message.createdAt, new Date(today))}
              </p>
            )}
            {isAi && !isMine && message.content === helpText ? (
              <HelpCard />
            ) : (
              <Bubble
                isMine={isMine}
                author={isMine ? 'You' : name}
                content={message.content}
                isTail={closesGroup}
                isAi={isAi}
              />
            )}
            {(closesTime || isLatestOwn) && (
              <p
                className={`tabular mt-1 flex items-center gap-1 px-1 text-xs text-ink-2 ${isMine ? 'justify-end' : ''}`}
              >
                <time dateTime={message.createdAt}>{clockTime(message.createdAt)}</time>
                {isLatestOwn && (
                  <>
                    <Check size={15} />
                    Sent
                  </>
                )}
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
    a.isAi === b.isAi &&
    a.today === b.today &&
    a.ownLast === b.ownLast &&
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
