/**
 * Members get numbers of people only as multiples of this, and below it at most whether there is anybody, so that the
 * difference of two answers does not reveal one person. See docs/decisions/014-no-ruler.md.
 */
export const FEW = 5;

/** Returns a multiple of five; 0 below five. */
export const inFives = (count: number): number => count - (count % FEW);

/** Returns a multiple of five; 1 for 1 to 4, and 0 for 0. */
export const orSomebody = (count: number): number => (count < FEW ? Math.min(count, 1) : inFives(count));
