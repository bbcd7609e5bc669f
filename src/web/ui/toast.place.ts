/** A rectangle of the window, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Window {
  height: number;
  /** From the top downwards on a phone, from the bottom upwards on a desk. */
  from: 'top' | 'bottom';
}

interface Toast {
  left: number;
  right: number;
  height: number;
  /** Its present position; it stays there unless another one is better. */
  now?: number | undefined;
}

/** Headers and primary actions are never covered; what is tapped and read as little as can be. */
export interface Surroundings {
  never: readonly Box[];
  /** Headings, fields, buttons and links. */
  taps: readonly Box[];
  texts: readonly Box[];
}

const GAP = 8;
const STEP = 4;
/** A px² of something to tap counts as this many of a text, and one of what is never covered as more than any window has. */
const TAP = 4;
const NEVER = 1e8;

/** Returns the top edge of the position that covers least; of equal ones, the present or the nearest to its edge. */
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

/** The px² that two boxes share. */
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
