import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authUser } from '#contract/accounts.ts';
import * as contract from '#contract/premium.ts';
import { deleteAccount } from '#contract/your-data.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { mishaps } from '#server/features/premium/payments/sandbox.events.ts';
import { call, startTestApp } from '#test/app.ts';
import { newMember, proveSelf, type TestMember } from '#test/factories.ts';
import { PaymentScene } from '#test/payments.ts';
import { look } from './billing.ts';
import { END_JOB } from './ending.ts';
import { setPremium } from './entitle.ts';
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

describe('buying', () => {
  it('A purchase grants Premium once an event or a look-up confirms it', async () => {
    expect(await scene.state(ana)).toEqual({ isPremium: false, payments: 'sandbox', subscription: null });
    await scene.buy(ana, 'quarterly');
    expect(await scene.hasPremium(ana)).toBe(false);
    await scene.deliver();
    expect(await scene.hasPremium(ana)).toBe(true);
    expect((await call(scene.test.app, authUser, { token: ana.token })).body.premium).toBe(true);
    expect((await scene.state(ana)).subscription).toMatchObject({ plan: 'quarterly', endsAt: null, graceUntil: null });
    const months = Date.parse((await scene.state(ana)).subscription?.renewsAt ?? '') - scene.test.clock.now().getTime();
    expect(Math.round(months / (DAY_SECONDS * 1000))).toBeGreaterThanOrEqual(89);
    // For a second member, the events are lost, so that only the look-up can find the payment.
    ana = await newMember(scene.test);
    await scene.buy(ana);
    scene.waiting.length = 0;
    expect((await call(scene.test.app, contract.lookAgain, { token: ana.token })).body).toMatchObject({
      isPremium: true,
    });
  });

  it('Buying charges nobody twice, and a card that fails gives nothing', async () => {
    const { body } = await scene.checkout(ana);
    expect(await scene.press(body.url, 'close')).toMatch(/\/subscription$/);
    expect(await scene.press(body.url, 'fail')).toMatch(/failed=1$/);
    await scene.deliver();
    expect(await scene.hasPremium(ana)).toBe(false);
    await scene.buy(ana);
    // The person paid in another window, and no event has arrived yet.
    expect((await scene.checkout(ana)).problem.code).toBe('already_premium');
    expect(scene.subsOf(await scene.customerOf(ana))).toHaveLength(1);
  });

  it('A newer payment page expires the older one and prevents a double charge', async () => {
    const [first, second] = [(await scene.checkout(ana)).body.url, (await scene.checkout(ana)).body.url];
    expect(await scene.press(first, 'pay')).toMatch(/failed=1$/);
    expect(await (await fetch(first)).text()).toContain('This page has expired. Nothing was charged.');
    expect(await scene.press(second, 'pay')).toMatch(/paid=1$/);
    expect(scene.statuses(await scene.customerOf(ana))).toEqual(['active']);
    expect(scene.paidBy(await scene.customerOf(ana))).toHaveLength(1);
  });

  it('Payment pages opened at the same moment never charge a person twice', async () => {
    await scene.checkout(ana);
    const pages = await Promise.all([scene.checkout(ana), scene.checkout(ana), scene.checkout(ana)]);
    expect(pages.map(({ status, problem }) => [status, problem?.code])).toEqual(pages.map(() => [200, undefined]));
    for (const { body } of pages) await scene.press(body.url, 'pay');
    expect(scene.paidBy(await scene.customerOf(ana)).length).toBeLessThanOrEqual(1);
    // The windows may have closed each other's pages; a new page can still be paid.
    const { status, body } = await scene.checkout(ana);
    if (status === 200) await scene.press(body.url, 'pay');
    expect(scene.paidBy(await scene.customerOf(ana))).toHaveLength(1);
  });

  it('A second payment page is refused when the first is paid meanwhile', async () => {
    await scene.checkout(ana);
    const { books } = scene.sandbox;
    vi.spyOn(books, 'expire').mockImplementationOnce((session) => {
      books.settle(session, 'pay');
      return books.expire(session);
    });
    expect((await scene.checkout(ana)).problem.code).toBe('already_premium');
    expect(scene.paidBy(await scene.customerOf(ana))).toHaveLength(1);
  });

  it('A second payment page is refused while the first cannot be closed', async () => {
    const first = (await scene.checkout(ana)).body.url;
    vi.spyOn(scene.sandbox.books, 'expire').mockReturnValueOnce(false);
    expect((await scene.checkout(ana)).problem.code).toBe('payments_unanswered');
    expect(await scene.press(first, 'pay')).toMatch(/paid=1$/);
    expect(scene.paidBy(await scene.customerOf(ana))).toHaveLength(1);
  });

  it('Premium goes on by itself with each payment, and a late renewal takes nothing away', async () => {
    await scene.buy(ana);
    await scene.deliver();
    ana = await scene.later(ana, 32);
    expect(await scene.hasPremium(ana)).toBe(true);
    await scene.deliver();
    expect(await scene.hasPremium(ana)).toBe(true);
    expect(Date.parse((await scene.state(ana)).subscription?.renewsAt ?? '')).toBeGreaterThan(
      scene.test.clock.now().getTime(),
    );
  });
});

describe('the webhook', () => {
  it('The webhook records each signed event once and rejects bad or old signatures', async () => {
    await scene.buy(ana);
    const [event] = scene.waiting;
    if (event === undefined) throw new Error('Nothing was told.');
    const { payload } = scene.sandbox.signed(event, scene.test.clock.now());
    expect(await scene.send(event, { signature: 't=1,v1=00' })).toBe(400);
    expect(await scene.send(event, { payload: payload.replace('cus_', 'cus_x') })).toBe(400);
    const old = scene.sandbox.signed(event, new Date(scene.test.clock.now().getTime() - 400_000));
    expect(await scene.send(event, old)).toBe(400);
    expect([await scene.send(event), await scene.send(event), await scene.send(event)]).toEqual([200, 200, 200]);
    const { rows } = await sql`SELECT FROM payment_event WHERE id = ${event.id}`.execute(scene.test.deps.db);
    expect(rows).toHaveLength(1);
  });

  it('An outdated look-up never overwrites the result of a newer one', async () => {
    await scene.buy(ana);
    const customer = await scene.customerOf(ana);
    const { payments } = scene.test.deps;
    if (payments === undefined) throw new Error('There are no payments.');
    const { lookAt } = payments;
    // A look-up takes its number before it calls the service, so the first look-up has the lower number.
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    payments.lookAt = async () => {
      asked.resolve();
      await answered.promise;
      return { subscriptions: [], takenBackAt: null };
    };
    const first = look(scene.test.deps, customer);
    await asked.promise;
    payments.lookAt = lookAt;
    await look(scene.test.deps, customer);
    expect(await scene.hasPremium(ana)).toBe(true);
    answered.resolve();
    await first;
    expect(await scene.hasPremium(ana)).toBe(true);
    expect((await scene.state(ana)).subscription).not.toBeNull();
  });

  it('A late active event never restores Premium after the subscription ended', async () => {
    await scene.buy(ana);
    await scene.deliver();
    const [own] = scene.subsOf(await scene.customerOf(ana));
    if (own === undefined) throw new Error('There is no subscription.');
    scene.sandbox.books.change(own, { cancel_at_period_end: false });
    const [updated] = scene.waiting.splice(0);
    expect(updated).toMatchObject({ type: 'customer.subscription.updated', data: { object: { status: 'active' } } });
    scene.sandbox.books.end(own);
    await scene.deliver();
    expect(await scene.hasPremium(ana)).toBe(false);
    if (updated !== undefined) scene.waiting.push(updated);
    await scene.deliver();
    expect([await scene.hasPremium(ana), (await scene.state(ana)).subscription]).toEqual([false, null]);
  });

  it('Events are lost, doubled, delayed and shuffled by the switches of the sandbox’s page', async () => {
    const { url } = (await scene.buy(ana), await call(scene.test.app, contract.openPortal, { token: ana.token })).body;
    const press = async (what: string): Promise<string> =>
      (await fetch(url.replace('?', `/${what}?`), { method: 'POST' })).text();
    const told = (): string[] => scene.waiting.splice(0).map(({ type }) => type.replace('customer.subscription.', ''));
    told();
    expect(await press('lost')).toContain('Events are lost: on');
    await press('cancel');
    expect(told()).toEqual([]);
    expect(await press('lost')).toContain('Events are lost: off');
    await press('doubled');
    await press('cancel');
    expect(told()).toEqual(['updated', 'updated']);
    await press('doubled');
    await press('delayed');
    await press('cancel');
    expect(told()).toEqual([]);
    await press('delayed');
    expect(told()).toEqual(['updated']);
    await press('shuffled');
    await press('cancel');
    expect(told()).toEqual([]);
    await press('refund');
    expect(told()).toEqual(['charge.refunded', 'updated']);
    await press('shuffled');
    await scene.deliver();
    expect(await scene.hasPremium(ana)).toBe(false);
  });

  it('One nightly look-up corrects every account after any schedule of mishaps', async () => {
    const rng = seededRng(7);
    const { books } = scene.sandbox;
    const under = (most: number): number => Math.floor(rng() * most);
    for (let run = 0; run < 25; run += 1) {
      // Deletes the customers of earlier runs, so that the nightly look-up concerns only this run's person.
      await sql`DELETE FROM subscription`.execute(scene.test.deps.db);
      ana = await newMember(scene.test);
      await scene.buy(ana, (['annual', 'quarterly', 'monthly'] as const)[under(3)]);
      await scene.deliver();
      const customer = await scene.customerOf(ana);
      const later = async (days: number): Promise<void> => {
        ana = await scene.later(ana, days);
      };
      const oddLook = async (): Promise<void> => {
        await later(under(24) / 24);
        await lookAtAll(scene.test.deps);
      };
      for (let step = 0; step < 6; step += 1) {
        scene.sandbox.way.turn(mishaps[under(mishaps.length)] ?? 'lost');
        const [one] = scene.subsOf(customer);
        const deeds: (() => unknown)[] = [
          () => one !== undefined && books.change(one, { cancel_at_period_end: rng() < 0.5 }),
          () => books.failing.add(customer),
          () => books.makeGood(customer),
          () => one !== undefined && rng() < 0.3 && books.end(one),
          () => books.takeBack(customer, rng() < 0.5 ? 'refund' : 'dispute'),
          () => later(under(40)),
          () => later(under(40)),
          oddLook,
        ];
        await deeds[under(deeds.length)]?.();
        for (const event of scene.waiting.splice(0)) await scene.send(event);
        if (rng() < 0.5) await scene.test.deps.jobs.drain();
        if (rng() < 0.3) await oddLook();
      }
      // Switches all mishaps off and drops the pending events. An hour passes before the nightly run, because the run
      // skips customers that were looked up in the last ten minutes.
      for (const mishap of scene.sandbox.way.on) scene.sandbox.way.turn(mishap);
      scene.waiting.length = 0;
      await later(1 / 24);
      await lookAtAll(scene.test.deps);
      const live = scene.subsOf(customer).some(({ status }) => status === 'active');
      const lastPaid = scene.paidBy(customer).at(-1);
      const isTakenBack = lastPaid !== undefined && (lastPaid.refunded || lastPaid.disputed);
      const late = scene.subsOf(customer).find(({ status }) => status === 'past_due');
      const isInGrace =
        late !== undefined && (late.items.data[0]?.current_period_start ?? 0) + 7 * DAY_SECONDS > books.now;
      expect([run, await scene.hasPremium(ana)]).toEqual([run, !isTakenBack && (live || isInGrace)]);
    }
  });
});

it('A server without payments says so and keeps Premium granted by a developer', async () => {
  const server = await startTestApp();
  const member = await newMember(server);
  await setPremium(server.deps.db, member.id, { isOn: true, source: 'developer', now: server.clock.now() });
  const { body } = await call(server.app, contract.getPremium, { token: member.token });
  expect(body).toEqual({ isPremium: true, payments: 'off', subscription: null });
  const asked = await call(server.app, contract.checkoutPremium, { token: member.token, body: { plan: 'monthly' } });
  expect(asked.problem.code).toBe('payments_off');
  // This row is left from a time when the server took payments.
  await sql`INSERT INTO subscription (user_id, customer_id, subscription_id) VALUES (${member.id}, 'cus_old', 'sub_old')`.execute(
    server.deps.db,
  );
  const failed = vi.spyOn(server.deps.log, 'error');
  const enqueued = vi.spyOn(server.deps.jobs, 'enqueue');
  await lookAtAll(server.deps);
  expect((await call(server.app, contract.lookAgain, { token: member.token })).status).toBe(200);
  await proveSelf(server, member);
  const gone = await call(server.app, deleteAccount, { token: member.token, body: { takesLines: false } });
  expect(gone.status).toBe(200);
  expect(failed).not.toHaveBeenCalled();
  expect(enqueued.mock.calls.map(([, job]) => job)).not.toContain(END_JOB);
  server.clock.advance(15 * DAY_SECONDS * 1000);
  await server.deps.retention.enforce();
  const { rows } = await sql`SELECT FROM account WHERE id = ${member.id}`.execute(server.deps.db);
  expect(rows).toEqual([]);
  await server.close();
});
