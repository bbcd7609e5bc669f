import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, sessions } from '#contract/accounts.ts';
import { devOutbox, devRoutes, devUsers, grantPremium, switchSession } from '#contract/dev.ts';
import type { Route } from '#contract/route.ts';
import { settleDemo } from '#server/features/demo/demo.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember } from '#test/factories.ts';
import { declaredRoutes } from '#test/routes.ts';

const tools: readonly Route[] = [devUsers, switchSession, devOutbox, devRoutes, grantPremium];

describe('without developer tools', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('A server without developer tools has none, for visitors and members, with any input', async () => {
    const { id, token } = await newMember(test);
    for (const route of tools) {
      for (const body of route.method === 'GET' ? [undefined] : [{ userId: id }, {}, [], 'text', undefined]) {
        for (const caller of [undefined, token]) {
          const { status, problem } = await call(test.app, route, { token: caller, body });
          expect([route.path, status, problem.code]).toEqual([route.path, 404, 'not_found']);
        }
      }
    }
  });
});

describe('with developer tools', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ DEV_TOOLS: 'true' });
  });
  afterAll(() => test.close());

  it('A developer becomes any member, who is then signed in like any other', async () => {
    const robin = await newMember(test, COMPLETE_PROFILE);
    const { status, body } = await call(test.app, switchSession, { body: { userId: robin.id } });
    expect(status).toBe(200);
    expect(body.user).toEqual(robin.user);
    const { accessToken: token } = body.tokens;
    expect((await call(test.app, authUser, { token })).body.id).toBe(robin.id);
    const listed = await call(test.app, sessions, { token });
    expect(listed.body.sessions.map(({ deviceName }) => deviceName)).toContain('User switcher');
  });

  it('A developer gives the signed-in person premium, and takes it back', async () => {
    const { token } = await newMember(test);
    const set = (premium: boolean, as: string | undefined) =>
      call(test.app, grantPremium, { token: as, body: { premium } });
    const premiumNow = async () => (await call(test.app, authUser, { token })).body.premium;
    expect((await set(true, undefined)).status).toBe(401);
    expect(await premiumNow()).toBe(false);
    expect((await set(true, token)).status).toBe(200);
    expect(await premiumNow()).toBe(true);
    expect((await set(false, token)).status).toBe(200);
    expect(await premiumNow()).toBe(false);
  });

  it('A developer cannot become a missing or suspended person', async () => {
    const gone = await newMember(test);
    await test.deps.db
      .updateTable('account')
      .set({ suspended_at: test.clock.now() })
      .where('id', '=', gone.id)
      .execute();
    for (const userId of [gone.id, 999_999_999_999]) {
      expect((await call(test.app, switchSession, { body: { userId } })).status).toBe(404);
    }
    const { body } = await call(test.app, devUsers);
    expect(body.users.map(({ id }) => id)).not.toContain(gone.id);
  });

  it('The list of people shows twelve, members before the demonstration community', async () => {
    await settleDemo(test.deps, 'true');
    const { body } = await call(test.app, devUsers);
    expect(body.users).toHaveLength(12);
    const isDemo = body.users.map((user) => user.isDemo);
    expect(isDemo).toEqual(isDemo.toSorted((a, b) => Number(a) - Number(b)));
    expect(isDemo).toContain(false);
    expect(Object.keys(body.users[0] ?? {})).not.toContain('phoneNumber');
  });

  it('The outbox shows what was sent while nothing carries it, newest first', async () => {
    const { outbox } = test.deps;
    outbox.put({ channel: 'sms', to: '+12025550143', subject: null, text: '123456 is your code.', html: null });
    outbox.put({ channel: 'mail', to: 'robin@example.com', subject: 'Hello', text: 'Plain.', html: '<p>Rich.</p>' });
    const { body } = await call(test.app, devOutbox);
    expect(body.messages).toEqual([
      {
        id: expect.any(String),
        channel: 'mail',
        to: 'robin@example.com',
        subject: 'Hello',
        text: 'Plain.',
        sentAt: test.clock.now().toISOString(),
      },
      expect.objectContaining({ channel: 'sms', to: '+12025550143', subject: null, text: '123456 is your code.' }),
    ]);
  });

  it('The tools list every route of the contract', async () => {
    const { body } = await call(test.app, devRoutes);
    const declared = (await declaredRoutes()).map(({ route }) => `${route.method} ${route.path}`);
    expect(body.routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(declared.toSorted());
  });
});
