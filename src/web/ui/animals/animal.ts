/** An animal in one ink, in a box of 32 × 32. */
export type AnimalDrawing = { paths: readonly string[]; evenOdd?: true };
