import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getGroupLink, joinByLink, makeGroupLink } from '#contract/groups.links.ts';
import * as contract from '#contract/groups.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, promote } from '#test/group-scene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const ROUNDS = 8;

const membersOf = async (roomId: string): Promise<{ user_id: number; role: string }[]> =>
  (
    await sql<{ user_id: number; role: string }>`
      SELECT user_id, role FROM room_member WHERE room_id = ${roomId} AND left_seq IS NULL ORDER BY user_id`.execute(
      server.deps.db,
    )
  ).rows;

/** Adds members until 99 of 100 places are taken. */
const fill = (roomId: string) =>
  sql`INSERT INTO room_member (room_id, user_id)
    SELECT ${roomId}::uuid, generate_series(300000000001, 300000000098)`.execute(server.deps.db);

const ONE_IN = [...Array<string>(9).fill('group_full'), 'ok'];

async function codesOf(answers: Promise<Answer<unknown>>[]): Promise<string[]> {
  const codes = (await Promise.all(answers)).map(({ status, problem }) => (status === 200 ? 'ok' : problem.code));
  return codes.toSorted();
}

it('Ten simultaneous acceptances at 99 of 100 members admit one', async () => {
  const [owner, ...others] = (await makeSettled(server, 11)) as [Person, ...Person[]];
  const roomId = await makeGroup(server, [owner]);
  const body = { people: others.map(({ id }) => id) };
  await call(server.app, contract.inviteToGroup, { token: owner.token, params: { roomId }, body });
  await fill(roomId);
  const accept = ({ token }: Person) =>
    call(server.app, contract.answerInvitation, { token, params: { roomId }, body: { answer: 'accept' } });
  expect(await codesOf(others.map(accept))).toEqual(ONE_IN);
  expect(await membersOf(roomId)).toHaveLength(100);
});

it('Ten simultaneous link joins at 99 of 100 members admit one', async () => {
  const [owner, ...others] = (await makeSettled(server, 11)) as [Person, ...Person[]];
  const roomId = await makeGroup(server, [owner]);
  await fill(roomId);
  const { linkCode: code } = (await call(server.app, makeGroupLink, { token: owner.token, params: { roomId } })).body;
  const joining = others.map(({ token }) => call(server.app, joinByLink, { token, params: { code } }));
  expect(await codesOf(joining)).toEqual(ONE_IN);
  expect(await membersOf(roomId)).toHaveLength(100);
  const { body } = await call(server.app, getGroupLink, { token: owner.token, params: { roomId } });
  expect(body.link?.usesLeft).toBe(24);
});

it('Two admins who remove each other at once leave one in the group', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [owner, a, b] = (await makeSettled(server, 3)) as [Person, Person, Person];
    const roomId = await makeGroup(server, [owner, a, b]);
    for (const one of [a, b]) await promote(server, roomId, owner, one);
    const remove = ({ token }: Person, { id: userId }: Person) =>
      call(server.app, contract.removeMember, { token, params: { roomId, userId }, body: {} });
    const answers = await Promise.all([remove(a, b), remove(b, a)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 404]);
    expect(await membersOf(roomId)).toHaveLength(2);
  }
});

it('A group left and disbanded at once has an owner or is disbanded', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [owner, heir] = (await makeSettled(server, 2)) as [Person, Person];
    const roomId = await makeGroup(server, [owner, heir]);
    const wish = { token: owner.token, params: { roomId } };
    const [left, ended] = await Promise.all([
      call(server.app, contract.leaveGroup, wish),
      call(server.app, contract.disbandGroup, wish),
    ]);
    expect(left.status).toBe(200);
    const group = await call(server.app, contract.getGroup, { token: heir.token, params: { roomId } });
    expect(await membersOf(roomId)).toEqual([{ user_id: heir.id, role: 'owner' }]);
    if (ended.status === 200) expect(group.body.disbandedAt).not.toBeNull();
    else expect([ended.status, group.body.disbandedAt]).toEqual([404, null]);
  }
});

it('Two simultaneous handovers leave one owner', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [owner, a, b] = (await makeSettled(server, 3)) as [Person, Person, Person];
    const roomId = await makeGroup(server, [owner, a, b]);
    const handOver = ({ id: userId }: Person) =>
      call(server.app, contract.changeMember, {
        token: owner.token,
        params: { roomId, userId },
        body: { role: 'owner' },
      });
    const answers = await Promise.all([handOver(a), handOver(b)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 403]);
    expect((await membersOf(roomId)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  }
});

it('A member banned while leaving or rejoining stays out', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [owner, admin, member] = (await makeSettled(server, 3)) as [Person, Person, Person];
    const roomId = await makeGroup(server, [owner, admin, member]);
    await promote(server, roomId, owner, admin);
    const { linkCode: code } = (await call(server.app, makeGroupLink, { token: owner.token, params: { roomId } })).body;
    const params = { roomId, userId: member.id };
    const ban = ({ token }: Person) =>
      call(server.app, contract.removeMember, { token, params, body: { isBanned: true } });
    const join = () => call(server.app, joinByLink, { token: member.token, params: { code } });
    const leave = () => call(server.app, contract.leaveGroup, { token: member.token, params: { roomId } });
    const bans = await Promise.all([leave(), ban(owner), ban(admin), join()]);
    expect([bans[1].status, bans[2].status]).toEqual([200, 200]);
    expect(await membersOf(roomId)).toHaveLength(2);
    expect((await join()).status).toBe(404);
  }
});
