import { DAY_MS } from '#contract/durations.ts';
import { LEAST_COUNTED, type Total } from '#contract/operator.community.ts';
import { addDays, mondayOf, type CalendarDate } from '#server/platform/zones.ts';

/** The largest count that is said as "few". */
const MOST_HIDDEN = LEAST_COUNTED - 1;
/** The least weeks whose hidden counts are added up together where one week says nothing. */
const WEEKS_A_BLOCK = 4;
/** A Monday on which a block begins. */
const FIRST_BLOCK = '2024-01-01';

/** What may be said of the hidden counts of one kind. Everything that leaves the server is computed from this alone. */
export interface Released {
  from: CalendarDate;
  /** The counts of the days; null is few. */
  days: (number | null)[];
  /** By the last day of a week that is over: the sum of its few days; undefined if it has to stay hidden. */
  weeks: Map<CalendarDate, number | undefined>;
  /** By the last day of a block that is over: what its weeks keep hidden, or a part of that. */
  blocks: Map<CalendarDate, number>;
}

/**
 * Hides the small counts of days, and releases sums of them from which no hidden count can be computed: with
 * everything that is released, each of them can still be anything from 0 to 4. See docs/decisions/068-few.md.
 */
export function release(from: CalendarDate, counts: readonly number[]): Released {
  const days = counts.map((count) => (count < LEAST_COUNTED ? null : count));
  const released: Released = { from, days, weeks: new Map(), blocks: new Map() };
  let [kept, hiddenWeeks] = [0, 0];
  for (const { last, hidden } of weeksOf(from, counts)) {
    const sum = hidden.reduce((all, one) => all + one, 0);
    const isSaid = hidden.length === 0 || (sum >= LEAST_COUNTED && sum <= mostOf(hidden.length));
    released.weeks.set(last, isSaid ? sum : undefined);
    if (!isSaid) [kept, hiddenWeeks] = [kept + sum, hiddenWeeks + 1];
    // A block with too few such weeks goes on, whatever they hide.
    if (!isEndOfBlock(last) || mostOf(hiddenWeeks) < LEAST_COUNTED) continue;
    const said = kept < LEAST_COUNTED ? 0 : Math.min(kept, mostOf(hiddenWeeks));
    released.blocks.set(last, said);
    [kept, hiddenWeeks] = [kept - said, 0];
  }
  return released;
}

/** The largest sum of `parts` hidden counts that leaves any one of them free: the others alone can reach it. */
const mostOf = (parts: number): number => MOST_HIDDEN * Math.max(0, parts - 1);

/** Rounds a count that still grows down to a multiple of LEAST_COUNTED. */
export const inFives = (count: number): number => count - (count % LEAST_COUNTED);

function weeksOf(from: CalendarDate, counts: readonly number[]): { last: CalendarDate; hidden: number[] }[] {
  const weeks: { last: CalendarDate; hidden: number[] }[] = [];
  let hidden: number[] = [];
  for (const [at, count] of counts.entries()) {
    const day = addDays(from, at);
    if (count < LEAST_COUNTED) hidden.push(count);
    if (day !== sundayOf(day)) continue;
    weeks.push({ last: day, hidden });
    hidden = [];
  }
  return weeks;
}

export const sundayOf = (day: CalendarDate): CalendarDate => addDays(mondayOf(day), 6);

function isEndOfBlock(sunday: CalendarDate): boolean {
  return daysBetween(FIRST_BLOCK, addDays(sunday, 1)) % (7 * WEEKS_A_BLOCK) === 0;
}

/** Returns what the released counts add up to after each day. A sum of hidden days comes with the last of them. */
export function sums({ from, days, weeks, blocks }: Released): number[] {
  let sum = 0;
  return days.map((count, at) => {
    const day = addDays(from, at);
    sum += (count ?? 0) + (weeks.get(day) ?? 0) + (blocks.get(day) ?? 0);
    return sum;
  });
}

/** The days of a week that may be added up: all of them if the sum of its few days is released, else the others. */
export function daysAddedUp({ from, days, weeks }: Released, sunday: CalendarDate): number[] {
  const isSaid = weeks.get(sunday) !== undefined;
  const first = daysBetween(from, addDays(sunday, -6));
  return Array.from({ length: 7 }, (_, n) => first + n).filter((at) => at >= 0 && (isSaid || days[at] !== null));
}

/** Returns how many days after `from` a day is. */
export const daysBetween = (from: CalendarDate, day: CalendarDate): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS);

/** What the released counts of the days from `first` to `last` add up to. */
export function totalOf(released: Released, first: CalendarDate, last: CalendarDate): Total {
  let [sum, isAbout] = [0, false];
  for (const [at, count] of released.days.entries()) {
    const day = addDays(released.from, at);
    if (day < first || day > last) continue;
    const [monday, sunday] = [mondayOf(day), sundayOf(day)];
    const isWhole = sunday <= last && (monday >= first || released.from >= first);
    const ofWeek = isWhole ? released.weeks.get(sunday) : undefined;
    const ofBlock = released.blocks.get(day) ?? 0;
    sum += (count ?? 0) + (day === sunday ? (ofWeek ?? 0) : 0) + ofBlock;
    if ((count === null && ofWeek === undefined) || ofBlock > 0) isAbout = true;
  }
  return { count: sum < LEAST_COUNTED ? null : sum, isAbout };
}
