import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomMembers } from '#contract/chat.members.ts';
import { joinByLink, makeGroupLink } from '#contract/groups.links.ts';
import { listMessages } from '#contract/chat.ts';
import type { Role } from '#contract/chat.notices.ts';
import * as contract from '#contract/groups.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, noticesFor, promote, say } from '#test/group-scene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A group with one owner, and two people in each other role. The stranger is no member. */
interface RolesScene {
  roomId: string;
  owner: Person;
  admin: Person;
  admin2: Person;
  member: Person;
  member2: Person;
  stranger: Person;
}

async function setScene(): Promise<RolesScene> {
  const people = await makeSettled(server, 6);
  const [owner, admin, admin2, member, member2, stranger] = people as [Person, Person, Person, Person, Person, Person];
  const roomId = await makeGroup(server, [owner, admin, admin2, member, member2]);
  for (const one of [admin, admin2]) await promote(server, roomId, owner, one);
  return { roomId, owner, admin, admin2, member, member2, stranger };
}

type Act = (scene: RolesScene, by: Person) => Promise<{ status: number }>;

const edit =
  (body: object): Act =>
  ({ roomId }, { token }) =>
    call(server.app, contract.changeGroup, { token, params: { roomId }, body });
const remove =
  (whom: 'owner' | 'admin2' | 'member2'): Act =>
  ({ roomId, ...people }, { token }) =>
    call(server.app, contract.removeMember, { token, params: { roomId, userId: people[whom].id }, body: {} });
const set =
  (whom: 'owner' | 'admin2' | 'member2', body: object): Act =>
  ({ roomId, ...people }, { token }) =>
    call(server.app, contract.changeMember, { token, params: { roomId, userId: people[whom].id }, body });
const invite: Act = ({ roomId, stranger }, { token }) =>
  call(server.app, contract.inviteToGroup, { token, params: { roomId }, body: { people: [stranger.id] } });
const invitedByAll: Act = async (scene, by) => {
  await edit({ whoMayAdd: 'everyone' })(scene, scene.owner);
  return invite(scene, by);
};

/** The HTTP status of each action, by role: the owner, an admin, a member, a stranger. */
const TABLE: [what: string, act: Act, owner: number, admin: number, member: number, stranger: number][] = [
  [
    'reads the group',
    ({ roomId }, { token }) => call(server.app, contract.getGroup, { token, params: { roomId } }),
    200,
    200,
    200,
    404,
  ],
  [
    'reads its members',
    ({ roomId }, { token }) => call(server.app, roomMembers, { token, params: { roomId } }),
    200,
    200,
    200,
    404,
  ],
  ['writes', ({ roomId }, by) => say(server, roomId, by), 200, 200, 200, 404],
  ['renames it', edit({ name: 'Owls' }), 200, 200, 403, 404],
  ['gives it rules', edit({ rules: 'Be kind.' }), 200, 200, 403, 404],
  ['slows it', edit({ slowSeconds: 10 }), 200, 200, 403, 404],
  ['invites', invite, 200, 200, 403, 404],
  ['invites where everybody may', invitedByAll, 200, 200, 200, 404],
  ['removes the owner', remove('owner'), 400, 403, 403, 404],
  ['removes an admin', remove('admin2'), 200, 200, 403, 404],
  ['removes a member', remove('member2'), 200, 200, 403, 404],
  ['mutes the owner', set('owner', { mute: '1h' }), 400, 403, 403, 404],
  ['mutes an admin', set('admin2', { mute: 'forever' }), 200, 200, 403, 404],
  ['makes an admin', set('member2', { role: 'admin' }), 200, 403, 403, 404],
  ['unmakes an admin', set('admin2', { role: 'member' }), 200, 403, 403, 404],
  ['hands over', set('member2', { role: 'owner' }), 200, 403, 403, 404],
  [
    'has an alias',
    ({ roomId }, { token }) =>
      call(server.app, contract.setAlias, { token, params: { roomId }, body: { alias: 'Early' } }),
    200,
    200,
    200,
    404,
  ],
  [
    'agrees to the rules',
    ({ roomId }, { token }) => call(server.app, contract.agreeToRules, { token, params: { roomId } }),
    200,
    200,
    200,
    404,
  ],
  [
    'disbands',
    ({ roomId }, { token }) => call(server.app, contract.disbandGroup, { token, params: { roomId } }),
    200,
    403,
    403,
    404,
  ],
  [
    'leaves',
    ({ roomId }, { token }) => call(server.app, contract.leaveGroup, { token, params: { roomId } }),
    200,
    200,
    200,
    404,
  ],
];

describe('What each role may do', () => {
  it.each(TABLE)('A person in each role %s only as that role allows', async (_what, act, ...wanted) => {
    const got: number[] = [];
    for (const role of ['owner', 'admin', 'member', 'stranger'] as const) {
      const scene = await setScene();
      got.push((await act(scene, scene[role])).status);
    }
    expect(got).toEqual(wanted);
  });
});

describe('Who leaves', () => {
  const rolesIn = async (roomId: string): Promise<Map<number, Role>> => {
    const { rows } = await sql<{ user_id: number; role: Role }>`
      SELECT user_id, role FROM room_member WHERE room_id = ${roomId} AND left_seq IS NULL`.execute(server.deps.db);
    return new Map(rows.map((row) => [row.user_id, row.role]));
  };
  const leave = async (roomId: string, { token }: Person) =>
    (await call(server.app, contract.leaveGroup, { token, params: { roomId } })).body.roomExists;

  it('The owner’s place passes to the eldest admin, then to the eldest member', async () => {
    const { roomId, owner, admin, admin2, member, member2, stranger } = await setScene();
    expect(await leave(roomId, owner)).toBe(true);
    expect((await rolesIn(roomId)).get(admin.id)).toBe('owner');
    expect((await noticesFor(server, roomId, member)).slice(-2)).toMatchObject([
      { kind: 'left', userIds: [owner.id] },
      { kind: 'made_owner', userIds: [admin.id] },
    ]);
    await leave(roomId, admin2);
    await leave(roomId, admin);
    expect(await rolesIn(roomId)).toEqual(
      new Map([
        [member.id, 'owner'],
        [member2.id, 'member'],
      ]),
    );
    await invite({ roomId, stranger } as RolesScene, member);
    await leave(roomId, member2);
    expect(await leave(roomId, member)).toBe(false);
    const { invitations } = (await call(server.app, contract.listInvitations, { token: stranger.token })).body;
    expect(invitations).toEqual([]);
  });

  it('An owner who hands over becomes an admin', async () => {
    const scene = await setScene();
    expect((await set('member2', { role: 'owner' })(scene, scene.owner)).status).toBe(200);
    const roles = await rolesIn(scene.roomId);
    expect([roles.get(scene.owner.id), roles.get(scene.member2.id)]).toEqual(['admin', 'owner']);
    expect((await set('admin2', { role: 'member' })(scene, scene.owner)).status).toBe(403);
  });

  it.each(['is given the group', 'inherits it'])('A muted admin who %s writes again', async (way) => {
    const { roomId, owner, admin } = await setScene();
    const params = { roomId, userId: admin.id };
    const place = (body: object) => call(server.app, contract.changeMember, { token: owner.token, params, body });
    await place({ mute: 'forever' });
    expect((await say(server, roomId, admin)).problem.code).toBe('muted_here');
    if (way === 'inherits it') await call(server.app, contract.leaveGroup, { token: owner.token, params: { roomId } });
    else await place({ role: 'owner' });
    expect((await say(server, roomId, admin)).status).toBe(200);
  });

  it('A removed member who is invited back does not see what they missed', async () => {
    const scene = await setScene();
    const { roomId, owner, member2 } = scene;
    await say(server, roomId, owner, 'Before');
    await remove('member2')(scene, owner);
    await say(server, roomId, owner, 'Meanwhile');
    const read = () => call(server.app, listMessages, { token: member2.token, params: { roomId } });
    expect((await read()).status).toBe(404);
    expect((await say(server, roomId, member2)).status).toBe(404);
    const again = { token: owner.token, params: { roomId }, body: { people: [member2.id] } };
    expect((await call(server.app, contract.inviteToGroup, again)).body.invited).toEqual([member2.id]);
    const accept = { token: member2.token, params: { roomId }, body: { answer: 'accept' } };
    expect((await call(server.app, contract.answerInvitation, accept)).status).toBe(200);
    await say(server, roomId, owner, 'After');
    const lines = (await read()).body.messages;
    expect(lines.filter((line) => line.notice === undefined).map(({ content }) => content)).toEqual(['After']);
  });

  it('A banned member comes back only by the owner’s invitation', async () => {
    const { roomId, owner, admin, member2 } = await setScene();
    const params = { roomId, userId: member2.id };
    const body = { isBanned: true };
    expect((await call(server.app, contract.removeMember, { token: admin.token, params, body })).status).toBe(200);
    const ask = { params: { roomId }, body: { people: [member2.id] } };
    const byAdmin = await call(server.app, contract.inviteToGroup, { token: admin.token, ...ask });
    expect(byAdmin.body.refused).toEqual([{ userId: member2.id, reason: 'banned' }]);
    const byOwner = await call(server.app, contract.inviteToGroup, { token: owner.token, ...ask });
    expect(byOwner.body.invited).toEqual([member2.id]);
  });

  it('A ban on a former member blocks the link and admin invitations', async () => {
    const { roomId, owner, admin, member, member2, stranger } = await setScene();
    await leave(roomId, member2);
    const ban = (by: Person, { id: userId }: Person, isBanned = true) =>
      call(server.app, contract.removeMember, { token: by.token, params: { roomId, userId }, body: { isBanned } });
    const gone = async (by: Person) =>
      call(server.app, roomMembers, { token: by.token, params: { roomId }, query: { gone: 'true' as const } });
    const named = async (by: Person) => {
      const query = { ids: String(member2.id) };
      const { body } = await call(server.app, roomMembers, { token: by.token, params: { roomId }, query });
      return body.members.map(({ hasLeft, isBanned }) => ({ hasLeft, isBanned }));
    };
    expect((await gone(admin)).body.members).toMatchObject([{ id: member2.id, hasLeft: true, isBanned: false }]);
    expect([(await gone(member)).status, (await gone(stranger)).status]).toEqual([403, 404]);
    const refused = [ban(member, member2), ban(admin, stranger), ban(admin, member2, false), ban(member2, member)];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 404, 404, 404]);
    await invite({ roomId, stranger: member2 } as RolesScene, owner);
    expect([(await ban(admin, member2)).status, (await ban(admin, member2)).status]).toEqual([200, 200]);
    const seen = await named(member);
    expect((await ban(admin, member)).status).toBe(200);
    const notices = await noticesFor(server, roomId, owner);
    expect(notices.filter(({ kind }) => kind === 'banned' || kind === 'removed')).toEqual([
      { kind: 'banned', userIds: [member2.id], by: admin.id },
      { kind: 'banned', userIds: [member.id], by: admin.id },
    ]);
    expect([await named(admin), seen]).toEqual([
      [{ hasLeft: true, isBanned: true }],
      [{ hasLeft: true, isBanned: false }],
    ]);
    const accept = { token: member2.token, params: { roomId }, body: { answer: 'accept' as const } };
    expect((await call(server.app, contract.answerInvitation, accept)).status).toBe(404);
    const { linkCode: code } = (await call(server.app, makeGroupLink, { token: owner.token, params: { roomId } })).body;
    expect((await call(server.app, joinByLink, { token: member2.token, params: { code } })).status).toBe(404);
    const again = { token: admin.token, params: { roomId }, body: { people: [member2.id] } };
    expect((await call(server.app, contract.inviteToGroup, again)).body.refused).toMatchObject([{ reason: 'banned' }]);
  });
});
