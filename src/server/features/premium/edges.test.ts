import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import * as contract from '#contract/premium.ts';
import { deleteAccount } from '#contract/your-data.ts';
import type { Payments } from '#server/features/premium/payments/payments.ts';
import { call } from '#test/app.ts';
import { newMember, proveSelf, type TestMember } from '#test/factories.ts';
import { PaymentScene } from '#test/payments.ts';
import { look } from './billing.ts';
import { endRenewal } from './ending.ts';
import { lookAtAll } from './nightly.ts';
import { quotaOf, setPremium } from './premium.ts';

let scene: PaymentScene;
let ana: TestMember;
let payments: Payments;
beforeAll(async () => {
  scene = await PaymentScene.open();
  if (scene.test.deps.payments === undefined) throw new Error('There are no payments.');
  ({ payments } = scene.test.deps);
});
afterAll(() => scene.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  scene.waiting.length = 0;
  ana = await newMember(scene.test);
});

const lookAgain = () => call(scene.test.app, contract.lookAgain, { token: ana.token });
/** Buys a plan for Ana, delivers the events and returns her customer id. */
async function subscribed(plan?: contract.PlanId): Promise<string> {
  await scene.buy(ana, plan);
  await scene.deliver();
  return scene.customerOf(ana);
}
const asked = () => vi.spyOn(payments, 'lookAt');

describe('A person who never paid', () => {
  it('A person who never paid has no subscription to cancel, resume or look up', async () => {
    for (const isCancelled of [true, false]) {
      expect((await scene.cancel(ana, isCancelled)).problem.code).toBe('no_subscription');
    }
    const portal = await call(scene.test.app, contract.openPortal, { token: ana.token });
    expect(portal.problem.code).toBe('no_subscription');
    expect((await lookAgain()).body).toEqual({ isPremium: false, payments: 'sandbox', subscription: null });
  });

  it('A person gets one customer record however often they open the payment page', async () => {
    const made = vi.spyOn(payments, 'makeCustomer');
    await scene.checkout(ana);
    await scene.checkout(ana, 'annual');
    expect(made).toHaveBeenCalledTimes(1);
    expect((await scene.cancel(ana, true)).problem.code).toBe('no_subscription');
  });

  it('A person who never paid deletes their account without a word to the payment service', async () => {
    const ended = vi.spyOn(payments, 'setEnding');
    const looks = asked();
    await proveSelf(scene.test, ana);
    await call(scene.test.app, deleteAccount, { token: ana.token, body: { takesLines: false } });
    await scene.test.deps.jobs.drain();
    scene.test.clock.advance(15 * 24 * HOUR_MS);
    await scene.test.deps.retention.enforce();
    expect([ended.mock.calls, looks.mock.calls.filter(([id]) => id.includes(String(ana.id)))]).toEqual([[], []]);
  });
});

describe('A subscription that nothing was heard of', () => {
  it('A cancelled subscription without news is shown until its exact end', async () => {
    await subscribed();
    const endsAt = Date.parse((await scene.cancel(ana, true)).body.subscription?.endsAt ?? '');
    scene.waiting.length = 0;
    const { clock } = scene.test;
    clock.advance(endsAt - clock.now().getTime() - 1);
    ana = await scene.later(ana, 0);
    expect(await scene.state(ana)).toMatchObject({ isPremium: true, subscription: { plan: 'monthly' } });
    clock.advance(1);
    expect(await scene.state(ana)).toMatchObject({ isPremium: false, subscription: null });
    // The person can buy a new subscription again.
    expect((await scene.checkout(ana)).status).toBe(200);
  });

  it('An unpaid subscription without news is shown until its grace period ends', async () => {
    const customer = await subscribed();
    scene.sandbox.books.failing.add(customer);
    ana = await scene.later(ana, 32);
    await scene.deliver();
    const until = Date.parse((await scene.state(ana)).subscription?.graceUntil ?? '');
    const { clock } = scene.test;
    clock.advance(until - clock.now().getTime() - 1);
    ana = await scene.later(ana, 0);
    expect(await scene.state(ana)).toMatchObject({ isPremium: true, subscription: { renewsAt: null } });
    clock.advance(1);
    expect(await scene.state(ana)).toMatchObject({ isPremium: false, subscription: null });
  });
});

describe('News of a payment', () => {
  it('A payment event reaches the person’s screens only when their state changes', async () => {
    const heard: string[] = [];
    scene.test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    const own = () => heard.splice(0).filter((hint) => hint.includes(String(ana.id)));
    const customer = await subscribed();
    expect(own()).toHaveLength(1);
    await look(scene.test.deps, customer);
    expect(own()).toEqual([]);
    scene.sandbox.books.takeBack(customer, 'refund');
    await scene.deliver();
    expect(own()).toHaveLength(1);
  });

  it('A payment event sent three times is looked up once', async () => {
    const [sub] = scene.subsOf(await subscribed());
    if (sub === undefined) throw new Error('There is no subscription.');
    scene.sandbox.books.change(sub, { cancel_at_period_end: true });
    const [event] = scene.waiting.splice(0);
    if (event === undefined) throw new Error('Nothing was told.');
    const looks = asked();
    for (let time = 0; time < 3; time += 1) {
      await scene.send(event);
      await scene.test.deps.jobs.drain();
    }
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('A payment event about an unknown customer is accepted and ignored', async () => {
    const looks = asked();
    const enqueued = vi.spyOn(scene.test.deps.jobs, 'enqueue');
    const about = (id: string, object: object) => ({
      id,
      object: 'event' as const,
      type: 'customer.updated',
      created: scene.sandbox.books.now,
      data: { object },
    });
    expect(await scene.send(about('evt_x1', { object: 'customer', id: 'cus_nobody' }))).toBe(200);
    expect(await scene.send(about('evt_x2', { object: 'product', id: 'prod_1' }))).toBe(200);
    await scene.test.deps.jobs.drain();
    expect([looks.mock.calls, enqueued.mock.calls.map(([, , payload]) => payload)]).toEqual([
      [],
      [{ customerId: 'cus_nobody' }],
    ]);
    await look(scene.test.deps, 'cus_nobody');
    expect(looks).not.toHaveBeenCalled();
  });

  it('A refund ends the remaining subscription exactly once', async () => {
    const customer = await subscribed();
    const ended = vi.spyOn(payments, 'end');
    scene.sandbox.books.takeBack(customer, 'refund');
    await scene.deliver();
    expect(ended).toHaveBeenCalledTimes(1);
    await look(scene.test.deps, customer);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe('The nightly look', () => {
  it('The nightly look-up skips customers checked within the last ten minutes', async () => {
    const customer = await subscribed();
    const looks = asked();
    const own = () => looks.mock.calls.filter(([id]) => id === customer).length;
    scene.test.clock.advance(10 * 60_000);
    await lookAtAll(scene.test.deps);
    expect(own()).toBe(0);
    scene.test.clock.advance(1);
    await lookAtAll(scene.test.deps);
    expect(own()).toBe(1);
  });

  it('The nightly look-up continues after one customer’s look-up fails', async () => {
    const first = await subscribed();
    const one = ana;
    ana = await newMember(scene.test);
    const second = await subscribed();
    ana = await scene.later(one, 1);
    const { lookAt } = payments;
    const looks = asked().mockImplementation(async (id) => {
      if (id === [first, second].toSorted()[0]) throw new Error('No answer.');
      return lookAt(id);
    });
    const said = vi.spyOn(scene.test.deps.log, 'error').mockReturnValue(undefined);
    await lookAtAll(scene.test.deps);
    expect(looks.mock.calls.map(([id]) => id)).toEqual(expect.arrayContaining([first, second]));
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('The nightly look reaches each of more people than one batch holds, once', async () => {
    const { db } = scene.test.deps;
    await sql`DELETE FROM subscription`.execute(db);
    await sql`INSERT INTO account (id, handle, created_at) SELECT 800000000000 + n, 'payer_' || n, now() FROM generate_series(1, 200) n`.execute(
      db,
    );
    await sql`INSERT INTO subscription (user_id, customer_id)
      SELECT 800000000000 + n, 'cus_' || lpad(n::text, 4, '0') FROM generate_series(1, 200) n`.execute(db);
    const looks = asked();
    await lookAtAll(scene.test.deps);
    const ids = looks.mock.calls.map(([id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([200, 200]);
    await sql`DELETE FROM account WHERE id > 800000000000 AND id <= 800000000200`.execute(db);
  });
});

describe('An account that goes', () => {
  it('A deleted account without a paid subscription has nothing to cancel', async () => {
    const ended = vi.spyOn(payments, 'setEnding');
    await endRenewal(scene.test.deps, ana.id);
    await scene.checkout(ana);
    await endRenewal(scene.test.deps, ana.id);
    expect(ended).not.toHaveBeenCalled();
  });

  const leave = async (): Promise<void> => {
    await proveSelf(scene.test, ana);
    await call(scene.test.app, deleteAccount, { token: ana.token, body: { takesLines: false } });
    await scene.deliver();
  };

  it('A deleted account with a cancelled subscription sends no further payment requests', async () => {
    const customer = await subscribed();
    await scene.cancel(ana, true);
    const ended = vi.spyOn(payments, 'setEnding');
    await leave();
    expect(ended).not.toHaveBeenCalled();
    for (const sub of scene.subsOf(customer)) scene.sandbox.books.end(sub);
    const gone = vi.spyOn(payments, 'end');
    scene.test.clock.advance(15 * 24 * HOUR_MS);
    await scene.test.deps.retention.enforce();
    expect(gone).not.toHaveBeenCalled();
  });

  it('A deleted account’s failed cancellation is retried by the next look-up', async () => {
    const customer = await subscribed();
    const refused = vi.spyOn(payments, 'setEnding').mockRejectedValue(new Error('No answer.'));
    await leave();
    expect(refused).toHaveBeenCalled();
    refused.mockRestore();
    const ending = () => scene.subsOf(customer).map((one) => one.cancel_at_period_end);
    expect(ending()).toEqual([false]);
    scene.test.clock.advance(HOUR_MS);
    await lookAtAll(scene.test.deps);
    expect(ending()).toEqual([true]);
  });

  it('An account that goes stays until the service confirms that nothing more is paid', async () => {
    await subscribed();
    await leave();
    const ended = vi.spyOn(payments, 'end').mockRejectedValue(new Error('No answer.'));
    scene.test.clock.advance(15 * 24 * HOUR_MS);
    const isThere = async () =>
      (await sql`SELECT FROM account WHERE id = ${ana.id}`.execute(scene.test.deps.db)).rows.length;
    await scene.test.deps.retention.enforce();
    expect([ended.mock.calls.length > 0, await isThere()]).toEqual([true, 1]);
    ended.mockRestore();
    await scene.test.deps.retention.enforce();
    expect(await isThere()).toBe(0);
  });
});

it('Premium raises the daily human matches from three to five', async () => {
  const { db, clock } = scene.test.deps;
  const quota = () => quotaOf(db, ana.id, clock.now());
  expect(await quota()).toEqual({ isPremium: false, humanMatches: 3, companions: 3 });
  await setPremium(db, ana.id, { isOn: true, source: 'payment', now: clock.now() });
  expect(await quota()).toEqual({ isPremium: true, humanMatches: 5, companions: 3 });
});
