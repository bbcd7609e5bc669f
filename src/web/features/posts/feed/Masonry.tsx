import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The height of a row of the grid, and the space below a card, in pixels. */
const ROW = 4;
const SPACE = 16;
/** Until it is measured. */
const ROWS = 60;
const MOST_KNOWN = 2000;
/** Room around a card for a focus ring, and for its lines. */
const CLIP_MARGIN = '24px';

/** The height and the width of each card in pixels, so that "back" shows the same columns. */
type Measure = { width: number; height: number };
const known = new Map<string, Measure>();

function remember(name: string, measure: Measure): void {
  known.delete(name);
  known.set(name, measure);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? '');
}

interface CellProps {
  /** The content, which is the same in every place. */
  name: string;
  /** True when only its space is kept, because it is far from the screen. */
  isAway?: boolean;
  children: ReactNode;
}

/**
 * A cell of a grid with `auto-rows-[4px]` that is as high as what is in it. The grid fills each column from its top, so
 * that the next one in reading order goes where there is room first. Once it is measured, the browser paints it near
 * the screen only; a new width is a new measure.
 */
export function Cell({ name, isAway = false, children }: CellProps) {
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
      // An unpainted element has the size that it was given.
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
    // A change in a card affects only the layout of this card, not the grid of thousands of rows.
    <div
      ref={outside}
      data-anchor={name}
      // Its focus ring lies over the contour lines of its neighbors.
      className="min-w-0 [contain:strict] focus-within:z-10"
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
