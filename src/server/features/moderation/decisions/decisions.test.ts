import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser, getUser } from '#contract/accounts.ts';
import { listMessages } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import * as contract from '#contract/moderation.ts';
import { listReports } from '#contract/moderation.reports.ts';
import { getPost } from '#contract/posts.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import { messagesTo } from '#test/messages.ts';
import { messageSubject, personSubject } from '#test/report-scene.ts';

const scene = new DeskScene();
let mod: TestMember;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  await scene.open();
  mod = await scene.moderator();
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = [await scene.member(), await scene.member()];
  mod = await scene.again(mod);
});

const me = async (token: string) => (await call(scene.test.app, authUser, { token })).body;
const outcomeFor = async ({ token }: { token: string }): Promise<string | undefined> =>
  (await call(scene.test.app, listReports, { token })).body.reports[0]?.outcome;
const recordOf = ({ id }: { id: number }) =>
  scene.test.deps.db
    .selectFrom('reporter_record')
    .select(['agreed', 'disagreed'])
    .where('user_id', '=', id)
    .executeTakeFirst();
const aboutBen = () => scene.reported(ana, personSubject(ben));

describe('a decision', () => {
  it('A warning closes the case and informs the person and the reporter', async () => {
    const id = await aboutBen();
    expect(await outcomeFor(ana)).toBe('waiting');
    const { status, body } = await scene.decide(mod, id, { action: 'warn' });
    expect([status, body.state]).toEqual([200, 'closed']);
    const [told] = await scene.decisions(ben.token);
    expect(told).toMatchObject({
      action: 'warn',
      kind: 'person',
      policy: 'stop',
      sentence: 'She asked you to stop.',
      decidedBy: 'person',
      until: null,
      isInForce: false,
      appeal: null,
    });
    expect(JSON.stringify(told)).not.toContain(mod.user.handle);
    const [mail] = await messagesTo(scene.test, ben.user.email ?? '');
    expect(mail?.subject).toBe('This is a warning');
    for (const part of [
      'your profile',
      '3.2 When somebody says stop, stop.',
      'A person decided this',
      '/account/decisions',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(await outcomeFor(ana)).toBe('acted');
    expect(await recordOf(ana)).toEqual({ agreed: 1, disagreed: 0 });
  });

  it('A dismissal informs only the reporter and never penalizes a self-harm report', async () => {
    await scene.decide(mod, await aboutBen(), { action: 'dismiss', policy: 'none' });
    expect(await scene.decisions(ben.token)).toEqual([]);
    expect(await outcomeFor(ana)).toBe('not_against_rules');
    expect(await recordOf(ana)).toEqual({ agreed: 0, disagreed: 1 });
    const worried = await scene.member();
    const id = await scene.reported(worried, personSubject(ben), 'self_harm');
    await scene.decide(mod, id, { action: 'dismiss', policy: 'none' });
    expect(await recordOf(worried)).toBeUndefined();
  });

  it('A hidden post is its author’s alone, until it is shown again', async () => {
    const postId = await scene.post(ben, 'Look at this');
    const see = async (token?: string): Promise<number> =>
      (await call(scene.test.app, getPost, { token, params: { id: postId } })).status;
    const id = await scene.reported(ana, { kind: 'post', id: postId });
    const { body } = await scene.decide(mod, id, { action: 'hide' });
    expect(body.isHidden).toBe(true);
    expect([await see(), await see(ana.token), await see(ben.token)]).toEqual([404, 404, 200]);
    expect((await scene.decisions(ben.token))[0]).toMatchObject({ excerpt: 'Look at this', isInForce: true });
    expect((await scene.decide(mod, id, { action: 'hide' })).problem.fields).toHaveProperty('action');
    await scene.decide(mod, id, { action: 'restore' });
    expect([await see(), await see(ana.token)]).toEqual([200, 200]);
    expect((await scene.decisions(ben.token)).map(({ action, isInForce }) => [action, isInForce])).toEqual([
      ['restore', false],
      ['hide', false],
    ]);
  });

  it('A message hidden by a moderator stays hidden after a later report is dismissed', async () => {
    const [cleo, dora] = [await scene.person(), await scene.person()];
    const roomId = await scene.room(cleo, dora);
    const subject = messageSubject(roomId, await scene.say(dora, roomId, 'Something'));
    const id = await scene.reported(cleo, subject);
    await scene.decide(mod, id, { action: 'hide' });
    // Cleo sees that something is hidden there, and can report it again.
    await scene.reported(cleo, subject);
    const { body } = await scene.decide(mod, id, { action: 'dismiss', policy: 'none' });
    expect([body.state, body.isHidden]).toEqual(['closed', true]);
    const { body: page } = await call(scene.test.app, listMessages, { token: cleo.token, params: { roomId } });
    expect(page.messages.map(({ isHidden }) => isHidden)).toEqual([true]);
    expect((await scene.decisions(dora.token)).map(({ action, isInForce }) => [action, isInForce])).toEqual([
      ['hide', true],
    ]);
    const { reports } = (await call(scene.test.app, listReports, { token: cleo.token })).body;
    expect(reports.map(({ outcome }) => outcome)).toEqual(['not_against_rules', 'acted']);
  });

  it('No writing lasts its days and ends by itself', async () => {
    await scene.decide(mod, await aboutBen(), { action: 'no_writing', days: 7 });
    const until = new Date(scene.test.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect((await me(ben.token)).writingPausedUntil).toBe(until);
    expect((await scene.decisions(ben.token))[0]).toMatchObject({ until, isInForce: true });
    scene.test.clock.advance(7 * DAY_MS);
    const token = await scene.signIn(ben);
    expect((await me(token)).writingPausedUntil).toBeNull();
    expect((await scene.decisions(token))[0]?.isInForce).toBe(false);
  });

  it('The longer of two pauses counts', async () => {
    await scene.decide(mod, await aboutBen(), { action: 'no_writing', days: 7 });
    const until = new Date(scene.test.clock.now().getTime() + 7 * DAY_MS).toISOString();
    const id = await scene.reported(ana, { kind: 'post', id: await scene.post(ben) });
    await scene.decide(mod, id, { action: 'no_writing', days: 1 });
    expect((await me(ben.token)).writingPausedUntil).toBe(until);
  });

  it('A suspension ends every session and hides the person from others', async () => {
    await scene.decide(mod, await aboutBen(), { action: 'suspend' });
    expect((await call(scene.test.app, authUser, { token: ben.token })).status).toBe(401);
    const seen = await call(scene.test.app, getUser, { token: ana.token, params: { id: ben.id } });
    expect(seen.status).toBe(404);
    const token = await scene.signIn(ben);
    expect((await me(token)).isSuspended).toBe(true);
    expect((await scene.decisions(token))[0]).toMatchObject({ action: 'suspend', isInForce: true, until: null });
  });

  it('A ban reserves the name for good', async () => {
    await scene.decide(mod, await aboutBen(), { action: 'ban' });
    const held = await scene.test.deps.db
      .selectFrom('handle_reservation')
      .select('reserved_until')
      .where('handle', '=', ben.user.handle)
      .executeTakeFirst();
    expect(held?.reserved_until.getUTCFullYear()).toBe(9999);
    expect((await me(await scene.signIn(ben))).isSuspended).toBe(true);
  });
});

describe('what is refused', () => {
  it('A decision on a case that changed meanwhile is refused, and nothing of it happens', async () => {
    const id = await aboutBen();
    const { version } = await scene.see(mod, id);
    await scene.reported(await scene.member(), personSubject(ben));
    const late = await scene.decide(mod, id, { action: 'suspend', version });
    expect([late.status, late.problem.code]).toEqual([409, 'case_changed']);
    expect((await me(ben.token)).isSuspended).toBe(false);
    expect(await scene.decisions(ben.token)).toEqual([]);
  });

  it('Nobody acts on another moderator', async () => {
    const other = await scene.moderator();
    const id = await scene.reported(ana, personSubject(other));
    expect((await scene.see(mod, id)).mayAct).toBe(false);
    for (const action of ['dismiss', 'warn', 'ban'] as const) {
      const answer = await scene.decide(mod, id, { action });
      expect([answer.status, answer.problem.code]).toEqual([403, 'forbidden']);
    }
    await scene.noModerator(other);
  });

  it('A moderator’s own case is invisible to them in list, counts and address', async () => {
    const other = await scene.moderator();
    const { app } = scene.test;
    const listed = async ({ token }: TestMember) => (await call(app, contract.listCases, { token })).body;
    const before = [(await listed(mod)).open, (await listed(other)).open];
    const id = await scene.reported(ana, personSubject(mod));
    const reportId = (await call(app, listReports, { token: ana.token })).body.reports[0]?.id ?? '';
    expect((await listed(mod)).cases.map((one) => one.id)).not.toContain(id);
    expect((await listed(other)).cases.map((one) => one.id)).toContain(id);
    expect([(await listed(mod)).open, (await listed(other)).open]).toEqual([before[0], (before[1] ?? 0) + 1]);
    const standing = await call(app, contract.deskStanding, { token: mod.token });
    expect(standing.body.open).toBe(before[0]);
    const { token } = mod;
    const version = await scene.caseVersion(id);
    const answers = [
      await call(app, contract.getCase, { token, params: { id } }),
      await call(app, contract.takeCase, { token, params: { id }, body: { isMine: true } }),
      await call(app, contract.openEvidence, { token, params: { id, reportId } }),
      await call(app, contract.secondBan, { token, params: { id }, body: { version, agrees: false } }),
      await call(app, contract.writeToCase, { token, params: { id }, body: { side: 'note', text: 'Hm' } }),
      await call(app, contract.answerAppeal, {
        token,
        params: { id },
        body: { version, outcome: 'upheld', answer: 'It stays.' },
      }),
      await scene.decide(mod, id, { action: 'dismiss' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await scene.caseVersion(id)).toBe(version);
    await scene.noModerator(other);
  });

  it('A decision needs a valid rule, a sentence and a possible action', async () => {
    const id = await aboutBen();
    const fields = async (ruled: Parameters<typeof scene.decide>[2]): Promise<string[]> => {
      const { status, problem } = await scene.decide(mod, id, ruled);
      expect(status).toBe(400);
      return Object.keys(problem.fields ?? {});
    };
    expect(await fields({ action: 'warn', policy: 'no such rule' })).toEqual(['policy']);
    expect(await fields({ action: 'warn', sentence: '  ' })).toEqual(['sentence']);
    expect(await fields({ action: 'no_writing' })).toEqual(['days']);
    expect(await fields({ action: 'warn', days: 7 })).toEqual(['days']);
    expect(await fields({ action: 'hide' })).toEqual(['action']);
    expect(await fields({ action: 'restore' })).toEqual(['action']);
    expect(await scene.decisions(ben.token)).toEqual([]);
  });
});

describe('two moderators', () => {
  const old = async (days: number): Promise<void> => {
    const created_at = new Date(scene.test.clock.now().getTime() - days * DAY_MS);
    await scene.test.deps.db.updateTable('account').set({ created_at }).where('id', '=', ben.id).execute();
  };
  const second = async (by: TestMember, id: string, agrees: boolean) =>
    call(scene.test.app, contract.secondBan, {
      token: by.token,
      params: { id },
      body: { version: await scene.caseVersion(id), agrees },
    });

  it('A ban of an account older than 180 days needs a second moderator', async () => {
    const other = await scene.moderator();
    await old(181);
    const id = await aboutBen();
    expect((await scene.see(mod, id)).needsSecond).toBe(true);
    const proposed = await scene.decide(mod, id, { action: 'ban' });
    expect([proposed.body.state, proposed.body.proposal?.maySecond]).toEqual(['seconding', false]);
    expect((await me(ben.token)).isSuspended).toBe(false);
    expect(await outcomeFor(ana)).toBe('waiting');
    expect((await second(mod, id, true)).problem.code).toBe('forbidden');
    const meanwhile = await scene.decide(other, id, { action: 'dismiss' });
    expect(meanwhile.problem.code).toBe('case_changed');
    expect((await second(other, id, false)).body).toMatchObject({ state: 'open', proposal: null });
    await scene.decide(mod, id, { action: 'ban' });
    expect((await second(other, id, true)).body.state).toBe('closed');
    expect((await me(await scene.signIn(ben))).isSuspended).toBe(true);
    expect(await outcomeFor(ana)).toBe('acted');
    await scene.noModerator(other);
  });

  it('A moderator can withdraw their proposed ban and decide otherwise', async () => {
    const other = await scene.moderator();
    await old(181);
    const id = await aboutBen();
    const proposed = await scene.decide(mod, id, { action: 'ban' });
    expect(proposed.body.proposal).toMatchObject({ isOwn: true, maySecond: false });
    expect((await scene.see(other, id)).proposal).toMatchObject({ isOwn: false, maySecond: true });
    const back = await second(mod, id, false);
    expect([back.status, back.body.state, back.body.proposal]).toEqual([200, 'open', null]);
    expect(back.body.history.at(-1)).toMatchObject({
      text: 'The proposed ban taken back',
      by: `@${mod.user.handle}`,
    });
    expect((await scene.decide(mod, id, { action: 'warn' })).body.state).toBe('closed');
    await scene.noModerator(other);
  });

  it('A proposed ban is confirmed by its proposer when no other moderator is left', async () => {
    const other = await scene.moderator();
    await old(181);
    const id = await aboutBen();
    await scene.decide(mod, id, { action: 'ban' });
    await scene.noModerator(other);
    expect((await scene.see(mod, id)).proposal).toMatchObject({ isOwn: true, maySecond: true });
    expect((await second(mod, id, true)).body.state).toBe('closed');
    expect((await me(await scene.signIn(ben))).isSuspended).toBe(true);
  });

  it('The only moderator can ban an old account without a second one', async () => {
    await old(181);
    expect((await scene.decide(mod, await aboutBen(), { action: 'ban' })).body.state).toBe('closed');
    const other = await scene.moderator();
    ben = await scene.member();
    await old(180);
    expect((await scene.decide(mod, await aboutBen(), { action: 'ban' })).body.state).toBe('closed');
    await scene.noModerator(other);
  });
});
