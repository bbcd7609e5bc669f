import { HOUR_MS } from '#contract/durations.ts';
import { makePlan, type PlanInput } from '#contract/plans.ts';
import type { Message } from '#contract/chat.ts';
import { call, type Answer, type TestApp } from './app.ts';
import type { Person } from './faults/client.ts';

/** Returns the local time in a zone, `hours` after a moment, in the format of a plan. */
export function clockIn(hours: number, { from, zone = 'UTC' }: { from: Date; zone?: string }): string {
  const shape = { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('sv-SE', shape).format(new Date(from.getTime() + hours * HOUR_MS)).replace(' ', 'T');
}

type Server = Pick<TestApp, 'app' | 'deps'>;

/** Makes a plan in a room, by default in 48 hours. */
export function plan(
  { app, deps }: Server,
  { token }: Person,
  { roomId, hours = 48, ...more }: { roomId: string; hours?: number } & Partial<PlanInput>,
): Promise<Answer<{ message: Message }>> {
  const body = {
    title: 'Tea',
    when: clockIn(hours, { from: deps.clock.now() }),
    zone: 'UTC',
    place: 'The mill',
    ...more,
  };
  return call(app, makePlan, { token, params: { roomId }, body });
}
