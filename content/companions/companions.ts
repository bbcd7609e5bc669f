import type { Companion } from './companion.ts';

/** The authored AI characters, in the order of their numbers. */
export const companions: readonly Companion[] = [];
