import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { listMessages, type Message } from '#contract/chat.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import * as meetings from '#contract/plans.meetings.ts';
import * as contract from '#contract/plans.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { makeSettled, say } from '#test/group-scene.ts';
import { plan } from '#test/plan-scene.ts';

let server: TestApp;
let ana: Person;
let ben: Person;
let roomId: string;
let made: Message;

beforeAll(async () => {
  server = await startTestApp();
  server.clock.set('2026-05-04T12:00:00Z');
});
afterAll(() => server.close());
beforeEach(async () => {
  [ana, ben] = (await makeSettled(server, 2)) as [Person, Person];
  roomId = await makeRoom(server.deps.db, ana, ben);
  await say(server, roomId, ben, 'Hello');
  made = (await plan(server, ana, { roomId })).body.message;
  await answer(ben, 'going');
});

const place = () => ({ roomId, messageId: made.id });
const answer = ({ token }: Person, what: 'going' | 'maybe' | 'no') =>
  call(server.app, contract.answerPlan, { token, params: place(), body: { answer: what } });
const tell = ({ token }: Person, body: { hasMet: boolean | null; meeting?: meetings.Meeting; words?: string }) =>
  call(server.app, contract.tellMet, { token, params: place(), body });
const asked = async ({ token }: Person) => (await call(server.app, contract.askedPlan, { token })).body.plan;
const look = async ({ token }: Person) => (await call(server.app, contract.getPlan, { token, params: place() })).body;
const list = async ({ token }: Person) => (await call(server.app, meetings.listMeetings, { token })).body.meetings;
const change = ({ token }: Person, words: string) =>
  call(server.app, meetings.changeMeeting, { token, params: { planId: made.id }, body: { meeting: 'again', words } });

/** Lets the plan begin at a moment, in its row and in its message. */
async function begin(at: Date): Promise<void> {
  const { db } = server.deps;
  await sql`UPDATE plan SET starts_at = ${at} WHERE id = ${made.id}`.execute(db);
  await sql`UPDATE room_event SET payload = jsonb_set(payload, '{plan,startsAt}', to_jsonb(${at.toISOString()}::text))
    WHERE room_id = ${roomId} AND seq = ${made.seq}`.execute(db);
}
const ago = (ms: number): Date => new Date(server.clock.now().getTime() - ms);

describe('The question whether two met', () => {
  it('Both who said yes are asked from the morning after, for five days', async () => {
    await sql`UPDATE account SET time_zone = 'Asia/Tokyo' WHERE id = ${ben.id}`.execute(server.deps.db);
    // It is noon in UTC and nine in the evening in Tokyo, where the plan began at seven this morning.
    await sql`UPDATE account SET time_zone = 'UTC' WHERE id = ${ana.id}`.execute(server.deps.db);
    await begin(ago(14 * HOUR_MS));
    expect([await asked(ana), await asked(ben)]).toMatchObject([{ messageId: made.id, person: { id: ben.id } }, null]);
    await begin(ago(11 * HOUR_MS));
    expect(await asked(ana)).toBeNull();
    await begin(ago(2 * DAY_MS));
    expect(await asked(ben)).toMatchObject({ title: 'Tea', person: { id: ana.id } });
    await begin(ago(5 * DAY_MS));
    expect([await asked(ana), await asked(ben)]).toEqual([null, null]);
  });

  it('Nobody is asked unless both said yes', async () => {
    await begin(ago(2 * DAY_MS));
    await sql`UPDATE plan_answer SET answer = 'maybe' WHERE user_id = ${ben.id}`.execute(server.deps.db);
    expect([await asked(ana), await asked(ben)]).toEqual([null, null]);
  });

  it('An answer or a refusal to answer ends the question', async () => {
    await begin(ago(2 * DAY_MS));
    await tell(ana, { hasMet: true, meeting: 'again' });
    await tell(ben, { hasMet: null });
    expect([await asked(ana), await asked(ben)]).toEqual([null, null]);
  });

  it('Somebody who is blocked is asked about by nobody', async () => {
    await begin(ago(2 * DAY_MS));
    await call(server.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
    expect([await asked(ana), await asked(ben)]).toEqual([null, null]);
  });
});

describe('What a person keeps of a meeting', () => {
  it('A meeting and its words are their writer’s alone', async () => {
    await begin(ago(2 * DAY_MS));
    const before = [await look(ben), await list(ben), (await readRoom(ben)).messages];
    const words = 'He brought soup in a flask.';
    expect((await tell(ana, { hasMet: true, meeting: 'once', words })).status).toBe(200);
    expect(await look(ana)).toMatchObject({ hasMet: true, meeting: 'once', words });
    expect(await list(ana)).toEqual([
      {
        planId: made.id,
        startsAt: ago(2 * DAY_MS).toISOString(),
        meeting: 'once',
        words,
        plan: { roomId, seq: made.seq, title: 'Tea' },
        person: expect.objectContaining({ id: ben.id }),
      },
    ]);
    expect([await look(ben), await list(ben), (await readRoom(ben)).messages]).toEqual(before);
    expect((await change({ ...ana, token: ben.token }, 'Mine')).status).toBe(404);
  });

  it('Words are at most 500 characters, and a meeting needs that people met', async () => {
    await begin(ago(2 * DAY_MS));
    expect((await tell(ana, { hasMet: true, words: '🦊'.repeat(500) })).status).toBe(200);
    expect((await tell(ana, { hasMet: true, words: 'x'.repeat(501) })).problem.fields).toHaveProperty('words');
    expect((await tell(ana, { hasMet: false, meeting: 'again' })).status).toBe(400);
  });

  it('Words can be changed and forgotten after the plan and its people are gone', async () => {
    await begin(ago(2 * DAY_MS));
    await tell(ana, { hasMet: true, meeting: 'wrong', words: 'Left early.' });
    await call(server.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
    await begin(ago(60 * DAY_MS));
    expect((await change(ana, 'Left early, and better so.')).status).toBe(200);
    expect(await list(ana)).toMatchObject([{ words: 'Left early, and better so.', person: null, plan: null }]);
    const forget = () => call(server.app, meetings.forgetMeeting, { token: ana.token, params: { planId: made.id } });
    expect([(await forget()).status, (await forget()).status, await list(ana)]).toEqual([200, 200, []]);
    expect((await change(ana, 'Again')).status).toBe(404);
  });
});

const readRoom = async ({ token }: Person) =>
  (await call(server.app, listMessages, { token, params: { roomId }, query: {} })).body;
