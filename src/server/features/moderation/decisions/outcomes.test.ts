import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/moderation.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { listReports } from '#contract/moderation.reports.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import { personSubject } from '#test/report-scene.ts';

const scene = new DeskScene();
let mod: TestMember;
let ana: TestMember;
let ben: TestMember;
let worried: TestMember;
beforeAll(async () => {
  await scene.open();
  mod = await scene.moderator();
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben, worried] = [await scene.member(), await scene.member(), await scene.member()];
});

const reportOf = async ({ token }: TestMember) => (await call(scene.test.app, listReports, { token })).body.reports[0];
const recordOf = ({ id }: TestMember) =>
  scene.test.deps.db
    .selectFrom('reporter_record')
    .select(['agreed', 'disagreed'])
    .where('user_id', '=', id)
    .executeTakeFirst();

async function takeBack(caseId: string, outcome: 'withdrawn' | 'changed' | 'upheld'): Promise<void> {
  const [one] = await scene.decisions(ben.token);
  const wish = { token: ben.token, params: { id: one?.id ?? '' }, body: { text: 'Not me' } };
  await call(scene.test.app, appealDecision, wish);
  const body = {
    version: await scene.caseVersion(caseId),
    outcome,
    answer: 'We read it.',
    ...(outcome === 'changed' && { action: 'warn' as const }),
  };
  const given = await call(scene.test.app, contract.answerAppeal, { token: mod.token, params: { id: caseId }, body });
  expect(given.status).toBe(200);
}

describe('A reporter’s outcome', () => {
  it('A withdrawn decision reverses the outcome and the reporter’s record', async () => {
    await scene.reported(worried, personSubject(ben), 'self_harm');
    const id = await scene.reported(ana, personSubject(ben));
    await scene.decide(mod, id, { action: 'no_writing', days: 7 });
    expect(await reportOf(ana)).toMatchObject({ outcome: 'acted', turnedAt: null });
    expect([await recordOf(ana), await recordOf(worried)]).toEqual([
      { agreed: 1, disagreed: 0 },
      { agreed: 1, disagreed: 0 },
    ]);
    scene.test.clock.advance(1000);
    await takeBack(id, 'withdrawn');
    const turnedAt = scene.test.clock.now().toISOString();
    expect(await reportOf(ana)).toMatchObject({ outcome: 'not_against_rules', turnedAt });
    expect([await recordOf(ana), await recordOf(worried)]).toEqual([
      { agreed: 0, disagreed: 1 },
      { agreed: 0, disagreed: 0 },
    ]);
  });

  it.each(['upheld', 'changed'] as const)(
    'A reporter’s outcome stays with a decision that is %s on appeal',
    async (outcome) => {
      const id = await scene.reported(ana, personSubject(ben));
      await scene.decide(mod, id, { action: 'no_writing', days: 7 });
      await takeBack(id, outcome);
      expect(await reportOf(ana)).toMatchObject({ outcome: 'acted', turnedAt: null });
      expect(await recordOf(ana)).toEqual({ agreed: 1, disagreed: 0 });
    },
  );

  it('A restored post reverses its report’s outcome only once', async () => {
    const subject = { kind: 'post', id: await scene.post(ben) } as const;
    const id = await scene.reported(worried, subject);
    await scene.decide(mod, id, { action: 'warn' });
    scene.test.clock.advance(1000);
    await scene.reported(ana, subject);
    await scene.decide(mod, id, { action: 'hide' });
    scene.test.clock.advance(1000);
    await scene.decide(mod, id, { action: 'restore' });
    const first = await reportOf(ana);
    expect([first?.outcome, await recordOf(ana)]).toEqual(['not_against_rules', { agreed: 0, disagreed: 1 }]);
    expect([(await reportOf(worried))?.outcome, await recordOf(worried)]).toEqual([
      'acted',
      { agreed: 1, disagreed: 0 },
    ]);
    scene.test.clock.advance(1000);
    await scene.decide(mod, id, { action: 'hide' });
    await scene.decide(mod, id, { action: 'restore' });
    expect([await reportOf(ana), await recordOf(ana)]).toEqual([first, { agreed: 0, disagreed: 1 }]);
  });
});
