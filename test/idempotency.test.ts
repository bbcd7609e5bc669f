import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prove } from '#contract/accounts.proof.ts';
import { answerAppeal, decideCase, secondBan, writeToCase } from '#contract/moderation.ts';
import { appealDecision, listDecisions, type Action } from '#contract/moderation.decisions.ts';
import { introduce } from '#contract/introductions.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { addComment } from '#contract/posts.comments.ts';
import { createPost } from '#contract/posts.ts';
import type { Route } from '#contract/route.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type TestApp } from './app.ts';
import { PASSWORD, type TestMember } from './factories.ts';
import { makeRoom } from './faults/instance.ts';
import { say } from './group-scene.ts';
import { newMatchable } from './matchable.ts';
import { clockIn } from './plan-scene.ts';
import { declaredRoutes } from './routes.ts';

const idempotent = (await declaredRoutes()).map(({ route }) => route).filter((route) => route.idempotent === true);
const named = idempotent.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await settleCompanions(server.deps);
});
afterAll(() => server.close());

/** Creates a member who may call the route, and the people and things that the route needs. */
async function newSeeker(route: Route): Promise<TestMember> {
  const seeker = await newMatchable(server);
  reported = await newMatchable(server);
  await setPremium(server.deps.db, seeker.id, { isOn: true, source: 'payment', now: server.clock.now() });
  const post = await call(server.app, createPost, { token: reported.token, body: { content: 'Hello.' } });
  postId = post.body.id;
  roomId = await makeRoom(server.deps.db, seeker, reported);
  await say(server, roomId, seeker);
  if (route.path === introduce.path) await meetFriend(seeker);
  if (route.path === appealDecision.path) decisionId = await warn(seeker);
  if (route.desk === true) await openDesk(seeker, route);
  return seeker;
}

/** Creates conversations of the seeker with the two people that the seeker introduces. */
async function meetFriend(seeker: TestMember): Promise<void> {
  friend = await newMatchable(server);
  const other = await makeRoom(server.deps.db, seeker, friend);
  await say(server, roomId, reported);
  await say(server, other, seeker);
  await say(server, other, friend);
}

/** Warns a member; returns the id of the decision. */
async function warn(member: TestMember): Promise<string> {
  const subject = { kind: 'person', id: String(member.id) } as const;
  await call(server.app, sendReport, { token: reported.token, body: { subject, category: 'fake' } });
  await decideAs(await makeModerator(await newMatchable(server)), { action: 'warn' }, member);
  const { decisions } = (await call(server.app, listDecisions, { token: member.token })).body;
  return decisions[0]?.id ?? '';
}

/** Returns the number of rows of each table. */
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

/** The bodies of the routes that need a body, by path. */
const bodies: Readonly<Record<string, () => object>> = {
  '/api/reports': () => ({ subject: { kind: 'person', id: String(reported.id) }, category: 'fake' }),
  '/api/chats/:roomId/plans': () => ({ title: 'Tea', when: clockIn(24, { from: server.clock.now() }), zone: 'UTC' }),
  '/api/chats/:roomId/parties': () => ({ quizId: 'aura' }),
  '/api/posts': () => ({ content: 'Good morning.' }),
  [addComment.path]: () => ({ content: 'Good morning.' }),
  '/api/chats/chaos/create': () => ({
    name: 'Owls',
    description: 'At night.',
    type: 'tell-stories',
    tag: '#NightHikes',
  }),
  '/api/chats/groups': () => ({ name: 'Owls', description: 'At night.' }),
  [decideCase.path]: () => ({ version, action: 'warn', policy: 'stop', sentence: 'She asked you to stop.' }),
  [secondBan.path]: () => ({ version, agrees: true }),
  [answerAppeal.path]: () => ({ version, outcome: 'changed', answer: 'We read it twice.', action: 'warn' }),
  [appealDecision.path]: () => ({ text: 'That was not me.' }),
  [introduce.path]: () => ({ people: [reported.id, friend.id] }),
  [writeToCase.path]: () => ({ side: 'reporter', text: 'Thank you for telling us.' }),
};
let reported: TestMember;
/** A member with whom the seeker has a conversation. */
let friend: TestMember;
/** A decision about the seeker. */
let decisionId = '';
let caseId = '';
/** A post by the reported member. */
let postId = '';
/** A room of the seeker and the reported member. */
let roomId = '';
let version = 0;

/** The ids that some routes take in their path, by path. The other routes take the id of the case. */
const ids: Readonly<Record<string, () => string>> = {
  [addComment.path]: () => postId,
  [appealDecision.path]: () => decisionId,
};

const ask = (route: Route, { token }: TestMember, key: string): ReturnType<typeof call> =>
  call(server.app, route, {
    token,
    headers: { 'idempotency-key': key },
    params: { id: ids[route.path]?.() ?? caseId, roomId },
    body: bodies[route.path]?.(),
  });

/** Makes the seeker a moderator and opens the kind of case on which the route acts. */
async function openDesk(seeker: TestMember, route: Route): Promise<void> {
  const { app } = server;
  const subject = { kind: 'person', id: String(reported.id) } as const;
  const reporter = await newMatchable(server);
  await call(app, sendReport, { token: reporter.token, body: { subject, category: 'fake' } });
  await makeModerator(seeker);
  ({ id: caseId } = await caseNow());
  const prepare = before[route.path];
  if (prepare !== undefined) await prepare(await makeModerator(await newMatchable(server)));
  ({ version } = await caseNow());
}

async function caseNow({ id: about } = reported): Promise<{ id: string; version: number }> {
  const { rows } = await sql<{ id: string; version: number }>`
    SELECT id, version FROM moderation_case WHERE subject_kind = 'person' AND subject_id = ${String(about)}`.execute(
    server.deps.db,
  );
  return rows[0] ?? { id: '', version: 0 };
}

async function makeModerator(one: TestMember): Promise<TestMember> {
  await changeModerators(server.deps.db, ['add', one.user.handle], server.clock.now());
  await call(server.app, prove, { token: one.token, body: { password: PASSWORD } });
  return one;
}

/** What another moderator or the reported member does before the test calls a route, by path. */
const before: Readonly<Record<string, (other: TestMember) => Promise<void>>> = {
  [secondBan.path]: async (other) => {
    await sql`UPDATE account SET created_at = '2020-01-01' WHERE id = ${reported.id}`.execute(server.deps.db);
    await decideAs(other, { action: 'ban' });
  },
  [answerAppeal.path]: async (other) => {
    await decideAs(other, { action: 'no_writing', days: 7 });
    const { decisions } = (await call(server.app, listDecisions, { token: reported.token })).body;
    const params = { id: decisions[0]?.id ?? '' };
    await call(server.app, appealDecision, { token: reported.token, params, body: { text: 'That was not me.' } });
  },
};

async function decideAs(
  { token }: TestMember,
  what: { action: Action; days?: 7 },
  about: TestMember = reported,
): Promise<void> {
  const { id, version: seen } = await caseNow(about);
  const body = { version: seen, ...what, policy: 'stop', sentence: 'She asked you to stop.' };
  await call(server.app, decideCase, { token, params: { id }, body });
}

it('There are idempotent routes, all for members, none a reading and none a stream', () => {
  expect(idempotent.length).toBeGreaterThanOrEqual(3);
  const wrong = idempotent.filter(({ access, method, streams }) => access !== 'member' || method === 'GET' || streams);
  expect(wrong).toEqual([]);
});

describe.each(named)('%s', (_name, route) => {
  it('A repeat gets the same body and does nothing twice', async () => {
    const seeker = await newSeeker(route);
    const had = await counts();
    const first = await ask(route, seeker, 'the-very-same');
    expect(first.status).toBe(200);
    const after = await counts();
    expect(Object.keys(after).filter((table) => after[table] !== had[table]).length).toBeGreaterThan(1);
    server.clock.advance(1000);
    expect((await ask(route, seeker, 'the-very-same')).body).toEqual(first.body);
    expect(await counts()).toEqual(after);
  });

  it('A repeat after a lost answer does nothing twice', async () => {
    const seeker = await newSeeker(route);
    await ask(route, seeker, 'the-very-same');
    const after = await counts();
    await sql`UPDATE idempotency SET status = NULL, answer = NULL, claimed_until = ${server.clock.now()}`.execute(
      server.deps.db,
    );
    expect((await ask(route, seeker, 'the-very-same')).status).toBe(200);
    expect(await counts()).toEqual(after);
  });

  it('A key of other characters is refused', async () => {
    const seeker = await newSeeker(route);
    for (const key of ['short', 'x'.repeat(81), 'with a space']) {
      expect((await ask(route, seeker, key)).problem.fields).toHaveProperty('idempotency-key');
    }
  });
});
