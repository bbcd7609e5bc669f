import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LINK_USES,
  endGroupLink,
  getGroupLink,
  joinByLink,
  makeGroupLink,
  previewLink,
} from '#contract/groups.links.ts';
import { disbandGroup, removeMember } from '#contract/groups.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, promote } from '#test/group-scene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ GROUP_MEMBERS: '4' });
});
afterAll(() => server.close());

const settled = async <T extends Person[]>(count: number): Promise<T> => (await makeSettled(server, count)) as T;
const make = ({ token }: Person, roomId: string) => call(server.app, makeGroupLink, { token, params: { roomId } });
const look = ({ token }: Person, code: string) => call(server.app, previewLink, { token, params: { code } });
const join = ({ token }: Person, code: string) => call(server.app, joinByLink, { token, params: { code } });
const state = async ({ token }: Person, roomId: string) =>
  call(server.app, getGroupLink, { token, params: { roomId } });

describe('The link of a group', () => {
  it('A group link shows the group and lets its holder join with one use', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana]);
    const { linkCode: code, link } = (await make(ana, roomId)).body;
    expect(link).toMatchObject({ uses: LINK_USES, usesLeft: LINK_USES });
    expect((await look(ben, code)).body).toMatchObject({ roomId, memberCount: 1, isMember: false });
    expect((await join(ben, code)).body).toEqual({ roomId, isMember: true });
    expect((await join(ben, code)).body).toEqual({ roomId, isMember: true });
    expect((await look(ben, code)).body).toMatchObject({ memberCount: 2, isMember: true });
    expect((await state(ana, roomId)).body.link).toMatchObject({ usesLeft: LINK_USES - 1 });
  });

  it('The link of a group is stored as a hash alone', async () => {
    const [ana] = await settled<[Person]>(1);
    const roomId = await makeGroup(server, [ana]);
    const { linkCode: code } = (await make(ana, roomId)).body;
    const { rows } = await sql<{ text: string }>`
      SELECT group_link::text AS text FROM group_link WHERE room_id = ${roomId}`.execute(server.deps.db);
    expect(code).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(code);
  });

  it('A group link is made and ended by admins alone and replaces the old one', async () => {
    const [ana, ben, cyd] = await settled<[Person, Person, Person]>(3);
    const roomId = await makeGroup(server, [ana, ben]);
    expect((await make(ben, roomId)).status).toBe(403);
    expect((await state(ben, roomId)).status).toBe(403);
    expect((await make(cyd, roomId)).status).toBe(404);
    expect((await state(cyd, roomId)).status).toBe(404);
    const first = (await make(ana, roomId)).body.linkCode;
    await promote(server, roomId, ana, ben);
    const second = (await make(ben, roomId)).body.linkCode;
    expect((await look(cyd, first)).status).toBe(404);
    expect((await join(cyd, first)).status).toBe(404);
    expect((await look(cyd, second)).status).toBe(200);
    await call(server.app, endGroupLink, { token: ben.token, params: { roomId } });
    expect((await join(cyd, second)).status).toBe(404);
    expect((await state(ana, roomId)).body.link).toBeNull();
  });

  it('A group link ends after seven days, its last use or the group’s end', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana]);
    const { linkCode: code } = (await make(ana, roomId)).body;
    const { db } = server.deps;
    const set = (change: ReturnType<typeof sql>) =>
      sql`UPDATE group_link SET ${change} WHERE room_id = ${roomId}`.execute(db);
    await set(sql`uses_left = 0`);
    expect([(await look(ben, code)).status, (await join(ben, code)).status]).toEqual([404, 404]);
    expect((await state(ana, roomId)).body.link).toBeNull();
    await set(sql`uses_left = 1, ends_at = ${server.clock.now()}`);
    expect([(await look(ben, code)).status, (await join(ben, code)).status]).toEqual([404, 404]);
    await make(ana, roomId);
    const last = (await make(ana, roomId)).body.linkCode;
    await call(server.app, disbandGroup, { token: ana.token, params: { roomId } });
    expect([(await look(ben, last)).status, (await join(ben, last)).status]).toEqual([404, 404]);
  });

  it('A group link does not admit a banned person or exceed the last place', async () => {
    const [ana, ben, cyd, dee, eve] = await settled<[Person, Person, Person, Person, Person]>(5);
    const roomId = await makeGroup(server, [ana, ben]);
    const { linkCode: code } = (await make(ana, roomId)).body;
    const params = { roomId, userId: ben.id };
    await call(server.app, removeMember, { token: ana.token, params, body: { isBanned: true } });
    expect([(await look(ben, code)).status, (await join(ben, code)).status]).toEqual([404, 404]);
    const statuses = await Promise.all([cyd, dee, eve].map(async (one) => (await join(one, code)).status));
    expect(statuses).toEqual([200, 200, 200]);
    const [late] = await settled<[Person]>(1);
    expect((await join(late, code)).body).toMatchObject({ code: 'group_full' });
    expect((await state(ana, roomId)).body.link).toMatchObject({ usesLeft: LINK_USES - 3 });
  });
});
