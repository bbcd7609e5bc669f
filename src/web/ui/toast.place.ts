/** A rectangle of the window, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Window {
  height: number;
  /** The edge at which the search for a position begins: the bottom from 1200 px on, else the top. */
  from: 'top' | 'bottom';
}

interface Toast {
  left: number;
  right: number;
  height: number;
  /** The current position, which is kept unless another position is better. */
  now?: number | undefined;
}

/** The boxes on the screen. A toast covers `never` only if every position does, and little of the others. */
export interface Surroundings {
  never: readonly Box[];
  /** Headings, fields, buttons and links. */
  taps: readonly Box[];
  texts: readonly Box[];
}

const GAP = 8;
const STEP = 4;
/** The cost of a covered px²: 1 for texts, TAP for elements to tap, and NEVER for what must stay free. */
const TAP = 4;
const NEVER = 1e8;

/** Returns the top of the position that covers least. Of equal positions, the current or else the first one wins. */
export function placeToast(toast: Toast, { height, from }: Window, surroundings: Surroundings): number {
  const places = [...placesOf(toast.height, height, from)];
  const { now } = toast;
  if (now !== undefined && now + toast.height <= height) places.unshift(now);
  const costs = places.map((top) => ({ top, cost: costOf(boxAt(toast, top), surroundings) }));
  const [first] = costs;
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best), first ?? { top: GAP, cost: 0 }).top;
}

const boxAt = ({ left, right, height }: Toast, top: number): Box => ({ left, right, top, bottom: top + height });

function costOf(own: Box, { never, taps, texts }: Surroundings): number {
  const under = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + common(own, box), 0);
  return under(never) * NEVER + under(taps) * TAP + under(texts);
}

/** Returns the area that two boxes share, in px². */
function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function doOverlap(one: Box, other: Box): boolean {
  return common(one, other) > 0;
}

function* placesOf(own: number, height: number, from: Window['from']): Generator<number> {
  const furthest = height - own;
  for (let moved = GAP; moved < furthest; moved += STEP) yield from === 'top' ? moved : height - own - moved;
  yield from === 'top' ? furthest : 0;
}
