/**
 * An animal in one ink, in a box of 32 × 32: filled shapes, and (in those drawn by us) lines of two units.
 * With `evenOdd`, a shape within a shape is a hole.
 */
export type AnimalDrawing = { paths: readonly string[]; lines?: readonly string[]; evenOdd?: true };
