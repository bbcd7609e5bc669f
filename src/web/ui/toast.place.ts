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
}

/** Headers and primary actions are never covered; the rest (headings, fields, buttons, links) where there is room. */
export interface Surroundings {
  never: readonly Box[];
  rather: readonly Box[];
}

const GAP = 8;
const STEP = 4;
/** How far a toast may move into the page to spare what is there. */
const REACH = 0.8;

/** Returns the toast's top edge: the first place that covers nothing, else the first that covers no header and no primary action. */
export function placeToast(toast: Toast, { height, from }: Window, { never, rather }: Surroundings): number {
  const places = [...placesOf(toast.height, height, from)];
  const at = (top: number): Box => ({ left: toast.left, right: toast.right, top, bottom: top + toast.height });
  const isFree = (top: number, boxes: readonly Box[]): boolean => !boxes.some((box) => doOverlap(at(top), box));
  const clear = places.filter((top) => isFree(top, never));
  return clear.find((top) => isFree(top, rather)) ?? clear[0] ?? places[0] ?? GAP;
}

export function doOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function* placesOf(own: number, height: number, from: Window['from']): Generator<number> {
  for (let moved = GAP; moved <= height * REACH; moved += STEP) yield from === 'top' ? moved : height - own - moved;
}
