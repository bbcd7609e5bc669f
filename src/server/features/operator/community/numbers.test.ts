import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { communityRanges, LEAST_COUNTED, plotted, type Plotted } from '#contract/operator.community.ts';
import { addDays } from '#server/platform/zones.ts';
import {
  daysBefore,
  fates,
  kinds,
  otherCounts,
  PLACE_BEGAN,
  places,
  worldLike,
  worldOf,
  type Fates,
  type Kind,
  type World,
} from '#test/few-worlds.ts';
import { numbersOf } from './numbers.ts';
import { release } from './release.ts';

type Answers = (world: World, today: string) => unknown;

/** Everything that is said of a place: on several mornings, for every range. */
function said(world: World, answers: Answers): string {
  const { length } = world.counts.joined;
  const mornings = [0, 1, 6, 7, 30].map((back) => length - back).filter((at) => at >= 0);
  return JSON.stringify(mornings.map((at) => answers(world, addDays(PLACE_BEGAN, at))));
}

const honest: Answers = (world, today) => {
  const days = daysBefore(world, today);
  const soFar = Object.fromEntries(plotted.map((kind) => [kind, world.counts[kind][days.length] ?? 0]));
  return communityRanges.map((range) =>
    numbersOf({ today, days, soFar: { ...(soFar as Record<Plotted, number>), openReports: 0 } }, range),
  );
};

interface Pick {
  kind: Kind;
  at: number;
  value: number;
}

/** Returns how the answers tell that a hidden count is not `value`; undefined if they agree with a world where it is. */
function findTold(world: World, { kind, at, value }: Pick, answers: Answers): string | undefined {
  const hidden = [...world.counts[kind].keys()].filter((one) => (world.counts[kind][one] ?? 0) < LEAST_COUNTED);
  const cell = hidden[at % hidden.length];
  if (cell === undefined) return undefined;
  const released = release(PLACE_BEGAN, world.counts[kind]);
  const other = worldLike(world, released, { kind, counts: otherCounts(released, cell, value) });
  if (other.counts[kind][cell] !== value) return `no world has ${value} on day ${cell} of ${kind}`;
  return said(other, answers) === said(world, answers) ? undefined : `day ${cell} of ${kind} is not ${value}`;
}

const pick = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat({ max: 100 }),
  value: fc.integer({ min: 0, max: LEAST_COUNTED - 1 }),
});
const run = (answers: Answers) =>
  fc.check(
    fc.property(places, fates, pick, (counts, fate, one) => {
      expect(findTold(worldOf(counts, fate), one, answers)).toBeUndefined();
    }),
    { numRuns: 60, seed: 46, endOnFailure: true },
  );

describe('What the page says of a place', () => {
  it('Every hidden count can be anything from 0 to 4 with all that is said', () => {
    const result = run(honest);
    expect(result.failed, fc.defaultReportMessage(result) ?? '').toBe(false);
  });

  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
  const careless: Record<string, Answers> = {
    'true totals of thirty days': ({ counts }, today) => {
      const at = daysBefore(worldOf(counts, NOBODY), today).length;
      return kinds.map((kind) => sumOf(counts[kind].slice(Math.max(0, at - 30), at)));
    },
    'true members': (world, today) =>
      sumOf(daysBefore(world, today).map((day) => day.joined + day.returned - day.left - day.removed)),
    'totals in tens': ({ counts }, today) => {
      const at = daysBefore(worldOf(counts, NOBODY), today).length;
      return kinds.map((kind) => Math.floor(sumOf(counts[kind].slice(0, at)) / 10));
    },
  };
  const NOBODY: Fates = { back: 0, hello: 0, both: 0, ten: 0, inTime: 0 };
  it.each(Object.entries(careless))('Hidden counts would be given away by %s', (_what, answers) => {
    expect(run((world, today) => [honest(world, today), answers(world, today)]).failed).toBe(true);
  });
});
