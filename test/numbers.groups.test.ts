import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getGroup } from '#contract/groups.ts';
import { groupHealth } from '#contract/groups.health.ts';
import { getGroupLink, joinByLink, makeGroupLink, previewLink } from '#contract/groups.links.ts';
import { planAnswers } from '#contract/chat.plans.ts';
import { answerPlan } from '#contract/plans.ts';
import { listMessages } from '#contract/chat.ts';
import { call, startTestApp, type TestApp } from './app.ts';
import type { Person } from './faults/client.ts';
import { makeGroup, makeSettled, say } from './group-scene.ts';
import { notFound } from './numbers.ts';
import { plan } from './plan-scene.ts';

let server: TestApp;
let people: Person[];
let roomId: string;
let code: string;
beforeAll(async () => {
  server = await startTestApp();
  people = await makeSettled(server, 6);
  roomId = await makeGroup(server, people.slice(0, 4));
  const owner = at(0);
  const made = await call(server.app, makeGroupLink, { token: owner.token, params: { roomId } });
  code = made.body.linkCode;
  await call(server.app, joinByLink, { token: at(4).token, params: { code } });
  await sql`INSERT INTO group_request (room_id, user_id, asked_at) VALUES (${roomId}, ${at(5).id}, ${server.clock.now()})`.execute(
    server.deps.db,
  );
  await say(server, roomId, at(4), 'Is anybody there?');
  // A line counts as unanswered after ten minutes at the earliest, so the line becomes a day old.
  await sql`UPDATE room_event SET created_at = created_at - interval '1 day' WHERE room_id = ${roomId}`.execute(
    server.deps.db,
  );
});
afterAll(() => server.close());

function at(one: number): Person {
  const person = people[one];
  if (person === undefined) throw new Error(`There is no person ${one}.`);
  return person;
}
const ask = (one: number) => ({ token: at(one).token, params: { roomId } });

async function column(query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await query.execute(server.deps.db);
  return rows.map((row) => Number(Object.values(row as object)[0]));
}
const members = () => column(sql`SELECT count(*) FROM room_member WHERE room_id = ${roomId} AND left_seq IS NULL`);

it('A group’s member, request and link counts match the database', async () => {
  expect(
    await notFound(call(server.app, getGroup, ask(0)), {
      memberCount: members,
      requestCount: () =>
        column(
          sql`SELECT count(*) FROM group_request WHERE room_id = ${roomId} AND declined_at IS NULL AND NOT is_withdrawn`,
        ),
      maxMembers: () => Promise.resolve([server.deps.place.values.groupMembers]),
    }),
  ).toEqual([]);
  expect(
    await notFound(call(server.app, getGroupLink, ask(0)), {
      'link.uses': () => column(sql`SELECT uses FROM group_link WHERE room_id = ${roomId}`),
      'link.usesLeft': () => column(sql`SELECT uses - 1 FROM group_link WHERE room_id = ${roomId}`),
    }),
  ).toEqual([]);
  const previewed = call(server.app, previewLink, { token: at(5).token, params: { code } });
  expect(await notFound(previewed, { memberCount: members })).toEqual([]);
});

it('The unanswered count covers members whose messages nobody else has written after', async () => {
  expect(
    await notFound(call(server.app, groupHealth, ask(0)), {
      unansweredCount: () =>
        column(sql`SELECT count(*) FROM room_member member WHERE member.room_id = ${roomId} AND member.left_seq IS NULL
          AND EXISTS (SELECT FROM room_event line WHERE line.room_id = ${roomId} AND line.type = 'message'
            AND line.sender_id = member.user_id)
          AND NOT EXISTS (SELECT FROM room_event line JOIN room_event theirs ON theirs.room_id = line.room_id
            AND theirs.sender_id = member.user_id AND line.seq > theirs.seq
            WHERE line.room_id = ${roomId} AND line.type = 'message' AND line.sender_id <> member.user_id)`),
    }),
  ).toEqual([]);
});

it('The numbers of a plan are those of its answers, whichever was given last', async () => {
  const { body } = await plan(server, at(0), { roomId });
  const messageId = body.message.id;
  for (const [one, answer] of [
    [0, 'going'],
    [1, 'going'],
    [2, 'no'],
    [2, 'maybe'],
    [3, 'no'],
  ] as const) {
    await call(server.app, answerPlan, { token: at(one).token, params: { roomId, messageId }, body: { answer } });
  }
  const read = await call(server.app, listMessages, { ...ask(1), query: {} });
  const answers = read.body.messages.find(({ id }) => id === messageId)?.plan?.answers;
  const counted = await Promise.all(
    planAnswers.map((answer) =>
      column(sql`SELECT count(*) FROM plan_answer WHERE room_id = ${roomId} AND answer = ${answer}`),
    ),
  );
  const shown = planAnswers.map((answer) => answers?.[answer]);
  expect(shown).toEqual(counted.flat());
  expect(shown).toEqual([2, 1, 1]);
});
