/**
 * What members are told of numbers of people, so that nobody learns about one of them by asking twice: fives, and below
 * five only whether there is anybody. See docs/decisions/014-no-ruler.md.
 */
export const FEW = 5;

/** In fives; 0 below five. */
export const inFives = (count: number): number => count - (count % FEW);

/** In fives, and 1 for the few below five. */
export const orSomebody = (count: number): number => (count < FEW ? Math.min(count, 1) : inFives(count));
