import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { does } from '#content/companions/does.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { blockPerson } from '#contract/blocks.ts';
import * as contract from '#contract/companions.ts';
import { call, type Answer } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import type { Person } from '#test/faults/client.ts';
import { spokenIn } from '#server/platform/speaker.ts';

const scene = new CompanionScene();
beforeAll(scene.open);
afterAll(scene.close);

const offered = ({ token }: Person): Promise<Answer<contract.Offered>> =>
  call(scene.server.app, contract.listOffered, { token });
const idsOf = async (person: Person): Promise<number[]> =>
  (await offered(person)).body.characters.map(({ companion }) => companion.id);
const meet = ({ token }: Person, companionId: number, key?: string) =>
  call(scene.server.app, contract.meetCompanion, {
    token,
    body: { companionId },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

describe('the characters of the day', () => {
  it('Three characters are offered, the best fit first, and a reload offers the same', async () => {
    const [favourite] = companions;
    if (favourite === undefined) throw new Error('nobody is authored');
    const person = await scene.person({ type: favourite.type, interests: [...favourite.interests] });
    const { body } = await offered(person);
    expect(body).toMatchObject({ everyoneMet: false, aiMatches: 0, aiLimit: 3 });
    expect(body.characters).toHaveLength(3);
    expect(body.characters[0]).toMatchObject({
      number: favourite.number,
      does: does[favourite.key],
      companion: { displayName: favourite.name, isSeedUser: true },
    });
    expect((await offered(person)).body).toEqual(body);
    // Nobody was met, and nothing was spent.
    expect(await scene.database.db.selectFrom('quota').select('used').execute()).toEqual([]);
  });

  it('Two people of one type may be offered different equals', async () => {
    const types = ['INFJ', 'ENTP', 'ENFP'] as const;
    const draws = new Set<string>();
    for (const type of types)
      for (let one = 0; one < 4; one += 1) draws.add(String(await idsOf(await scene.person({ type }))));
    expect(draws.size).toBeGreaterThan(types.length);
  });

  it('The chosen character is met at the price of one, and the others stay', async () => {
    const person = await scene.person();
    const [first, second, third] = (await idsOf(person)) as [number, number, number];
    const { body } = await meet(person, second);
    expect(body).toMatchObject({ exhausted: false, companion: { id: second }, aiMatches: 1 });
    expect(await idsOf(person)).toEqual([first, third]);
    scene.time.clock.advance(24 * 3_600_000);
    await scene.later(person, 0);
    expect((await idsOf(person)).slice(0, 2)).toEqual([first, third]);
    expect(await idsOf(person)).toHaveLength(3);
  });

  it('The characters of a day have different animals', async () => {
    for (const type of ['INFJ', 'ENTP', 'ISFP', 'ENFJ', 'INTP', 'ESTP'] as const) {
      const person = await scene.person({ type });
      const { characters } = (await offered(person)).body;
      expect(new Set(characters.map(({ companion }) => companion.mbtiType)).size).toBe(3);
      const [first, second, third] = characters.map(({ companion }) => companion.id) as [number, number, number];
      await meet(person, first);
      expect(await idsOf(person)).toEqual([second, third]);
    }
  });

  it('A second tap on a character finds the same room and costs nothing', async () => {
    const person = await scene.person();
    const [first] = (await idsOf(person)) as [number];
    const key = randomUUID();
    const answers = await Promise.all([meet(person, first, key), meet(person, first, key), meet(person, first)]);
    expect(new Set(answers.map(({ body }) => body.chatroom_id)).size).toBe(1);
    expect((await offered(person)).body.aiMatches).toBe(1);
  });

  it('Characters of other days are refused, as are people', async () => {
    const [person, other] = [await scene.person(), await scene.person()];
    const today = await idsOf(person);
    const all = await scene.database.db.selectFrom('companion').select('user_id').execute();
    const another = all.find(({ user_id: id }) => !today.includes(id))?.user_id ?? 0;
    for (const id of [another, other.id]) {
      const { status, problem } = await meet(person, id);
      expect([status, problem.code]).toEqual([409, 'companion_not_offered']);
    }
    expect((await offered(person)).body.aiMatches).toBe(0);
  });

  it('A blocked character is not offered, and the next takes the place', async () => {
    const person = await scene.person();
    const [first, second] = (await idsOf(person)) as [number, number];
    await call(scene.server.app, blockPerson, { token: person.token, params: { userId: first } });
    const now = await idsOf(person);
    expect(now).toHaveLength(3);
    expect(now).toContain(second);
    expect(now).not.toContain(first);
    expect((await meet(person, first)).problem.code).toBe('companion_not_offered');
  });

  it('The day’s last meeting leaves nobody to choose', async () => {
    const person = await scene.person();
    for (const id of await idsOf(person)) await meet(person, id);
    const { body } = await offered(person);
    expect(body).toEqual({ everyoneMet: false, aiMatches: 3, aiLimit: 3, characters: [] });
    const rest = await scene.database.db
      .selectFrom('companion')
      .select('user_id')
      .where((all) =>
        all.not(
          all.exists(
            all
              .selectFrom('companion_room')
              .select('room_id')
              .whereRef('companion_id', '=', 'companion.user_id')
              .where('companion_room.user_id', '=', person.id),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    const answer = await meet(person, rest.user_id);
    expect(answer.body).toMatchObject({ exhausted: true, chatroom_id: null, aiMatches: 3 });
  });

  it('The sentence is in the reader’s language', async () => {
    const { token } = await scene.person();
    const headers = { cookie: 'language=es' };
    const { body } = await call(scene.server.app, contract.listOffered, { token, headers });
    const spanish = new Set(Object.values(does).map(spokenIn('es')));
    expect(body.characters.map((one) => spanish.has(one.does))).toEqual([true, true, true]);
    const [id = 0] = body.characters.map(({ companion }) => companion.id);
    const profile = await call(scene.server.app, contract.getCompanion, { token, params: { id }, headers });
    expect(spanish).toContain(profile.body.does);
    const met = await call(scene.server.app, contract.meetCompanion, { token, body: { companionId: id }, headers });
    expect(met.body.message).toMatch(/^Saluda a /);
  });

  it('The quiz comes first', async () => {
    const person = await scene.person();
    await sql`UPDATE account SET mbti_type = NULL WHERE id = ${person.id}`.execute(scene.database.db);
    expect((await offered(person)).problem.code).toBe('mbti_required');
  });
});

it('Every authored character has one short sentence in each language', () => {
  expect(Object.keys(does).toSorted()).toEqual(companions.map(({ key }) => key).toSorted());
  const all = Object.values(does).flatMap((line) => [line, spokenIn('es')(line)]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((words) => words.length > 70 || !words.endsWith('.') || speaksOfCrisis(words))).toEqual([]);
});
