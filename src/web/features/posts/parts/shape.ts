/** A taller or wider picture is cut. */
const [NARROWEST, WIDEST] = [0.7, 1.8];

/** Returns the width of a post's picture through its height, as it is shown. */
export const shapeOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(WIDEST, Math.max(NARROWEST, width / height));
