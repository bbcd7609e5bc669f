import * as fc from 'fast-check';
import { DAY_MS } from '#contract/durations.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { Books, sandboxPrices } from '#server/features/premium/payments/sandbox.books.ts';
import { planIds } from '#contract/premium.ts';
import { describe, expect, it } from 'vitest';
import type { ServiceSubscription } from '#server/features/premium/payments/payments.ts';
import { endedBy, LATE_MS, worthOf } from './standing.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

const one = (given: Partial<ServiceSubscription> = {}): ServiceSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'monthly',
  createdAt: inDays(-40),
  periodStartsAt: inDays(-10),
  periodEndsAt: inDays(20),
  endsAt: null,
  ...given,
});
const worth = (subscriptions: ServiceSubscription[], takenBackAt: Date | null = null) =>
  worthOf({ subscriptions, takenBackAt }, NOW);

describe('what a subscription is worth', () => {
  it('A subscription’s Premium lasts its paid time plus the late-report allowance', () => {
    expect(worth([one()]).until).toEqual(new Date(inDays(20).getTime() + LATE_MS));
  });

  it('A subscription ends on the day that its person chose', () => {
    expect(worth([one({ endsAt: inDays(20) })]).until).toEqual(inDays(20));
    expect(worth([one({ endsAt: inDays(3) })]).until).toEqual(inDays(3));
    expect(worth([one({ endsAt: inDays(-1) })])).toEqual({ chosen: undefined, until: null, graceUntil: null });
  });

  it('A subscription goes on for seven days after a payment failed, and no longer', () => {
    const late = one({ status: 'past_due', periodStartsAt: inDays(-2) });
    expect(worth([late])).toMatchObject({ until: inDays(5), graceUntil: inDays(5) });
    expect(worth([one({ status: 'past_due', periodStartsAt: inDays(-7) })]).until).toBeNull();
  });

  it('An unpaid subscription is due to end after exactly seven days', () => {
    const late = (status: string, days: number) =>
      one({ id: `${status} ${days}`, status, periodStartsAt: inDays(days) });
    const all = [
      late('past_due', -7),
      late('past_due', -6),
      late('unpaid', -8),
      late('canceled', -8),
      late('active', -8),
    ];
    const ended = endedBy({ subscriptions: all, takenBackAt: null }, NOW);
    expect(ended.map(({ id }) => id)).toEqual(['past_due -7', 'unpaid -8']);
  });

  it('A subscription begun after a refund gives Premium and the earlier one ends', () => {
    const back = one({ id: 'sub_new', createdAt: inDays(-1) });
    const standing = { subscriptions: [one(), back], takenBackAt: inDays(-10) };
    expect(worthOf(standing, NOW).chosen?.id).toBe('sub_new');
    expect(endedBy(standing, NOW).map(({ id }) => id)).toEqual(['sub_1']);
  });

  it('A subscription that still gives Premium counts over an ended one', () => {
    const over = one({ id: 'sub_over', endsAt: inDays(-1) });
    const late = one({ id: 'sub_late', status: 'past_due', periodStartsAt: inDays(-1) });
    expect(worth([over, late]).chosen?.id).toBe('sub_late');
  });

  it('A subscription that has ended, was never paid or was taken back is worth nothing', () => {
    for (const status of ['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'a new word']) {
      expect(worth([one({ status })]).until).toBeNull();
    }
    expect(worth([one()], inDays(-10)).until).toBeNull();
    expect(worth([]).until).toBeNull();
  });

  it('The chosen subscription does not depend on the order of the list', () => {
    const dead = one({ id: 'sub_old', status: 'canceled', createdAt: inDays(-1) });
    const late = one({ id: 'sub_late', status: 'past_due', createdAt: inDays(-1), periodStartsAt: inDays(-1) });
    expect(worth([dead, late, one()]).chosen?.id).toBe('sub_1');
    expect(worth([late, dead]).chosen?.id).toBe('sub_late');
    const status = fc.constantFrom('active', 'trialing', 'past_due', 'canceled', 'unpaid');
    const any = fc.record({ id: fc.uuid(), status, days: fc.integer({ min: -60, max: 0 }) });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 6 }), (given) => {
        const all = given.map(({ days, ...rest }) => one({ ...rest, createdAt: inDays(days) }));
        expect(worth(all.toReversed())).toEqual(worth(all));
      }),
    );
  });
});

const at = (seconds: number): Date => new Date(seconds * 1000);

/** Returns the standing that a look-up computes from these subscriptions and payments. */
function standingIn(books: Books) {
  const subscriptions = [...books.subscriptions.values()].flatMap((sub): ServiceSubscription[] => {
    const [item] = sub.items.data;
    if (item === undefined) return [];
    const ends = sub.cancel_at ?? (sub.cancel_at_period_end ? item.current_period_end : null);
    return [
      {
        id: sub.id,
        status: sub.status,
        plan: null,
        createdAt: at(sub.created),
        periodStartsAt: at(item.current_period_start),
        periodEndsAt: at(item.current_period_end),
        endsAt: ends === null ? null : at(ends),
      },
    ];
  });
  const last = books.charges.findLast(({ status }) => status === 'succeeded');
  const isTakenBack = last !== undefined && (last.refunded || last.disputed);
  return { subscriptions, takenBackAt: isTakenBack ? at(last.created) : null };
}

it('Premium matches what was paid in 10,000 random subscription lives', () => {
  const rng = seededRng(11);
  const under = (most: number): number => Math.floor(rng() * most);
  let wrong = 0;
  let afterEnd = 0;
  for (let life = 0; life < 10_000; life += 1) {
    const books = new Books({ now: () => NOW, onEvent: () => undefined });
    const buy = (): void => {
      const price = sandboxPrices[planIds[under(3)] ?? 'monthly'];
      books.settle(books.open({ customer: 'cus', price, success_url: '', cancel_url: '' }, ''), 'pay');
    };
    buy();
    const live = () => [...books.subscriptions.values()].find(({ status }) => status !== 'canceled');
    const deeds = [
      () => books.jump(under(45) * 86_400),
      () => books.jump(under(45) * 86_400),
      () => books.failing.add('cus'),
      () => books.makeGood('cus'),
      () => books.takeBack('cus', rng() < 0.5 ? 'refund' : 'dispute'),
      () => live() === undefined && buy(),
      () => {
        const kept = live();
        if (kept !== undefined) books.change(kept, { cancel_at_period_end: rng() < 0.6 });
      },
      () => {
        const kept = live();
        if (kept !== undefined && rng() < 0.4) books.end(kept);
      },
    ];
    for (let step = 0; step < 8; step += 1) deeds[under(deeds.length)]?.();
    const standing = standingIn(books);
    const has = worthOf(standing, at(books.now)).until !== null;
    const kept = live();
    const isInGrace = (kept?.items.data[0]?.current_period_start ?? 0) + 7 * 86_400 > books.now;
    const pays = kept !== undefined && standing.takenBackAt === null && (kept.status === 'active' || isInGrace);
    if (has !== pays) wrong += 1;
    if (kept === undefined && has) afterEnd += 1;
  }
  expect({ wrong, afterEnd }).toEqual({ wrong: 0, afterEnd: 0 });
});
