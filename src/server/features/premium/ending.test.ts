import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/premium.ts';
import { deleteAccount } from '#contract/your-data.ts';
import { call } from '#test/app.ts';
import { newMember, proveSelf, type TestMember } from '#test/factories.ts';
import { PaymentScene } from '#test/payments.ts';
import { lookAtAll } from './nightly.ts';

const DAY_SECONDS = 86_400;

let scene: PaymentScene;
let ana: TestMember;
beforeAll(async () => {
  scene = await PaymentScene.open();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.waiting.length = 0;
  ana = await newMember(scene.test);
});

describe('ending', () => {
  beforeEach(async () => {
    await scene.buy(ana);
    await scene.deliver();
  });

  it('A cancelled subscription keeps its paid time and can be resumed until then', async () => {
    const { subscription } = (await scene.cancel(ana, true)).body;
    expect(subscription).toMatchObject({ renewsAt: null, endsAt: expect.any(String) });
    expect(await scene.hasPremium(ana)).toBe(true);
    expect((await scene.cancel(ana, false)).body.subscription).toMatchObject({
      endsAt: null,
      renewsAt: subscription?.endsAt,
    });
    await scene.cancel(ana, true);
    ana = await scene.later(ana, 32);
    expect(await scene.hasPremium(ana)).toBe(false);
    await scene.deliver();
    expect([await scene.hasPremium(ana), (await scene.state(ana)).subscription]).toEqual([false, null]);
    expect((await scene.cancel(ana, false)).problem.code).toBe('no_subscription');
    await scene.buy(ana, 'annual');
    await scene.deliver();
    expect((await scene.state(ana)).subscription?.plan).toBe('annual');
  });

  it('A suspended person can still cancel their subscription', async () => {
    const { db, clock } = scene.test.deps;
    await sql`UPDATE account SET suspended_at = ${clock.now()} WHERE id = ${ana.id}`.execute(db);
    expect((await scene.state(ana)).subscription?.renewsAt).not.toBeNull();
    expect((await scene.cancel(ana, true)).body.subscription?.endsAt).not.toBeNull();
    expect((await call(scene.test.app, contract.openPortal, { token: ana.token })).status).toBe(200);
  });

  it('A cancellation in the service’s own pages is recognized by date or period end', async () => {
    const portal = (await call(scene.test.app, contract.openPortal, { token: ana.token })).body.url;
    await fetch(portal.replace('?', '/cancel?'), { method: 'POST', redirect: 'manual' });
    await scene.deliver();
    expect((await scene.state(ana)).subscription?.endsAt).not.toBeNull();
    const [one] = scene.subsOf(await scene.customerOf(ana));
    const day = scene.sandbox.books.now + 3 * DAY_SECONDS;
    if (one !== undefined) scene.sandbox.books.change(one, { cancel_at_period_end: false, cancel_at: day });
    await scene.deliver();
    expect((await scene.state(ana)).subscription?.endsAt).toBe(new Date(day * 1000).toISOString());
    // Taking the cancellation back also removes an end that was set as a date.
    expect((await scene.cancel(ana, false)).body.subscription?.endsAt).toBeNull();
  });

  it('Premium survives a failed payment for seven days and resumes when it is paid', async () => {
    const customer = await scene.customerOf(ana);
    scene.sandbox.books.failing.add(customer);
    ana = await scene.later(ana, 32);
    await scene.deliver();
    const { isPremium: has, subscription } = await scene.state(ana);
    expect([has, subscription?.renewsAt, typeof subscription?.graceUntil]).toEqual([true, null, 'string']);
    scene.sandbox.books.makeGood(customer);
    await scene.deliver();
    expect((await scene.state(ana)).subscription).toMatchObject({ graceUntil: null, renewsAt: expect.any(String) });
    scene.sandbox.books.failing.add(customer);
    ana = await scene.later(ana, 31);
    await scene.deliver();
    ana = await scene.later(ana, 7);
    expect(await scene.hasPremium(ana)).toBe(false);
  });

  it('A cancellation during a failed payment ends Premium at once without another charge', async () => {
    const customer = await scene.customerOf(ana);
    scene.sandbox.books.failing.add(customer);
    ana = await scene.later(ana, 32);
    await scene.deliver();
    const { body } = await scene.cancel(ana, true);
    expect([body.isPremium, body.subscription, scene.statuses(customer)]).toEqual([false, null, ['canceled']]);
    scene.sandbox.books.makeGood(customer);
    expect(scene.paidBy(customer)).toHaveLength(1);
  });

  it('A cancellation ends both subscriptions and its undo resumes only the shown one', async () => {
    const customer = await scene.customerOf(ana);
    const { books } = scene.sandbox;
    // The operator added a second subscription in the service's own pages.
    const session = books.open({ customer, price: 'price_annual', success_url: '', cancel_url: '' }, '');
    ana = await scene.later(ana, 1);
    books.settle(session, 'pay');
    await scene.deliver();
    const ending = () => scene.subsOf(customer).map((one) => one.cancel_at_period_end);
    await scene.cancel(ana, true);
    expect(ending()).toEqual([true, true]);
    expect((await scene.cancel(ana, false)).body.subscription).toMatchObject({ plan: 'annual', endsAt: null });
    expect(ending()).toEqual([true, false]);
  });

  it.each(['by the next look', 'by the next purchase'])(
    'A subscription unpaid for seven days is cancelled %s',
    async (by) => {
      const customer = await scene.customerOf(ana);
      scene.sandbox.books.failing.add(customer);
      ana = await scene.later(ana, 32);
      await scene.deliver();
      ana = await scene.later(ana, 8);
      expect(scene.statuses(customer)).toEqual(['past_due']);
      if (by === 'by the next look') await lookAtAll(scene.test.deps);
      else await scene.buy(ana);
      const isBought = by === 'by the next purchase';
      expect(scene.statuses(customer)).toEqual(isBought ? ['canceled', 'active'] : ['canceled']);
      scene.sandbox.books.makeGood(customer);
      expect(scene.paidBy(customer)).toHaveLength(isBought ? 2 : 1);
    },
  );

  it.each(['refund', 'dispute'] as const)('A %s ends Premium and cancels the subscription', async (how) => {
    const customer = await scene.customerOf(ana);
    scene.sandbox.books.takeBack(customer, how);
    await scene.deliver();
    expect(await scene.hasPremium(ana)).toBe(false);
    expect(scene.statuses(customer)).toEqual(['canceled']);
  });

  it('Account deletion during a failed payment cancels the subscription at once', async () => {
    const customer = await scene.customerOf(ana);
    scene.sandbox.books.failing.add(customer);
    ana = await scene.later(ana, 32);
    for (const one of scene.subsOf(customer)) scene.sandbox.books.change(one, { cancel_at_period_end: true });
    await scene.deliver();
    await proveSelf(scene.test, ana);
    await call(scene.test.app, deleteAccount, { token: ana.token, body: { takesLines: false } });
    await scene.deliver();
    expect(scene.statuses(customer)).toEqual(['canceled']);
  });

  it('Account deletion stops the renewal and erasure cancels the subscription', async () => {
    const customer = await scene.customerOf(ana);
    await proveSelf(scene.test, ana);
    expect((await call(scene.test.app, deleteAccount, { token: ana.token, body: { takesLines: false } })).status).toBe(
      200,
    );
    await scene.deliver();
    expect(scene.subsOf(customer)).toMatchObject([{ status: 'active', cancel_at_period_end: true }]);
    scene.test.clock.advance(15 * DAY_SECONDS * 1000);
    await scene.test.deps.retention.enforce();
    expect(scene.statuses(customer)).toEqual(['canceled']);
    const { rows } = await sql`SELECT FROM subscription WHERE user_id = ${ana.id}`.execute(scene.test.deps.db);
    expect(rows).toEqual([]);
  });
});
