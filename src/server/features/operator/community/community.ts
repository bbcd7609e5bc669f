import type { CommunityNumbers, CommunityRange } from '#contract/operator.community.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addDays, startOf, type CalendarDate } from '#server/platform/zones.ts';
import { countDays, placeDay, reportsOf } from './count.ts';
import type { DayCount } from './day-count.ts';
import { matchesByDay, messagesByDay, openReports, postsByDay } from './days.queries.ts';
import type { KeptDay } from './kept.queries.ts';
import { numbersOf, type TodayCount } from './numbers.ts';
import { eventsOf } from './events.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Returns the numbers of a range, and counts first what the night has left uncounted. */
export async function communityOf(deps: Needs, range: CommunityRange): Promise<CommunityNumbers> {
  const { db, clock, config } = deps;
  const zone = config.placeTimeZone;
  const days = await countDays(deps);
  const today = placeDay(zone, clock.now());
  const numbers = numbersOf({ today, days: days.map(dayOf), soFar: await countToday(deps, today) }, range);
  return {
    ...numbers,
    zone,
    countedAt: days.at(-1)?.counted_at.toISOString() ?? null,
    events: await eventsOf(db, { zone, from: numbers.from }),
  };
}

async function countToday({ db, config }: Needs, today: CalendarDate): Promise<TodayCount> {
  const bounds = [today, addDays(today, 1)].map((day) => startOf(day, config.placeTimeZone));
  const many = (rows: readonly { many: number }[]): number => rows.reduce((sum, one) => sum + one.many, 0);
  return {
    matches: (await matchesByDay(db, bounds))[0]?.matches ?? 0,
    messages: many(await messagesByDay(db, bounds)),
    posts: many(await postsByDay(db, bounds)),
    reports: many(await reportsOf(db, bounds)),
    openReports: await openReports(db),
  };
}

function dayOf(kept: KeptDay): DayCount {
  const { hello, both_wrote: bothWrote, ten_lines: tenLines, in_time: inTime, answer_times: times } = kept;
  return {
    day: kept.day,
    members: kept.members,
    joined: kept.joined,
    left: kept.went,
    removed: kept.removed,
    returned: kept.returned,
    matches: kept.matches,
    messages: kept.messages,
    posts: kept.posts,
    reports: kept.reports,
    changed: kept.changed_on_appeal,
    back: { 1: kept.back_1, 7: kept.back_7, 30: kept.back_30 },
    talk: hello === null || bothWrote === null || tenLines === null ? null : { hello, bothWrote, tenLines },
    met: kept.met,
    answers: inTime === null || times === null ? null : { inTime, times },
  };
}
