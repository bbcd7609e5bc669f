import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomMembers } from '#contract/chat.members.ts';
import { listChats } from '#contract/chat.list.ts';
import * as contract from '#contract/groups.ts';
import { blockPerson } from '#contract/blocks.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { groupActs, makeGroup, noticesFor, promote, say, makeSettled } from '#test/group-scene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ GROUP_MEMBERS: '8' });
});
afterAll(() => server.close());

const settled = async <T extends Person[]>(count: number): Promise<T> => (await makeSettled(server, count)) as T;

const { ask, answer, change, look } = groupActs(() => server);

describe('The words of a group', () => {
  it('A change is told once, with what it says, and a repeat tells nothing', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    const wanted = { name: 'Owls, allegedly', announcement: 'Dock 4.', slowSeconds: 10, whoMayAdd: 'everyone' };
    expect((await change(ana, roomId, wanted)).body).toMatchObject({
      ...wanted,
      announcement: { text: 'Dock 4.', by: { id: ana.id } },
    });
    await change(ana, roomId, wanted);
    expect((await noticesFor(server, roomId, ben)).slice(1)).toMatchObject([
      { kind: 'renamed', text: 'Owls, allegedly', by: ana.id },
      { kind: 'announced', text: 'Dock 4.' },
      { kind: 'may_add', text: 'everyone' },
      { kind: 'slowed', text: '10' },
    ]);
    const found = await call(server.app, listChats, { token: ben.token, query: { search: 'OWLS' } });
    expect(found.body.chats.map(({ id }) => id)).toEqual([roomId]);
    expect((await change(ana, roomId, { announcement: '', asksFirst: true })).body.announcement).toBeNull();
    expect((await noticesFor(server, roomId, ben)).slice(5)).toMatchObject([
      { kind: 'unannounced' },
      { kind: 'asks_first', text: 'true' },
    ]);
    expect((await change(ana, roomId, { name: 'Wyn' })).status).toBe(400);
  });

  it('A former member keeps their name for old readers and leaves the member list', async () => {
    const [ana, ben, cy, dee] = await settled<[Person, Person, Person, Person]>(4);
    const roomId = await makeGroup(server, [ana, ben, cy]);
    await promote(server, roomId, ana, ben);
    await call(server.app, contract.leaveGroup, { token: ben.token, params: { roomId } });
    await ask(ana, roomId, dee);
    await answer(dee, roomId, 'accept');
    const named = async (reader: Person, query: Record<string, string>) =>
      (await call(server.app, roomMembers, { token: reader.token, params: { roomId }, query })).body.members;
    const ids = [ben, cy].map(({ id }) => id).join(',');
    expect(await named(cy, { ids })).toMatchObject([
      { id: ben.id, role: 'member' },
      { id: cy.id, role: 'member' },
    ]);
    expect((await named(dee, { ids })).map(({ id }) => id)).toEqual([cy.id]);
    expect((await named(cy, {})).map(({ id }) => id)).not.toContain(ben.id);
    await call(server.app, blockPerson, { token: cy.token, params: { userId: ben.id } });
    expect((await named(cy, { ids })).map(({ id }) => id)).toEqual([cy.id]);
  });

  it('A member has a name of their own in the group, which passes for nobody’s', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    const rename = (alias: string) =>
      call(server.app, contract.setAlias, { token: ben.token, params: { roomId }, body: { alias } });
    expect((await rename('Captain Early')).status).toBe(200);
    expect((await rename('Moderator')).status).toBe(400);
    const found = await call(server.app, roomMembers, {
      token: ana.token,
      params: { roomId },
      query: { search: 'tain ea' },
    });
    expect(found.body.members).toMatchObject([{ id: ben.id, alias: 'Captain Early' }]);
    await say(server, roomId, ben, 'Early as ever.');
    const [row] = (await call(server.app, listChats, { token: ana.token })).body.chats;
    expect(row).toMatchObject({ lastMessage: 'Early as ever.', lastMessageBy: 'Captain Early' });
    await call(server.app, contract.changeMember, {
      token: ana.token,
      params: { roomId, userId: ben.id },
      body: { role: 'admin' },
    });
    await change(ben, roomId, { announcement: 'Dock 4.' });
    expect((await look(ana, roomId)).body.announcement?.by).toMatchObject({ id: ben.id, alias: 'Captain Early' });
    await rename('');
    await rename('');
    expect((await look(ben, roomId)).body.alias).toBeNull();
    const told = (await noticesFor(server, roomId, ana)).filter(({ kind }) => kind === 'called');
    expect(told).toMatchObject([
      { userIds: [ben.id], text: 'Captain Early', by: ben.id },
      { userIds: [ben.id], text: '' },
    ]);
  });

  it('Members come in pages of fifty with the owner and admins first', async () => {
    const [ana, ...rest] = await settled<[Person, ...Person[]]>(120);
    const roomId = await makeGroup(server, [ana]);
    const ids = rest.map(({ id }) => id);
    await sql`INSERT INTO room_member (room_id, user_id) SELECT ${roomId}::uuid, unnest(${ids}::bigint[])`.execute(
      server.deps.db,
    );
    await promote(server, roomId, ana, rest[100] as Person);
    const read = async (query: Record<string, string> = {}) =>
      (await call(server.app, roomMembers, { token: ana.token, params: { roomId }, query })).body;
    const pages = [await read()];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read({ cursor: next }));
    expect(pages.map(({ members }) => members.length)).toEqual([50, 50, 20]);
    const all = pages.flatMap(({ members }) => members.map(({ id }) => id));
    expect(all.slice(0, 2)).toEqual([ana.id, rest[100]?.id]);
    expect(new Set(all).size).toBe(120);
    expect(pages[0]?.totalMembers).toBe(120);
    await sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${ids[9]}, ${ana.id}, now())`.execute(
      server.deps.db,
    );
    expect((await read()).totalMembers).toBe(119);
    await sql`DELETE FROM block WHERE user_id = ${ids[9]}`.execute(server.deps.db);
    const name = `p_${rest[7]?.id}`;
    expect((await read({ search: name.toUpperCase() })).members).toMatchObject([{ displayName: name }]);
    expect((await read({ search: '%' })).members).toEqual([]);
    const far = pages[2]?.members[3]?.id as number;
    const stranger = (await settled<[Person]>(1))[0].id;
    const named = await read({ ids: `${far},${ana.id},${stranger}` });
    expect(named.members.map(({ id }) => id)).toEqual([ana.id, far]);
    const many = await call(server.app, roomMembers, {
      token: ana.token,
      params: { roomId },
      query: { ids: all.slice(0, 51).join(',') },
    });
    expect(many.status).toBe(400);
  });
});
