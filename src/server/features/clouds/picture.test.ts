import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { cloudsOf, createCloud, joinCloud, recommendClouds } from '#contract/clouds.ts';
import { changeGroup, disbandGroup, removeMember } from '#contract/groups.ts';
import { pictureAddresses } from '#contract/media.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { pause } from '#contract/your-data.ts';
import { hidePicture } from '#server/features/groups/groups.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeSettled } from '#test/group-scene.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-cloud-pictures-'));
let server: TestApp;
let bytes: Buffer;
let ana: Person;
let ben: Person;
let roomId: string;
let pictureId: string;
beforeAll(async () => {
  server = await startTestApp({ DATA_DIR: folder });
  bytes = await pictureOf(4, { width: 400, height: 400 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
/** Ana has a cloud with a picture; the cloud can be recommended to Ben. */
beforeEach(async () => {
  [ana, ben] = (await makeSettled(server, 2)) as [Person, Person];
  const body = { name: 'Owls', description: 'At night.', type: 'tell-stories' as const, tag: '#NightHikes' };
  roomId = (await call(server.app, createCloud, { token: ana.token, body })).body.id;
  pictureId = (await upload(server, ana, { bytes })).body.id;
  await call(server.app, changeGroup, { token: ana.token, params: { roomId }, body: { pictureId } });
});

const sees = async ({ token }: Person): Promise<boolean> =>
  (await call(server.app, pictureAddresses, { token, body: { ids: [pictureId] } })).body.pictures.length > 0;
const onCard = async ({ token }: Person) =>
  (await call(server.app, recommendClouds, { token })).body.recommendations.find(({ id }) => id === roomId)?.pictureId;
const onProfile = async ({ token }: Person) =>
  (await call(server.app, cloudsOf, { token, params: { userId: ana.id } })).body.clouds[0]?.pictureId;

it('A cloud picture shows on cards and profiles to those who see the cloud', async () => {
  expect([await onCard(ben), await onProfile(ben), await sees(ben)]).toEqual([pictureId, pictureId, true]);
});

it('A cloud picture closes for a blocked or removed person', async () => {
  const [cyd] = (await makeSettled(server, 1)) as [Person];
  await call(server.app, joinCloud, { token: cyd.token, body: { roomId } });
  expect(await sees(cyd)).toBe(true);
  await call(server.app, removeMember, {
    token: ana.token,
    params: { roomId, userId: cyd.id },
    body: { isBanned: true },
  });
  expect(await sees(cyd)).toBe(false);
  await call(server.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
  expect(await sees(ben)).toBe(false);
});

it('A cloud picture closes for strangers during its owner’s pause and after its end', async () => {
  await call(server.app, pause, { token: ana.token, body: { isPaused: true } });
  expect([await sees(ben), await sees(ana)]).toEqual([false, true]);
  await call(server.app, pause, { token: ana.token, body: { isPaused: false } });
  expect(await sees(ben)).toBe(true);
  await call(server.app, disbandGroup, { token: ana.token, params: { roomId } });
  expect(await sees(ben)).toBe(false);
});

it('A cloud picture can be reported by strangers and disappears once hidden', async () => {
  const report = () =>
    call(server.app, sendReport, {
      token: ben.token,
      body: { subject: { kind: 'group_picture', id: `${roomId}:${pictureId}` }, category: 'sexual' },
    });
  expect((await report()).status).toBe(200);
  await inTransaction(server.deps.db, (trx) =>
    hidePicture(server.deps, trx, { roomId, pictureId, at: server.clock.now() }),
  );
  expect([await onCard(ben), await onProfile(ben), await sees(ben)]).toEqual([null, null, false]);
});
