import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Time, ids and chance reach the rules only through these, so that tests choose them. */
export interface Clock {
  now: () => Date;
}
export type NewId = () => string;
/** A number in [0, 1). */
export type Rng = () => number;

export const systemClock: Clock = { now: () => new Date() };

/** UUIDv7: rises with time, so that fresh rows lie together in an index. */
export const newUuid: NewId = () => v7();

export const systemRng: Rng = () => randomInt(2 ** 47) / 2 ** 47;
