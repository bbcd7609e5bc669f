import { DAY_MS } from '#contract/durations.ts';
import { caseClasses } from '#contract/moderation.subjects.ts';
import { PLAN_ASKED_MS } from '#contract/plans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addDays, dayIn, lastTime, startOf, type CalendarDate } from '#server/platform/zones.ts';
import { ANSWER_MINUTES } from './day-count.ts';
import {
  changesByDay,
  goneByDay,
  joinedByDay,
  matchesByDay,
  membersAt,
  messagesByDay,
  metByDay,
  postsByDay,
  reportsByDay,
  type Answered,
  type Bounds,
} from './days.queries.ts';
import { keepDays, keptDays, type KeptDay } from './kept.queries.ts';
import { daysBetween } from './release.ts';

/** The time at which a day is counted: nobody is up, and everybody's day is over. */
const NIGHT = '03:00';
/** How long somebody has to come back, after the days that are asked about, and a match or a report to go on. */
const WEEK = 7;
/** How long the two of a plan can still say that they met, and the day of the plan, in days. */
const UNSAID = PLAN_ASKED_MS / DAY_MS + 1;

/** Returns the day that is not counted yet: until three in the morning, that is still the day before. */
export const placeDay = (zone: string, now: Date): CalendarDate => dayIn(zone, lastTime(NIGHT, zone, now));

/** Counts the days that are over and not counted, and of counted days what one can know by now. Returns all of them. */
export async function countDays({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<KeptDay[]> {
  const [zone, now] = [config.placeTimeZone, clock.now()];
  const yesterday = addDays(placeDay(zone, now), -1);
  const kept = await keptDays(db);
  const last = kept.at(-1)?.day;
  if (last !== undefined && last >= yesterday) return kept;
  const first = kept[0]?.day ?? (await firstDay(db, zone, now));
  if (first === undefined || first > yesterday) return kept;
  const uncounted = last === undefined ? first : addDays(last, 1);
  await keepDays(db, await counted(db, { zone, now, uncounted, yesterday, kept }));
  return keptDays(db);
}

async function firstDay(db: Db, zone: string, now: Date): Promise<CalendarDate | undefined> {
  const { first } = await membersAt(db, now);
  return first === null ? undefined : dayIn(zone, first);
}

/** Counts reports, each to be answered within the hours of its case's class. */
export function reportsOf(db: Db, bounds: Bounds): Promise<Answered[]> {
  const due = Object.entries(caseClasses).map(([name, hours]) => ({ class: name, hours }));
  return reportsByDay(db, { bounds, due, borders: ANSWER_MINUTES });
}

interface Span {
  zone: string;
  now: Date;
  /** The first day without counts. */
  uncounted: CalendarDate;
  yesterday: CalendarDate;
  kept: readonly KeptDay[];
}

async function counted(db: Db, span: Span): Promise<KeptDay[]> {
  const { zone, now, uncounted, yesterday, kept } = span;
  // A day that is counted may wait for what could not be known of it, also if later nights were missed.
  const from = (isWaiting: (day: KeptDay) => boolean): CalendarDate => kept.find(isWaiting)?.day ?? uncounted;
  const boundsFrom = (day: CalendarDate): Bounds =>
    Array.from({ length: daysBetween(day, yesterday) + 2 }, (_, n) => startOf(addDays(day, n), zone));
  const long = from((day) => day.back_30 === null);
  const unmet = from((day) => day.met === null);
  const short = from((day) => day.hello === null || day.in_time === null);

  const at = byDay(long, await joinedByDay(db, boundsFrom(long)));
  const talks = byDay(short, await matchesByDay(db, boundsFrom(short)));
  const reports = byDay(short, await reportsOf(db, boundsFrom(short)));
  const met = byDay(unmet, await metByDay(db, boundsFrom(unmet)));
  const fresh = boundsFrom(uncounted);
  const gone = byDay(uncounted, await goneByDay(db, fresh));
  const messages = byDay(uncounted, await messagesByDay(db, fresh));
  const posts = byDay(uncounted, await postsByDay(db, fresh));
  const changes = byDay(uncounted, await changesByDay(db, fresh));

  let { members } = await membersAt(db, startOf(uncounted, zone));
  let returned = Math.max(0, members - (kept.at(-1)?.members ?? members));
  let lost = Math.max(0, (kept.at(-1)?.members ?? members) - members);
  const days: KeptDay[] = [];
  for (let day = long < unmet ? long : unmet; day <= yesterday; day = addDays(day, 1)) {
    const old = kept.find((one) => one.day === day);
    const [newcomers, talk, answers] = [at(day)[0], talks(day)[0], reports(day)];
    const isOver = addDays(day, WEEK) <= yesterday;
    const ifSeen = (after: number, count = 0): number | null =>
      addDays(day, after + WEEK - 1) <= yesterday ? count : null;
    const later = {
      back_1: ifSeen(1, newcomers?.back1),
      back_7: ifSeen(7, newcomers?.back7),
      back_30: ifSeen(30, newcomers?.back30),
      met: day >= unmet && addDays(day, UNSAID) <= yesterday ? (met(day)[0]?.many ?? 0) : null,
      ...(isOver && day >= short ? ofTalk(talk) : ofTalk(undefined, null)),
      ...(isOver && day >= short ? ofAnswers(answers) : { in_time: null, answer_times: null }),
    };
    if (old !== undefined) {
      days.push({ ...old, ...later });
      continue;
    }
    const [joined, went, removed] = [newcomers?.joined ?? 0, gone(day)[0]?.went ?? 0, gone(day)[0]?.removed ?? 0];
    members += joined - went - removed;
    days.push({
      day,
      counted_at: now,
      members,
      joined,
      went: went + lost,
      removed,
      returned,
      matches: talk?.matches ?? 0,
      messages: messages(day)[0]?.many ?? 0,
      posts: posts(day)[0]?.many ?? 0,
      reports: answers.reduce((sum, { many }) => sum + many, 0),
      changed_on_appeal: changes(day)[0]?.many ?? 0,
      ...later,
    });
    [returned, lost] = [0, 0];
  }
  return days;
}

/** Returns a function that finds the rows of a day, whose `at` is counted from `first`. */
function byDay<T extends { at: number }>(first: CalendarDate, rows: readonly T[]): (day: CalendarDate) => T[] {
  const days = Map.groupBy(rows, ({ at }) => addDays(first, at));
  return (day) => days.get(day) ?? [];
}

type Talk = Pick<KeptDay, 'hello' | 'both_wrote' | 'ten_lines'>;

const ofTalk = (
  talk: { hello: number; bothWrote: number; tenLines: number } | undefined,
  none: number | null = 0,
): Talk => ({
  hello: talk?.hello ?? none,
  both_wrote: talk?.bothWrote ?? none,
  ten_lines: talk?.tenLines ?? none,
});

function ofAnswers(
  answers: readonly { isInTime: boolean; time: number | null; many: number }[],
): Pick<KeptDay, 'in_time' | 'answer_times'> {
  const times = ANSWER_MINUTES.map(() => 0);
  for (const { time, many } of answers) {
    const place = Math.min(time ?? times.length, times.length - 1);
    if (time !== null) times[place] = (times[place] ?? 0) + many;
  }
  const inTime = answers.reduce((sum, { isInTime, many }) => sum + (isInTime ? many : 0), 0);
  return { in_time: inTime, answer_times: times };
}
