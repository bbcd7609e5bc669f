import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts.ts';
import { proofOptions, prove } from '#contract/accounts.proof.ts';
import { listPosts } from '#contract/posts.ts';
import { closeCodes } from '#contract/realtime.ts';
import type { Route } from '#contract/route.ts';
import { deleteAccount } from '#contract/your-data.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { declaredRoutes } from '#test/routes.ts';
import { changeStanding } from '#server/features/accounts/accounts.ts';

const routes = (await declaredRoutes()).map(({ route }) => route);
const members = routes.filter(({ access }) => access === 'member');
/** The routes that a suspended person can still call: they concern the account, payments, and an outing under way. */
const NARROW = /^\/api\/(?:(?:auth|account|premium)(?:\/|$)|home-safe(?:\/outings\/:id(?:\/answer)?)?$)/;

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100000' });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/ws`;
});
afterAll(() => test.close());

async function suspend({ id }: TestMember): Promise<void> {
  const suspended_at = test.clock.now();
  const tellAll = await inTransaction(test.deps.db, async (trx) => {
    await changeStanding(test.deps, trx, { userId: id, suspended_at });
    return test.deps.sessions.endAll(trx, id);
  });
  tellAll();
}

const lift = ({ id }: TestMember): Promise<unknown> =>
  inTransaction(test.deps.db, (trx) => changeStanding(test.deps, trx, { userId: id, suspended_at: null }));

/** Returns a suspended person who signed in again. */
async function suspended(): Promise<TestMember> {
  const member = await newMember(test, COMPLETE_PROFILE);
  await suspend(member);
  const answer = await call(test.app, contract.login, {
    body: { handleOrEmail: member.user.handle, password: PASSWORD },
  });
  expect([answer.status, answer.body.user.isSuspended]).toEqual([200, true]);
  const { accessToken: token, refreshToken } = answer.body.tokens;
  return { ...member, token, refreshToken };
}

describe('a suspended person', () => {
  it('A suspension ends every session at once, even a cached one', async () => {
    const member = await newMember(test);
    expect((await call(test.app, contract.authUser, { token: member.token })).status).toBe(200);
    await suspend(member);
    expect((await call(test.app, contract.authUser, { token: member.token })).status).toBe(401);
    const { refreshToken } = member;
    expect((await call(test.app, contract.refresh, { body: { refreshToken } })).problem.code).toBe('refresh_invalid');
  });

  it('A suspended person is refused by every route of members that does not name them', async () => {
    const { token } = await suspended();
    const params = { id: '0191d8a0-0000-7000-8000-000000000000' };
    const isServed = ({ method, path }: Route): boolean => test.app.hasRoute({ method, url: path });
    const hides = ({ desk, operator }: Route): boolean => desk === true || operator !== undefined;
    const closed = members.filter((route) => route.evenSuspended !== true && !hides(route) && isServed(route));
    expect(closed.length).toBeGreaterThan(40);
    for (const route of closed) {
      const answer = await call(test.app, route, { token, params, ...(route.method !== 'GET' && { body: {} }) });
      expect([route.path, answer.status, answer.problem.code]).toEqual([route.path, 403, 'account_suspended']);
    }
  });

  it('The routes that name suspended people concern their account, payments and way home', () => {
    const open = routes.filter(({ evenSuspended }) => evenSuspended === true).map(({ path }) => path);
    expect(open).toContain('/api/auth/user');
    expect(open.filter((path) => !NARROW.test(path))).toEqual([]);
  });

  it('A suspended person sees their own record and sessions, renews their token, and signs out', async () => {
    const { token, refreshToken } = await suspended();
    const me = await call(test.app, contract.authUser, { token });
    expect([me.status, me.body.isSuspended, me.body.displayName]).toEqual([200, true, 'Robin']);
    expect((await call(test.app, contract.sessions, { token })).body.sessions).toHaveLength(1);
    expect((await call(test.app, contract.refresh, { body: { refreshToken } })).status).toBe(200);
    expect((await call(test.app, contract.logout, { token })).status).toBe(200);
    expect((await call(test.app, contract.authUser, { token })).status).toBe(401);
  });

  it('A suspended person can prove their identity to delete their account', async () => {
    const { token } = await suspended();
    const leave = () => call(test.app, deleteAccount, { token, body: { takesLines: false } });
    expect((await leave()).problem.code).toBe('reauthentication_required');
    expect((await call(test.app, proofOptions, { token })).body.ways).toEqual(['password']);
    expect((await call(test.app, prove, { token, body: { password: PASSWORD } })).status).toBe(200);
    expect((await leave()).status).toBe(200);
  });

  it('A suspended person reads public pages as a visitor', async () => {
    const { token } = await suspended();
    const author = await newMember(test, COMPLETE_PROFILE);
    await test.deps.db
      .insertInto('post')
      .values({
        id: test.deps.newId(),
        user_id: author.id,
        content: 'Rain again.',
        visibility: 'public',
        created_at: test.clock.now(),
      })
      .execute();
    const seen = await call(test.app, listPosts, { token });
    expect(seen.status).toBe(200);
    // A visitor gets no ids of authors.
    expect(seen.body.posts.map((post) => post.user.id)).toEqual([null]);
  });

  it('A suspended person is invisible and returns unchanged when the suspension is lifted', async () => {
    const [member, other] = [await suspended(), await newMember(test)];
    const look = async (): Promise<number> =>
      (await call(test.app, contract.getUser, { token: other.token, params: { id: member.id } })).status;
    expect(await look()).toBe(404);
    expect((await call(test.app, contract.getUser, { token: member.token, params: { id: other.id } })).status).toBe(
      403,
    );
    await lift(member);
    expect(await look()).toBe(200);
    expect((await call(test.app, contract.getUser, { token: member.token, params: { id: other.id } })).status).toBe(
      200,
    );
    expect((await call(test.app, contract.authUser, { token: member.token })).body.isSuspended).toBe(false);
  });
});

describe('sockets', () => {
  it('Suspending closes open sockets, and a new one is refused for good', async () => {
    const member = await newMember(test);
    const open = await new TestSocket(address).signIn(member.token);
    await suspend(member);
    expect(await open.closed()).toBe(closeCodes.unauthenticated);
    const { body } = await call(test.app, contract.login, {
      body: { handleOrEmail: member.user.handle, password: PASSWORD },
    });
    const again = new TestSocket(address);
    await again.opened();
    again.say({ type: 'auth', token: body.tokens.accessToken });
    expect(await again.next('auth_error')).toMatchObject({ code: 'suspended', retryable: false });
    expect(await again.closed()).toBe(closeCodes.normal);
  });
});
