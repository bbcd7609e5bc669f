import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** The only source of time for rules, so that tests choose it; ids and randomness have the same. */
export interface Clock {
  now: () => Date;
}
export type NewId = () => string;
/** A number in [0, 1). */
export type Rng = () => number;

export const systemClock: Clock = { now: () => new Date() };

/** Returns a UUIDv7, which rises with time, so that new rows are adjacent in an index. */
export const newUuid: NewId = () => v7();

export const systemRng: Rng = () => randomInt(2 ** 47) / 2 ** 47;
