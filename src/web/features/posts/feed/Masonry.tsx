import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/** The height of a row of the grid, in pixels. */
const ROW = 4;
/** The space below a card, in pixels. */
const SPACE = 16;
/** The number of rows of an unmeasured card. */
const ROWS = 60;
const MOST_KNOWN = 2000;
/** How far a card may paint outside its cell: its focus ring and its contour lines need this space. */
const CLIP_MARGIN = '24px';

type Measure = { width: number; height: number };
/** The last measured size of each card in pixels, kept so that "back" shows the same columns. */
const known = new Map<string, Measure>();

function remember(name: string, measure: Measure): void {
  known.delete(name);
  known.set(name, measure);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? '');
}

interface CellProps {
  /** Identifies the content; the same content has the same name in every list. */
  name: string;
  /** True for a card far from the screen: once it is measured, it unmounts and only its space stays. */
  isAway?: boolean;
  /** True for a cell that takes the whole width of a phone. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A cell of a grid with `auto-rows-[4px]`, as high as its content. The grid fills each column from the top: the next
 * card goes into the column that has room first. The browser paints a measured cell only near the screen; a new width
 * causes a new measurement.
 */
export function Cell({ name, isAway = false, isWide = false, children }: CellProps) {
  const outside = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState<Measure | undefined>(() => known.get(name));
  const [width, setWidth] = useState<number>();
  // Measured before the first paint, because the observer would be late and the cards below would move.
  useLayoutEffect(() => {
    const [outer, inner] = [outside.current, inside.current];
    if (outer === null || inner === null || outer.clientWidth === 0 || known.has(name)) return;
    const now = { width: outer.clientWidth, height: inner.offsetHeight };
    remember(name, now);
    setMeasure(now);
  }, [name]);
  useEffect(() => {
    const [outer, inner] = [outside.current, inside.current];
    if (outer === null || inner === null || isAway) return undefined;
    const watch = new ResizeObserver(() => {
      setWidth(outer.clientWidth);
      // While the browser does not paint the card, its size is only the reserved size.
      if (inner.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) !== true) return;
      const now = { width: outer.clientWidth, height: inner.offsetHeight };
      remember(name, now);
      setMeasure((before) => (before?.width === now.width && before.height === now.height ? before : now));
    });
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [name, isAway]);
  const isKnown = measure !== undefined && (width === undefined || width === measure.width);
  const rows = measure === undefined ? ROWS : Math.ceil((measure.height + SPACE) / ROW);
  return (
    // `contain: strict`: a change in a card affects only its own layout, not the grid of thousands of rows.
    <div
      ref={outside}
      data-anchor={name}
      // A focused cell is above its neighbors, so that their contour lines do not cover its focus ring.
      className={cx('min-w-0 [contain:strict] focus-within:z-10', isWide && 'max-md:col-span-full')}
      style={{ gridRow: `span ${rows}`, overflowClipMargin: CLIP_MARGIN }}
    >
      {!(isAway && isKnown) && (
        <div
          ref={inside}
          style={
            isKnown
              ? {
                  contentVisibility: 'auto',
                  containIntrinsicBlockSize: `${measure.height}px`,
                  overflowClipMargin: CLIP_MARGIN,
                }
              : undefined
          }
        >
          {children}
        </div>
      )}
    </div>
  );
}
