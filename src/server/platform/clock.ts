import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** The only source of time for rules, so that tests choose it; ids and randomness have the same. */
export interface Clock {
  now: () => Date;
}
export type NewId = () => string;
/** A number in [0, 1). */
export type Rng = () => number;

export const systemClock: Clock = { now: () => new Date() };

/** Random bytes for 256 ids: to ask the system for those of one id takes ten times as long as to make it. */
const random = Buffer.alloc(256 * 16);
let used = random.length;
/** The millisecond of the newest id, and its number in it. */
let msecs = 0;
let seq = 0;

/** Returns a UUIDv7, which rises with time, so that new rows are adjacent in an index. */
export const newUuid: NewId = () => {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const own = random.subarray(used, used + 16);
  used += own.length;
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // Half of what there is remains to count on.
    seq = own.readUInt32BE(6) >>> 1;
  } else seq += 1;
  return v7({ random: own, msecs, seq });
};

export const systemRng: Rng = () => randomInt(2 ** 47) / 2 ** 47;
