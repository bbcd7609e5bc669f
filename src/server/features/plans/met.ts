import type { z } from 'zod';
import { MEETINGS_MAX, type KeptMeeting as ListedMeeting } from '#contract/plans.meetings.ts';
import { MET_ASKED_MS, PLAN_OVER_MS, type askedPlan } from '#contract/plans.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { casesOf, type PlanNewsCase } from './due.queries.ts';
import { changeMet, forgetMet, metBy, unsaidMeetings } from './met.queries.ts';
import type { KeptMeeting } from './meeting.ts';
import { askedFrom } from './times.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Returns the latest meeting of two of which the person has said nothing yet, from the morning after it. */
export async function askedMeeting(
  { db, clock }: Needs,
  userId: number,
): Promise<z.input<typeof askedPlan.response>['plan']> {
  const now = clock.now();
  const [after, before] = [new Date(now.getTime() - MET_ASKED_MS), new Date(now.getTime() - PLAN_OVER_MS)];
  const rows = await unsaidMeetings(db, { userId, after, before });
  if (rows.length === 0) return null;
  const cases = await casesBy(db, rows);
  const cards = await cardsFor(
    db,
    rows.map((row) => row.other_id),
    { viewerId: userId, now },
  );
  for (const row of rows) {
    const [found, person] = [cases.get(row.plan_id), cards.get(row.other_id)];
    if (found === undefined || person === undefined || askedFrom(row.starts_at, found.time_zone) > now) continue;
    const { room_id: roomId, plan_id: messageId, seq } = row;
    return { roomId, messageId, seq, title: found.title, startsAt: row.starts_at.toISOString(), person };
  }
  return null;
}

/** Returns a person's own list of meetings. A plan or a person that they do not see any more is left out of its row. */
export async function meetingsOf({ db, clock }: Needs, userId: number): Promise<ListedMeeting[]> {
  const rows = await metBy(db, userId, MEETINGS_MAX);
  if (rows.length === 0) return [];
  const cases = await casesBy(db, rows);
  const others = rows.flatMap(({ other_id: id }) => (id === null ? [] : [id]));
  const cards = await cardsFor(db, others, { viewerId: userId, now: clock.now() });
  return rows.map(({ plan_id: planId, room_id: roomId, seq, other_id: otherId, ...row }) => {
    const title = cases.get(planId)?.title;
    return {
      planId,
      startsAt: row.starts_at.toISOString(),
      meeting: row.meeting,
      words: row.met_words,
      plan: title === undefined ? null : { roomId, seq, title },
      person: (otherId === null ? undefined : cards.get(otherId)) ?? null,
    };
  });
}

async function casesBy(
  db: Needs['db'],
  rows: readonly { user_id: number; plan_id: string; room_id: string }[],
): Promise<Map<string, PlanNewsCase>> {
  return new Map((await casesOf(db, rows)).map((row) => [row.plan_id, row]));
}

interface MeetingWish {
  userId: number;
  planId: string;
}

/** Changes what a person keeps of a meeting. Throws `not_found` if they keep none of this plan. */
export async function changeMeeting(
  db: Needs['db'],
  wish: MeetingWish,
  kept: Omit<KeptMeeting, 'hasMet'>,
): Promise<void> {
  if (!(await changeMet(db, { ...wish, ...kept }))) throw new AppError('not_found');
}

export const forgetMeeting = (db: Needs['db'], wish: MeetingWish): Promise<void> => forgetMet(db, wish);
