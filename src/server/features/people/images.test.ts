import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authUser, getUser } from '#contract/accounts.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { getInvite } from '#contract/people.invites.ts';
import { removeImage } from '#contract/people.images.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { pictureOf } from '#test/photo.ts';
import { uploadImage, uploadImageForm } from '#test/pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-profile-pictures-'));
let server: TestApp;
let bytes: Buffer;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  server = await startTestApp({ DATA_DIR: folder });
  bytes = await pictureOf(4, { width: 400, height: 400 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ana = await newMember(server, { displayName: 'Ana' });
  ben = await newMember(server, { displayName: 'Ben' });
});

const take = (as: 'avatar' | 'cover', clientId = randomUUID()) => uploadImage(server, ana, { bytes, as, clientId });
const statusOf = async (url: string): Promise<number> => (await server.app.inject({ url })).statusCode;
const seen = async () => (await call(server.app, getUser, { token: ben.token, params: { id: ana.id } })).body;
const files = async (): Promise<number> =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => name.endsWith('.webp')).length;

it('The avatar and the cover are shown to others, and an invite shows the avatar', async () => {
  const [avatar, cover] = [(await take('avatar')).body.imageUrl, (await take('cover')).body.imageUrl];
  expect(await seen()).toMatchObject({ profileImageUrl: avatar, coverImage: cover });
  const invite = await call(server.app, getInvite, { params: { handle: ana.user.handle } });
  expect(invite.body.profileImageUrl).toBe(avatar);
  const answer = await server.app.inject({ url: avatar });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await statusOf(cover)).toBe(200);
});

it('A new picture replaces the old one and deletes its file', async () => {
  const before = await files();
  const clientId = randomUUID();
  const first = (await take('avatar', clientId)).body.imageUrl;
  expect((await take('avatar', clientId)).body.imageUrl).toBe(first);
  expect(await files()).toBe(before + 3);
  const second = (await take('avatar')).body.imageUrl;
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect(await files()).toBe(before + 3);
  // Two devices set a picture at the same time: one picture stays.
  await Promise.all([take('avatar'), take('avatar')]);
  expect(await files()).toBe(before + 3);
  const { profileImageUrl } = (await call(server.app, authUser, { token: ana.token })).body;
  expect(await statusOf(profileImageUrl ?? '')).toBe(200);
});

it('An upload form can name its picture kind and is refused without one', async () => {
  const before = await files();
  const sendAs = (fields: Record<string, string>) => uploadImageForm(server, ana, { bytes, fields });
  const avatar = (await sendAs({ type: 'avatar' })).body.imageUrl;
  const clientId = randomUUID();
  const cover = (await sendAs({ clientId, type: 'cover' })).body.imageUrl;
  expect((await sendAs({ type: 'cover', clientId })).body.imageUrl).toBe(cover);
  expect(await seen()).toMatchObject({ profileImageUrl: avatar, coverImage: cover });
  for (const fields of [{ clientId: randomUUID() }, { type: 'portrait' }] as const) {
    expect(await sendAs(fields)).toMatchObject({ status: 400, problem: { fields: { type: /./ } } });
  }
  expect(await files()).toBe(before + 6);
});

it('A picture is taken away with its file, and the other one stays', async () => {
  const before = await files();
  const [avatar, cover] = [(await take('avatar')).body.imageUrl, (await take('cover')).body.imageUrl];
  for (const status of [200, 200]) {
    const answer = await call(server.app, removeImage, { token: ana.token, params: { type: 'avatar' } });
    expect(answer.status).toBe(status);
  }
  expect(await seen()).toMatchObject({ profileImageUrl: null, coverImage: cover });
  expect([await statusOf(avatar), await statusOf(cover), await files()]).toEqual([404, 200, before + 3]);
});

it('A profile picture closes during suspension and outlives the term of unused uploads', async () => {
  const { imageUrl } = (await take('avatar')).body;
  server.clock.advance(3 * 86_400_000);
  await server.deps.retention.enforce();
  expect(await statusOf(imageUrl)).toBe(200);
  const suspend = (at: Date | null) =>
    sql`UPDATE account SET suspended_at = ${at} WHERE id = ${ana.id}`.execute(server.deps.db);
  await suspend(server.clock.now());
  expect(await statusOf(imageUrl)).toBe(404);
  await suspend(null);
  expect(await statusOf(imageUrl)).toBe(200);
});

it('A file that is not a picture is refused and leaves the old one', async () => {
  const { imageUrl } = (await take('avatar')).body;
  const wrong = await uploadImage(server, ana, { bytes: Buffer.from('no picture'), as: 'avatar' });
  expect(wrong).toMatchObject({ status: 415, problem: { code: 'picture_format', fields: { picture: /./ } } });
  expect((await seen()).profileImageUrl).toBe(imageUrl);
});

it('A report of a person keeps their pictures as evidence after removal', async () => {
  await take('avatar');
  await take('cover');
  const before = await files();
  const report = { subject: { kind: 'person' as const, id: String(ana.id) }, category: 'other' as const };
  expect((await call(server.app, sendReport, { token: ben.token, body: report })).status).toBe(200);
  const { rows } = await sql<{ pictures: number }>`
    SELECT count(*)::int AS pictures FROM moderation_report, jsonb_array_elements(evidence) line
    WHERE reporter_id = ${ben.id} AND line ? 'pictures'`.execute(server.deps.db);
  expect(rows).toEqual([{ pictures: 2 }]);
  await call(server.app, removeImage, { token: ana.token, params: { type: 'avatar' } });
  expect(await files()).toBe(before);
});
