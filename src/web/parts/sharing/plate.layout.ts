/** The size of the picture in px. Feeds show a picture with sides of 4 to 5 without cropping it. */
export const PICTURE = { width: 1080, height: 1350 } as const;
/** The ruled frame of the plate. */
export const FRAME = { x: 48, y: 48, width: 984, height: 1174 } as const;
/** The distance between the frame and the words. */
const PAD = 56;
export const LEFT = FRAME.x + PAD;
export const RIGHT = FRAME.x + FRAME.width - PAD;

type Face = 'display' | 'text' | 'latin';

export interface Lettering {
  face: Face;
  weight: number;
  /** The size in px. */
  size: number;
}
/** Returns the width of a text in px. The device's fonts determine the width, so a layout receives this function. */
export type Measure = (text: string, lettering: Lettering) => number;

export interface PlateText extends Lettering {
  text: string;
  x: number;
  /** The position of the baseline. */
  y: number;
  align: 'left' | 'right';
  ink: 'ink' | 'ink-2';
}

export interface PictureLayout {
  words: PlateText[];
  /** The square of the animal. */
  animal: { x: number; y: number; size: number };
  /** The lines of the descriptors, filled from the left up to `share` of their width. */
  bars: { y: number; share: number }[];
  /** The position of the hairline above the bars, if there are any. */
  rule: number | undefined;
}

/** The smallest scale of a text. The end of a text that does not fit at this scale is cut off. */
const SMALLEST = 0.6;

/** Returns a text in its size if it fits, else smaller. If it is still too long, its end becomes an ellipsis. */
export function fit(
  text: string,
  lettering: Lettering,
  { width, measure }: { width: number; measure: Measure },
): Lettering & { text: string } {
  const wide = measure(text, lettering);
  if (wide <= width) return { ...lettering, text };
  // Scales slightly below the exact proportion, because widths do not shrink quite in step with the size.
  const size = Math.max(Math.floor(lettering.size * (width / wide) * 0.99), Math.ceil(lettering.size * SMALLEST));
  const smaller = { ...lettering, size };
  const letters = [...text];
  let kept = letters.length;
  const shortened = (): string => (kept === letters.length ? text : `${letters.slice(0, kept).join('').trimEnd()}…`);
  while (kept > 1 && measure(shortened(), smaller) > width) kept -= 1;
  return { ...smaller, text: shortened() };
}
