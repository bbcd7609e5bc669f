import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser } from '#contract/accounts.ts';
import * as contract from '#contract/moderation.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { getPost } from '#contract/posts.ts';
import { call } from '#test/app.ts';
import { DeskScene, type Ruled } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import { messagesTo } from '#test/messages.ts';
import { personSubject } from '#test/report-scene.ts';

const scene = new DeskScene();
let mod: TestMember;
let other: TestMember;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  await scene.open();
  [mod, other] = [await scene.moderator(), await scene.moderator()];
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = [await scene.member(), await scene.member()];
  [mod, other] = [await scene.again(mod), await scene.again(other)];
});

/** Makes a decision about Ben and signs him in again. */
async function ruledOn(ruled: Ruled): Promise<{ id: string; token: string; decisionId: string }> {
  const id = await scene.reported(ana, personSubject(ben));
  await scene.decide(mod, id, ruled);
  const token = await scene.signIn(ben);
  return { id, token, decisionId: (await scene.decisions(token))[0]?.id ?? '' };
}

const appeal = (token: string, id: string, text = 'That was not me.') =>
  call(scene.test.app, appealDecision, { token, params: { id }, body: { text } });
const answer = async (by: TestMember, id: string, body: Record<string, unknown>) =>
  call(scene.test.app, contract.answerAppeal, {
    token: by.token,
    params: { id },
    body: { version: await scene.caseVersion(id), answer: 'We read it twice.', ...body },
  });
const me = async (token: string) => (await call(scene.test.app, authUser, { token })).body;

describe('an appeal', () => {
  it('A suspended person can appeal once and the case waits for an answer', async () => {
    const { id, token, decisionId } = await ruledOn({ action: 'suspend' });
    const made = await appeal(token, decisionId);
    expect([made.status, made.body.appeal?.text, made.body.appeal?.outcome]).toEqual([200, 'That was not me.', null]);
    const whole = await scene.see(other, id);
    expect([whole.state, whole.appeal?.text, whole.appeal?.isOwn]).toEqual(['appealed', 'That was not me.', false]);
    const queue = await call(scene.test.app, contract.listCases, { token: mod.token, query: { tab: 'appeals' } });
    expect(queue.body.cases.map((one) => one.id)).toContain(id);
    expect((await appeal(token, decisionId)).problem.code).toBe('appeal_closed');
    expect((await me(token)).isSuspended).toBe(true);
  });

  it('A repeat with the same key answers the appeal once, and gets the same answer', async () => {
    const { id, token, decisionId } = await ruledOn({ action: 'warn' });
    await appeal(token, decisionId);
    const payload = { version: await scene.caseVersion(id), answer: 'We read it twice.', outcome: 'withdrawn' };
    const headers = { authorization: `Bearer ${other.token}`, 'idempotency-key': 'one-and-the-same-answer' };
    const url = `/api/moderation/cases/${id}/appeal`;
    const send = () => scene.test.app.inject({ method: 'POST', url, headers, payload });
    const one = await send();
    const two = await send();
    expect([one.statusCode, two.statusCode, two.json()]).toEqual([200, 200, one.json()]);
  });

  it('An appeal is closed after six months, and somebody else’s decision is not found', async () => {
    const { decisionId } = await ruledOn({ action: 'warn' });
    expect((await appeal(ana.token, decisionId)).status).toBe(404);
    const at = scene.test.clock.now();
    const end = new Date(at);
    end.setUTCMonth(end.getUTCMonth() + 6);
    scene.test.clock.set(new Date(end.getTime() + 1).toISOString());
    expect((await appeal(await scene.signIn(ben), decisionId)).problem.code).toBe('appeal_closed');
    scene.test.clock.set(end.toISOString());
    expect((await appeal(await scene.signIn(ben), decisionId)).status).toBe(200);
    scene.test.clock.set(at.toISOString());
  });

  it('A decision to restore content cannot be appealed', async () => {
    const id = await scene.reported(ana, { kind: 'post', id: await scene.post(ben) });
    await scene.decide(mod, id, { action: 'hide' });
    await scene.decide(mod, id, { action: 'restore' });
    const back = (await scene.decisions(ben.token)).find(({ action }) => action === 'restore');
    expect((await appeal(ben.token, back?.id ?? '')).problem.code).toBe('appeal_closed');
    expect((await scene.see(other, id)).state).toBe('closed');
  });

  it('An appeal needs a different moderator wherever there is one', async () => {
    const first = await ruledOn({ action: 'warn' });
    await appeal(first.token, first.decisionId);
    expect((await scene.see(mod, first.id)).appeal?.isOwn).toBe(true);
    expect((await answer(mod, first.id, { outcome: 'upheld' })).problem.code).toBe('forbidden');
    expect((await answer(other, first.id, { outcome: 'upheld' })).body.state).toBe('closed');
    const [mail] = await messagesTo(scene.test, ben.user.email ?? '');
    expect(mail?.text).toContain('Another person than the first looked at it.');
    ben = await scene.member();
    const second = await ruledOn({ action: 'warn' });
    await appeal(second.token, second.decisionId);
    await scene.noModerator(other);
    expect((await answer(mod, second.id, { outcome: 'upheld' })).status).toBe(200);
    const [same] = await messagesTo(scene.test, ben.user.email ?? '');
    expect(same?.text).toContain('the same person looked again');
    other = await scene.moderator();
  });

  it('An upheld decision stays, with its answer', async () => {
    const { id, token, decisionId } = await ruledOn({ action: 'suspend' });
    await appeal(token, decisionId);
    await answer(other, id, { outcome: 'upheld' });
    const [told] = await scene.decisions(token);
    expect(told).toMatchObject({ isInForce: true, appeal: { outcome: 'upheld', answer: 'We read it twice.' } });
    expect((await me(token)).isSuspended).toBe(true);
  });

  it('A withdrawn decision undoes what it did and leaves the record', async () => {
    const { id, token, decisionId } = await ruledOn({ action: 'suspend' });
    await appeal(token, decisionId);
    expect((await answer(other, id, { outcome: 'withdrawn' })).body.state).toBe('closed');
    expect((await me(token)).isSuspended).toBe(false);
    expect(await scene.decisions(token)).toEqual([]);
    const next = await scene.reported(await scene.member(), { kind: 'post', id: await scene.post(ben) });
    expect((await scene.see(mod, next)).history.map(({ text }) => text)).toEqual(['Reported, and the case opened']);
  });

  it('A withdrawn hiding shows the thing again', async () => {
    const postId = await scene.post(ben);
    const id = await scene.reported(ana, { kind: 'post', id: postId });
    await scene.decide(mod, id, { action: 'hide' });
    const [told] = await scene.decisions(ben.token);
    await appeal(ben.token, told?.id ?? '');
    await answer(other, id, { outcome: 'withdrawn' });
    expect((await call(scene.test.app, getPost, { params: { id: postId } })).status).toBe(200);
  });

  it('A changed decision gives way to a milder one, never to the same or harder', async () => {
    const { id, token, decisionId } = await ruledOn({ action: 'no_writing', days: 7 });
    await appeal(token, decisionId);
    const harder = await answer(other, id, { outcome: 'changed', action: 'no_writing', days: 30 });
    expect(harder.problem.fields).toHaveProperty('action');
    const same = await answer(other, id, { outcome: 'changed', action: 'no_writing', days: 7 });
    expect([same.status, Object.keys(same.problem?.fields ?? {})]).toEqual([400, ['action']]);
    await answer(other, id, { outcome: 'changed', action: 'no_writing', days: 1 });
    const tomorrow = new Date(scene.test.clock.now().getTime() + 86_400_000).toISOString();
    expect((await me(token)).writingPausedUntil).toBe(tomorrow);
    expect((await scene.decisions(token)).map(({ until, isInForce }) => [until, isInForce])).toContainEqual([
      tomorrow,
      true,
    ]);
    const [, before] = (await scene.decisions(token)).toSorted((a, b) => Number(b.isInForce) - Number(a.isInForce));
    expect(before).toMatchObject({ isInForce: false, appeal: { outcome: 'changed' } });
  });

  it('An impossible new decision is refused and the appeal stays open', async () => {
    const { id, token, decisionId } = await ruledOn({ action: 'suspend' });
    await appeal(token, decisionId);
    const refused = await answer(other, id, { outcome: 'changed', action: 'hide' });
    expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['action']]);
    expect((await scene.see(other, id)).state).toBe('appealed');
    expect((await scene.decisions(token)).map(({ action, isInForce }) => [action, isInForce])).toEqual([
      ['suspend', true],
    ]);
  });

  it('A report during an appeal hides nothing by itself', async () => {
    const postId = await scene.post(ben);
    const [first, second] = [await scene.person({ agreed: 5 }), await scene.person({ agreed: 5 })];
    const id = await scene.reported(first, { kind: 'post', id: postId });
    await scene.decide(mod, id, { action: 'warn' });
    scene.test.clock.advance(60_000);
    await appeal(ben.token, (await scene.decisions(ben.token))[0]?.id ?? '');
    const { dueAt } = await scene.see(other, id);
    await scene.reported(second, { kind: 'post', id: postId });
    const after = await scene.see(other, id);
    expect([after.state, after.reports, after.isHidden, after.dueAt]).toEqual(['appealed', 2, false, dueAt]);
    const inAnHour = new Date(scene.test.clock.now().getTime() + 3_600_000).toISOString();
    await scene.reported(await scene.person(), { kind: 'post', id: postId }, 'threat');
    expect((await scene.see(other, id)).dueAt).toBe(inAnHour);
  });

  it('A withdrawn suspension leaves another case’s suspension in force', async () => {
    const first = await ruledOn({ action: 'suspend' });
    const post = await scene.post(ben);
    const { db, newId, clock } = scene.test.deps;
    // Another case about Ben, in which another moderator suspends him too.
    const caseId = newId();
    await db
      .insertInto('moderation_case')
      .values({
        id: caseId,
        subject_kind: 'post',
        subject_id: post,
        author_id: ben.id,
        class: 'rest',
        state: 'open',
        opened_at: clock.now(),
        due_at: clock.now(),
      })
      .execute();
    await scene.decide(other, caseId, { action: 'suspend' });
    await appeal(first.token, first.decisionId);
    await answer(other, first.id, { outcome: 'withdrawn' });
    expect((await me(first.token)).isSuspended).toBe(true);
  });
});
