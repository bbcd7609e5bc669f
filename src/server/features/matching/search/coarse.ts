/**
 * Members get counts of people only in multiples of five. Below five, they learn at most whether there is anybody. The
 * difference of two answers then does not reveal one person. See docs/decisions/014-no-ruler.md.
 */
export const FEW = 5;

/** Returns a count rounded down to a multiple of five. */
export const inFives = (count: number): number => count - (count % FEW);

/** Returns a count rounded down to a multiple of five, but 1 for 1 to 4. */
export const orSomebody = (count: number): number => (count < FEW ? Math.min(count, 1) : inFives(count));
