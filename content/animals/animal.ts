/**
 * An animal in one color, in a box of 32 × 32: filled shapes, and in some drawings lines that are two units wide.
 * With `evenOdd`, a shape within a shape is a hole.
 */
export type AnimalDrawing = { paths: readonly string[]; lines?: readonly string[]; evenOdd?: true };
