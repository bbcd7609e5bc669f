import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteMessage, editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { roomMembers } from '#contract/chat.members.ts';
import { listChats } from '#contract/chat.list.ts';
import { getRoom } from '#contract/chat.ts';
import * as contract from '#contract/groups.ts';
import { blockPerson } from '#contract/blocks.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom } from '#test/faults/instance.ts';
import { groupActs, makeGroup, noticesFor, promote, say, makeSettled } from '#test/group-scene.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ GROUP_MEMBERS: '8' });
});
afterAll(() => server.close());

const settled = async <T extends Person[]>(count: number): Promise<T> => (await makeSettled(server, count)) as T;

const create = ({ token }: Person, people: readonly Person[], more: object = {}) =>
  call(server.app, contract.createGroup, {
    token,
    body: { name: 'Morning people', description: 'Walks.', people: people.map(({ id }) => id), ...more },
  });
const { ask, answer, change, look } = groupActs(() => server);
const invitations = async ({ token }: Person) =>
  (await call(server.app, contract.listInvitations, { token })).body.invitations;

describe('A new group', () => {
  it('An invited person reads nothing of a group before accepting', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const { body } = await create(ana, [ben]);
    expect(body).toMatchObject({ invited: [ben.id], refused: [] });
    expect((await look(ana, body.id)).body).toMatchObject({ role: 'owner', memberCount: 1, maxMembers: 8 });
    expect((await look(ben, body.id)).status).toBe(404);
    expect((await call(server.app, getRoom, { token: ben.token, params: { roomId: body.id } })).status).toBe(404);
    expect(await invitations(ben)).toMatchObject([
      { roomId: body.id, name: 'Morning people', memberCount: 1, invitedBy: { id: ana.id } },
    ]);
    expect((await answer(ben, body.id, 'accept')).status).toBe(200);
    expect(await invitations(ben)).toEqual([]);
    const { chats } = (await call(server.app, listChats, { token: ben.token })).body;
    expect(chats).toMatchObject([{ id: body.id, name: 'Morning people', type: 'group', memberCount: 2, gradient: 0 }]);
    expect(await noticesFor(server, body.id, ana)).toMatchObject([
      { kind: 'created', by: ana.id },
      { kind: 'joined', userIds: [ben.id], by: ben.id },
    ]);
    expect(await noticesFor(server, body.id, ben)).toMatchObject([{ kind: 'joined' }]);
  });

  it('An invitation that is answered on one device leaves the person’s others, whatever the answer', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const heard: string[] = [];
    server.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    for (const what of ['decline', 'accept'] as const) {
      const { body } = await create(ana, [ben]);
      heard.length = 0;
      await answer(ben, body.id, what);
      expect(heard).toEqual([`${ben.id} chats`]);
    }
  });

  it('A group’s name has at most 24 characters and imitates no official name', async () => {
    const [ana] = await settled<[Person]>(1);
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(25) },
      { name: 'Wildin Support' },
      { name: 'W\u0456ldin news' },
      { description: '' },
      { description: 'x'.repeat(101) },
      { gradient: 8 },
    ]) {
      expect([JSON.stringify(wrong), (await create(ana, [], wrong)).status]).toEqual([JSON.stringify(wrong), 400]);
    }
    expect((await create(ana, [], { name: 'x'.repeat(24), description: 'y'.repeat(100) })).status).toBe(200);
  });

  it('A repeated call with one key makes one group', async () => {
    const [ana] = await settled<[Person]>(1);
    const headers = { 'idempotency-key': 'the-same-tap' };
    const body = { name: 'Once', description: 'Once.' };
    const made = await Promise.all(
      [1, 2, 3].map(() => call(server.app, contract.createGroup, { token: ana.token, body, headers })),
    );
    expect(new Set(made.map((one) => one.body.id)).size).toBe(1);
    expect((await call(server.app, listChats, { token: ana.token })).body.chats).toHaveLength(1);
  });

  it('A repeat after a lost answer returns the same invitations and refusals', async () => {
    const [ana, ben, picky] = await settled<[Person, Person, Person]>(3);
    const { db } = server.deps;
    await sql`UPDATE account SET who_may_write = 'matches' WHERE id = ${picky.id}`.execute(db);
    const body = { name: 'Twice', description: 'Twice.', people: [ben.id, picky.id] };
    const tap = () =>
      call(server.app, contract.createGroup, {
        token: ana.token,
        body,
        headers: { 'idempotency-key': 'a-lost-answer' },
      });
    const first = await tap();
    expect(first.body).toMatchObject({ invited: [ben.id], refused: [{ userId: picky.id, reason: 'not_wanted' }] });
    // This is the state after a server died before it stored the answer.
    await sql`UPDATE idempotency SET status = NULL, answer = NULL, claimed_until = created_at WHERE user_id = ${ana.id}`.execute(
      db,
    );
    await answer(ben, first.body.id, 'accept');
    expect((await tap()).body).toEqual(first.body);
  });
});

describe('An invitation', () => {
  it('Every refused invitation gives a reason and a block looks like absence', async () => {
    const [ana, ben, picky, blocked, admin] = await settled<[Person, Person, Person, Person, Person]>(5);
    const { db } = server.deps;
    const roomId = await makeGroup(server, [ana, ben, admin]);
    await promote(server, roomId, ana, admin);
    await sql`UPDATE account SET who_may_write = 'matches' WHERE id = ${picky.id}`.execute(db);
    await call(server.app, blockPerson, { token: blocked.token, params: { userId: admin.id } });
    const { body } = await ask(admin, roomId, ben, picky, blocked);
    expect(new Map(body.refused.map((one) => [one.userId, one.reason]))).toEqual(
      new Map([
        [ben.id, 'already_in'],
        [picky.id, 'not_wanted'],
        [blocked.id, 'unavailable'],
      ]),
    );
    const talk = await makeRoom(db, admin, picky);
    expect((await say(server, talk, picky)).status).toBe(200);
    expect((await ask(admin, roomId, picky)).body.invited).toEqual([picky.id]);
    expect((await ask(admin, roomId, picky)).body.refused).toEqual([{ userId: picky.id, reason: 'already_invited' }]);
  });

  it('A person in their first day invites only people they talk with', async () => {
    const [ana] = (await makePeople(server.deps, 1)) as [Person];
    const [ben, cy] = await settled<[Person, Person]>(2);
    const talk = await makeRoom(server.deps.db, ana, cy);
    await say(server, talk, cy);
    const { body } = await create(ana, [ben, cy]);
    expect(body.invited).toEqual([cy.id]);
    expect(body.refused).toEqual([{ userId: ben.id, reason: 'you_are_new' }]);
  });

  it('A declined invitation holds for thirty days against everybody but the owner', async () => {
    const [ana, admin, ben] = await settled<[Person, Person, Person]>(3);
    const roomId = await makeGroup(server, [ana, admin]);
    await promote(server, roomId, ana, admin);
    await ask(admin, roomId, ben);
    expect((await answer(ben, roomId, 'decline')).status).toBe(200);
    expect((await answer(ben, roomId, 'accept')).status).toBe(404);
    expect((await ask(admin, roomId, ben)).body.refused).toEqual([{ userId: ben.id, reason: 'declined' }]);
    expect((await ask(ana, roomId, ben)).body.invited).toEqual([ben.id]);
    await answer(ben, roomId, 'decline');
    await sql`UPDATE group_invitation SET declined_at = declined_at - interval '30 days' WHERE user_id = ${ben.id}`.execute(
      server.deps.db,
    );
    expect((await ask(admin, roomId, ben)).body.invited).toEqual([ben.id]);
    expect(await noticesFor(server, roomId, ana)).toHaveLength(3);
  });

  it('A full group invites nobody, and an invitation to it waits for a place', async () => {
    const [ana, late, ...rest] = await settled<[Person, Person, ...Person[]]>(9);
    const roomId = await makeGroup(server, [ana, ...rest.slice(0, 6)]);
    const [last] = rest.slice(6) as [Person];
    expect((await ask(ana, roomId, late, last)).body.invited).toHaveLength(2);
    expect((await answer(last, roomId, 'accept')).status).toBe(200);
    expect((await answer(late, roomId, 'accept')).problem.code).toBe('group_full');
    const [other] = await settled<[Person]>(1);
    expect((await ask(ana, roomId, other)).body.refused).toEqual([{ userId: other.id, reason: 'full' }]);
    await call(server.app, contract.leaveGroup, { token: last.token, params: { roomId } });
    expect((await answer(late, roomId, 'accept')).status).toBe(200);
  });
});

describe('What a member may write', () => {
  it('Rules are agreed to before the first line', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    await change(ana, roomId, { rules: '1. Say where.\n2. Say when.' });
    expect((await look(ben, roomId)).body).toMatchObject({ mustAgree: true, rules: '1. Say where.\n2. Say when.' });
    expect((await say(server, roomId, ben)).problem.code).toBe('rules_first');
    expect((await look(ana, roomId)).body.mustAgree).toBe(false);
    expect((await say(server, roomId, ana)).status).toBe(200);
    await call(server.app, contract.agreeToRules, { token: ben.token, params: { roomId } });
    expect((await look(ben, roomId)).body.mustAgree).toBe(false);
    expect((await say(server, roomId, ben)).status).toBe(200);
  });

  it('A member can edit and delete their own line during slow mode', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    await change(ana, roomId, { slowSeconds: 30 });
    const { id: messageId } = (await say(server, roomId, ben)).body.message;
    expect((await say(server, roomId, ben)).problem.code).toBe('slow_mode');
    const mine = { token: ben.token, params: { roomId, messageId } };
    expect((await call(server.app, editMessage, { ...mine, body: { content: 'Other' } })).status).toBe(200);
    expect((await call(server.app, deleteMessage, mine)).body.message.isDeleted).toBe(true);
  });

  it('Slow mode limits a member’s pace and spares the owner', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    await change(ana, roomId, { slowSeconds: 30 });
    expect((await say(server, roomId, ben)).status).toBe(200);
    server.clock.advance(29_000);
    expect((await say(server, roomId, ben)).problem.code).toBe('slow_mode');
    server.clock.advance(1000);
    const both = await Promise.all([say(server, roomId, ben), say(server, roomId, ben)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    for (const _ of [1, 2]) expect((await say(server, roomId, ana)).status).toBe(200);
    await change(ana, roomId, { slowSeconds: null });
    expect((await say(server, roomId, ben)).status).toBe(200);
  });

  it('A muted member can read but cannot write, edit or react', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    const { message } = (await say(server, roomId, ben)).body;
    const params = { roomId, userId: ben.id };
    const body = { mute: '1h' };
    expect((await call(server.app, contract.changeMember, { token: ana.token, params, body })).status).toBe(200);
    expect((await say(server, roomId, ben)).problem.code).toBe('muted_here');
    const mine = { token: ben.token, params: { roomId, messageId: message.id } };
    const edited = await call(server.app, editMessage, { ...mine, body: { content: 'Other words' } });
    const reacted = await call(server.app, reactToMessage, { ...mine, body: { emoji: '👍', isOn: true } });
    expect([edited.problem.code, reacted.problem.code]).toEqual(['muted_here', 'muted_here']);
    expect((await look(ben, roomId)).body.silencedUntil).not.toBeNull();
    const { members } = (await call(server.app, roomMembers, { token: ana.token, params: { roomId } })).body;
    expect(members.map((one) => [one.role, one.isSilenced])).toEqual([
      ['owner', false],
      ['member', true],
    ]);
    const head = async (): Promise<unknown> =>
      (await sql<{ last_seq: number }>`SELECT last_seq FROM room WHERE id = ${roomId}`.execute(server.deps.db)).rows[0]
        ?.last_seq;
    const before = Number(await head());
    await call(server.app, contract.changeMember, { token: ana.token, params, body: { mute: null } });
    // A repeat adds no line to the log.
    await call(server.app, contract.changeMember, { token: ana.token, params, body: { mute: null } });
    expect(Number(await head())).toBe(before + 1);
    expect((await say(server, roomId, ben)).status).toBe(200);
    await sql`UPDATE room_member SET silenced_until = ${server.clock.now()} WHERE user_id = ${ben.id}`.execute(
      server.deps.db,
    );
    expect((await say(server, roomId, ben)).status).toBe(200);
  });

  it('A person who may not write cannot use an alias or announcement instead', async () => {
    const [ana, ben] = await settled<[Person, Person]>(2);
    const roomId = await makeGroup(server, [ana, ben]);
    const rename = async (alias: string) => {
      const { token } = ben;
      const { status, problem } = await call(server.app, contract.setAlias, {
        token,
        params: { roomId },
        body: { alias },
      });
      return status === 200 ? 'ok' : problem.code;
    };
    expect(await rename('Ben, early')).toBe('ok');
    await change(ana, roomId, { rules: 'Be kind.', slowSeconds: 300 });
    expect(await rename('Not by rules')).toBe('rules_first');
    await call(server.app, contract.agreeToRules, { token: ben.token, params: { roomId } });
    await say(server, roomId, ben);
    expect(await rename('Not so slow')).toBe('slow_mode');
    await promote(server, roomId, ana, ben);
    const params = { roomId, userId: ben.id };
    await call(server.app, contract.changeMember, { token: ana.token, params, body: { mute: '1h' } });
    expect(await rename('Not muted')).toBe('muted_here');
    for (const words of [{ announcement: 'Hear me!' }, { name: 'Hear me' }, { rules: 'Hear me.' }]) {
      expect((await change(ben, roomId, words)).problem.code).toBe('muted_here');
    }
    expect([(await change(ben, roomId, { asksFirst: true })).status, await rename('')]).toEqual([200, 'ok']);
    const texts = (await noticesFor(server, roomId, ana)).flatMap(({ kind, text }) =>
      kind === 'called' ? [text] : [],
    );
    expect(texts).toEqual(['Ben, early', '']);
  });

  it('A disbanded group stays readable and is gone after a week', async () => {
    const [ana, ben, cy] = await settled<[Person, Person, Person]>(3);
    const roomId = await makeGroup(server, [ana, ben]);
    await say(server, roomId, ben, 'The last word');
    await ask(ana, roomId, cy);
    expect((await call(server.app, contract.disbandGroup, { token: ben.token, params: { roomId } })).status).toBe(403);
    expect((await call(server.app, contract.disbandGroup, { token: ana.token, params: { roomId } })).status).toBe(200);
    expect((await say(server, roomId, ben)).problem.code).toBe('blocked');
    expect((await change(ana, roomId, { name: 'Again' })).problem.code).toBe('blocked');
    expect((await answer(cy, roomId, 'accept')).status).toBe(404);
    expect(await invitations(cy)).toEqual([]);
    const { body } = await call(server.app, getRoom, { token: ben.token, params: { roomId } });
    expect(body).toMatchObject({ lastMessage: 'The last word', canSend: false });
    await sql`UPDATE room_group SET disbanded_at = disbanded_at - interval '7 days' WHERE room_id = ${roomId}`.execute(
      server.deps.db,
    );
    await server.deps.retention.enforce();
    expect((await look(ben, roomId)).status).toBe(404);
    expect((await call(server.app, getRoom, { token: ben.token, params: { roomId } })).status).toBe(404);
  });
});
