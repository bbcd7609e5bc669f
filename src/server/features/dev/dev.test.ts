import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, sessions } from '#contract/accounts.ts';
import { devOutbox, devOpenApi, devUsers, grantPremium, switchSession } from '#contract/dev.ts';
import type { Route } from '#contract/route.ts';
import { settleDemo } from '#server/features/demo/demo.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember } from '#test/factories.ts';
import { declaredRoutes } from '#test/routes.ts';

const tools: readonly Route[] = [devUsers, switchSession, devOutbox, devOpenApi, grantPremium];

describe('without developer tools', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('Developer routes are not found on a server without developer tools', async () => {
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

  it('The OpenAPI document lists every contract route with input, answer and limit', async () => {
    const { body } = await call(test.app, devOpenApi);
    const listed = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/[{](\w+)[}]/g, ':$1')}`),
    );
    const declared = (await declaredRoutes()).map(({ route }) => `${route.method} ${route.path}`);
    expect(listed.toSorted()).toEqual(declared.toSorted());
    expect(body.paths['/api/auth/switch-session']?.['post']).toMatchObject({
      operationId: 'switchSession',
      tags: ['dev'],
      description:
        'For everybody. At most 120 calls in 60 s by address. For members whose age was refused too. Every call acts, within its limit.',
      requestBody: { content: { 'application/json': { schema: { required: ['userId'] } } } },
      responses: {
        200: {
          content: { 'application/json': { schema: { required: expect.arrayContaining(['id', 'tokens', 'user']) } } },
        },
      },
    });
    expect(body.paths['/api/users/{id}']?.['get']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    });
    const saidOf = (path: string) => body.paths[path]?.['post'];
    const header = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
    for (const [path, what] of [
      ['/api/posts', 'the same Idempotency-Key'],
      ['/api/gifts/send', 'the same clientId or the same Idempotency-Key'],
    ] as const) {
      expect(saidOf(path)).toMatchObject({
        description: expect.stringContaining(`Calls with ${what} are one.`),
        parameters: expect.arrayContaining([header]),
      });
    }
    expect(saidOf('/api/take-down')?.description).toContain('Calls with the same clientId are one.');
    const silent = Object.entries(body.paths).filter(
      ([, { post }]) => post !== undefined && !/Calls with|repeat|Every call/.test(post.description),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });
});
