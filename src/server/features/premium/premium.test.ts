import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser } from '#contract/accounts.ts';
import { grantPremium } from '#contract/dev.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { setPremium } from './premium.ts';

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await startTestApp({ DEV_TOOLS: 'true' });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await newMember(server);
});

const hasPremium = async (): Promise<boolean> =>
  (await call(server.app, authUser, { token: member.token })).body.premium;
const developer = async (premium: boolean): Promise<void> => {
  expect((await call(server.app, grantPremium, { token: member.token, body: { premium } })).status).toBe(200);
};
const payment = (endsAt?: Date): Promise<void> =>
  setPremium(server.deps.db, member.id, {
    isOn: true,
    source: 'payment',
    now: server.clock.now(),
    ...(endsAt !== undefined && { endsAt }),
  });
const grants = (): Promise<unknown[]> =>
  server.deps.db
    .selectFrom('entitlement')
    .select(['source', 'granted_at', 'ends_at'])
    .where('user_id', '=', member.id)
    .orderBy('source')
    .execute();

describe('Premium', () => {
  it('A developer’s grant and its removal never touch a paid one', async () => {
    const endsAt = new Date(server.clock.now().getTime() + 60_000);
    await payment(endsAt);
    const paid = await grants();
    expect(paid).toMatchObject([{ source: 'payment', ends_at: endsAt }]);
    await developer(true);
    expect(await grants()).toEqual([expect.objectContaining({ source: 'developer', ends_at: null }), ...paid]);
    await developer(false);
    expect(await grants()).toEqual(paid);
    expect(await hasPremium()).toBe(true);
  });

  it('A person has premium while any source entitles them, and no longer', async () => {
    await developer(true);
    await payment();
    await setPremium(server.deps.db, member.id, { isOn: false, source: 'payment', now: server.clock.now() });
    expect(await hasPremium()).toBe(true);
    await developer(false);
    expect(await hasPremium()).toBe(false);
  });

  it('A grant ends on the millisecond', async () => {
    await payment(new Date(server.clock.now().getTime() + 1000));
    server.clock.advance(999);
    expect(await hasPremium()).toBe(true);
    server.clock.advance(1);
    expect(await hasPremium()).toBe(false);
  });

  it('A renewal replaces the end of its own source', async () => {
    await payment(new Date(server.clock.now().getTime() + 1000));
    const renewed = new Date(server.clock.now().getTime() + 2000);
    await payment(renewed);
    expect(await grants()).toMatchObject([{ source: 'payment', ends_at: renewed }]);
  });
});
