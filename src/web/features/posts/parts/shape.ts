/** The limits of width divided by height; a picture beyond them is cropped. */
const [NARROWEST, WIDEST] = [0.7, 1.8];

/** Returns the width of a post's picture divided by its height, as shown. */
export const shapeOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(WIDEST, Math.max(NARROWEST, width / height));
