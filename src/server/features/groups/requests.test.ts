import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { listChats } from '#contract/chat.list.ts';
import {
  LINK_USES,
  joinByLink,
  makeGroupLink,
  getGroupLink,
  previewLink,
  withdrawRequest,
} from '#contract/groups.links.ts';
import { answerGroupRequest, listGroupRequests } from '#contract/groups.requests.ts';
import {
  answerInvitation,
  changeGroup,
  disbandGroup,
  getGroup,
  inviteToGroup,
  listInvitations,
} from '#contract/groups.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, noticesFor, promote } from '#test/group-scene.ts';

let server: TestApp;
let people: [ana: Person, ben: Person, cyd: Person, dee: Person];
let roomId: string;
let code: string;
beforeAll(async () => {
  server = await startTestApp({ GROUP_MEMBERS: '4' });
});
afterAll(() => server.close());
/** Ana owns a group with Ben in it; its link requires approval. Cyd and Dee use the link. */
beforeEach(async () => {
  people = (await makeSettled(server, 4)) as typeof people;
  const [ana, ben] = people;
  roomId = await makeGroup(server, [ana, ben]);
  code = (await call(server.app, makeGroupLink, { token: ana.token, params: { roomId } })).body.linkCode;
  await askFirst(true);
});

const askFirst = (asksFirst: boolean) =>
  call(server.app, changeGroup, { token: people[0].token, params: { roomId }, body: { asksFirst } });
const look = async ({ token }: Person) => (await call(server.app, previewLink, { token, params: { code } })).body;
const join = ({ token }: Person) => call(server.app, joinByLink, { token, params: { code } });
const withdraw = ({ token }: Person) => call(server.app, withdrawRequest, { token, params: { code } });
const list = ({ token }: Person) => call(server.app, listGroupRequests, { token, params: { roomId } });
const asking = async (): Promise<number[]> => (await list(people[0])).body.people.map(({ id }) => id);
const answer = ({ token }: Person, { id: userId }: Person, what: 'accept' | 'decline') =>
  call(server.app, answerGroupRequest, { token, params: { roomId, userId }, body: { answer: what } });
const usesLeft = async () =>
  (await call(server.app, getGroupLink, { token: people[0].token, params: { roomId } })).body.link?.usesLeft;
const groupOf = async ({ token }: Person) => (await call(server.app, getGroup, { token, params: { roomId } })).body;

it('A person who comes by the link joins only after an admin accepts', async () => {
  const [ana, ben, cyd, dee] = people;
  expect(await look(cyd)).toMatchObject({ asksFirst: true, isAsked: false, isMember: false });
  expect((await join(cyd)).body).toEqual({ roomId, isMember: false });
  expect((await join(cyd)).body).toEqual({ roomId, isMember: false });
  await join(dee);
  expect(await usesLeft()).toBe(LINK_USES - 2);
  expect(await look(cyd)).toMatchObject({ isAsked: true, isMember: false, memberCount: 2 });
  expect((await call(server.app, listChats, { token: cyd.token })).body.chats).toEqual([]);
  expect(await asking()).toEqual([cyd.id, dee.id]);
  expect([(await groupOf(ana)).requestCount, (await groupOf(ben)).requestCount]).toEqual([2, 0]);
  expect((await answer(ana, cyd, 'accept')).status).toBe(200);
  expect(await look(cyd)).toMatchObject({ isAsked: false, isMember: true, memberCount: 3 });
  expect((await noticesFor(server, roomId, ana)).at(-1)).toMatchObject({
    kind: 'joined',
    userIds: [cyd.id],
    by: cyd.id,
  });
  expect(await asking()).toEqual([dee.id]);
  expect((await answer(ana, cyd, 'accept')).status).toBe(404);
});

it('Admins alone read and answer requests', async () => {
  const [ana, ben, cyd, dee] = people;
  await join(cyd);
  expect([(await list(ben)).status, (await answer(ben, cyd, 'accept')).status]).toEqual([403, 403]);
  expect([(await list(dee)).status, (await answer(dee, cyd, 'accept')).status]).toEqual([404, 404]);
  expect((await answer(ana, dee, 'accept')).status).toBe(404);
  await promote(server, roomId, ana, ben);
  expect((await list(ben)).body.people).toMatchObject([{ id: cyd.id }]);
  expect((await answer(ben, cyd, 'accept')).status).toBe(200);
});

it('A declined request still looks pending to the person who asked', async () => {
  const [ana, , cyd, dee] = people;
  const seen = async (one: Person) => {
    const before = await look(one);
    const statuses = [(await withdraw(one)).status];
    const after = await look(one);
    statuses.push((await join(one)).status);
    return [before, statuses, after, await look(one)];
  };
  await join(cyd);
  await join(dee);
  await answer(ana, dee, 'decline');
  expect(await asking()).toEqual([cyd.id]);
  expect(await seen(dee)).toEqual(await seen(cyd));
  expect(await look(dee)).toMatchObject({ isAsked: true });
  expect(await asking()).toEqual([cyd.id]);
  expect((await answer(ana, dee, 'accept')).status).toBe(404);
  // A new request after a withdrawal uses the link again. A new request after a decline does not.
  expect(await usesLeft()).toBe(LINK_USES - 3);
});

it('An invited person joins by the link without asking', async () => {
  const [ana, , cyd, dee] = people;
  const invite = (...some: Person[]) =>
    call(server.app, inviteToGroup, {
      token: ana.token,
      params: { roomId },
      body: { people: some.map(({ id }) => id) },
    });
  await join(cyd);
  expect((await invite(cyd, dee)).body.invited).toEqual([cyd.id, dee.id]);
  expect(await look(cyd)).toMatchObject({ asksFirst: false, isAsked: false });
  expect((await join(cyd)).body).toEqual({ roomId, isMember: true });
  expect([await asking(), (await groupOf(ana)).requestCount]).toEqual([[], 0]);
  expect((await call(server.app, listInvitations, { token: cyd.token })).body.invitations).toEqual([]);
  const no = { token: dee.token, params: { roomId }, body: { answer: 'decline' as const } };
  await call(server.app, answerInvitation, no);
  expect(await look(dee)).toMatchObject({ asksFirst: true });
  expect((await join(dee)).body).toEqual({ roomId, isMember: false });
  expect(await asking()).toEqual([dee.id]);
});

it('A request that is taken back waits no more', async () => {
  const [ana, , cyd] = people;
  await join(cyd);
  await withdraw(cyd);
  expect([await asking(), (await groupOf(ana)).requestCount]).toEqual([[], 0]);
  expect((await answer(ana, cyd, 'accept')).status).toBe(404);
  expect(await look(cyd)).toMatchObject({ isAsked: false });
});

it('The last place goes to one of those who are let in at once', async () => {
  const [ana, ben, cyd, dee] = people;
  const [eve] = (await makeSettled(server, 1)) as [Person];
  await promote(server, roomId, ana, ben);
  for (const one of [cyd, dee, eve]) await join(one);
  const answers = await Promise.all([
    answer(ana, cyd, 'accept'),
    answer(ben, dee, 'accept'),
    answer(ana, eve, 'accept'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'group_full' });
  expect((await groupOf(ana)).memberCount).toBe(4);
  // A request stays open if the group was full at the approval.
  expect(await asking()).toHaveLength(1);
});

it('Requests are listed oldest first and leave out people hidden from the admin', async () => {
  const [ana, , cyd, dee] = people;
  await join(dee);
  server.clock.advance(1000);
  await join(cyd);
  expect(await asking()).toEqual([dee.id, cyd.id]);
  await call(server.app, blockPerson, { token: ana.token, params: { userId: cyd.id } });
  expect([await asking(), (await groupOf(ana)).requestCount]).toEqual([[dee.id], 1]);
  expect((await answer(ana, cyd, 'accept')).status).toBe(404);
});

it('A link admits people directly once the group stops asking', async () => {
  const [ana, , cyd, dee] = people;
  await join(cyd);
  await join(dee);
  await askFirst(false);
  expect((await join(cyd)).body).toEqual({ roomId, isMember: true });
  expect(await asking()).toEqual([dee.id]);
  await call(server.app, disbandGroup, { token: ana.token, params: { roomId } });
  const { rows } = await sql`SELECT FROM group_request WHERE room_id = ${roomId}`.execute(server.deps.db);
  expect(rows).toEqual([]);
});
