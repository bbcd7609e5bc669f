import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prove } from '#contract/accounts.proof.ts';
import { decideCase, listCases } from '#contract/moderation.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import type { Route } from '#contract/route.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { changeModerators } from '#server/features/moderation/moderators.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type TestApp } from './app.ts';
import { PASSWORD, type TestMember } from './factories.ts';
import { newMatchable } from './matchable.ts';
import { declaredRoutes } from './routes.ts';

const idempotent = (await declaredRoutes()).map(({ route }) => route).filter((route) => route.idempotent === true);
const named = idempotent.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await settleCompanions(server.deps);
});
afterAll(() => server.close());

/** A member who may call every idempotent route, with others whom a search can find. */
async function newSeeker(isDesk = false): Promise<TestMember> {
  const seeker = await newMatchable(server);
  reported = (await newMatchable(server)).id;
  await setPremium(server.deps.db, seeker.id, { isOn: true, source: 'payment', now: server.clock.now() });
  if (isDesk) await openDesk(seeker);
  return seeker;
}

/** How many rows each table of ours has. */
async function counts(): Promise<Record<string, number>> {
  const { db } = server.deps;
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public');
  const all: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(name)}`.execute(db);
    all[name] = rows[0]?.n ?? 0;
  }
  return all;
}

/** The bodies of the routes that need one, for somebody whose id is at hand. */
const bodies: Readonly<Record<string, (reported: number) => object>> = {
  '/api/reports': (reported) => ({ subject: { kind: 'person', id: String(reported) }, category: 'fake' }),
  '/api/chats/groups': () => ({ name: 'Owls', description: 'At night.' }),
  [decideCase.path]: () => ({ version: 2, action: 'warn', policy: 'stop', sentence: 'She asked you to stop.' }),
};
let reported = 0;
let caseId = '';

const ask = (route: Route, { token }: TestMember, key: string): ReturnType<typeof call> =>
  call(server.app, route, {
    token,
    headers: { 'idempotency-key': key },
    params: { id: caseId },
    body: bodies[route.path]?.(reported),
  });

/** Makes the seeker a moderator, with the case of somebody whom a member reported. */
async function openDesk({ token, user }: TestMember): Promise<void> {
  const { deps, app } = server;
  const subject = { kind: 'person', id: String(reported) } as const;
  const reporter = await newMatchable(server);
  await call(app, sendReport, { token: reporter.token, body: { subject, category: 'fake' } });
  await changeModerators(deps.db, ['add', user.handle], server.clock.now());
  await call(app, prove, { token, body: { password: PASSWORD } });
  caseId = (await call(app, listCases, { token })).body.cases[0]?.id ?? '';
}

it('There are idempotent routes, all for members, none a reading and none a stream', () => {
  expect(idempotent.length).toBeGreaterThanOrEqual(3);
  const wrong = idempotent.filter(({ access, method, streams }) => access !== 'member' || method === 'GET' || streams);
  expect(wrong).toEqual([]);
});

describe.each(named)('%s', (_name, route) => {
  it('A repeat gets the same body and does nothing twice', async () => {
    const seeker = await newSeeker(route.desk === true);
    const before = await counts();
    const first = await ask(route, seeker, 'the-very-same');
    expect(first.status).toBe(200);
    const after = await counts();
    expect(Object.keys(after).filter((table) => after[table] !== before[table]).length).toBeGreaterThan(2);
    server.clock.advance(1000);
    expect((await ask(route, seeker, 'the-very-same')).body).toEqual(first.body);
    expect(await counts()).toEqual(after);
  });

  it('A repeat after a lost answer does nothing twice', async () => {
    const seeker = await newSeeker(route.desk === true);
    await ask(route, seeker, 'the-very-same');
    const after = await counts();
    await sql`UPDATE idempotency SET status = NULL, answer = NULL, claimed_until = ${server.clock.now()}`.execute(
      server.deps.db,
    );
    expect((await ask(route, seeker, 'the-very-same')).status).toBe(200);
    expect(await counts()).toEqual(after);
  });

  it('A key of other characters is refused', async () => {
    const seeker = await newSeeker(route.desk === true);
    for (const key of ['short', 'x'.repeat(81), 'with a space']) {
      expect((await ask(route, seeker, key)).problem.fields).toHaveProperty('idempotency-key');
    }
  });
});
