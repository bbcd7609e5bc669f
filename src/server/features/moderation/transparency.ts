import { HOUR_MS } from '#contract/durations.ts';
import { rounded } from '#contract/rounding.ts';
import type { z } from 'zod';
import { actions, appealOutcomes } from '#contract/moderation.decisions.ts';
import { LEAST_TOLD, type transparency, type TransparencyMonth } from '#contract/moderation.transparency.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countByMonth, hoursByMonth } from './transparency.queries.ts';

type TransparencyReport = z.input<typeof transparency.response>;

/** The number of months in the report, including this one. */
const MONTHS = 12;

/** Returns a function that counts at most once an hour and otherwise returns the last result. */
export function createTransparency(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<TransparencyReport> {
  let last: { at: number; told: Promise<TransparencyReport> } | undefined;
  return () => {
    const now = deps.clock.now();
    if (last !== undefined && now.getTime() - last.at < HOUR_MS) return last.told;
    const one = { at: now.getTime(), told: count(deps, now) };
    last = one;
    // The waiting caller gets the failure, and the next call counts again.
    one.told.catch(() => {
      if (last === one) last = undefined;
    });
    return one.told;
  };
}

async function count({ db }: Pick<Deps, 'db'>, now: Date): Promise<TransparencyReport> {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const [happened, hours] = [await countByMonth(db, since), await hoursByMonth(db, since)];
  const first = happened.map(({ month }) => month).toSorted()[0];
  const months = first === undefined ? [] : monthsBetween(first, now).map((month) => monthOf(month, happened, hours));
  return { countedAt: now.toISOString(), months };
}

/** Returns every month since the first month with an event, newest first. Later months without events are included. */
function monthsBetween(first: string, now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  ).filter((month) => month >= first);
}

function monthOf(
  month: string,
  happened: Awaited<ReturnType<typeof countByMonth>>,
  hours: Awaited<ReturnType<typeof hoursByMonth>>,
): TransparencyMonth {
  const told = (what: string): number | null =>
    enough(happened.find((one) => one.month === month && one.what === what)?.times);
  const median = hours.find((one) => one.month === month);
  return {
    month,
    reports: told('reports'),
    notices: told('notices'),
    cases: told('cases'),
    hidings: told('hidings'),
    decisions: recordOf(actions, told),
    appeals: told('appeals'),
    answers: recordOf(appealOutcomes, told),
    medianHours: median === undefined || enough(median.answers) === null ? null : rounded(median.hours * 10) / 10,
  };
}

/** Returns a count, or null when it is so small that it could be about one person. */
const enough = (times = 0): number | null => (times < LEAST_TOLD ? null : times);

const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
