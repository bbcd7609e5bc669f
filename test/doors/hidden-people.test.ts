import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { updateUser } from '#contract/accounts.ts';
import { reactToMessage } from '#contract/chat.changes.ts';
import { sendMessage } from '#contract/chat.ts';
import { serverEventTypes } from '#contract/realtime.ts';
import { makePlan } from '#contract/plans.ts';
import { makePoll, votePoll } from '#contract/polls.ts';
import { answerParty, startParty } from '#contract/quiz-party.together.ts';
import { findNewMatch } from '#contract/matching.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { refreshMatchProfile } from '#server/features/matching/profile/refresh.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { makeCrowd } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { newMatchable } from '#test/matchable.ts';
import { clockIn } from '#test/plan-scene.ts';
import { declaredRoutes, type NamedRoute } from '#test/routes.ts';
import { EVENTS, ROUTES, type DoorScene, type HiddenState } from './hidden-people.table.ts';

let server: TestApp;
let address: string;
// The routes for operators are left out: they are 404 for everybody else, as the contract test shows.
const routes = (await declaredRoutes()).filter(({ route }) => route.operator === undefined);
beforeAll(async () => {
  server = await startTestApp();
  await settleCompanions(server.deps);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/ws`;
});
afterAll(() => server.close());

it('Every route and event of the contract has exactly one entry', () => {
  expect(Object.keys(ROUTES).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  expect(Object.keys(EVENTS).toSorted()).toEqual(serverEventTypes.toSorted());
});

const NAMES = { viewer: 'Anneliese', known: 'Zebulon', unmet: 'Quillon' };

/** Creates the viewer, their match and the unmet person. All three are in one group and in the hall, and have posts. */
async function setScene(): Promise<DoorScene> {
  const { db } = server.deps;
  await sql`DELETE FROM account WHERE NOT is_seed_user`.execute(db);
  const join = async (displayName: string): Promise<TestMember> => {
    const member = await newMatchable(server, { profile: { displayName } });
    const handle = `${displayName.toLowerCase()}_handle`;
    await sql`UPDATE account SET handle = ${handle} WHERE id = ${member.id}`.execute(db);
    return { ...member, user: { ...member.user, handle } };
  };
  const [viewer, known] = [await join(NAMES.viewer), await join(NAMES.known)];
  const { match } = (await call(server.app, findNewMatch, { token: viewer.token })).body;
  if (match === null) throw new Error('the two do not match');
  const unmet = await join(NAMES.unmet);
  const group = await makeCrowd(db, [viewer, known, unmet]);
  await sql`INSERT INTO room_group (room_id, name, description, gradient, announcement, announced_by, announced_at)
    VALUES (${group}, 'Owls', 'At night.', 0, 'At ten.', ${known.id}, ${server.clock.now()})`.execute(db);
  await sql`INSERT INTO group_invitation (room_id, user_id, invited_by, invited_at)
    VALUES (${group}, ${viewer.id}, ${known.id}, ${server.clock.now()})`.execute(db);
  const posts: string[] = [];
  for (const { id, token } of [viewer, known, unmet]) {
    const post = randomUUID();
    posts.push(post);
    await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
      VALUES (${post}, ${id}, 'Words #WildSelfChallenge', 'public', ${server.clock.now()})`.execute(db);
    await call(server.app, updateUser, { token, params: { id }, body: { inQuestHall: true } });
  }
  await sql`INSERT INTO follow (user_id, followee_id, created_at)
    VALUES (${viewer.id}, ${known.id}, ${server.clock.now()}), (${known.id}, ${viewer.id}, ${server.clock.now()})`.execute(
    db,
  );
  await sql`INSERT INTO quiz_party_run (user_id, quiz_id, answers, quiz_version, outcome, completed_at, is_shown)
    SELECT id, 'aura', '["moss"]', 1, 'moss', now(), true FROM account WHERE NOT is_seed_user`.execute(db);
  await sql`INSERT INTO post_like (post_id, user_id, liked_at)
    SELECT id, ${viewer.id}, ${server.clock.now()} FROM post`.execute(db);
  await sql`INSERT INTO post_comment (id, post_id, user_id, content, created_at)
    SELECT gen_random_uuid(), id, ${known.id}, 'Words', ${server.clock.now()} FROM post`.execute(db);
  await sql`INSERT INTO activity (id, receiver_id, kind, actor_id, post_id, comment_id, happened_at)
    SELECT gen_random_uuid(), ${viewer.id}, 'comment', user_id, post_id, id, created_at FROM post_comment
    WHERE post_id = ${posts[0]}`.execute(db);
  const rooms = [match.chatRoomId, group];
  let messageId = '';
  for (const { token } of [viewer, known]) {
    for (const roomId of rooms) {
      const body = { clientId: randomUUID(), content: 'Hello' };
      messageId = (await call(server.app, sendMessage, { token, params: { roomId }, body })).body.message.id;
    }
  }
  const reaction = { params: { roomId: group, messageId }, body: { emoji: '👍', isOn: true } };
  await call(server.app, reactToMessage, { token: known.token, ...reaction });
  await sql`UPDATE room_event SET payload = payload || '{"pinnedSeq": 1}' WHERE room_id = ${group} AND id = ${messageId}`.execute(
    db,
  );
  await sql`INSERT INTO saved_thing (user_id, id, room_id, seq, saved_at)
    SELECT ${viewer.id}, id, room_id, seq, ${server.clock.now()} FROM room_event WHERE type = 'message'`.execute(db);
  await sql`INSERT INTO saved_thing (user_id, id, post_id, saved_at)
    SELECT ${viewer.id}, id, id, ${server.clock.now()} FROM post`.execute(db);
  await sql`INSERT INTO gift (id, room_id, seq, type, sender_id, receiver_id, sent_at, unwrapped_at)
    SELECT gen_random_uuid(), ${group}::uuid, 1, 'warm-mug', of.sender, of.receiver, now(), now()
    FROM (VALUES (${known.id}::bigint, ${viewer.id}::bigint), (${viewer.id}, ${known.id}), (${unmet.id}, ${known.id}))
      AS of (sender, receiver)`.execute(db);
  const plan = { title: 'Tea', when: clockIn(24, { from: server.clock.now() }), zone: 'America/New_York' };
  const made = await call(server.app, makePlan, { token: known.token, params: { roomId: group }, body: plan });
  const planId = made.body.message.id;
  const asking = { params: { roomId: group }, body: { question: 'Tea?', choices: ['Yes', 'No'] } };
  const pollId = (await call(server.app, makePoll, { token: known.token, ...asking })).body.message.id;
  for (const { token } of [known, unmet])
    await call(server.app, votePoll, { token, params: { roomId: group, messageId: pollId }, body: { choices: [0] } });
  const asked = { params: { roomId: group }, body: { quizId: 'aura' as const } };
  const party = await call(server.app, startParty, { token: known.token, ...asked });
  const partyId = party.body.message.id;
  for (const { token } of [viewer, known, unmet])
    await call(server.app, answerParty, { token, params: { roomId: group, messageId: partyId } });
  await sql`INSERT INTO introduction (id, by_id, user_low, user_high, made_at)
    VALUES (${randomUUID()}, ${viewer.id}, ${Math.min(known.id, unmet.id)}, ${Math.max(known.id, unmet.id)},
      ${server.clock.now()}), (${randomUUID()}, ${known.id},
      ${Math.min(viewer.id, unmet.id)}, ${Math.max(viewer.id, unmet.id)}, ${server.clock.now()})`.execute(db);
  return { viewer, known, unmet, matchId: match.id, rooms, group, messageId, planId, pollId, partyId, posts };
}

const hide: Record<HiddenState, (scene: DoorScene, person: TestMember) => Promise<unknown>> = {
  blocked: ({ viewer }, { id }) => call(server.app, blockPerson, { token: viewer.token, params: { userId: id } }),
  blocking: ({ viewer }, { token }) => call(server.app, blockPerson, { token, params: { userId: viewer.id } }),
  suspended: (_, { id }) => stamp('suspended_at', id),
  deleted: (_, { id }) => stamp('deleted_at', id),
  held: (_, { id }) => stamp('age_held_at', id),
  refused: async (_, { id }) => {
    await stamp('age_held_at', id);
    await stamp('age_refused_at', id);
  },
  waiting: (_, { id }) => stamp('approval_awaited_since', id),
  paused: (_, { id }) => stamp('paused_at', id),
};

async function stamp(column: string, id: number): Promise<void> {
  const { db, clock } = server.deps;
  await sql`UPDATE account SET ${sql.ref(column)} = ${clock.now()} WHERE id = ${id}`.execute(db);
  await refreshMatchProfile(db, id);
}

/** Returns the ids, handles and names of these people that occur in a text. */
function tracesIn(text: string, people: readonly TestMember[]): string[] {
  return people
    .flatMap(({ id, user }) => [String(id), user.handle, user.displayName])
    .filter((name) => text.includes(name));
}

async function ask({ name, route }: NamedRoute, scene: DoorScene): Promise<string> {
  const entry = ROUTES[name];
  if (entry === undefined || typeof entry === 'string') return '';
  let heard = '';
  for (const wish of entry.ask(scene)) {
    const { status, body } = await call(server.app, route, { token: scene.viewer.token, ...wish });
    expect(status, name).toBeLessThan(500);
    heard += JSON.stringify(body ?? '');
  }
  return heard;
}

/** Returns the names of the routes that show the known or the unmet person to the viewer. */
async function walk(scene: DoorScene): Promise<string[]> {
  const showing: string[] = [];
  for (const one of routes) {
    if (tracesIn(await ask(one, scene), [scene.known, scene.unmet]).length > 0) showing.push(one.name);
  }
  return showing;
}

const namesOf = (flag: 'isShowing' | 'isSearch'): string[] =>
  Object.entries(ROUTES).flatMap(([name, entry]) => (typeof entry !== 'string' && entry[flag] === true ? [name] : []));

describe('a walk over all routes', () => {
  it('The routes that show people show them when nothing hides them', async () => {
    const showing = new Set(await walk(await setScene()));
    expect(namesOf('isShowing').filter((name) => !showing.has(name))).toEqual([]);
  });

  it.each(['blocked', 'blocking', 'suspended', 'deleted', 'held', 'refused', 'waiting'] as const)(
    'Only routes with a stated reason show people who are %s',
    async (standing) => {
      const scene = await setScene();
      for (const person of [scene.known, scene.unmet]) await hide[standing](scene, person);
      const found = (await walk(scene)).filter((name) => {
        const entry = ROUTES[name];
        return typeof entry === 'string' || entry?.allowed?.[standing] === undefined;
      });
      expect(found).toEqual([]);
    },
  );

  it('Searches, the hall and the feed do not show people who are paused', async () => {
    const scene = await setScene();
    for (const person of [scene.known, scene.unmet]) await hide.paused(scene, person);
    const searches = new Set(namesOf('isSearch'));
    const strangers = { ...scene, known: scene.unmet };
    const found: string[] = [];
    for (const one of routes.filter(({ name }) => searches.has(name))) {
      if (tracesIn(await ask(one, strangers), [scene.unmet]).length > 0) found.push(one.name);
    }
    expect(found).toEqual([]);
  });
});

describe('the sockets', () => {
  it.each(['blocked', 'blocking', 'suspended', 'deleted', 'held', 'refused', 'waiting'] as const)(
    'Only log lines tell a socket of people who are %s',
    async (standing) => {
      const scene = await setScene();
      const witness = await newMatchable(server);
      const { db, hints, rooms } = server.deps;
      await sql`INSERT INTO room_member (room_id, user_id) VALUES (${scene.group}, ${witness.id})`.execute(db);
      const all = Object.fromEntries(scene.rooms.map((roomId) => [roomId, 0]));
      const socket = await new TestSocket(address).signIn(scene.viewer.token, all);
      const tell = ({ id }: TestMember): void => {
        hints.announce('presence', `${id} 1`);
        for (const roomId of scene.rooms) {
          hints.announce('typing', `${roomId} ${id}`);
          hints.announce('read', `${roomId} ${id} 1 1`);
          rooms.keeper.showForming({ roomId, senderId: id, clientId: randomUUID(), content: 'So far.' });
        }
        hints.announce('presence', `${id} 0`);
      };
      const look = { type: 'look_at', userIds: [scene.known.id, scene.unmet.id] };
      socket.say(look);
      tell(scene.known);
      expect(await socket.next('typing_start')).toMatchObject({ senderId: scene.known.id });
      expect(await socket.next('message_forming')).toMatchObject({ senderId: scene.known.id });
      for (const person of [scene.known, scene.unmet]) await hide[standing](scene, person);
      const late = await new TestSocket(address).signIn(scene.viewer.token, all);
      for (const one of [socket, late]) one.say(look);
      const before = socket.events.length;
      for (const person of [scene.known, scene.unmet]) tell(person);
      hints.announce('typing', `${scene.group} ${witness.id}`);
      for (const one of [socket, late]) {
        for (;;) if ((await one.next('typing_start')).senderId === witness.id) break;
      }
      const heard = [...socket.events.slice(before), ...late.events];
      socket.drop();
      late.drop();
      const telling = heard.filter(
        (event) =>
          EVENTS[event.type] === null && tracesIn(JSON.stringify(event), [scene.known, scene.unmet]).length > 0,
      );
      expect(telling).toEqual([]);
    },
  );
});
