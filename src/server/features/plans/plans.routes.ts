import { DAY_MS } from '#contract/durations.ts';
import * as meetings from '#contract/plans.meetings.ts';
import * as contract from '#contract/plans.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { comingPlan } from './coming.ts';
import { planFor, tellMet } from './meeting.ts';
import { askedMeeting, changeMeeting, forgetMeeting, meetingsOf } from './met.ts';
import { followPlans } from './open-pages.ts';
import { answerPlan, cancelPlan, changePlan, makePlan } from './plans.ts';
import { deletePlan } from './plans.queries.ts';
import { startReminders } from './reminders.ts';

/** How long answers and notes on a meeting are kept after the plan began. */
const KEPT_MS = 365 * DAY_MS;

export function plans(server: Server): void {
  const { app, deps } = server;
  const { rooms, retention } = deps;

  serve(server, contract.makePlan, async ({ caller, params: { roomId }, body, once }) => ({
    message: await makePlan(deps, { roomId, userId: caller.userId, once }, body),
  }));

  serve(server, contract.changePlan, async ({ caller, params, body }) => ({
    message: await changePlan(deps, { ...params, userId: caller.userId }, body),
  }));

  serve(server, contract.cancelPlan, async ({ caller, params }) => ({
    message: await cancelPlan(deps, { ...params, userId: caller.userId }),
  }));

  serve(server, contract.answerPlan, async ({ caller, params, body }) => ({
    message: await answerPlan(deps, { ...params, userId: caller.userId }, body.answer),
  }));

  serve(server, contract.getPlan, ({ caller, params }) => planFor(deps, { ...params, userId: caller.userId }));

  serve(server, contract.tellMet, async ({ caller, params, body }) => {
    await tellMet(deps, { ...params, userId: caller.userId }, body);
    return body;
  });

  serve(server, contract.askedPlan, async ({ caller }) => ({ plan: await askedMeeting(deps, caller.userId) }));

  serve(server, meetings.listMeetings, async ({ caller }) => ({ meetings: await meetingsOf(deps, caller.userId) }));

  serve(server, meetings.changeMeeting, async ({ caller, params, body }) => {
    await changeMeeting(deps.db, { ...params, userId: caller.userId }, body);
    return { ok: true } as const;
  });

  serve(server, meetings.forgetMeeting, async ({ caller, params }) => {
    await forgetMeeting(deps.db, { ...params, userId: caller.userId });
    return { ok: true } as const;
  });

  serve(server, contract.nextPlan, async ({ caller }) => ({ plan: await comingPlan(deps, caller.userId) }));

  rooms.register({ forgetter: deletePlan });
  const what = 'Who came to a plan, and what each said for themself of the meeting';
  retention.rows({ table: 'plan', what, ms: KEPT_MS, after: 'after it began', since: 'starts_at' });
  const due = 'News of plans that could not be sent';
  retention.rows({ table: 'plan_due', what: due, ms: DAY_MS, after: 'after they were due', since: 'due_at' });
  followPlans(deps);
  const stop = startReminders(deps);
  app.addHook('onClose', stop);
}
