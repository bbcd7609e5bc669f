import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formerRoom } from '#contract/chat.members.ts';
import * as contract from '#contract/groups.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { groupActs, makeGroup, makeSettled } from '#test/group-scene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function scene() {
  const [owner, member, stranger] = (await makeSettled(server, 3)) as [Person, Person, Person];
  return { owner, member, stranger, roomId: await makeGroup(server, [owner, member], 'Owls') };
}
const { ask, answer } = groupActs(() => server);
const former = ({ token }: Person, roomId: string) => call(server.app, formerRoom, { token, params: { roomId } });

it.each(['left', 'removed', 'banned', 'ended'] as const)('A former member reads that they “%s”', async (how) => {
  const { owner, member, stranger, roomId } = await scene();
  const params = { roomId, userId: member.id };
  if (how === 'left') await call(server.app, contract.leaveGroup, { token: member.token, params: { roomId } });
  else if (how === 'ended') await end(roomId, owner);
  else
    await call(server.app, contract.removeMember, { token: owner.token, params, body: { isBanned: how === 'banned' } });
  expect((await former(member, roomId)).body).toEqual({ how, name: 'Owls' });
  expect((await former(stranger, roomId)).status).toBe(404);
});

async function end(roomId: string, { token }: Person): Promise<void> {
  await call(server.app, contract.disbandGroup, { token, params: { roomId } });
  await sql`UPDATE room_member SET left_seq = (SELECT last_seq FROM room WHERE id = room_id)
    WHERE room_id = ${roomId} AND left_seq IS NULL`.execute(server.deps.db);
}

it('A member and an invited person are told of no leaving', async () => {
  const { owner, stranger, roomId } = await scene();
  await ask(owner, roomId, stranger);
  expect((await former(owner, roomId)).status).toBe(404);
  expect((await former(stranger, roomId)).status).toBe(404);
});

it('A former member learns no name that the group got later', async () => {
  const { owner, member, roomId } = await scene();
  await call(server.app, contract.leaveGroup, { token: member.token, params: { roomId } });
  await call(server.app, contract.changeGroup, { token: owner.token, params: { roomId }, body: { name: 'Secret' } });
  expect((await former(member, roomId)).body).toEqual({ how: 'left', name: null });
});

it('A member who came back gets no notice of having left', async () => {
  const { owner, member, roomId } = await scene();
  await call(server.app, contract.leaveGroup, { token: member.token, params: { roomId } });
  await ask(owner, roomId, member);
  expect((await answer(member, roomId, 'accept')).status).toBe(200);
  expect((await former(member, roomId)).status).toBe(404);
});
