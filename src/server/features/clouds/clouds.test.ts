import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { getRoom } from '#contract/chat.ts';
import {
  CLOUD_MEMBERS,
  CLOUD_SLOW_SECONDS,
  cloudsOf,
  createCloud,
  joinCloud,
  recommendClouds,
  showCloud,
  type CloudRecommendation,
} from '#contract/clouds.ts';
import { changeGroup, disbandGroup, getGroup, leaveGroup, removeMember } from '#contract/groups.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeSettled, say } from '#test/group-scene.ts';
import { newMatchable } from '#test/matchable.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM room_group`.execute(server.deps.db);
});

const settled = async <T extends Person[]>(count: number): Promise<T> => (await makeSettled(server, count)) as T;
const HIKE = { name: 'Night hike, no heroes', description: 'Dark trails, long snacks.' };
const make = ({ token }: Person, more: Record<string, unknown> = {}) =>
  call(server.app, createCloud, { token, body: { ...HIKE, type: 'tell-stories', tag: '#NightHikes', ...more } });
const made = async (by: Person, more: Record<string, unknown> = {}): Promise<string> => (await make(by, more)).body.id;
const ask = ({ token }: Person, query: Record<string, string | number> = {}) =>
  call(server.app, recommendClouds, { token, query });
const found = async (by: Person, query: Record<string, string | number> = {}): Promise<CloudRecommendation[]> =>
  (await ask(by, query)).body.recommendations;
const names = async (by: Person, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await found(by, query)).map(({ name }) => name);
const join = ({ token }: Person, roomId: string) => call(server.app, joinCloud, { token, body: { roomId } });
const shown = async ({ token }: Person, { id: userId }: Person) =>
  (await call(server.app, cloudsOf, { token, params: { userId } })).body.clouds;
const block = ({ token }: Person, { id }: Person) => call(server.app, blockPerson, { token, params: { userId: id } });
const points = ({ matchReasons }: CloudRecommendation): Record<string, number> =>
  Object.fromEntries(matchReasons.map(({ part, points: of }) => [part, of]));

describe('Making a cloud', () => {
  it('A cloud is a group of 24 with a chat and its maker as owner', async () => {
    const [ana] = await settled<[Person]>(1);
    const roomId = await made(ana);
    const group = (await call(server.app, getGroup, { token: ana.token, params: { roomId } })).body;
    expect(group).toMatchObject({ ...HIKE, role: 'owner', memberCount: 1, maxMembers: CLOUD_MEMBERS });
    expect(group.slowSeconds).toBe(CLOUD_SLOW_SECONDS);
    const room = (await call(server.app, getRoom, { token: ana.token, params: { roomId } })).body;
    expect(room).toMatchObject({ roomType: 'chaos', type: 'group', name: HIKE.name });
  });

  it('A newcomer’s cloud description may not contain a link', async () => {
    const [ana] = await settled<[Person]>(1);
    await sql`UPDATE account SET created_at = ${server.clock.now()} WHERE id = ${ana.id}`.execute(server.deps.db);
    expect((await make(ana, { description: 'See www.example.com' })).problem.code).toBe('link_too_soon');
    expect((await make(ana)).status).toBe(200);
  });

  it('A cloud begins in slow mode, and its owner ends it', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await made(ana);
    await join(ben, roomId);
    expect((await say(server, roomId, ben, 'One')).status).toBe(200);
    expect((await say(server, roomId, ben, 'Two')).problem.code).toBe('slow_mode');
    const body = { slowSeconds: null };
    expect((await call(server.app, changeGroup, { token: ana.token, params: { roomId }, body })).status).toBe(200);
    expect((await say(server, roomId, ben, 'Two')).status).toBe(200);
  });

  it('A cloud without a tag takes its type’s vibe', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    await made(ana, { name: 'Stories', tag: undefined });
    await made(ana, { name: 'Anything', type: undefined, tag: undefined });
    const listed = await found(ben);
    const kinds = new Map(listed.map(({ name, groupType, groupVibe, tag }) => [name, [groupType, groupVibe, tag]]));
    expect([kinds.get('Anything'), kinds.get('Stories')]).toEqual([
      ['general', 'surprise', ''],
      ['tell-stories', 'adventurous', ''],
    ]);
    expect((await found(ben, { temporaryVibes: '[surprise]' }))[0]?.matchReasons[0]?.text).toBe(
      'This cloud, full of surprises as you asked',
    );
  });

  it('A foreign tag, a long name or an empty description is refused by field', async () => {
    const [ana] = await settled<[Person]>(1);
    const refused = async (more: Record<string, unknown>) => {
      const { status, problem } = await make(ana, more);
      return [status, Object.keys(problem.fields ?? {})];
    };
    expect(await refused({ tag: '#MemeMania' })).toEqual([400, ['tag']]);
    expect(await refused({ name: 'x'.repeat(25) })).toEqual([400, ['name']]);
    expect(await refused({ description: '' })).toEqual([400, ['description']]);
    expect(await refused({ type: 'general' })).toEqual([400, ['tag']]);
    expect(await refused({ type: 'nothing-of-the-kind' })).toEqual([400, ['type']]);
  });

  it('A new cloud is on the maker’s profile where they want it, and there alone', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const open = await made(ana);
    await made(ana, { name: 'Quiet', profileDisplay: false });
    expect((await shown(ben, ana)).map(({ id, isMember }) => [id, isMember])).toEqual([[open, false]]);
    expect((await shown(ana, ana)).map(({ name, isShown }) => [name, isShown])).toEqual([
      ['Quiet', false],
      [HIKE.name, true],
    ]);
    expect(await shown(ben, ben)).toEqual([]);
  });
});

describe('Recommendations', () => {
  it('Recommendations say facts whose points add up to the score', async () => {
    const [ana] = await settled<[Person]>(1);
    const viewer = await newMatchable(server, { interests: ['vinyl', 'jazz', 'metal', 'k-pop'] });
    const member = await newMatchable(server, { interests: ['vinyl', 'jazz'] });
    const roomId = await made(ana);
    await join(member, roomId);
    const [cloud] = await found(viewer, { temporaryVibes: '["adventurous"]' });
    expect(cloud).toMatchObject({
      id: roomId,
      memberCount: 2,
      activeNow: 0,
      groupType: 'tell-stories',
      tag: '#NightHikes',
    });
    expect(cloud?.matchReasons.map(({ text, points: of, most }) => [text, of, most])).toEqual([
      ['#NightHikes, adventurous as you asked', 40, 40],
      ['Vinyl records and Jazz and blues', 20, 30],
      ['Somebody spoke in the last hour', 20, 20],
      ['2 people, and a third makes a group', 6, 10],
    ]);
    expect([cloud?.matchScore, cloud?.confidence]).toEqual([
      86,
      'Quite sure: matching knows the interests of 1 of the 2.',
    ]);
  });

  it('Interests count from the moment somebody has them until they leave', async () => {
    const [ana] = await settled<[Person]>(1);
    const viewer = await newMatchable(server, { interests: ['vinyl'] });
    const member = await newMatchable(server, { interests: ['vinyl'] });
    const roomId = await made(ana);
    const shared = async () => (await found(viewer)).map((cloud) => points(cloud)['interests']);
    expect(await shared()).toEqual([0]);
    await join(member, roomId);
    expect(await shared()).toEqual([10]);
    const { db } = server.deps;
    await sql`UPDATE match_profile SET interests = 0::bit(256) WHERE user_id = ${member.id}`.execute(db);
    expect(await shared()).toEqual([0]);
    await sql`DELETE FROM match_profile WHERE user_id = ${member.id}`.execute(db);
    const other = await newMatchable(server, { interests: ['vinyl'] });
    await join(other, roomId);
    expect(await shared()).toEqual([10]);
    await call(server.app, leaveGroup, { token: other.token, params: { roomId } });
    expect(await shared()).toEqual([0]);
  });

  it('A profile change without new interests leaves the cloud’s row untouched', async () => {
    const [ana] = await settled<[Person]>(1);
    const member = await newMatchable(server, { interests: ['vinyl'] });
    await join(member, await made(ana));
    const { db } = server.deps;
    const version = async () => (await sql<{ at: string }>`SELECT xmin::text AS at FROM group_cloud`.execute(db)).rows;
    const before = await version();
    await sql`UPDATE match_profile SET vibe = vibe + 1 WHERE user_id = ${member.id}`.execute(db);
    expect(await version()).toEqual(before);
    await sql`UPDATE match_profile SET interests = 1::bit(256) WHERE user_id = ${member.id}`.execute(db);
    expect(await version()).not.toEqual(before);
  });

  it('A tile shows only clouds of its vibe and a feeling puts its own first', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    await made(ana);
    await made(ana, { name: 'Owls of the week', type: 'share-memes', tag: '#MemeMania' });
    expect(await names(ben, { temporaryVibes: '[playful]' })).toEqual(['Owls of the week']);
    expect(await names(ben, { temporaryVibes: '["creative"]' })).toEqual([]);
    expect((await ask(ben, { temporaryVibes: '["grumpy"]' })).status).toBe(400);
    const { db } = server.deps;
    for (const [vibe, first] of [
      ['bold', HIKE.name],
      ['funny', 'Owls of the week'],
    ] as const) {
      await sql`UPDATE account SET current_vibes = ARRAY[${vibe}] WHERE id = ${ben.id}`.execute(db);
      expect((await names(ben))[0]).toBe(first);
    }
    expect((await found(ben))[1]?.matchReasons[0]).toEqual({
      part: 'vibe',
      points: 0,
      most: 40,
      text: '#NightHikes is adventurous, and you want it playful',
    });
  });

  it('A cloud falls silent with time, and a line wakes it', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await made(ana);
    const alive = async () => (await found(ben)).map((cloud) => points(cloud)['alive']);
    const heard: (number | undefined)[][] = [await alive()];
    for (const hours of [2, 8, 28, 178]) {
      const at = new Date(server.clock.now().getTime() - hours * 3_600_000);
      await sql`UPDATE group_cloud SET spoke_at = ${at}`.execute(server.deps.db);
      heard.push(await alive());
    }
    expect(heard.flat()).toEqual([20, 15, 10, 5, 0]);
    expect((await say(server, roomId, ana)).status).toBe(200);
    expect(await alive()).toEqual([20]);
  });

  it('Active now are those here who show it and whom the viewer may come across', async () => {
    const [ana, ben, cyd, dan] = await settled<[Person, Person, Person, Person]>(4);
    const roomId = await made(ana);
    for (const one of [ben, cyd]) await join(one, roomId);
    const { db } = server.deps;
    const here = (person: Person, minutes: number) => {
      const at = new Date(server.clock.now().getTime() - minutes * 60_000);
      return sql`INSERT INTO presence (user_id, last_seen_at) VALUES (${person.id}, ${at})
        ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`.execute(db);
    };
    await here(ana, 1);
    await here(ben, 4);
    await here(cyd, 6);
    const seen = async () => {
      const [cloud] = await found(dan);
      return [cloud?.activeNow, cloud?.participants.map(({ id }) => id)];
    };
    expect(await seen()).toEqual([2, [ana.id, ben.id, cyd.id]]);
    await sql`UPDATE account SET hide_online = true WHERE id = ${ben.id}`.execute(db);
    expect(await seen()).toEqual([1, [ana.id, ben.id, cyd.id]]);
    await block(cyd, dan);
    expect(await seen()).toEqual([1, [ana.id, ben.id]]);
  });

  it('Pages go on where the last ended, and the last says so', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    for (let at = 0; at < 9; at += 1) await made(ana, { name: `Cloud ${at}` });
    const first = (await ask(ben, { limit: 8, offset: 0 })).body;
    const second = (await ask(ben, { limit: 8, offset: 8 })).body;
    expect([first.hasMore, second.hasMore, second.recommendations.length]).toEqual([true, false, 1]);
    const ids = [...first.recommendations, ...second.recommendations].map(({ id }) => id);
    // A cloud that was returned twice would make the set smaller than the list.
    expect([ids.length, new Set(ids).size]).toEqual([9, 9]);
  });

  it('Recommendations leave out own clouds, ended ones and those of hidden owners', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await made(ana);
    expect([await names(ana), await names(ben)]).toEqual([[], [HIKE.name]]);
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${ana.id}`.execute(server.deps.db);
    expect(await names(ben)).toEqual([]);
    await sql`UPDATE account SET suspended_at = NULL WHERE id = ${ana.id}`.execute(server.deps.db);
    await call(server.app, disbandGroup, { token: ana.token, params: { roomId } });
    expect(await names(ben)).toEqual([]);
    expect((await join(ben, roomId)).status).toBe(404);
  });
});

describe('Joining a cloud', () => {
  it('A first tap joins the cloud and a second changes nothing', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await made(ana);
    expect((await join(ben, roomId)).body).toEqual({ roomId, isMember: true });
    expect((await join(ben, roomId)).body).toEqual({ roomId, isMember: true });
    expect((await say(server, roomId, ben)).status).toBe(200);
    expect(await names(ben)).toEqual([]);
  });

  it('The 25th finds it full, until somebody leaves', async () => {
    const people = await settled<Person[]>(CLOUD_MEMBERS + 1);
    const [ana, last] = [people[0], people.at(-1)] as [Person, Person];
    const roomId = await made(ana);
    for (const one of people.slice(1, -1)) expect((await join(one, roomId)).status).toBe(200);
    expect((await join(last, roomId)).problem.code).toBe('group_full');
    expect(await names(last)).toEqual([]);
    await call(server.app, leaveGroup, { token: people[5]?.token, params: { roomId } });
    expect(await names(last)).toEqual([HIKE.name]);
    expect((await join(last, roomId)).status).toBe(200);
  });

  it('A banned or blocked person cannot find or join the cloud', async () => {
    const [ana, ben, cyd] = await settled<[Person, Person, Person]>(3);
    const roomId = await made(ana);
    await join(ben, roomId);
    const params = { roomId, userId: ben.id };
    await call(server.app, removeMember, { token: ana.token, params, body: { isBanned: true } });
    await block(ana, cyd);
    for (const one of [ben, cyd]) {
      expect(await names(one)).toEqual([]);
      expect((await join(one, roomId)).status).toBe(404);
    }
  });

  it('A tap asks where the cloud asks first and cannot join a plain group', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await made(ana);
    await call(server.app, changeGroup, { token: ana.token, params: { roomId }, body: { asksFirst: true } });
    expect((await join(ben, roomId)).body).toEqual({ roomId, isMember: false });
    await sql`DELETE FROM group_cloud`.execute(server.deps.db);
    await call(server.app, changeGroup, { token: ana.token, params: { roomId }, body: { asksFirst: false } });
    expect((await join(ben, roomId)).status).toBe(404);
  });
});

describe('Reporting a cloud', () => {
  it('A person who sees a cloud can report its words without joining', async () => {
    const [ana, ben, cyd] = await settled<[Person, Person, Person]>(3);
    const id = await made(ana);
    await block(ana, cyd);
    const report = ({ token }: Person) =>
      call(server.app, sendReport, { token, body: { subject: { kind: 'room', id }, category: 'fake' } });
    expect([(await report(ben)).status, (await report(cyd)).status]).toEqual([200, 404]);
    const { rows } = await sql<{ text: string }>`SELECT evidence::text AS text FROM moderation_report`.execute(
      server.deps.db,
    );
    expect(rows).toHaveLength(1);
    for (const words of Object.values(HIKE)) expect(rows[0]?.text).toContain(words);
  });
});

describe('A cloud on a profile', () => {
  it('Each member chooses for themself, and it goes when they leave', async () => {
    const [ana, ben, cyd] = await settled<[Person, Person, Person]>(3);
    const roomId = await made(ana);
    const show = ({ token }: Person, isShown: boolean) =>
      call(server.app, showCloud, { token, params: { roomId }, body: { isShown } });
    expect((await show(ben, true)).status).toBe(404);
    await join(ben, roomId);
    expect(await shown(cyd, ben)).toEqual([]);
    expect((await show(ben, true)).status).toBe(200);
    expect((await shown(cyd, ben)).map(({ id }) => id)).toEqual([roomId]);
    await show(ana, false);
    expect(await shown(cyd, ana)).toEqual([]);
    await call(server.app, leaveGroup, { token: ben.token, params: { roomId } });
    expect(await shown(cyd, ben)).toEqual([]);
  });

  it('A cloud that ended is on nobody’s profile', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await made(ana);
    expect((await shown(ben, ana)).map(({ id }) => id)).toEqual([roomId]);
    await call(server.app, disbandGroup, { token: ana.token, params: { roomId } });
    expect([await shown(ben, ana), await shown(ana, ana)]).toEqual([[], []]);
  });

  it('Whose owner is hidden from the viewer is not there for them', async () => {
    const [ana, ben, cyd] = await settled<[Person, Person, Person]>(3);
    const roomId = await made(ana);
    await join(ben, roomId);
    await call(server.app, showCloud, { token: ben.token, params: { roomId }, body: { isShown: true } });
    await block(ana, cyd);
    expect(await shown(cyd, ben)).toEqual([]);
    expect((await call(server.app, cloudsOf, { token: cyd.token, params: { userId: ana.id } })).status).toBe(404);
  });
});
