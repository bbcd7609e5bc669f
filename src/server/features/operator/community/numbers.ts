import {
  LEAST_COUNTED,
  LEAST_SHARED,
  moved,
  plotted,
  returnDays,
  talkSteps,
  type Cohort,
  type CommunityNumbers,
  type CommunityRange,
  type Plotted,
  type ReturnDay,
  type Series,
  type Share,
} from '#contract/operator.community.ts';
import { addDays, mondayOf, type CalendarDate } from '#server/platform/zones.ts';
import { ANSWER_MINUTES, type DayCount } from './day-count.ts';
import { daysAddedUp, inFives, release, sums, totalOf, type Released } from './release.ts';
import { groupsOf, knownSteps, shareOf, stepOf, sumAt, type Group } from './shares.ts';

/** What happened since midnight. */
export type TodayCount = Record<Plotted, number> & { openReports: number };

interface Counted {
  /** The place's present day. */
  today: CalendarDate;
  /** Every day from the first of the place to yesterday. */
  days: readonly DayCount[];
  /** What happened so far today. */
  soFar: TodayCount;
}

type Numbers = Omit<CommunityNumbers, 'zone' | 'countedAt' | 'events'>;

/** Returns what may be said of the days of a range. */
export function numbersOf({ today, days, soFar }: Counted, range: CommunityRange): Numbers {
  const start = days[0]?.day ?? today;
  const yesterday = addDays(today, -1);
  const wished = addDays(today, -Number(range));
  const first = wished > start ? wished : start;
  const at = days.findIndex(({ day }) => day >= first);
  const shown = <T>(all: readonly T[]): T[] => (at < 0 ? [] : all.slice(at));
  const countsOf = (of: (day: DayCount) => number): Released => release(start, days.map(of));
  const total = (released: Released) => totalOf(released, first, yesterday);

  const [joined, left, removed, returned] = [...moved, 'returned' as const].map((what) =>
    countsOf((day) => day[what]),
  ) as [Released, Released, Released, Released];
  const line = addUp([joined, returned], [left, removed]);
  const everKnown = [joined, left, removed, returned].every((one) => !totalOf(one, start, yesterday).isAbout);
  const series = Object.fromEntries(
    plotted.map((what) => {
      const released = countsOf((day) => day[what]);
      const one: Series = { days: shown(released.days), total: total(released), today: few(inFives(soFar[what])) };
      return [what, one];
    }),
  ) as Record<Plotted, Series>;
  return {
    today,
    from: first,
    members: {
      days: shown(line).map(few),
      now: { count: few(line.at(-1) ?? 0), isAbout: !everKnown },
      joined: total(joined),
      left: total(left),
      removed: total(removed),
    },
    moves: { joined: shown(joined.days), left: shown(left.days), removed: shown(removed.days) },
    series,
    openReports: few(inFives(soFar.openReports)),
    cameBack: cameBackOf(days, { joined, first }),
    talk: talkOf(days, { matches: countsOf((day) => day.matches), first }),
    met: metOf(days, { start, first }),
    answers: {
      ...answersOf(days, { reports: countsOf((day) => day.reports), first }),
      changed: total(countsOf((day) => day.changed)),
    },
  };
}

const few = (count: number): number | null => (count < LEAST_COUNTED ? null : count);

/** Returns the members after each day: what is released of those who came, without those who went. */
function addUp(came: readonly Released[], went: readonly Released[]): number[] {
  const [ofCame, ofWent] = [came.map(sums), went.map(sums)];
  const sumAtDay = (all: readonly number[][], at: number): number => all.reduce((sum, one) => sum + (one[at] ?? 0), 0);
  return (ofCame[0] ?? []).map((_, at) => Math.max(0, sumAtDay(ofCame, at) - sumAtDay(ofWent, at)));
}

interface Since {
  first: CalendarDate;
}

function cameBackOf(
  days: readonly DayCount[],
  { joined, first }: Since & { joined: Released },
): CommunityNumbers['cameBack'] {
  const counts = days.map((day) => day.joined);
  const [all, ofWeek] = [{}, new Map<CalendarDate, Partial<Record<ReturnDay, Share>>>()];
  for (const after of returnDays) {
    const back = days.map((day) => day.back[after]);
    const groups = groupsOf(joined, { counts, isKnown: (at) => back[at] !== null });
    const known = (group: Group) => knownSteps([sumAt(group.days, back.map(orNone))], group.of);
    const inRange = groups.filter(({ last }) => last >= first);
    const people = inRange.reduce((sum, { of }) => sum + of, 0);
    Object.assign(all, { [after]: shareOf(inRange.flatMap(known), people) });
    for (const group of groups)
      if (group.weeks === 1)
        ofWeek.set(group.last, { ...ofWeek.get(group.last), [after]: shareOf(known(group), group.of) });
  }
  const weeks = [...joined.weeks.keys()]
    .filter((last) => last >= first)
    .map((last): Cohort => {
      const people = sumAt(daysAddedUp(joined, last), counts);
      const isAbout = people > 0 && joined.weeks.get(last) === undefined;
      return {
        week: mondayOf(last),
        people: { count: few(people), isAbout },
        back: { 1: null, 7: null, 30: null, ...ofWeek.get(last) },
      };
    });
  return { all: all as Record<ReturnDay, Share>, weeks };
}

function talkOf(
  days: readonly DayCount[],
  { matches, first }: Since & { matches: Released },
): CommunityNumbers['talk'] {
  const groups = groupsOf(matches, {
    counts: days.map((day) => day.matches),
    isKnown: (at) => days[at]?.talk !== null,
  }).filter(({ last }) => last >= first);
  const made = groups.reduce((sum, { of }) => sum + of, 0);
  const known = groups.map((group) => {
    const counts = talkSteps.map((step) =>
      sumAt(
        group.days,
        days.map((day) => day.talk?.[step] ?? 0),
      ),
    );
    return knownSteps(counts, group.of);
  });
  const [hello, bothWrote, tenLines] = talkSteps.map((_, at) =>
    stepOf(
      known.flatMap((steps) => steps[at] ?? []),
      made,
    ),
  ) as [ReturnType<typeof stepOf>, ReturnType<typeof stepOf>, ReturnType<typeof stepOf>];
  const weeks = groups.reduce((sum, one) => sum + one.weeks, 0);
  return { weeks, made: { count: few(made), isAbout: false }, hello, bothWrote, tenLines };
}

/** Returns the pairs who met, of the days of which all who could say so had the time for it. */
function metOf(days: readonly DayCount[], { start, first }: Since & { start: CalendarDate }): CommunityNumbers['met'] {
  const unknown = days.findIndex(({ met }) => met === null);
  const known = unknown < 0 ? days : days.slice(0, unknown);
  const last = known.at(-1)?.day;
  if (last === undefined || last < first) return { pairs: { count: null, isAbout: false }, until: null };
  return {
    pairs: totalOf(
      release(
        start,
        known.map(({ met }) => orNone(met)),
      ),
      first,
      last,
    ),
    until: last,
  };
}

function answersOf(
  days: readonly DayCount[],
  { reports, first }: Since & { reports: Released },
): Omit<CommunityNumbers['answers'], 'changed'> {
  const groups = groupsOf(reports, {
    counts: days.map((day) => day.reports),
    isKnown: (at) => days[at]?.answers !== null,
  }).filter(({ last }) => last >= first);
  const made = groups.reduce((sum, { of }) => sum + of, 0);
  const known = groups.flatMap((group) =>
    knownSteps(
      [
        sumAt(
          group.days,
          days.map((day) => day.answers?.inTime ?? 0),
        ),
      ],
      group.of,
    ),
  );
  const times = ANSWER_MINUTES.map((_, at) =>
    sumAt(
      groups.flatMap((group) => group.days),
      days.map((day) => day.answers?.times[at] ?? 0),
    ),
  );
  return { inTime: shareOf(known, made), medianMinutes: medianOf(times) };
}

/** Returns the border of the class in which the middle answer is, or null for too few answers. */
function medianOf(times: readonly number[]): number | null {
  const all = times.reduce((sum, one) => sum + one, 0);
  if (all < LEAST_SHARED) return null;
  let before = 0;
  const at = times.findIndex((one) => (before += one) * 2 >= all);
  return ANSWER_MINUTES[at] ?? null;
}

const orNone = (count: number | null): number => count ?? 0;
