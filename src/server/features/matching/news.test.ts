import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { connectInHall } from './matching.ts';

let server: TestApp;
let heard: string[] = [];
beforeAll(async () => {
  server = await startTestApp();
  for (const kind of ['resync', 'room'] as const) server.deps.hints.on(kind, /./, (value) => heard.push(value));
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
});

type MatchedPair = [one: TestMember, other: TestMember];
async function pair(): Promise<MatchedPair> {
  const [one, other] = [await newMatchable(server), await newMatchable(server)];
  heard = [];
  return [one, other];
}
const screensOf = (people: MatchedPair): string[] => people.flatMap(({ id }) => [`${id} matches`, `${id} chats`]);
const search = async ({ token }: TestMember, key?: string): Promise<contract.SoulMatch | null> =>
  (
    await call(server.app, contract.findNewMatch, {
      token,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  ).body.match;

describe('the screens of both people', () => {
  it('A new match from a search refreshes both people’s screens at once', async () => {
    const people = await pair();
    const match = await search(people[0], 'one-and-the-same');
    expect(heard).toEqual(expect.arrayContaining(screensOf(people)));
    heard = [];
    expect((await search(people[0], 'one-and-the-same'))?.id).toBe(match?.id);
    expect(heard).toEqual([]);
  });

  it('A search that finds nobody says nothing to anybody', async () => {
    const alone = await newMatchable(server);
    heard = [];
    expect(await search(alone)).toBeNull();
    expect(heard).toEqual([]);
  });

  it('An Eternal Match is read by both at once', async () => {
    const people = await pair();
    await setPremium(server.deps.db, people[0].id, { isOn: true, source: 'developer', now: server.clock.now() });
    await call(server.app, contract.findEternalMatch, { token: people[0].token });
    expect(heard).toEqual(expect.arrayContaining(screensOf(people)));
  });

  it('A meeting in the hall is read by both at once', async () => {
    const people = await pair();
    await connectInHall(server.deps, people[0].id, people[1].id);
    expect(heard).toEqual(expect.arrayContaining(screensOf(people)));
  });

  it.each(['like', 'pass', 'unmatch'])(
    'A match decided by %s refreshes both people’s screens and its room',
    async (action) => {
      const people = await pair();
      const match = await search(people[0]);
      heard = [];
      const body = { matchId: match?.id };
      const { token } = people[1];
      const answer =
        action === 'unmatch'
          ? await call(server.app, contract.unmatch, { token, body })
          : await call(server.app, contract.swipe, { token, body: { ...body, action } });
      expect(answer.status).toBe(200);
      expect(heard).toEqual(expect.arrayContaining([match?.chatRoomId, ...screensOf(people)]));
    },
  );
});

describe('a person whose data cannot be read', () => {
  const spoil = ({ id }: TestMember): Promise<unknown> =>
    sql`UPDATE account SET mbti_type = 'nonsense' WHERE id = ${id}`.execute(server.deps.db);

  it('A search passes over a person whose data cannot be read, and finds the next', async () => {
    const [seeker, broken] = await pair();
    await spoil(broken);
    const next = await newMatchable(server, { type: 'ISTJ', wish: { connectionDepth: 'casual' } });
    expect((await search(seeker))?.user.id).toBe(next.id);
    expect(await search(seeker)).toBeNull();
  });

  it('An Eternal Match skips a person with unreadable data and finds the next', async () => {
    const [seeker, broken] = await pair();
    await setPremium(server.deps.db, seeker.id, { isOn: true, source: 'developer', now: server.clock.now() });
    await spoil(broken);
    const next = await newMatchable(server, { type: 'ISTJ', wish: { connectionDepth: 'casual' } });
    const { body } = await call(server.app, contract.findEternalMatch, { token: seeker.token });
    expect(body.match?.user.id).toBe(next.id);
  });

  it('A person with unreadable data cannot be met in the hall', async () => {
    const [viewer, broken] = await pair();
    await spoil(broken);
    await expect(connectInHall(server.deps, viewer.id, broken.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

it.each(['lower', 'higher'])('A match is not there for the %s of two behind a block', async (who) => {
  const people = (await pair()).toSorted((a, b) => a.id - b.id) as MatchedPair;
  const [one, other] = who === 'lower' ? people : (people.toReversed() as MatchedPair);
  const match = await search(one);
  await sql`INSERT INTO block VALUES (${other.id}, ${one.id}, now())`.execute(server.deps.db);
  for (const action of ['like', 'pass']) {
    const { status } = await call(server.app, contract.swipe, {
      token: one.token,
      body: { matchId: match?.id, action },
    });
    expect(status).toBe(404);
  }
  expect((await call(server.app, contract.unmatch, { token: one.token, body: { matchId: match?.id } })).status).toBe(
    404,
  );
});
