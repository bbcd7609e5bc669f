import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prove } from '#contract/accounts.proof.ts';
import type { Route } from '#contract/route.ts';
import { version } from '#contract/version.ts';
import { changeOperators } from '#server/features/operator/roles/operators.ts';
import { call, startTestApp, type TestApp } from './app.ts';
import { newMember, PASSWORD, type TestMember } from './factories.ts';
import { declaredRoutes, keysOf } from './routes.ts';

const routes = await declaredRoutes();
const show = (route: Route): string => `${route.method} ${route.path}`;
const named = (some: typeof routes): [string, Route][] => some.map(({ route }) => [show(route), route]);

let test: TestApp;
let member: TestMember;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100000' });
  member = await newMember(test);
  await call(test.app, prove, { token: member.token, body: { password: PASSWORD } });
});
afterAll(() => test.close());

/** Path parameters for things that do not exist, each in the format that its routes accept. */
const NOWHERE = {
  roomId: '0191d8a0-0000-7000-8000-000000000000',
  userId: 999_999_999_999,
  otherId: 999_999_999_999,
  sessionId: '0191d8a0-0000-7000-8000-000000000000',
  messageId: '0191d8a0-0000-7000-8000-000000000000',
  matchId: '0191d8a0-0000-7000-8000-000000000000',
  noteId: '0191d8a0-0000-7000-8000-000000000000',
  handle: 'nobody_here_at_all',
  zip: '00000',
};
const idFor = (route: Route): string | number =>
  /^\/api\/(?:users|companions)\//.test(route.path) ? NOWHERE.userId : NOWHERE.sessionId;
const paramsFor = (route: Route): Record<string, string | number> => ({ ...NOWHERE, id: idFor(route) });

it('The declared routes are found and each is declared once', () => {
  expect(routes.length).toBeGreaterThan(25);
  const all = routes.map(({ route }) => show(route));
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

describe('every route', () => {
  it.each(named(routes))('%s is served', (_name, route) => {
    expect(test.app.hasRoute({ method: route.method, url: route.path })).toBe(true);
  });

  it('No undeclared API route is served except the operator’s', async () => {
    await test.app.ready();
    const declared = new Set(routes.map(({ route }) => route.path));
    const served = [...test.app.printRoutes({ commonPrefix: false }).matchAll(/(\/api\/\S+) \(/g)].map(
      (found) => found[1] ?? '',
    );
    expect(served.length).toBeGreaterThan(15);
    expect(served.filter((path) => !declared.has(path) && path !== '/api/csp-report')).toEqual([]);
  });

  it.each(named(routes.filter(({ route }) => route.access === 'member')))(
    '%s refuses an anonymous caller with 401',
    async (_name, route) => {
      const answer = await call(test.app, route, {
        params: paramsFor(route),
        ...(route.method !== 'GET' && { body: {} }),
      });
      expect(answer.status).toBe(401);
      expect(answer.problem.code).toBe('unauthenticated');
    },
  );

  it.each(named(routes.filter(({ route }) => route.fresh === true && route.desk !== true)))(
    '%s asks a session without a proof for one, whatever the call is about',
    async (_name, route) => {
      expect(route.access).toBe('member');
      const { token } = await newMember(test);
      const answer = await call(test.app, route, {
        token,
        params: paramsFor(route),
        ...(route.method !== 'GET' && { body: {} }),
      });
      expect([answer.status, answer.problem.code]).toEqual([403, 'reauthentication_required']);
    },
  );

  it.each(named(routes.filter(({ route }) => route.operator !== undefined)))(
    '%s hides from members who do not run the place',
    async (_name, route) => {
      const answer = await call(test.app, route, {
        token: member.token,
        params: paramsFor(route),
        ...(route.method !== 'GET' && { body: {} }),
      });
      expect([route.access, answer.status, answer.problem.code]).toEqual(['member', 404, 'not_found']);
    },
  );

  it.each(named(routes.filter(({ route }) => route.operator === true)))(
    '%s asks an operator whose pages are locked to unlock them',
    async (_name, route) => {
      const { token, user } = await newMember(test);
      const { db, clock, newId } = test.deps;
      await changeOperators({ db, now: clock.now(), newId }, ['add', user.handle]);
      const answer = await call(test.app, route, {
        token,
        params: paramsFor(route),
        ...(route.method !== 'GET' && { body: {} }),
      });
      expect([answer.status, answer.problem.code]).toEqual([403, 'reauthentication_required']);
    },
  );

  it.each(named(routes.filter(({ route }) => route.method !== 'GET')))('%s limits its writes', (_name, route) => {
    expect(route.limit).toBeDefined();
    if (route.access === 'public') expect(route.limit?.by).toBe('address');
  });

  it.each(named(routes.filter(({ route }) => route.access === 'public' && route.method === 'GET')))(
    '%s limits visitors',
    (_name, route) => {
      expect(route.limit?.by).toBe('address');
    },
  );
});

it('Every route that opens a session is marked as an entry', () => {
  const opening = routes.filter(({ route }) => route.streams !== true && keysOf(route.response).has('refreshToken'));
  expect(opening.length).toBeGreaterThan(3);
  expect(opening.filter(({ route }) => route.entry !== true).map(({ route }) => show(route))).toEqual([]);
});

describe('no response tells what it must not', () => {
  const never = [
    'password',
    'passwordHash',
    'password_hash',
    'refreshHash',
    'code',
    'secret',
    'latitude',
    'longitude',
    'lat',
    'lng',
    'distance',
    'weights',
    'axesWeights',
  ];
  const mine = [
    'email',
    'phoneNumber',
    'birthday',
    'fullBirthday',
    'birthYear',
    'zipCode',
    'county',
    'accessToken',
    'refreshToken',
  ];

  it.each(named(routes))('The response of %s has no forbidden key', (_name, route) => {
    const keys = keysOf(route.response);
    const isZipTable = route.path === '/api/zip/:zip';
    const forbidden = [...never, ...(route.audience === 'me' || route.operator === true || isZipTable ? [] : mine)];
    expect(forbidden.filter((key) => keys.has(key))).toEqual([]);
  });
});

describe('hostile input is refused, never a fault', () => {
  const longText = 'x'.repeat(10_000);
  const hostile: unknown[] = [
    {},
    [],
    'text',
    { __proto__: { admin: true } },
    JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
    { id: [1, 2], userId: { $gt: 0 }, content: longText, sessionId: [NOWHERE.sessionId], participants: 'x', seq: -1 },
    { handleOrEmail: 'a\0b', password: 'a\0b', deviceId: 'a\0b', userId: NOWHERE.userId },
    { content: '\u0000', clientId: NOWHERE.sessionId, displayName: '\u202Eevil', bio: '\uD800' },
  ];

  it.each(named(routes.filter(({ route }) => route.method !== 'GET' && !/logout/.test(route.path))))(
    '%s refuses hostile input without a fault',
    async (_name, route) => {
      const token = route.access === 'member' ? member.token : undefined;
      for (const body of hostile) {
        const answer = await call(test.app, route, { token, params: paramsFor(route), body });
        expect(answer.status, JSON.stringify(answer.body)?.slice(0, 300)).toBeLessThan(500);
      }
    },
  );

  const strings = ['a\0b', '\uD800', 'a\uDC00b', '\u202Eab', longText, ' ', '%', "' OR 1=1 --", '\u{E0041}'];
  const textsOf = ({ query }: Route): string[] =>
    Object.entries(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).flatMap(
      ([name, node]) => (JSON.stringify(node).includes('"string"') ? [name] : []),
    );

  it.each(named(routes.filter(({ route }) => textsOf(route).length > 0)))(
    '%s refuses hostile words in its query without a fault',
    async (_name, route) => {
      const token = route.access === 'member' ? member.token : undefined;
      for (const name of textsOf(route)) {
        for (const text of strings) {
          const answer = await call(test.app, route, {
            token,
            params: paramsFor(route),
            query: { [name]: text },
            ...(route.method !== 'GET' && { body: {} }),
          });
          expect(answer.status, `${name}: ${JSON.stringify(text.slice(0, 20))}`).toBeLessThan(500);
        }
      }
    },
  );

  it.each(named(routes.filter(({ route }) => route.path.includes(':') && !/logout/.test(route.path))))(
    '%s refuses malformed ids without a fault',
    async (_name, route) => {
      const token = route.access === 'member' ? member.token : undefined;
      for (const id of [
        '0',
        '-1',
        '1e9',
        'null',
        "' OR 1=1 --",
        '%00',
        'a\0b',
        '../..',
        '[object Object]',
        'x'.repeat(290),
      ]) {
        const params = Object.fromEntries(Object.keys(paramsFor(route)).map((name) => [name, id]));
        const answer = await call(test.app, route, { token, params, ...(route.method !== 'GET' && { body: {} }) });
        expect([200, 400, 404], `${id}: ${JSON.stringify(answer.body)?.slice(0, 300)}`).toContain(answer.status);
        if (answer.status === 200) expect(route.path).toMatch(/check-handle/);
      }
    },
  );

  it.each(
    named(
      routes.filter(
        ({ route }) => route.path.includes(':') && route.access === 'member' && !/check-handle/.test(route.path),
      ),
    ),
  )('%s answers a foreign or missing object with 404', async (_name, route) => {
    const answer = await call(test.app, route, {
      token: member.token,
      params: paramsFor(route),
      ...(route.method !== 'GET' && { body: {} }),
    });
    expect([400, 404]).toContain(answer.status);
    if (route.method === 'GET') expect(answer.status).toBe(404);
  });
});

describe('the surface', () => {
  it('An unknown address gets a JSON 404, for every method', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/users'],
      ['DELETE', '/api/auth/login'],
      ['GET', '/api/../etc/passwd'],
    ] as const) {
      const answer = await test.app.inject({ method, url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
    }
  });

  it('An address that cannot be decoded is refused in our own words', async () => {
    const answer = await test.app.inject({ method: 'GET', url: '/api/invites/%ED%A0%80' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', requestId: expect.any(String) });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('Every answer carries the security headers, and the API stays out of caches', async () => {
    const answer = await test.app.inject({
      method: 'GET',
      url: '/api/zip/94607',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('Broken JSON, other types and too large bodies are refused, by name', async () => {
    const send = async (payload: string, type: string): Promise<string> => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload,
        headers: { 'content-type': type },
      });
      return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
    };
    expect(await send('{"a":', 'application/json')).toBe('400 bad_json');
    expect(await send('<a/>', 'application/xml')).toBe('415 unsupported_media');
    expect(await send(JSON.stringify({ a: 'x'.repeat(300_000) }), 'application/json')).toBe('413 too_large');
  });

  it('The metrics need a token and the health checks do not', async () => {
    expect((await test.app.inject('/metrics')).statusCode).toBe(404);
    const metrics = await test.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a token for tests' } });
    expect(metrics.body).toContain('http_request_duration_seconds');
    expect((await test.app.inject('/healthz')).json()).toEqual({ ok: true, version });
    expect((await test.app.inject('/readyz')).json()).toEqual({ ok: true, safety: expect.any(String) });
    expect(
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/csp-report',
          payload: '{}',
          headers: { 'content-type': 'application/csp-report' },
        })
      ).statusCode,
    ).toBe(204);
  });
});
