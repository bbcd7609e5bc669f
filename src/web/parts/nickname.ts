/** A nickname's longest length, and the length at which its count turns yellow. */
export const NICKNAME = { max: 15, near: 13 } as const;
