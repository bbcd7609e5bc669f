import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPost } from '#contract/posts.ts';
import * as contract from '#contract/moderation.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { listReports } from '#contract/moderation.reports.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import type { Person } from '#test/faults/client.ts';
import { messagesTo } from '#test/messages.ts';

const scene = new DeskScene();
let mod: TestMember;
beforeAll(async () => {
  await scene.open();
  mod = await scene.moderator();
});
afterAll(scene.close);

let ben: TestMember;
let ana: Person;
let caseId: string;
let postId: string;
/** Each test begins with a post by Ben that two people with a good record have reported. */
beforeEach(async () => {
  ben = await scene.member();
  ana = await scene.person({ agreed: 5 });
  postId = await scene.post(ben, 'Look at this');
  await scene.reported(ana, { kind: 'post', id: postId }, 'hate');
  caseId = await scene.reported(await scene.person({ agreed: 5 }), { kind: 'post', id: postId }, 'hate');
});

const seen = async (): Promise<number> => (await call(scene.test.app, getPost, { params: { id: postId } })).status;
const told = async () =>
  (await scene.decisions(ben.token)).map(({ action, decidedBy, isReviewed, isInForce }) => ({
    action,
    decidedBy,
    isReviewed,
    isInForce,
  }));
const outcomeFor = async ({ token }: Person) =>
  (await call(scene.test.app, listReports, { token })).body.reports[0]?.outcome;
const MACHINE = { action: 'hide', decidedBy: 'machine', isReviewed: false, isInForce: true };

async function appeal(): Promise<void> {
  const [one] = await scene.decisions(ben.token);
  const wish = { token: ben.token, params: { id: one?.id ?? '' }, body: { text: 'It is a quote.' } };
  expect((await call(scene.test.app, appealDecision, wish)).status).toBe(200);
}
async function answer(outcome: 'upheld' | 'withdrawn'): Promise<void> {
  const body = { version: await scene.caseVersion(caseId), outcome, answer: 'We read it.' };
  const given = await call(scene.test.app, contract.answerAppeal, { token: mod.token, params: { id: caseId }, body });
  expect(given.body.state).toBe('closed');
}

describe('What the machine hides', () => {
  it('The author of an automatically hidden post gets a statement on page and by mail', async () => {
    expect(await seen()).toBe(404);
    const [one, ...more] = await scene.decisions(ben.token);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ ...MACHINE, kind: 'post', policy: 'hate', excerpt: 'Look at this', reader: 'first' });
    const [mail] = await messagesTo(scene.test, ben.user.email ?? '');
    expect(mail?.subject).toBe('Your post is hidden for now');
    for (const part of [
      '2.2 No hate',
      'A machine decided this by itself',
      'until a moderator has looked',
      'look again',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect((await scene.see(mod, caseId)).isHeld).toBe(true);
  });

  it('A moderator’s confirmation turns an automatic hiding into a human decision', async () => {
    const { body } = await scene.decide(mod, caseId, { action: 'hide' });
    expect([body.state, body.isHidden, body.isHeld]).toEqual(['closed', true, false]);
    expect(await told()).toEqual([{ action: 'hide', decidedBy: 'person', isReviewed: true, isInForce: true }]);
    expect((await scene.decide(mod, caseId, { action: 'hide' })).problem.fields).toHaveProperty('action');
  });

  it('The hidden thing stays hidden with a warning, which seconds the machine', async () => {
    await scene.decide(mod, caseId, { action: 'warn' });
    expect(await seen()).toBe(404);
    expect(await told()).toContainEqual({ ...MACHINE, isReviewed: true });
    const hiding = (await scene.decisions(ben.token)).find(({ action }) => action === 'hide');
    expect(hiding?.reader).toBe('same');
  });

  it.each(['dismiss', 'restore'] as const)(
    'A thing is shown again with its own statement, and off the record, after “%s”',
    async (action) => {
      const sentence = 'They fell out over a game.';
      await scene.decide(mod, caseId, { action, policy: 'none', sentence });
      expect(await seen()).toBe(200);
      const [one, ...more] = await scene.decisions(ben.token);
      expect([one?.action, more]).toEqual(['restore', []]);
      const [mail] = await messagesTo(scene.test, ben.user.email ?? '');
      expect(mail?.subject).toBe('Your post is back');
      // The sentence of a dismissal is only for the record.
      expect(mail?.text.includes(sentence)).toBe(action === 'restore');
      expect(await outcomeFor(ana)).toBe('not_against_rules');
    },
  );

  it('The author can appeal an automatic hiding before a moderator has looked', async () => {
    await appeal();
    await answer('withdrawn');
    expect([await seen(), await told(), await outcomeFor(ana)]).toEqual([200, [], 'not_against_rules']);
  });

  it('A hidden thing stays hidden when its appeal is answered with “upheld”', async () => {
    await appeal();
    await answer('upheld');
    expect([await seen(), await outcomeFor(ana)]).toEqual([404, 'acted']);
    expect(await told()).toEqual([{ ...MACHINE, isReviewed: true }]);
    expect((await scene.see(mod, caseId)).isHeld).toBe(false);
  });
});
