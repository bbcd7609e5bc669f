/** What the line did in one interval between two measurements. */
export interface Measure {
  /** The share of packets that were lost, 0 to 1, the worse of the two directions. */
  loss: number;
  /** The round trip in milliseconds; undefined until it is known. */
  roundTrip: number | undefined;
}

/** `good`: all is sent. `thin`: a small picture. `weak`: no picture, the voice goes on. */
export type Quality = 'good' | 'thin' | 'weak';

/** The limits of a bad interval: from here on a voice has gaps, or two people speak at once by accident. */
const BAD = { loss: 0.08, roundTrip: 700 };
/** The limits of a good interval. Between the two, nothing changes. */
const GOOD = { loss: 0.02, roundTrip: 400 };
/** The bad intervals in a row before the picture gets smaller, and again before it goes. */
const BAD_ROWS = 2;
/** The good intervals in a row before the picture comes back by one step; slower, so that it does not flicker. */
const GOOD_ROWS = 5;

const steps: readonly Quality[] = ['good', 'thin', 'weak'];

/** Returns a function that takes a measure after each interval and returns the quality of the line. */
export function watchQuality(): (measure: Measure) => Quality {
  let at = 0;
  let [bad, good] = [0, 0];
  return ({ loss, roundTrip = 0 }) => {
    const isBad = loss >= BAD.loss || roundTrip >= BAD.roundTrip;
    const isGood = loss <= GOOD.loss && roundTrip <= GOOD.roundTrip;
    bad = isBad ? bad + 1 : 0;
    good = isGood ? good + 1 : 0;
    if (bad >= BAD_ROWS) [at, bad] = [Math.min(at + 1, steps.length - 1), 0];
    if (good >= GOOD_ROWS) [at, good] = [Math.max(at - 1, 0), 0];
    return steps[at] ?? 'good';
  };
}

/** The counters of a connection since it began. */
export interface Counters {
  received: number;
  lost: number;
  /** The share of our own packets that the other side misses, as it says, 0 to 1. */
  lostThere: number;
  roundTrip: number | undefined;
}

/** Returns what happened between two readings of the counters. */
export function between(before: Counters | undefined, now: Counters): Measure {
  const received = now.received - (before?.received ?? 0);
  const lost = Math.max(0, now.lost - (before?.lost ?? 0));
  const loss = received + lost > 0 ? lost / (received + lost) : 0;
  return { loss: Math.max(loss, now.lostThere), roundTrip: now.roundTrip };
}
