import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPosts } from '#content/demo-posts.ts';
import { demoWords } from '#content/demo-written.ts';
import { giftTypeOf } from '#content/gifts.ts';
import { questions } from '#content/questions.ts';
import { getUser, login } from '#contract/accounts.ts';
import { defaultPreferences, findNewMatch, savePreferences } from '#contract/matching.ts';
import { practiceRun } from '#contract/matching.practice.ts';
import { listPosts } from '#contract/posts.ts';
import { genders, mbtiTypes } from '#contract/people.ts';
import { answerQuiz, completeQuiz, startQuiz } from '#contract/quiz.ts';
import type { Db } from '#server/platform/database/database.ts';
import { allPlaces } from '#server/platform/places.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { between, oneOf } from './chance.ts';
import { DEMO_MEMBERS, removeDemo, settleDemo } from './demo.ts';
import { makeMembers } from './members.ts';
import { makePosts } from './posts.ts';
import { states } from './states.ts';

const now = new Date('2026-03-10T18:00:00.000Z');
const people = makeMembers({ rng: seededRng(1), now, count: DEMO_MEMBERS });

describe('the people', () => {
  it('The demo people are the same for the same seed, and others for another', () => {
    expect(makeMembers({ rng: seededRng(1), now, count: DEMO_MEMBERS })).toEqual(people);
    expect(makeMembers({ rng: seededRng(2), now, count: 60 })[0]?.id).not.toBe(people[0]?.id);
  });

  it('The demo people keep their age whenever they are made', () => {
    const later = makeMembers({ rng: seededRng(1), now: new Date('2031-02-28T23:59:59Z'), count: DEMO_MEMBERS });
    expect(later.map(({ age, handle }) => [age, handle])).toEqual(people.map(({ age, handle }) => [age, handle]));
  });

  it('The demo people live at real ZIP codes in every state', () => {
    const byState = Map.groupBy(people, ({ home }) => home.stateCode);
    expect([...byState.keys()].toSorted()).toEqual(states.map(({ code }) => code).toSorted());
    expect(people.every(({ home }) => allPlaces().get(home.zip)?.city === home.city)).toBe(true);
    expect(byState.get('CA')?.length).toBeGreaterThan(byState.get('WY')?.length ?? 0);
  });

  it('The demo people are of all genders, types and ages from 18 to 75', () => {
    expect(new Set(people.map(({ gender }) => gender))).toEqual(new Set(genders));
    expect(new Set(people.map(({ quiz }) => quiz.score.type))).toEqual(new Set(mbtiTypes));
    const ages = people.map(({ age }) => age);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages)).toBeLessThanOrEqual(75);
    expect(ages.filter((age) => age >= 21 && age <= 40).length).toBeGreaterThan(DEMO_MEMBERS / 2);
  });

  it('The demo people fit the fields of a profile', () => {
    for (const { handle, displayName, bio, interests, preferences } of people) {
      expect(handle).toMatch(/^[a-z0-9_]{3,30}$/);
      expect([...displayName].length).toBeLessThanOrEqual(15);
      expect([...bio].length).toBeLessThanOrEqual(160);
      expect(bio).not.toContain('{');
      expect(interests.length).toBeGreaterThanOrEqual(3);
      expect(new Set(interests).size).toBe(interests.length);
      expect(preferences.minAge).toBeGreaterThanOrEqual(18);
      expect(preferences.maxAge).toBeGreaterThanOrEqual(preferences.minAge);
    }
  });
});

describe('the posts', () => {
  const written = makePosts(seededRng(1), people);
  const byId = new Map(people.map((one) => [one.id, one]));

  it('The demo posts are unique, short and identical for the same seed', () => {
    expect(makePosts(seededRng(1), people)).toEqual(written);
    expect(new Set(demoPosts.map(({ text }) => text)).size).toBe(demoPosts.length);
    expect(written).toHaveLength(demoPosts.length);
    expect(written.filter(({ content }) => [...content].length > 140 || /[{}]/.test(content))).toEqual([]);
  });

  it('The demo posts come from people who could have said so, while they were here', () => {
    for (const { userId, content, at } of written) {
      const author = byId.get(userId);
      if (author === undefined) throw new Error('A post by nobody.');
      const post = demoPosts.find(({ text }) => text.replaceAll('{city}', author.home.city) === content);
      expect(post?.state ?? author.home.stateCode).toBe(author.home.stateCode);
      expect(post?.gender ?? author.gender).toBe(author.gender);
      expect(author.age).toBeGreaterThanOrEqual(post?.ages?.[0] ?? 18);
      expect(author.age).toBeLessThanOrEqual(post?.ages?.[1] ?? 75);
      expect(at.getTime()).toBeLessThan(author.lastSeenAt.getTime());
      expect(at.getTime()).toBeGreaterThanOrEqual(author.quiz.completedAt.getTime());
    }
  });

  it('Every bio and post has its Spanish, with the city of its author', () => {
    for (const text of [...people.map(({ bio }) => bio), ...written.map(({ content }) => content)]) {
      expect(demoWords(text, (english) => english)).toBe(text);
      const spanish = demoWords(text, spokenIn('es'));
      expect(spanish).not.toBe(text);
      expect(spanish).not.toMatch(/[{}]/);
    }
    const moved = 'I moved to New York with two suitcases and a rice cooker. In pen. I live dangerously.';
    expect(demoWords(moved, spokenIn('es'))).toContain('Llegué a New York con dos maletas y una olla arrocera. ');
    expect(demoWords('I water the plants and they sing.', spokenIn('es'))).toBe('I water the plants and they sing.');
  });

  it('The demo posts have many authors, and most of them are of the last days', () => {
    expect(new Set(written.map(({ userId }) => userId)).size).toBe(written.length);
    const days = written.map(({ at }) => (now.getTime() - at.getTime()) / 86_400_000);
    expect(days.filter((day) => day < 7).length).toBeGreaterThan(written.length / 2);
    expect(new Set(days.map(Math.floor)).size).toBeGreaterThan(4);
  });
});

describe('a database with the community', () => {
  let test: TestApp;
  let before: Record<string, number>;
  let newcomers: TestMember[];

  beforeAll(async () => {
    test = await startTestApp();
    before = await counts(test.deps.db);
  });
  afterAll(() => test.close());

  it('An embedded database gets the community by itself, and once', async () => {
    const came = test.deps.database.kind === 'pglite' ? DEMO_MEMBERS : 0;
    expect(await settleDemo(test.deps, 'false')).toBe(0);
    expect(await settleDemo(test.deps, 'auto')).toBe(came);
    expect(await settleDemo(test.deps, 'true')).toBe(DEMO_MEMBERS - came);
    expect(await settleDemo(test.deps, 'true')).toBe(0);
    const { account, match_profile, room, quiz_answer, post } = await counts(test.deps.db);
    expect({ account, match_profile, quiz_answer, post }).toEqual({
      account: DEMO_MEMBERS,
      match_profile: DEMO_MEMBERS,
      quiz_answer: DEMO_MEMBERS * questions.length,
      post: demoPosts.length,
    });
    expect(room).toBeGreaterThan(20);
  });

  it('The community’s logs have no hole', async () => {
    const { rows } = await sql`
      SELECT room.id FROM room LEFT JOIN room_event event ON event.room_id = room.id GROUP BY room.id, room.last_seq
      HAVING count(event.seq) <> room.last_seq OR max(event.seq) <> room.last_seq OR room.last_seq = 0
    `.execute(test.deps.db);
    expect(rows).toEqual([]);
  });

  it('Some demo members have gifts from each other on their shelves', async () => {
    const { rows } = await sql<{ type: string; holders: number }>`
      SELECT gift.type, count(*) OVER ()::int AS holders FROM gift
      JOIN room_event line ON line.room_id = gift.room_id AND line.seq = gift.seq AND line.id = gift.id
        AND line.payload -> 'gift' ->> 'type' = gift.type AND line.payload ? 'unwrappedAt'
      WHERE gift.unwrapped_at IS NOT NULL AND gift.sender_id <> gift.receiver_id
    `.execute(test.deps.db);
    expect(rows).toHaveLength((await counts(test.deps.db))['gift'] ?? 0);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ type }) => giftTypeOf(type) === undefined)).toEqual([]);
  });

  it('A newcomer of any age, gender and place has a practice run', async () => {
    const rng = seededRng(17);
    newcomers = [];
    for (let n = 0; n < 14; n += 1) {
      const member = await newcomer(test, { rng, state: states[n * 3 + 2]?.code ?? 'WY' });
      newcomers.push(member);
      const { token } = member;
      expect((await call(test.app, findNewMatch, { token })).body).toMatchObject({ match: null, practice: true });
      const { body } = await call(test.app, practiceRun, { token });
      expect(body.match?.user.isDemo, body.message).toBe(true);
      const other = await call(test.app, getUser, { token: member.token, params: { id: body.match?.user.id ?? 0 } });
      expect(other.body).toMatchObject({ isDemo: true, isOnline: false, profileCompleted: true });
      expect(other.body.age).toBeGreaterThanOrEqual(18);
    }
  });

  it('A visitor can read the community’s feed to its end, marked as what it is', async () => {
    const { body } = await call(test.app, listPosts, { query: { limit: 50 } });
    expect(body.posts).toHaveLength(50);
    expect(body.posts.every(({ user }) => user.isDemo && user.id === null)).toBe(true);
    const rest = await call(test.app, listPosts, { query: { limit: 50, cursor: body.nextCursor ?? '' } });
    expect(rest.body).toMatchObject({ posts: { length: demoPosts.length - 50 }, nextCursor: null });
  });

  it('A Spanish reader reads the community in Spanish', async () => {
    const spanish = new Set(demoPosts.map(({ text }) => spokenIn('es')(text)));
    const { body } = await call(test.app, listPosts, { query: { limit: 50 }, headers: { 'accept-language': 'es-MX' } });
    const cities = body.posts.filter(({ content }) => !spanish.has(content));
    expect(cities.length).toBeLessThanOrEqual(3);
    expect(cities.filter(({ content }) => /\b(?:the|and|in)\b/.test(content))).toEqual([]);
    const [{ id }] = (await sql<{ id: number }>`SELECT id FROM account WHERE is_demo LIMIT 1`.execute(test.deps.db))
      .rows as [{ id: number }];
    const asked = { token: newcomers[0]?.token ?? '', params: { id } };
    const english = (await call(test.app, getUser, asked)).body.bio ?? '';
    const inSpanish = (await call(test.app, getUser, { ...asked, headers: { 'accept-language': 'es' } })).body.bio;
    expect(inSpanish).toBe(demoWords(english, spokenIn('es')));
    expect(inSpanish).not.toBe(english);
  });

  it('No one can sign in as a demo member', async () => {
    const [handle] = (
      await sql<{ handle: string }>`SELECT handle FROM account WHERE is_demo LIMIT 1`.execute(test.deps.db)
    ).rows.map((row) => row.handle);
    for (const password of ['', 'null', PASSWORD]) {
      const { status } = await call(test.app, login, { body: { handleOrEmail: handle, password } });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  it('Removing the community leaves nothing of it, and it stays away', async () => {
    const { db } = test.deps;
    const used = async (): Promise<unknown[]> => (await sql`SELECT used, refs FROM quota`.execute(db)).rows;
    // Two matches of a day: one with a demo member, stored while such matches still counted, and one with a person.
    const ref = test.deps.newId();
    await sql`INSERT INTO quota (user_id, kind, period, used, refs)
      SELECT found_by, 'match', offered_at::date, 2, ARRAY[id, ${ref}::uuid] FROM soul_match`.execute(db);
    expect(await used()).toContainEqual({ used: 2, refs: [expect.any(String), ref] });
    expect(await removeDemo(db, now)).toBe(DEMO_MEMBERS);
    expect(new Set((await used()).map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ used: 1, refs: [ref] })]),
    );
    expect(await removeDemo(db, now)).toBe(0);
    for (const { id } of newcomers) await sql`DELETE FROM account WHERE id = ${id}`.execute(db);
    // The rows of `match_place` stay: they belong to no member, and a running server may need them.
    expect(await counts(db)).toEqual({ ...before, match_place: expect.any(Number), demo_community: 1 });
    expect(await settleDemo(test.deps, 'auto')).toBe(0);
  });
});

async function newcomer(test: TestApp, { rng, state }: { rng: () => number; state: string }): Promise<TestMember> {
  const places = [...allPlaces().values()].filter(({ stateCode }) => stateCode === state);
  const member = await newMember(test, {
    displayName: 'New',
    gender: oneOf(rng, genders),
    birthday: `01/15/${2026 - between(rng, 18, 99)}`,
    zipCode: oneOf(rng, places).zip,
  });
  const { token } = member;
  const quiz = await call(test.app, startQuiz, { token, body: { wildMapId: 'wildmap_newcomer' } });
  for (const { id, choices } of questions) {
    const body = { sessionId: quiz.body.id, questionId: id, answerChoiceId: oneOf(rng, choices).id };
    await call(test.app, answerQuiz, { token, body });
  }
  await call(test.app, completeQuiz, { token, params: { id: quiz.body.id } });
  await call(test.app, savePreferences, { token, body: defaultPreferences });
  return member;
}

/** Returns the number of rows of each table; the database lists the tables, so that new tables are included. */
async function counts(db: Db): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1
  `.execute(db);
  const entries: [string, number][] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(name)}`.execute(db);
    entries.push([name, rows[0]?.n ?? 0]);
  }
  return Object.fromEntries(entries);
}
