import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteMessage } from '#contract/chat.changes.ts';
import { sendMessage, type Message } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { pictureAddresses, voiceAddress } from '#contract/media.ts';
import { previewReport } from '#contract/moderation.reports.ts';
import { changeModerators } from '#server/features/moderation/moderators/moderators.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { printOf } from '#server/platform/pictures/decode.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadVoice } from '#test/pictures.ts';
import { webmOf } from '#test/voices.ts';
import { messageSubject, ReportScene } from '#test/report-scene.ts';
import { emptyReports } from './terms.queries.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-evidence-'));
const scene = new ReportScene({ DATA_DIR: folder });
beforeAll(scene.open);
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true });
});

const files = async (ending = '.webp'): Promise<number> =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => name.endsWith(ending)).length;

async function opens(by: Person, id: string): Promise<boolean> {
  const { pictures } = (await call(scene.test.app, pictureAddresses, { token: by.token, body: { ids: [id] } })).body;
  const [address] = pictures;
  return address !== undefined && (await scene.test.app.inject({ url: address.small })).statusCode === 200;
}

/** Ana sends Ben a picture. */
async function shown(): Promise<{ ana: Person; ben: Person; roomId: string; message: Message; id: string }> {
  const { app } = scene.test;
  const [ana, ben] = [await scene.person(), await scene.person()];
  const roomId = await scene.room(ana, ben);
  await scene.say(ben, roomId, 'Show me');
  const { body: picture } = await upload(scene.test, ana, { bytes: await pictureOf(3) });
  const body = { clientId: randomUUID(), content: '', pictures: [{ id: picture.id, alt: 'A hill' }] };
  const sent = await call(app, sendMessage, { token: ana.token, params: { roomId }, body });
  expect(sent.status, JSON.stringify(sent.problem)).toBe(200);
  return { ana, ben, roomId, message: sent.body.message, id: picture.id };
}

it('A reported picture stays visible to moderators after its author deletes it', async () => {
  const { app, deps, clock } = scene.test;
  const { ana, ben, roomId, message, id } = await shown();
  const [moderator, other] = [await scene.person(), await scene.person()];
  const { handle } = (await deps.db
    .selectFrom('account')
    .select('handle')
    .where('id', '=', moderator.id)
    .executeTakeFirst()) ?? { handle: '' };
  await changeModerators(deps.db, ['add', handle], clock.now());
  const subject = messageSubject(roomId, message);
  const preview = await call(app, previewReport, { token: ben.token, body: { subject } });
  const line = preview.body.lines.find(({ isSubject }) => isSubject);
  expect(line?.pictures).toEqual(message.pictures);
  expect(await opens(moderator, id)).toBe(false);
  expect((await scene.report(ben, subject)).status).toBe(200);
  expect([await opens(moderator, id), await opens(other, id)]).toEqual([true, false]);
  await call(app, deleteMessage, { token: ana.token, params: { roomId, messageId: message.id } });
  expect([await opens(moderator, id), await opens(ana, id), await opens(ben, id)]).toEqual([true, false, false]);
  expect(await files()).toBe(3);
  clock.advance(191 * DAY_MS);
  await deps.retention.enforce();
  expect(await files()).toBe(3);
  const one = await scene.caseOf('message', subject.id);
  await scene.closeCase(one?.id ?? '');
  clock.advance(191 * DAY_MS);
  await emptyReports(deps.db, { before: clock.now(), most: 10 });
  await deps.retention.enforce();
  expect(await files()).toBe(0);
});

it('A reported voice note stays audible to moderators after its author deletes it', async () => {
  const { app, deps, clock } = scene.test;
  const [ana, ben, moderator] = [await scene.person(), await scene.person(), await scene.person()];
  const roomId = await scene.room(ana, ben);
  await scene.say(ben, roomId, 'Say it');
  const { body: voice } = await uploadVoice(scene.test, ana, { bytes: webmOf({ ms: 400 }) });
  const body = { clientId: randomUUID(), content: '', voice: { id: voice.id, wave: [1, 2] } };
  const sent = await call(app, sendMessage, { token: ana.token, params: { roomId }, body });
  const { handle } = await deps.db
    .selectFrom('account')
    .select('handle')
    .where('id', '=', moderator.id)
    .executeTakeFirstOrThrow();
  await changeModerators(deps.db, ['add', handle], clock.now());
  const hears = async (by: Person): Promise<boolean> =>
    (await call(app, voiceAddress, { token: by.token, params: { id: voice.id } })).status === 200;
  const subject = messageSubject(roomId, sent.body.message);
  expect((await scene.report(ben, subject)).status).toBe(200);
  await call(app, deleteMessage, { token: ana.token, params: { roomId, messageId: sent.body.message.id } });
  expect([await hears(moderator), await hears(ana), await hears(ben)]).toEqual([true, false, false]);
  clock.advance(191 * DAY_MS);
  await deps.retention.enforce();
  expect(await files('.webm')).toBe(1);
  const one = await scene.caseOf('message', subject.id);
  await scene.closeCase(one?.id ?? '');
  clock.advance(191 * DAY_MS);
  await emptyReports(deps.db, { before: clock.now(), most: 10 });
  await deps.retention.enforce();
  expect(await files('.webm')).toBe(0);
});

it('A picture on a grave list is refused, sealed and reported as a case', async () => {
  const { deps } = scene.test;
  const person = await scene.person();
  const bytes = await pictureOf(77);
  const { hash: pdq, sha256 } = await printOf(bytes);
  await deps.pictures.add([{ pdq, sha256, class: 'minor' }], { source: 'own', addedBy: null });
  const before = await files();
  expect((await upload(scene.test, person, { bytes })).problem.code).toBe('picture_refused');
  expect(await files()).toBe(before);
  expect(await readdir(join(folder, 'sealed'))).toHaveLength(1);
  expect(await scene.caseOf('person', String(person.id))).toMatchObject({ class: 'minor', state: 'open' });
});
