import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The height of a row of the grid, and the space below a card, in pixels. */
const ROW = 4;
const SPACE = 16;

/**
 * A cell of a grid with `auto-rows-[4px]` that is as high as what is in it. The grid fills each column from its top, so that
 * the next one in reading order stands where there is room first.
 */
export function Cell({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(60);
  useEffect(() => {
    const element = inside.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => setRows(Math.ceil((element.offsetHeight + SPACE) / ROW)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="min-w-0" style={{ gridRow: `span ${rows}` }}>
      <div ref={inside}>{children}</div>
    </div>
  );
}
