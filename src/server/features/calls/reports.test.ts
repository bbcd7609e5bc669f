import { afterAll, beforeAll, expect, it } from 'vitest';
import { previewReport } from '#contract/moderation.reports.ts';
import { call } from '#test/app.ts';
import { CallScene } from '#test/call-scene.ts';
import { ReportScene } from '#test/report-scene.ts';

const reports = new ReportScene();
let scene: CallScene;
beforeAll(async () => {
  await reports.open();
  scene = new CallScene(reports.test);
});
afterAll(reports.close);

it('A report of a call tells who, when and how long, and blocks at once', async () => {
  const { ana, ben, roomId } = await scene.friends();
  const { id } = (await scene.start(ben, roomId)).body.call;
  await scene.answer(ana, id);
  const startedAt = reports.test.clock.now().toISOString();
  reports.test.clock.advance(20_000);
  const subject = { kind: 'call', id } as const;
  const { body } = await call(reports.test.app, previewReport, { token: ana.token, body: { subject } });
  expect(body.author?.id).toBe(ben.id);
  expect(body.lines[0]).toMatchObject({ text: 'Called the reporter, for 20 seconds', at: startedAt, isSubject: true });
  expect(body.lines.map(({ text }) => text)).toContain('Hello');
  expect(await reports.report(ana, subject, { alsoBlock: true })).toMatchObject({ body: { isBlocked: true } });
  await expect.poll(() => scene.current(ana)).toBeNull();
  expect(await reports.caseOf('call', `${id}:${ben.id}`)).toMatchObject({ author_id: ben.id });
});

it('A call of others cannot be reported', async () => {
  const { ana, roomId } = await scene.friends();
  const { ben: stranger } = await scene.friends();
  const { id } = (await scene.start(ana, roomId)).body.call;
  expect((await reports.report(stranger, { kind: 'call', id })).status).toBe(404);
  expect((await reports.report(ana, { kind: 'call', id: 'x' })).status).toBe(404);
});
