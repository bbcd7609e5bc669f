import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { getPhotoCheck } from '#contract/photo-check.ts';
import { call } from '#test/app.ts';
import { personSubject } from '#test/report-scene.ts';
import { PhotoCheckScene } from '#test/photo-check-scene.ts';

const scene = new PhotoCheckScene();
beforeAll(scene.open);
afterAll(scene.close);

/** Says something in a new room, and returns how that went. */
async function opens(by: Parameters<typeof scene.room>[0], roomId?: string): Promise<string> {
  const room = roomId ?? (await scene.room(by, await scene.person()));
  const body = { clientId: randomUUID(), content: 'Hello there' };
  const answer = await call(scene.test.app, sendMessage, { token: by.token, params: { roomId: room }, body });
  return answer.status === 200 ? 'said' : answer.problem.code;
}

const must = async ({ token }: { token: string }): Promise<boolean> =>
  (await call(scene.test.app, getPhotoCheck, { token })).body.mustCheck;

it('A person reported as fake by somebody trusted checks before writing to somebody new', async () => {
  const [mod, ben] = [await scene.onDuty(), await scene.pictured()];
  const [known, stranger, good] = [await scene.person(), await scene.person(), await scene.person({ agreed: 3 })];
  const old = await scene.room(ben, known);
  expect(await opens(ben, old)).toBe('said');
  const subject = personSubject(ben);
  const caseId = await scene.reported(stranger, subject, 'fake');
  expect([await opens(ben), await must(ben)]).toEqual(['said', false]);
  await scene.reported(good, subject, 'fake');
  expect([await opens(ben), await must(ben)]).toEqual(['photo_check_first', true]);
  expect(await opens(ben, old)).toBe('said');

  // A check answers it, for as long as the photo is the one that was compared.
  const id = await scene.send(ben);
  await scene.look(mod, id);
  await scene.pass(mod, id);
  expect([await opens(ben), await must(ben)]).toEqual(['said', false]);
  await scene.newPhoto(ben);
  expect(await opens(ben)).toBe('photo_check_first');

  // So does a moderator who finds the report wrong.
  expect((await scene.decide(mod, caseId, { action: 'dismiss' })).status).toBe(200);
  expect([await opens(ben), await must(ben)]).toEqual(['said', false]);
});

it('A good record needs three reports that held, and a month here', async () => {
  const ben = await scene.pictured();
  const subject = personSubject(ben);
  const [fresh, wrong] = [await scene.person({ days: 20, agreed: 9 }), await scene.person({ agreed: 3 })];
  await sql`UPDATE reporter_record SET disagreed = 2 WHERE user_id = ${wrong.id}`.execute(scene.test.deps.db);
  for (const by of [fresh, wrong]) await scene.reported(by, subject, 'fake');
  await scene.reported(await scene.person({ agreed: 9 }), subject, 'harassment');
  expect(await must(ben)).toBe(false);
});
