import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/**
 * The only source of time for rules, so that tests can choose the time. `NewId` and `Rng` are the same for ids and
 * chance.
 */
export interface Clock {
  now: () => Date;
}
export type NewId = () => string;
/** Returns a random number in [0, 1). */
export type Rng = () => number;

export const systemClock: Clock = { now: () => new Date() };

/** Random bytes for 256 ids: one system call per id would take ten times as long as making the id. */
const random = Buffer.alloc(256 * 16);
let used = random.length;
/** The millisecond of the newest id. */
let msecs = 0;
/** The sequence number of the newest id within its millisecond. */
let seq = 0;

/** Returns a UUIDv7. Such ids rise with time, so new rows are adjacent in an index. */
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
    // The random start leaves half of the range for counting up.
    seq = own.readUInt32BE(6) >>> 1;
  } else seq += 1;
  return v7({ random: own, msecs, seq });
};

export const systemRng: Rng = () => randomInt(2 ** 47) / 2 ** 47;
