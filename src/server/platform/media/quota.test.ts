import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadVoice } from '#test/pictures.ts';
import { webmOf } from '#test/voices.ts';

let test: TestApp;
let folder: string;
let member: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-quota-'));
  test = await startTestApp({ DATA_DIR: folder, MEDIA_DAILY: '3' });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => void (member = await newMember(test)));

const record = (clientId = randomUUID()) => uploadVoice(test, member, { bytes: webmOf({ ms: 400 }), clientId });

it('A member uploads so much a day, pictures and voice notes together', async () => {
  const clientId = randomUUID();
  const bytes = await pictureOf(1);
  expect((await upload(test, member, { bytes })).status).toBe(200);
  expect([(await record(clientId)).status, (await record()).status]).toEqual([200, 200]);
  for (const refused of [await record(), await upload(test, member, { bytes })]) {
    expect([refused.status, refused.problem.code]).toEqual([429, 'uploads_used']);
    expect(refused.problem.retryAfterSeconds).toBeGreaterThan(0);
  }
  expect((await record(clientId)).status).toBe(200);
  const other = await newMember(test);
  expect((await upload(test, other, { bytes })).status).toBe(200);
});

it('The next day there is room again, and the refusal says when', async () => {
  const useUp = async (): Promise<number> => {
    for (let at = 0; at < 3; at += 1) expect((await record()).status).toBe(200);
    return (await record()).problem.retryAfterSeconds ?? 0;
  };
  test.clock.advance(((await useUp()) - 60) * 1000);
  // A token expires within a day.
  member = await newMember(test);
  expect(await useUp()).toBe(60);
  test.clock.advance(59_000);
  expect((await record()).problem.code).toBe('uploads_used');
  test.clock.advance(1000);
  expect((await record()).status).toBe(200);
});

it('A refused upload does not count against the quota', async () => {
  for (let at = 0; at < 5; at += 1) {
    expect((await uploadVoice(test, member, { bytes: Buffer.from('no sound') })).problem.code).toBe('voice_format');
    expect((await upload(test, member, { bytes: Buffer.from('no picture') })).problem.code).toBe('picture_format');
  }
  expect((await record()).status).toBe(200);
});

it('Ten parallel uploads succeed up to the quota and the rest leave no files', async () => {
  const files = async (): Promise<number> =>
    (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => name.includes('.')).length;
  const before = await files();
  const answers = await Promise.all(Array.from({ length: 10 }, () => record()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ problem }) => problem.code === 'uploads_used')).toHaveLength(7);
  expect(await files()).toBe(before + 3);
});
