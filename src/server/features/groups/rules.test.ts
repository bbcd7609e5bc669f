import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { getGroupLink, joinByLink, makeGroupLink } from '#contract/groups.links.ts';
import * as contract from '#contract/groups.ts';
import type { Role } from '#contract/chat.notices.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, promote, say } from '#test/group-scene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const settled = async <T extends Person[]>(count: number): Promise<T> => (await makeSettled(server, count)) as T;
const linkTo = async ({ token }: Person, roomId: string) =>
  (await call(server.app, makeGroupLink, { token, params: { roomId } })).body;
const join = ({ token }: Person, code: string) => call(server.app, joinByLink, { token, params: { code } });
const leave = ({ token }: Person, roomId: string) =>
  call(server.app, contract.leaveGroup, { token, params: { roomId } });
const ask = ({ token }: Person, roomId: string, ...people: { id: number }[]) =>
  call(server.app, contract.inviteToGroup, { token, params: { roomId }, body: { people: people.map(({ id }) => id) } });
const accept = ({ token }: Person, roomId: string) =>
  call(server.app, contract.answerInvitation, { token, params: { roomId }, body: { answer: 'accept' } });
const codeOf = async (answer: Promise<{ status: number; problem: { code: string } }>): Promise<string> => {
  const { status, problem } = await answer;
  return status === 200 ? 'ok' : problem.code;
};

describe('The link of a group', () => {
  it('The link of a group opens for seven days and 25 people', async () => {
    const [ana] = await settled<[Person]>(1);
    const { link } = await linkTo(ana, await makeGroup(server, [ana]));
    const endsAt = new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect(link).toEqual({ uses: 25, usesLeft: 25, endsAt });
  });

  it('A group link with one use left admits one of two simultaneous joiners', async () => {
    const [ana, ben, cy] = await settled<[Person, Person, Person]>(3);
    const roomId = await makeGroup(server, [ana]);
    const { linkCode } = await linkTo(ana, roomId);
    await sql`UPDATE group_link SET uses_left = 1 WHERE room_id = ${roomId}`.execute(server.deps.db);
    const codes = await Promise.all([ben, cy].map((one) => codeOf(join(one, linkCode))));
    expect(codes.toSorted()).toEqual(['not_found', 'ok']);
  });

  it('A group link is hidden from an admin who left', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    await promote(server, roomId, ana, ben);
    const see = () => codeOf(call(server.app, getGroupLink, { token: ben.token, params: { roomId } }));
    expect(await see()).toBe('ok');
    await leave(ben, roomId);
    expect(await see()).toBe('not_found');
  });

  it('A person joining by the group link uses up their pending invitation', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana]);
    await ask(ana, roomId, ben);
    const { linkCode } = await linkTo(ana, roomId);
    expect(await codeOf(join(ben, linkCode))).toBe('ok');
    await leave(ben, roomId);
    const { invitations } = (await call(server.app, contract.listInvitations, { token: ben.token })).body;
    expect(invitations).toEqual([]);
    expect(await codeOf(accept(ben, roomId))).toBe('not_found');
  });

  it('A group link works again for a banned person whom the owner invites', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    const { linkCode } = await linkTo(ana, roomId);
    const params = { roomId, userId: ben.id };
    await call(server.app, contract.removeMember, { token: ana.token, params, body: { isBanned: true } });
    expect(await codeOf(join(ben, linkCode))).toBe('not_found');
    await ask(ana, roomId, ben);
    expect(await codeOf(accept(ben, roomId))).toBe('ok');
    await leave(ben, roomId);
    expect(await codeOf(join(ben, linkCode))).toBe('ok');
  });
});

it('Characters and demo members are invited to no group', async () => {
  const [ana, companion, demo] = await settled<[Person, Person, Person]>(3);
  const { db } = server.deps;
  await sql`UPDATE account SET is_seed_user = true WHERE id = ${companion.id}`.execute(db);
  await sql`UPDATE account SET is_demo = true WHERE id = ${demo.id}`.execute(db);
  const { body } = await ask(ana, await makeGroup(server, [ana]), companion, demo);
  expect(body.invited).toEqual([]);
  expect(new Set(body.refused.map(({ reason }) => reason))).toEqual(new Set(['unavailable']));
});

describe('A member', () => {
  it('A member is slowed where admins are not', async () => {
    const [ana, ben, cy] = await settled<[Person, Person, Person]>(3);
    const roomId = await makeGroup(server, [ana, ben, cy]);
    await promote(server, roomId, ana, ben);
    const body = { slowSeconds: 60 };
    await call(server.app, contract.changeGroup, { token: ana.token, params: { roomId }, body });
    for (const one of [ana, ben, cy]) expect(await codeOf(say(server, roomId, one))).toBe('ok');
    for (const one of [ana, ben]) expect(await codeOf(say(server, roomId, one, 'Again'))).toBe('ok');
    expect(await codeOf(say(server, roomId, cy, 'Again'))).toBe('slow_mode');
  });

  it('A member’s mute keeps its end when they leave', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    const until = async () =>
      (await call(server.app, contract.getGroup, { token: ben.token, params: { roomId } })).body.silencedUntil;
    const now = server.clock.now().getTime();
    for (const [mute, hours] of [
      ['1h', 1],
      ['8h', 8],
      ['1week', 168],
    ] as const) {
      const body = { mute };
      await call(server.app, contract.changeMember, { token: ana.token, params: { roomId, userId: ben.id }, body });
      expect(await until()).toBe(new Date(now + hours * 3_600_000).toISOString());
    }
    const { linkCode } = await linkTo(ana, roomId);
    await leave(ben, roomId);
    expect(await codeOf(join(ben, linkCode))).toBe('ok');
    expect(await codeOf(say(server, roomId, ben))).toBe('muted_here');
  });
});

describe('The owner’s place', () => {
  const ownersOf = async (roomId: string): Promise<number[]> => {
    const { rows } = await sql<{ user_id: number; role: Role }>`
      SELECT user_id FROM room_member WHERE room_id = ${roomId} AND left_seq IS NULL AND role = 'owner'`.execute(
      server.deps.db,
    );
    return rows.map((row) => row.user_id);
  };

  it('The owner’s place goes to the one who came first, whatever their number', async () => {
    const people = await settled<[Person, Person, Person]>(3);
    const [low, middle, high] = people.toSorted((a, b) => a.id - b.id) as typeof people;
    const roomId = await makeGroup(server, [middle, high, low]);
    await leave(middle, roomId);
    expect(await ownersOf(roomId)).toEqual([high.id]);
  });

  it('The owner’s place skips a suspended admin while anybody else is there', async () => {
    const [ana, ben, cy] = await settled<[Person, Person, Person]>(3);
    const roomId = await makeGroup(server, [ana, ben, cy]);
    await promote(server, roomId, ana, ben);
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${ben.id}`.execute(server.deps.db);
    await leave(ana, roomId);
    expect(await ownersOf(roomId)).toEqual([cy.id]);
    await leave(cy, roomId);
    expect(await ownersOf(roomId)).toEqual([ben.id]);
  });
});
