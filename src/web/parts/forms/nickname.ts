import { NICKNAME_MAX } from '#contract/accounts.ts';

/** The maximum length of a nickname, and the length from which its counter is yellow. */
export const NICKNAME = { max: NICKNAME_MAX, near: NICKNAME_MAX - 2 } as const;
