import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { listMessages } from '#contract/chat.ts';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { previewReport } from '#contract/moderation.reports.ts';
import * as contract from '#contract/plans.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { makeGroup, makeSettled, noticesFor, promote, say } from '#test/group-scene.ts';
import { clockIn, plan } from '#test/plan-scene.ts';

let server: TestApp;
let ana: Person;
let ben: Person;
let roomId: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ana, ben] = (await makeSettled(server, 2)) as [Person, Person];
  roomId = await makeRoom(server.deps.db, ana, ben);
  await say(server, roomId, ben, 'Hello');
});

const make = async (by = ana, more: Partial<contract.PlanInput> & { hours?: number; roomId?: string } = {}) =>
  (await plan(server, by, { roomId, ...more })).body.message;
const answer = (
  { token }: Person,
  { id: messageId, chatRoomId }: { id: string; chatRoomId: string },
  what: PlanAnswer,
) =>
  call(server.app, contract.answerPlan, { token, params: { roomId: chatRoomId, messageId }, body: { answer: what } });
const change = (
  { token }: Person,
  { id: messageId, chatRoomId }: { id: string; chatRoomId: string },
  more: object = {},
) =>
  call(server.app, contract.changePlan, {
    token,
    params: { roomId: chatRoomId, messageId },
    body: { title: 'Tea', when: clockIn(50, { from: server.clock.now() }), zone: 'UTC', place: 'The mill', ...more },
  });
const cancel = ({ token }: Person, { id: messageId, chatRoomId }: { id: string; chatRoomId: string }) =>
  call(server.app, contract.cancelPlan, { token, params: { roomId: chatRoomId, messageId } });
const look = async ({ token }: Person, { id: messageId, chatRoomId }: { id: string; chatRoomId: string }) =>
  (await call(server.app, contract.getPlan, { token, params: { roomId: chatRoomId, messageId } })).body;
const met = (
  { token }: Person,
  { id: messageId, chatRoomId }: { id: string; chatRoomId: string },
  hasMet: boolean | null,
) => call(server.app, contract.tellMet, { token, params: { roomId: chatRoomId, messageId }, body: { hasMet } });
const read = async ({ token }: Person, query: Record<string, number> = {}) =>
  (await call(server.app, listMessages, { token, params: { roomId }, query })).body;
/** Sets the start of a plan to `hours` ago, but only in the plan's message. */
const begin = async ({ seq }: { seq: number }, hours: number): Promise<void> => {
  const at = new Date(server.clock.now().getTime() - hours * HOUR_MS).toISOString();
  await sql`UPDATE room_event SET payload = jsonb_set(payload, '{plan,startsAt}', to_jsonb(${at}::text))
    WHERE room_id = ${roomId} AND seq = ${seq}`.execute(server.deps.db);
};
const linesOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ type: string }>`
    SELECT type FROM room_event WHERE room_id = ${roomId} ORDER BY seq`.execute(server.deps.db);
  return rows.map(({ type }) => type);
};

describe('A new plan', () => {
  it('A plan is a message by its maker, who counts as going', async () => {
    const made = await make();
    expect(made).toMatchObject({
      seq: 2,
      senderId: ana.id,
      messageType: 'plan',
      plan: { title: 'Tea', place: 'The mill', zone: 'UTC', answers: { going: 1, maybe: 0, no: 0 }, myAnswer: 'going' },
    });
    expect(made.content).toMatch(/^Plan: Tea\n\w+, \w+ \d+, 20\d\d.*UTC\nThe mill$/);
    const [, seen] = (await read(ben)).messages;
    expect(seen).toEqual({ ...made, plan: { ...made.plan, myAnswer: undefined } });
  });

  it('A plan’s line in lists and quotes is in its maker’s language', async () => {
    await sql`UPDATE session SET language = 'es' WHERE user_id = ${ana.id}`.execute(server.deps.db);
    expect((await make()).content).toMatch(/^Plan: Tea\n\p{L}+, \d+ \p{L}+ 20\d\d.*UTC\nThe mill$/u);
  });

  it('A plan’s time follows its zone and moves past a skipped hour', async () => {
    const zone = 'Europe/Berlin';
    expect((await make(ana, { when: '2026-03-28T02:30', zone })).plan?.startsAt).toBe('2026-03-28T01:30:00.000Z');
    expect((await make(ana, { when: '2026-03-29T02:30', zone })).plan?.startsAt).toBe('2026-03-29T01:00:00.000Z');
    expect((await make(ana, { when: '2026-10-25T02:30', zone })).plan?.startsAt).toBe('2026-10-25T00:30:00.000Z');
  });

  it('A plan needs a title, a known zone and a future day within a year', async () => {
    for (const [wrong, field] of [
      [{ title: '  ' }, 'title'],
      [{ title: 'x'.repeat(81) }, 'title'],
      [{ place: 'x'.repeat(161) }, 'place'],
      [{ when: '2031-02-30T10:00' }, 'when'],
      [{ hours: -1 }, 'when'],
      [{ hours: 24 * 366 }, 'when'],
      [{ zone: 'Mars/Olympus' }, 'zone'],
    ] as const) {
      const { status, problem } = await plan(server, ana, { roomId, ...wrong });
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await linesOf()).toEqual(['message']);
  });

  it('A person who cannot write in a room cannot make a plan there', async () => {
    const [eve] = (await makeSettled(server, 1)) as [Person];
    expect((await plan(server, eve, { roomId })).status).toBe(404);
    const empty = await makeRoom(server.deps.db, ana, eve);
    expect((await plan(server, ana, { roomId: empty })).problem.message).toContain('Say hello');
    await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    expect((await plan(server, ana, { roomId })).problem.code).toBe('blocked');
  });

  it('A plan’s words are questioned like a message’s on creation and change', async () => {
    const title = 'You are a faggot';
    expect((await plan(server, ana, { roomId, title })).problem.code).toBe('send_anyway');
    const made = await make();
    expect((await change(ana, made, { place: title })).problem.code).toBe('send_anyway');
    expect(await linesOf()).toEqual(['message', 'message']);
    expect((await change(ana, made, { place: title, sendAnyway: true })).status).toBe(200);
  });

  it('Slow mode counts a plan as a message, and a mute holds it', async () => {
    const group = await makeGroup(server, [ana, ben]);
    const { db } = server.deps;
    await sql`UPDATE room SET slow_seconds = 60 WHERE id = ${group}`.execute(db);
    expect((await plan(server, ben, { roomId: group })).status).toBe(200);
    expect((await plan(server, ben, { roomId: group })).problem.code).toBe('slow_mode');
    expect((await say(server, group, ben)).problem.code).toBe('slow_mode');
    await sql`UPDATE room_member SET silenced_until = '9999-01-01' WHERE room_id = ${group} AND user_id = ${ben.id}`.execute(
      db,
    );
    expect((await plan(server, ben, { roomId: group })).problem.code).toBe('muted_here');
  });

  it('Nobody makes a plan with a demo member or an AI character', async () => {
    await sql`UPDATE account SET is_demo = true WHERE id = ${ben.id}`.execute(server.deps.db);
    expect((await plan(server, ana, { roomId })).problem.message).toBe('Plans are for people.');
  });
});

describe('Answers to a plan', () => {
  it('An answer is one log line and a repeat adds nothing', async () => {
    const made = await make();
    await Promise.all(Array.from({ length: 6 }, () => answer(ben, made, 'maybe')));
    await answer(ben, made, 'no');
    expect(await linesOf()).toEqual(['message', 'message', 'plan_answered', 'plan_answered']);
    expect((await read(ana, { afterSeq: 2 })).changed[0]?.plan).toMatchObject({
      answers: { going: 1, maybe: 0, no: 1 },
      myAnswer: 'going',
    });
    expect((await read(ben)).messages[1]?.plan?.myAnswer).toBe('no');
  });

  it('A plan names its answerers except people hidden from the reader', async () => {
    const [cy] = (await makeSettled(server, 1)) as [Person];
    const group = await makeGroup(server, [ana, ben, cy]);
    const made = await make(ana, { roomId: group });
    for (const one of [ben, cy]) await answer(one, made, 'going');
    const named = async (person: Person) => (await look(person, made)).people.map(({ person: { id } }) => id);
    expect(await named(cy)).toEqual([ana.id, ben.id, cy.id]);
    await call(server.app, blockPerson, { token: ben.token, params: { userId: cy.id } });
    expect(await named(cy)).toEqual([ana.id, cy.id]);
    expect(await named(ben)).toEqual([ana.id, ben.id]);
  });

  it('A plan that is over, cancelled, hidden or deleted takes no answer', async () => {
    const [eve] = (await makeSettled(server, 1)) as [Person];
    const made = await make();
    expect((await answer(eve, made, 'going')).status).toBe(404);
    const { db, clock, newId } = server.deps;
    const hiding = { roomId, seq: made.seq, now: clock.now(), newId };
    await inTransaction(db, (trx) => setMessageHidden(trx, { ...hiding, isHidden: true }));
    expect((await answer(ben, made, 'going')).problem.code).toBe('message_gone');
    expect((await read(ben)).messages[1]?.plan).toBeUndefined();
    await inTransaction(db, (trx) => setMessageHidden(trx, { ...hiding, isHidden: false }));
    await begin(made, 3);
    expect((await answer(ben, made, 'going')).problem.code).toBe('plan_closed');
    const next = await make();
    await cancel(ana, next);
    expect((await answer(ben, next, 'going')).problem.code).toBe('plan_closed');
  });
});

describe('A change of a plan', () => {
  it('Only a plan’s maker or a group admin can change or cancel it', async () => {
    const [cy, dee] = (await makeSettled(server, 2)) as [Person, Person];
    const group = await makeGroup(server, [ana, ben, cy, dee]);
    await promote(server, group, ana, ben);
    const made = await make(cy, { roomId: group });
    expect((await change(dee, made)).problem.code).toBe('forbidden');
    expect((await cancel(dee, made)).problem.code).toBe('forbidden');
    const moved = await change(cy, made, { place: 'The bridge' });
    expect(moved.body.message).toMatchObject({ plan: { place: 'The bridge' }, editedAt: expect.any(String) });
    expect(moved.body.message.content).toContain('The bridge');
    const ended = await cancel(ben, made);
    expect(ended.body.message.plan).toMatchObject({ isCancelled: true, title: 'Tea' });
    expect((await change(cy, made)).problem.code).toBe('plan_closed');
    const kinds = (await noticesFor(server, group, dee)).map(({ kind, by }) => [kind, by]);
    expect(kinds.slice(-2)).toEqual([
      ['plan_changed', cy.id],
      ['plan_cancelled', ben.id],
    ]);
  });

  it('The same words again, and a second calling off, change nothing', async () => {
    const made = await make();
    const same = { title: 'Tea', when: made.plan?.startsAt.slice(0, 16), zone: 'UTC', place: 'The mill' };
    await change(ana, made, same);
    expect(await linesOf()).toEqual(['message', 'message']);
    await Promise.all([cancel(ana, made), cancel(ana, made)]);
    expect(await linesOf()).toEqual(['message', 'message', 'plan_changed', 'room_changed']);
  });

  it('A deleted plan keeps no content and no answers', async () => {
    const made = await make();
    const params = { roomId, messageId: made.id };
    const edit = await call(server.app, editMessage, { token: ana.token, params, body: { content: 'Not this way' } });
    expect(edit.status).toBe(400);
    await answer(ben, made, 'going');
    const gone = await call(server.app, deleteMessage, { token: ana.token, params });
    expect(gone.body.message).toMatchObject({ isDeleted: true });
    expect(gone.body.message.plan).toBeUndefined();
    const { rows } = await sql`SELECT FROM plan_answer WHERE room_id = ${roomId}`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });

  it('A plan report includes what it says and what it said before', async () => {
    const made = await make(ana, { place: 'Somewhere rude' });
    await change(ana, made, { place: 'The bridge' });
    const subject = { kind: 'message' as const, id: `${roomId}:${made.seq}` };
    const { body } = await call(server.app, previewReport, { token: ben.token, body: { subject } });
    expect(JSON.stringify(body)).toContain('Somewhere rude');
    expect(JSON.stringify(body)).toContain('The bridge');
  });
});

describe('Whether they met', () => {
  it('Only people who meant to come are asked whether they met', async () => {
    const made = await make();
    await answer(ben, made, 'no');
    for (const hours of [-48, 0, 2.9]) {
      await begin(made, hours);
      expect((await met(ana, made, true)).problem.code).toBe('plan_closed');
    }
    await begin(made, 3);
    expect(await look(ana, made)).toMatchObject({ isAsked: true, hasMet: null });
    expect((await met(ben, made, true)).problem.code).toBe('plan_closed');
    const before = await read(ben);
    expect((await met(ana, made, true)).body).toEqual({ hasMet: true, meeting: null, words: '' });
    expect(await look(ana, made)).toMatchObject({ hasMet: true });
    expect(await look(ben, made)).toMatchObject({ isAsked: false, hasMet: null });
    expect(await read(ben)).toEqual(before);
    await met(ana, made, null);
    expect(await look(ana, made)).toMatchObject({ hasMet: null });
    await begin(made, 14 * 24);
    expect((await met(ana, made, true)).problem.code).toBe('plan_closed');
  });

  it('Nobody is asked whether they met at a plan that was called off', async () => {
    const made = await make();
    await cancel(ana, made);
    await begin(made, 3);
    expect(await look(ana, made)).toMatchObject({ isAsked: false });
    expect((await met(ana, made, true)).problem.code).toBe('plan_closed');
  });
});

describe('The plan that comes up', () => {
  const next = async ({ token }: Person) => (await call(server.app, contract.nextPlan, { token })).body.plan;
  /** Sets the start of a plan to `hours` from now, but only in the plan's row. */
  const move = ({ seq }: { seq: number }, hours: number) =>
    sql`UPDATE plan SET starts_at = ${new Date(server.clock.now().getTime() + hours * HOUR_MS)}
      WHERE room_id = ${roomId} AND seq = ${seq}`.execute(server.deps.db);

  it('A person’s next plan is shown until it is over', async () => {
    expect(await next(ana)).toBeNull();
    const [later, sooner] = [await make(ana, { hours: 60 }), await make(ana, { title: 'Swim', hours: 30 })];
    expect(await next(ana)).toEqual({
      roomId,
      seq: sooner.seq,
      title: 'Swim',
      place: 'The mill',
      startsAt: sooner.plan?.startsAt,
      answer: 'going',
    });
    expect(await next(ben)).toBeNull();
    await answer(ben, later, 'maybe');
    expect(await next(ben)).toMatchObject({ seq: later.seq, answer: 'maybe' });
    await move(sooner, -2.9);
    expect(await next(ana)).toMatchObject({ seq: sooner.seq });
    await move(sooner, -3);
    expect(await next(ana)).toMatchObject({ seq: later.seq });
    await move(later, 7 * 24 + 1);
    expect([await next(ana), await next(ben)]).toEqual([null, null]);
  });

  it('A plan that was called off, refused, or is of somebody hidden is not told', async () => {
    const [one, two] = [await make(ana, { hours: 30 }), await make(ana, { hours: 40 })];
    for (const made of [one, two]) await answer(ben, made, 'going');
    await answer(ben, one, 'no');
    expect(await next(ben)).toMatchObject({ seq: two.seq });
    expect(await next(ana)).toMatchObject({ seq: one.seq });
    await cancel(ana, one);
    expect(await next(ana)).toMatchObject({ seq: two.seq });
    await call(server.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
    expect([await next(ben), await next(ana)]).toEqual([null, null]);
  });
});
