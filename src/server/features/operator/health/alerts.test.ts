import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Examined } from '#server/doctor/examine.ts';
import { wrong, well } from '#server/doctor/finding.ts';
import type { Round } from '#server/doctor/doctor.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newOperator } from '#test/operator-scene.ts';
import type { TestMember } from '#test/factories.ts';
import { startSmtp, type Smtp } from '#test/smtp.ts';
import { watch } from './alerts.ts';

let smtp: Smtp;
let test: TestApp;
let owner: TestMember;
/** What is red now. */
let red: string[] = [];
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startTestApp({ SMTP_URL: smtp.url });
  owner = await newOperator(test);
  await test.deps.jobs.drain();
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const examined = (id: string): Examined & { since: null } => ({
  check: { id, name: () => id },
  seen: red.includes(id)
    ? wrong(() => ({ title: `${id} is broken`, fact: 'It does not answer.', todo: 'Mend it.' }))
    : well(() => 'fine'),
  since: null,
});
const round = (): Round => ({ at: test.clock.now(), examined: ['redis', 'disk', 'mail'].map(examined) });
const rounds = { latest: async () => round(), look: async () => round() };
const pushed: { title: string; body: string; type: string }[] = [];

/** Lets an instance look once a minute, for some minutes. */
async function pass(minutes: number, me = '00000000-0000-4000-8000-000000000001'): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    test.clock.advance(60_000);
    await watch({ ...test.deps, rounds: rounds as never }, me);
  }
}

const subjects = (): (string | undefined)[] => smtp.received.map(({ mail }) => mail.subject);

it('A finding that is red for ten minutes is mailed once, and its end once', async () => {
  red = ['redis'];
  await pass(10);
  expect(subjects()).toEqual([]);
  await pass(1);
  expect(subjects()).toEqual(['redis is broken']);
  expect(smtp.received[0]?.to).toEqual([owner.user.email]);
  expect(smtp.received[0]?.mail.text).toContain('Mend it.');
  await pass(30);
  expect(subjects()).toHaveLength(1);
  red = [];
  await pass(2);
  expect(subjects()).toEqual(['redis is broken', 'All is well again']);
});

it('A finding that is red for nine minutes is not mailed', async () => {
  red = ['disk'];
  await pass(9);
  red = [];
  await pass(5);
  expect(subjects()).toEqual([]);
});

it('Two findings have two mails and one end', async () => {
  red = ['disk'];
  await pass(5);
  red = ['disk', 'redis'];
  await pass(12);
  expect(subjects()).toEqual(['disk is broken', 'redis is broken']);
  red = ['redis'];
  await pass(2);
  expect(subjects()).toHaveLength(2);
  red = [];
  await pass(2);
  expect(subjects().at(-1)).toBe('All is well again');
  expect(subjects()).toHaveLength(3);
});

it('Only the instance with the watch tells, until it is silent for three minutes', async () => {
  const other = '00000000-0000-4000-8000-000000000002';
  red = ['disk'];
  await pass(1);
  await watch({ ...test.deps, rounds: { latest: () => expect.fail('looked') } as never }, other);
  test.clock.advance(4 * 60_000);
  await pass(7, other);
  expect(subjects()).toEqual(['disk is broken']);
  red = [];
  await pass(1, other);
});

it('An alert goes by push while mail itself is broken', async () => {
  const { db, clock, sessions, push } = test.deps;
  const [session] = await sessions.list(owner.id);
  await db
    .insertInto('push_subscription')
    .values({
      user_id: owner.id,
      device_id: 'one',
      session_id: session?.id ?? '',
      endpoint: 'https://fcm.googleapis.com/one',
      p256dh: 'p',
      auth: 'a',
      created_at: clock.now(),
    })
    .execute();
  const sending = {
    ...push,
    send: async (_target: unknown, payload: (typeof pushed)[number]) => {
      pushed.push(payload);
      return { outcome: 'delivered' as const };
    },
  };
  const deps = { ...test.deps, rounds: rounds as never, push: sending as never };
  red = ['mail'];
  for (let minute = 0; minute < 16; minute += 1) {
    test.clock.advance(60_000);
    await watch(deps, '00000000-0000-4000-8000-000000000002');
  }
  expect(subjects()).toEqual([]);
  expect(pushed).toMatchObject([
    { type: 'alert', title: 'mail is broken', body: 'It does not answer.', url: '/operator' },
  ]);
});
