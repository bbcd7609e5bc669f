/** Absorbs the error of binary fractions, so that 0.285 × 100 rounds as 28.5 does. */
const ERROR = 1e-9;

/** Rounds a number of at least 0 half up, as one does by hand. All shown sums and percents go through it. */
export const rounded = (value: number): number => Math.floor(value + 0.5 + ERROR);
