import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { getUser, userStats, userStatus } from '#contract/accounts.ts';
import { listChats } from '#contract/chat.list.ts';
import { createChat, getRoom, startDirect } from '#contract/chat.ts';
import * as contract from '#contract/companions.ts';
import type { MbtiType } from '#contract/people.ts';
import { devUsers, switchSession } from '#contract/dev.ts';
import { getInvite } from '#contract/people.invites.ts';
import { newUserId } from '#server/features/accounts/accounts.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import type { Person } from '#test/faults/client.ts';
import { settleCompanions } from './companions.ts';

const scene = new CompanionScene({ DEV_TOOLS: 'true' });
beforeAll(scene.open);
afterAll(scene.close);

const meet = (person: Person, key?: string) =>
  call(scene.server.app, contract.meetCompanion, {
    token: person.token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const made = (person: Person) => call(scene.server.app, contract.madeForYou, { token: person.token });
const premium = (person: Person, isOn = true): Promise<void> =>
  setPremium(scene.database.db, person.id, { isOn, source: 'developer', now: scene.time.clock.now() });
const tookQuiz = async (person: Person, type: MbtiType, name: string): Promise<void> => {
  scene.time.clock.advance(1000);
  const { db } = scene.database;
  const results = JSON.stringify([{ descriptor: { name, description: `${name} it is.` } }]);
  await sql`INSERT INTO quiz_session (user_id, id, wild_map_id, quiz_version, created_at, completed_at, mbti_type,
      energy, perception, judgement, lifestyle, results)
    VALUES (${person.id}, ${randomUUID()}, 'wildmap_1', 1, now(), ${scene.time.clock.now()}, ${type}, 0.5, 0.5, 0.5, 0.5,
      ${results})`.execute(db);
  await sql`UPDATE account SET mbti_type = ${type} WHERE id = ${person.id}`.execute(db);
};
const slots = async (person: Person): Promise<number> => {
  const quota = scene.database.db.selectFrom('quota').select('used').where('kind', '=', 'companion');
  return (await quota.where('user_id', '=', person.id).executeTakeFirst())?.used ?? 0;
};

describe('settling', () => {
  it('Settling creates one labelled account per authored character across concurrent servers', async () => {
    const { db } = scene.database;
    await Promise.all([1, 2, 3].map(() => settleCompanions(scene.server.deps)));
    const rows = await db
      .selectFrom('companion')
      .innerJoin('account', 'account.id', 'companion.user_id')
      .select(['key', 'handle', 'is_seed_user', 'birthday', 'gender', 'account.id', 'display_name', 'mbti_type'])
      .where('key', 'is not', null)
      .execute();
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(companions.map(({ key }) => key)));
    for (const row of rows) {
      const authored = companions.find(({ key }) => key === row.key);
      expect(row).toMatchObject({
        handle: `${row.key}_ai`,
        is_seed_user: true,
        birthday: null,
        gender: null,
        display_name: authored?.name,
        mbti_type: authored?.type,
      });
    }
    expect(await db.selectFrom('match_profile').select('user_id').execute()).toEqual([]);
  });

  it('Settling updates a character’s texts and avoids a member’s id and handle', async () => {
    const [first] = companions;
    if (first === undefined) throw new Error('nobody is authored');
    const { db } = scene.database;
    const newcomer = { ...first, key: 'newcomer', number: 990, bio: 'AI character. New here.' };
    const id = 100_000_000_990;
    await sql`INSERT INTO account (id, handle, created_at) VALUES (${id}, 'somebody', now()),
      (234567890123, 'newcomer_ai', now())`.execute(db);
    expect(await settleCompanions(scene.server.deps, [newcomer])).toBe(1);
    const settled = () =>
      db
        .selectFrom('companion')
        .innerJoin('account', 'account.id', 'companion.user_id')
        .select(['account.id', 'handle', 'bio'])
        .where('key', '=', 'newcomer')
        .executeTakeFirstOrThrow();
    const one = await settled();
    expect(one).toMatchObject({ handle: 'newcomer_2_ai', bio: 'AI character. New here.' });
    expect(one.id).not.toBe(id);
    expect(await settleCompanions(scene.server.deps, [{ ...newcomer, bio: 'AI character. Less new.' }])).toBe(0);
    expect(await settled()).toEqual({ ...one, bio: 'AI character. Less new.' });
    await sql`DELETE FROM account WHERE id = ${one.id}`.execute(db);
  });

  it('Settling leaves new members other ids than the characters’', () => {
    expect(newUserId(() => 0)).toBe(100_000_001_000);
    expect(newUserId(() => 1 - 2 ** -47)).toBeLessThanOrEqual(999_999_999_999);
  });

  it('Characters are on no list of people, and no session can become one', async () => {
    const person = await scene.person();
    const { companion } = await scene.meet(person);
    const { body } = await call(scene.server.app, devUsers);
    expect(body.users.length).toBeGreaterThan(0);
    expect(body.users.filter(({ isSeedUser }) => isSeedUser)).toEqual([]);
    expect((await call(scene.server.app, switchSession, { body: { userId: companion } })).status).toBe(404);
    const { body: user } = await call(scene.server.app, getUser, { token: person.token, params: { id: companion } });
    expect(user).toMatchObject({ isSeedUser: true, isOnline: false, lastSeen: null, age: null });
    expect((await call(scene.server.app, getInvite, { params: { handle: user.handle } })).status).toBe(404);
  });
});

describe('meeting a companion', () => {
  it('Meeting a companion requires the quiz first', async () => {
    const person = await scene.person();
    await sql`UPDATE account SET mbti_type = NULL WHERE id = ${person.id}`.execute(scene.database.db);
    expect((await meet(person)).problem).toMatchObject({
      code: 'mbti_required',
      message: 'Complete your personality quiz first',
    });
    await premium(person);
    expect((await made(person)).problem.code).toBe('mbti_required');
  });

  it('Meeting a companion opens a room in which it introduces itself as an AI', async () => {
    const person = await scene.person({ name: 'Ana' });
    const answer = await meet(person);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ exhausted: false, everyoneMet: false, aiMatches: 1, aiLimit: 3 });
    const { chatroom_id: room, companion } = answer.body;
    if (room === null || companion === null) throw new Error('no room');
    expect(companion).toMatchObject({ isSeedUser: true, isOnline: false });
    expect(answer.body.message).toContain(companion.displayName);
    const [hello, ...others] = await scene.log(person, room);
    expect(others).toEqual([]);
    expect(hello?.senderId).toBe(companion.id);
    expect(hello?.content).toMatch(/\bAI\b/);
    expect(hello?.content).not.toMatch(/[{}]/);
    const seen = await call(scene.server.app, getRoom, { token: person.token, params: { roomId: room } });
    expect(seen.body).toMatchObject({
      roomType: 'companion',
      otherUser: { id: companion.id },
      canSend: true,
      isFromSoulMatch: false,
    });
    const { body } = await call(scene.server.app, listChats, { token: person.token });
    expect(body.chats.map(({ id }) => id)).toEqual([room]);
    expect(await scene.owed(room)).toBe(0);
  });

  it('A person meets at most three new companions a day', async () => {
    scene.time.clock.set('2026-03-11T06:30:00.000Z');
    const person = await scene.person({ zone: 'America/Los_Angeles' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => meet(person)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const met = answers.filter(({ body }) => !body.exhausted);
    expect(met).toHaveLength(3);
    expect(new Set(met.map(({ body }) => body.companion?.id)).size).toBe(3);
    expect(await slots(person)).toBe(3);
    const { body } = await meet(person);
    expect(body).toMatchObject({
      exhausted: true,
      everyoneMet: false,
      chatroom_id: null,
      companion: null,
      aiMatches: 3,
    });
    expect(body.message).toMatch(/come back tomorrow/i);
    expect(body.message).not.toMatch(/premium/i);
    // In the person's zone it was half past eleven in the evening, and it is now the next day.
    scene.time.clock.advance(40 * 60_000);
    expect((await meet(person)).body).toMatchObject({ exhausted: false, aiMatches: 1 });
  });

  it('Meeting a companion twice with one key returns the same answer', async () => {
    const person = await scene.person();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => meet(person, key)));
    expect(new Set(answers.map(({ body }) => body.chatroom_id)).size).toBe(1);
    expect(await slots(person)).toBe(1);
    expect((await meet(person, 'no')).problem.code).toBe('invalid');
  });

  it('The best-fitting companion is met first', async () => {
    const [favourite] = companions;
    if (favourite === undefined) throw new Error('nobody is authored');
    const person = await scene.person({ type: favourite.type, interests: [...favourite.interests] });
    const { body } = await meet(person);
    expect(body.companion?.displayName).toBe(favourite.name);
  });

  it('Meeting companions ends when all are met', async () => {
    const person = await scene.person();
    const seen = new Set<number>();
    const saysAll: boolean[] = [];
    for (let tries = 0; seen.size < companions.length && tries < 60; tries += 1) {
      const { body } = await meet(person);
      if (body.companion !== null) {
        seen.add(body.companion.id);
        saysAll.push(body.everyoneMet);
      }
      // Simulates meetings on other days: waiting for days would run every timer thousands of times.
      else await sql`DELETE FROM quota WHERE user_id = ${person.id}`.execute(scene.database.db);
    }
    expect(seen.size).toBe(companions.length);
    expect(saysAll).toEqual(saysAll.map((_, at) => at === companions.length - 1));
    const { body } = await meet(person);
    expect(body).toMatchObject({ exhausted: true, everyoneMet: true, chatroom_id: null });
  });
});

describe('a message to a companion', () => {
  it('A message to a companion requires a meeting first', async () => {
    const person = await scene.person();
    const { companion, room } = await scene.meet(person);
    const stranger = await scene.person();
    const to = (who: Person) =>
      call(scene.server.app, startDirect, { token: who.token, body: { otherUserId: companion } });
    expect((await to(person)).body.id).toBe(room);
    expect((await to(stranger)).problem.code).toBe('companion_unmet');
    const other = await call(scene.server.app, createChat, {
      token: stranger.token,
      body: { participants: [stranger.id, companion] },
    });
    expect(other.problem.code).toBe('companion_unmet');
  });

  it('A stranger can do nothing in a person’s room with a companion', async () => {
    const [person, stranger] = [await scene.person(), await scene.person()];
    const { room } = await scene.meet(person);
    const params = { roomId: room, noteId: randomUUID() };
    const asked = [
      await call(scene.server.app, contract.getMemory, { token: stranger.token, params }),
      await call(scene.server.app, contract.clearMemory, { token: stranger.token, params }),
      await call(scene.server.app, contract.forgetNote, { token: stranger.token, params }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
    await expect(scene.say(stranger, room, 'Let me in')).rejects.toThrow('not_found');
  });
});

describe('a companion’s profile', () => {
  it('A companion’s profile states its boundaries and how it fits the person', async () => {
    const person = await scene.person();
    const { companion, room } = await scene.meet(person);
    const profile = (who: Person, id: number) =>
      call(scene.server.app, contract.getCompanion, { token: who.token, params: { id } });
    const { body } = await profile(person, companion);
    expect(body).toMatchObject({ id: companion, isMadeForMe: false, chatRoomId: room });
    expect(body.boundaries.length).toBeGreaterThanOrEqual(3);
    expect(body.types).toEqual([expect.stringMatching(/^[A-Z]{4}$/), expect.stringMatching(/^[A-Z]{4}$/)]);
    const stranger = await scene.person();
    await sql`UPDATE account SET mbti_type = NULL WHERE id = ${stranger.id}`.execute(scene.database.db);
    expect((await profile(stranger, companion)).body).toMatchObject({ chatRoomId: null, types: null });
    expect((await profile(person, stranger.id)).status).toBe(404);
  });
});

describe('Made for You', () => {
  it('Made for You is part of premium', async () => {
    const person = await scene.person();
    expect((await made(person)).problem).toMatchObject({ code: 'premium_required' });
  });

  it('Made for You is created once from the person’s interests despite parallel requests', async () => {
    const person = await scene.person({ type: 'INFP', interests: ['birding', 'tea', 'poetry'] });
    await premium(person);
    const answers = await Promise.all(Array.from({ length: 10 }, () => made(person)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => `${body.chatroom_id} ${body.companion.id}`)).size).toBe(1);
    const { companion, chatroom_id: room } = answers[0]?.body ?? (await made(person)).body;
    expect(companion).toMatchObject({ isSeedUser: true, handle: expect.stringMatching(/_ai$/) });
    const log = await scene.log(person, room);
    expect(log).toHaveLength(1);
    expect(log[0]?.content).toMatch(/\bAI\b/);
    const user = await call(scene.server.app, getUser, { token: person.token, params: { id: companion.id } });
    expect(user.body.interests).toEqual(expect.arrayContaining(['birding', 'tea', 'poetry']));
    expect(await scene.ask(person, room, 'I saw a heron today')).not.toBe('');
    // Making the companion did not count against the daily limit.
    expect((await meet(person)).body.aiMatches).toBe(1);
  });

  it('No other person sees Made for You anywhere', async () => {
    const [person, stranger] = [await scene.person({ interests: ['chess'] }), await scene.person()];
    await premium(person);
    const { companion } = (await made(person)).body;
    const as = (who: Person) => ({ token: who.token, params: { id: companion.id } });
    const { app } = scene.server;
    for (const [who, status] of [
      [person, 200],
      [stranger, 404],
    ] as const) {
      expect((await call(app, getUser, as(who))).status).toBe(status);
      expect((await call(app, userStatus, as(who))).status).toBe(status);
      expect((await call(app, userStats, as(who))).status).toBe(status);
      expect((await call(app, contract.getCompanion, as(who))).status).toBe(status);
    }
    const dm = await call(app, startDirect, { token: stranger.token, body: { otherUserId: companion.id } });
    expect(dm.status).toBe(404);
    expect((await call(app, getInvite, { params: { handle: companion.handle } })).status).toBe(404);
    expect((await call(app, contract.getCompanion, as(person))).body.isMadeForMe).toBe(true);
    await premium(stranger);
    const all = await scene.database.db
      .selectFrom('companion')
      .select('user_id')
      .where('key', 'is not', null)
      .execute();
    const { body } = await meet(stranger);
    expect(all.map(({ user_id }) => user_id)).toContain(body.companion?.id);
  });

  it('Made for You is recomposed once after a new quiz and keeps its memory', async () => {
    const person = await scene.person({ type: 'INFP', interests: ['birding'] });
    await premium(person);
    await tookQuiz(person, 'INFP', 'Quiet Observer');
    const { companion, chatroom_id: room } = (await made(person)).body;
    await scene.ask(person, room, 'my dog is called Bruno');
    const persona = async () =>
      (
        await scene.database.db
          .selectFrom('companion')
          .select('persona')
          .where('user_id', '=', companion.id)
          .executeTakeFirstOrThrow()
      ).persona;
    const before = await persona();
    await made(person);
    expect(await persona()).toEqual(before);
    await tookQuiz(person, 'ESTJ', 'Loud Captain');
    const answers = await Promise.all(Array.from({ length: 5 }, () => made(person)));
    for (const { body } of answers) {
      expect(body).toMatchObject({ chatroom_id: room, companion: { id: companion.id, displayName: before?.name } });
    }
    const after = await persona();
    expect(after).toMatchObject({ key: before?.key, name: before?.name, pronouns: before?.pronouns });
    expect(after?.type).not.toBe(before?.type);
    expect(JSON.stringify(after)).toContain('Loud Captain');
    expect(JSON.stringify(after)).not.toContain('Quiet Observer');
    const told = (await scene.log(person, room)).filter(({ content }) => /composed anew/.test(content));
    expect(told.map(({ content }) => content)).toEqual([expect.stringContaining('“Loud Captain”')]);
    expect(await scene.ask(person, room, 'what is my dog called?')).toContain('Bruno');
    const user = await call(scene.server.app, getUser, { token: person.token, params: { id: companion.id } });
    expect(user.body.handle).toBe(companion.handle);
  });

  it('Made for You from before quiz tracking announces only a later quiz', async () => {
    const person = await scene.person({ type: 'INFP' });
    await premium(person);
    await tookQuiz(person, 'INFP', 'Quiet Observer');
    const { companion, chatroom_id: room } = (await made(person)).body;
    await sql`UPDATE companion SET persona = persona - 'reading' WHERE user_id = ${companion.id}`.execute(
      scene.database.db,
    );
    await made(person);
    const said = (await scene.log(person, room)).map(({ content }) => content);
    expect(said.filter((content) => /composed anew/.test(content))).toEqual([]);
    await tookQuiz(person, 'ESTJ', 'Loud Captain');
    await made(person);
    const later = (await scene.log(person, room)).map(({ content }) => content);
    expect(later.filter((content) => /composed anew/.test(content))).toHaveLength(1);
  });

  it('Made for You keeps answering after premium ends', async () => {
    const person = await scene.person();
    await premium(person);
    const { chatroom_id: room } = (await made(person)).body;
    await premium(person, false);
    expect((await made(person)).problem.code).toBe('premium_required');
    expect(await scene.ask(person, room, 'Hello again')).not.toBe('');
  });

  it('Made for You is hidden when its owner’s account is gone', async () => {
    const [person, stranger] = [await scene.person(), await scene.person()];
    await premium(person);
    const { companion } = (await made(person)).body;
    await sql`DELETE FROM account WHERE id = ${person.id}`.execute(scene.database.db);
    const { status } = await call(scene.server.app, getUser, { token: stranger.token, params: { id: companion.id } });
    expect(status).toBe(404);
  });
});
