import { memo, useEffect, useRef } from 'react';
import type { LineView } from './line.view.ts';
import { MessageLine } from './MessageLine.tsx';
import { isSameBlock, rowsOf, type Block } from './rows.ts';
import { useLongPress } from './useLongPress.ts';

interface MessageBlockProps extends LineView {
  block: Block;
  /** The people whose lines stay folded until they are opened. */
  folded: ReadonlySet<number>;
}

/** Some forty messages, which render again only when one of them or a neighbour changes. */
export const MessageBlock = memo(function MessageBlock({ block, folded, ...view }: MessageBlockProps) {
  const list = useRef<HTMLOListElement>(null);
  useSkippedWhenFar(list);
  useLongPress(list);
  const rows = rowsOf(block, folded);
  return (
    <ol ref={list} className="[contain-intrinsic-size:auto_40rem]">
      {rows.map((row, at) => {
        const { message, opensDay } = row;
        const before = rows[at - 1]?.message ?? block.before;
        const isFirst = opensDay || before?.senderId !== message.senderId || before.notice !== undefined;
        return <MessageLine key={message.id} row={row} isFirst={isFirst} view={view} />;
      })}
    </ol>
  );
}, areEqual);

function areEqual(a: MessageBlockProps, b: MessageBlockProps): boolean {
  return (
    a.me === b.me &&
    a.onJump === b.onJump &&
    a.isCounted === b.isCounted &&
    a.name === b.name &&
    a.names === b.names &&
    a.isAi === b.isAi &&
    a.isDemo === b.isDemo &&
    a.folded === b.folded &&
    a.today === b.today &&
    a.ownLast === b.ownLast &&
    a.unread === b.unread &&
    a.bothering === b.bothering &&
    isSameBlock(a.block, b.block)
  );
}

/**
 * Lets the browser skip the block's layout while it is far from the screen. The block is laid out once before, so the
 * browser remembers its exact height and nothing jumps when it scrolls into view.
 */
function useSkippedWhenFar(list: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => list.current?.style.setProperty('content-visibility', 'auto'));
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}
