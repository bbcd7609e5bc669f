/**
 * Rounds numbers of people for members, so that comparing two answers never reveals one person: multiples of five, and
 * below five only whether there is anybody. See docs/decisions/014-no-ruler.md.
 */
export const FEW = 5;

/** Returns a multiple of five; 0 below five. */
export const inFives = (count: number): number => count - (count % FEW);

/** Returns a multiple of five; 1 for 1 to 4. */
export const orSomebody = (count: number): number => (count < FEW ? Math.min(count, 1) : inFives(count));
