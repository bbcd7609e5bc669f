import fc from 'fast-check';
import { moved, plotted, returnDays } from '#contract/operator.community.ts';
import { ANSWER_MINUTES, type DayCount } from '#server/features/operator/community/day-count.ts';
import type { Released } from '#server/features/operator/community/release.ts';
import { addDays, mondayOf, type CalendarDate } from '#server/platform/zones.ts';

/** Kinds of counts, each of which is released on its own. */
export const kinds = [...moved, 'returned', ...plotted, 'changed', 'met'] as const;
export type Kind = (typeof kinds)[number];
export type Counts = Record<Kind, number[]>;

export const PLACE_BEGAN = '2025-11-05';
const MOST_FEW = 4;
/** Answers are either quick or slow in these worlds. */
const [QUICK, SLOW] = [3, ANSWER_MINUTES.length - 2];

/** Draws the counts of a place of up to three months: dead, busy, and on the border between few and many. */
export const places: fc.Arbitrary<Counts> = fc.integer({ min: 1, max: 95 }).chain((days) => {
  const day = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 4 }) },
    { weight: 2, arbitrary: fc.integer({ min: 3, max: 7 }) },
    { weight: 1, arbitrary: fc.integer({ min: 5, max: 40 }) },
  );
  const list = fc.oneof(
    fc.array(day, { minLength: days, maxLength: days }),
    fc.integer({ min: 0, max: 5 }).map((one) => Array.from({ length: days }, () => one)),
  );
  return fc.record(Object.fromEntries(kinds.map((kind) => [kind, list])) as Record<Kind, typeof list>);
});

/** What became of people, matches and reports: these parts of a week's counts, in hundredths. */
export interface Fates {
  back: number;
  hello: number;
  both: number;
  ten: number;
  inTime: number;
}
const part = fc.integer({ min: 0, max: 100 });
export const fates: fc.Arbitrary<Fates> = fc.record({ back: part, hello: part, both: part, ten: part, inTime: part });

/** Where what became of the counts goes: with `weekly`, a week's sum of it is the same whatever its days are. */
export interface World {
  counts: Counts;
  /** What became of them, by day. */
  became: Record<'back' | 'hello' | 'both' | 'ten' | 'inTime', number[]>;
}

export function worldOf(counts: Counts, { back, hello, both, ten, inTime }: Fates): World {
  const of = (all: readonly number[], hundredths: number) => all.map((one) => Math.floor((one * hundredths) / 100));
  const [helloes] = [of(counts.matches, hello)];
  const boths = of(helloes, both);
  return {
    counts,
    became: {
      back: of(counts.joined, back),
      hello: helloes,
      both: boths,
      ten: of(boths, ten),
      inTime: of(counts.reports, inTime),
    },
  };
}

/** Returns the days that a place has counted before the morning of a day. */
export function daysBefore({ counts, became }: World, today: CalendarDate): DayCount[] {
  return counts.joined.flatMap((_, at) => {
    const day = addDays(PLACE_BEGAN, at);
    if (day >= today) return [];
    const at7 = addDays(day, 7) < today;
    const one = (kind: Kind): number => counts[kind][at] ?? 0;
    const times = ANSWER_MINUTES.map(() => 0);
    times[QUICK] = became.inTime[at] ?? 0;
    times[SLOW] = one('reports') - (became.inTime[at] ?? 0);
    return [
      {
        day,
        members: 0,
        ...(Object.fromEntries(kinds.map((kind) => [kind, one(kind)])) as Record<Kind, number>),
        back: Object.fromEntries(
          returnDays.map((after) => [after, addDays(day, after + 6) < today ? (became.back[at] ?? 0) : null]),
        ) as DayCount['back'],
        talk: at7
          ? { hello: became.hello[at] ?? 0, bothWrote: became.both[at] ?? 0, tenLines: became.ten[at] ?? 0 }
          : null,
        met: addDays(day, 15) < today ? one('met') : null,
        answers: at7 ? { inTime: became.inTime[at] ?? 0, times } : null,
      },
    ];
  });
}

/** Fills cells of 0 to `most` in order until they add up to `sum`. */
function fill(cells: readonly number[], sum: number, most: (cell: number) => number): Map<number, number> {
  let rest = sum;
  return new Map(
    cells.map((cell) => {
      const one = Math.max(0, Math.min(rest, most(cell)));
      rest -= one;
      return [cell, one];
    }),
  );
}

/**
 * Returns counts with `value` at a hidden day that agree with everything that is released: a proof that the day can
 * have this value. It is made from what is released alone.
 */
export function otherCounts(released: Released, at: number, value: number): number[] {
  const counts = released.days.map((count) => count ?? 0);
  const weeks = Map.groupBy(counts.keys(), (one) => addDays(mondayOf(addDays(released.from, one)), 6));
  let carried = 0;
  let open: { cells: number[]; isOwn: boolean }[] = [];
  const put = (cells: readonly number[], sum: number): void => {
    if (cells.includes(at)) counts[at] = value;
    const others = cells.filter((cell) => cell !== at);
    const rest = sum - (cells.includes(at) ? value : 0);
    for (const [cell, one] of fill(others, rest, () => MOST_FEW)) counts[cell] = one;
  };
  for (const [sunday, all] of weeks) {
    const cells = all.filter((cell) => released.days[cell] === null);
    const sum = released.weeks.get(sunday);
    if (sum !== undefined) put(cells, sum);
    else if (cells.length > 0) open.push({ cells, isOwn: cells.includes(at) });
    const ofBlock = released.blocks.get(sunday);
    if (ofBlock === undefined) continue;
    carried = fillBlock(open, { sum: ofBlock, carried, value, put });
    open = [];
  }
  for (const { cells, isOwn } of open) put(cells, isOwn ? value : 0);
  return counts;
}

interface Block {
  sum: number;
  carried: number;
  value: number;
  put: (cells: readonly number[], sum: number) => void;
}

/** Gives each week of a block a sum of 0 to 4, so that the block releases `sum`; returns what it carries on. */
function fillBlock(weeks: readonly { cells: number[]; isOwn: boolean }[], { sum, carried, value, put }: Block): number {
  const own = weeks.find(({ isOwn }) => isOwn);
  const begun = carried + (own === undefined ? 0 : value);
  if (own !== undefined) put(own.cells, value);
  const others = weeks.filter((week) => week !== own);
  const sums = fill([...others.keys()], sum - begun, () => MOST_FEW);
  for (const [n, { cells }] of others.entries()) put(cells, sums.get(n) ?? 0);
  return Math.max(0, begun - sum);
}

/** Moves what became of a week's counts to where its changed days have room for it. */
export function worldLike(world: World, released: Released, changed: { kind: Kind; counts: number[] }): World {
  const counts = { ...world.counts, [changed.kind]: changed.counts };
  const moves: Partial<Record<Kind, (keyof World['became'])[]>> = {
    joined: ['back'],
    matches: ['hello', 'both', 'ten'],
    reports: ['inTime'],
  };
  const became = { ...world.became };
  for (const what of moves[changed.kind] ?? []) became[what] = movedIn(became[what], changed.counts, released);
  return { counts, became };
}

function movedIn(became: readonly number[], counts: readonly number[], released: Released): number[] {
  const result = [...became];
  const weeks = Map.groupBy(counts.keys(), (one) => addDays(mondayOf(addDays(released.from, one)), 6));
  for (const [sunday, all] of weeks) {
    const isSaid = released.weeks.get(sunday) !== undefined;
    const cells = isSaid ? all : all.filter((cell) => released.days[cell] === null);
    const sum = isSaid ? cells.reduce((before, cell) => before + (became[cell] ?? 0), 0) : 0;
    for (const [cell, many] of fill(cells, sum, (one) => counts[one] ?? 0)) result[cell] = many;
  }
  return result;
}
