import { afterAll, beforeAll, expect, it } from 'vitest';
import { authUser } from '#contract/accounts.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import { personSubject } from '#test/report-scene.ts';

const scene = new DeskScene();
beforeAll(scene.open);
afterAll(scene.close);

it('Only one of two simultaneous decisions on a case is accepted', async () => {
  const [mod, other] = [await scene.moderator(), await scene.moderator()];
  for (let n = 0; n < 5; n += 1) {
    const ben = await scene.member();
    const id = await scene.reported(await scene.member(), personSubject(ben));
    const version = await scene.caseVersion(id);
    const answers = await Promise.all([
      scene.decide(mod, id, { action: 'warn', version }),
      scene.decide(other, id, { action: 'suspend', version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isSuspended = answers[1].status === 200;
    const token = await scene.signIn(ben);
    expect(await scene.decisions(token)).toHaveLength(1);
    expect((await call(scene.test.app, authUser, { token })).body.isSuspended).toBe(isSuspended);
  }
});

it('Simultaneous decisions in two cases about one person both take effect', async () => {
  const [mod, other] = [await scene.moderator(), await scene.moderator()];
  for (let n = 0; n < 5; n += 1) {
    const ben = await scene.member();
    const [ana, eve] = [await scene.member(), await scene.member()];
    const person = await scene.reported(ana, personSubject(ben));
    const post = await scene.reported(eve, { kind: 'post', id: await scene.post(ben) });
    const answers = await Promise.all([
      scene.decide(mod, person, { action: 'no_writing', days: 7 }),
      scene.decide(other, post, { action: 'suspend' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await call(scene.test.app, authUser, { token: await scene.signIn(ben) });
    expect([body.isSuspended, body.writingPausedUntil === null]).toEqual([true, false]);
  }
});
