/** The maximum length of a nickname, and the length from which its counter is yellow. */
export const NICKNAME = { max: 15, near: 13 } as const;
