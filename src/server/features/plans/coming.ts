import type { z } from 'zod';
import { PLAN_OVER_MS, PLAN_SOON_MS, type nextPlan } from '#contract/plans.ts';
import type { Deps } from '#server/platform/deps.ts';
import { casesOf, plansOf } from './due.queries.ts';

/** The number of plans to read. Some of them cannot be shown, such as plans in a room that the person has left. */
const LOOKED_AT = 20;

/** Returns the next plan that begins soon and to which the person said yes or maybe; null without such a plan. */
export async function comingPlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<z.input<typeof nextPlan.response>['plan']> {
  const now = clock.now().getTime();
  const [after, before] = [new Date(now - PLAN_OVER_MS), new Date(now + PLAN_SOON_MS)];
  const places = await plansOf(db, { userId, after, before, most: LOOKED_AT });
  if (places.length === 0) return null;
  const cases = new Map((await casesOf(db, places)).map((row) => [row.plan_id, row]));
  for (const { room_id: roomId, plan_id: id, seq } of places) {
    const found = cases.get(id);
    if (found === undefined || found.answer === 'no') continue;
    const { title, place, starts_at: startsAt, answer } = found;
    return { roomId, seq, title, place, startsAt: startsAt.toISOString(), answer };
  }
  return null;
}
