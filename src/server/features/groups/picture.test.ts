import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listChats } from '#contract/chat.list.ts';
import { DAY_MS } from '#contract/durations.ts';
import { joinByLink, endGroupLink, makeGroupLink, previewLink } from '#contract/groups.links.ts';
import {
  changeGroup,
  createGroup,
  disbandGroup,
  getGroup,
  answerInvitation,
  leaveGroup,
  listInvitations,
  removeMember,
} from '#contract/groups.ts';
import { pictureAddresses } from '#contract/media.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, type TestApp } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, noticesFor, promote } from '#test/group-scene.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadVoice } from '#test/pictures.ts';
import { webmOf } from '#test/voices.ts';
import { hidePicture } from './groups.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-group-pictures-'));
const scene = new DeskScene({ DATA_DIR: folder });
let server: TestApp;
let bytes: Buffer;
let people: [ana: Person, ben: Person, cyd: Person];
let roomId: string;
beforeAll(async () => {
  await scene.open();
  server = scene.test;
  bytes = await pictureOf(4, { width: 400, height: 400 });
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true });
});
/** Ana owns a group with Ben in it; Cyd is not in it. */
beforeEach(async () => {
  people = (await makeSettled(server, 3)) as typeof people;
  roomId = await makeGroup(server, people.slice(0, 2));
});

const uploaded = async (by: Person): Promise<string> => (await upload(server, by, { bytes })).body.id;
const set = ({ token }: Person, pictureId: string | null) =>
  call(server.app, changeGroup, { token, params: { roomId }, body: { pictureId } });
const shown = async ({ token }: Person) =>
  (await call(server.app, getGroup, { token, params: { roomId } })).body.pictureId;
async function addressFor({ token }: Person, id: string): Promise<string | undefined> {
  const { pictures } = (await call(server.app, pictureAddresses, { token, body: { ids: [id] } })).body;
  return pictures[0]?.small;
}
const statusOf = async (url = ''): Promise<number> => (await server.app.inject({ url })).statusCode;
const opens = async (by: Person, id: string): Promise<boolean> => {
  const address = await addressFor(by, id);
  return address !== undefined && (await statusOf(address)) === 200;
};
/** Returns the person with a new session, because days have passed. */
async function later(person: Person): Promise<Person> {
  const device = { deviceId: `later ${person.id}`, deviceName: 'test' };
  const { accessToken } = await server.deps.sessions.open(server.deps.db, person.id, device);
  return { ...person, token: accessToken };
}
const files = async (): Promise<number> =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => name.endsWith('.webp')).length;

describe('The picture of a group', () => {
  it('A group picture is visible only to members and invited people', async () => {
    const [ana, ben, cyd] = people;
    const id = await uploaded(ana);
    const body = { name: 'Owls', description: 'At night.', pictureId: id, people: [ben.id] };
    const made = (await call(server.app, createGroup, { token: ana.token, body })).body.id;
    const list = (await call(server.app, listChats, { token: ana.token })).body.chats;
    expect(list.find((room) => room.id === made)).toMatchObject({ pictureId: id });
    expect(list.find((room) => room.id === roomId)).toMatchObject({ pictureId: null });
    const [waiting] = (await call(server.app, listInvitations, { token: ben.token })).body.invitations;
    expect(waiting).toMatchObject({ roomId: made, pictureId: id });
    expect([await opens(ana, id), await opens(ben, id), await opens(cyd, id)]).toEqual([true, true, false]);
    const answer = { token: ben.token, params: { roomId: made }, body: { answer: 'decline' as const } };
    await call(server.app, answerInvitation, answer);
    expect(await opens(ben, id)).toBe(false);
    server.clock.advance(2 * DAY_MS);
    await server.deps.retention.enforce();
    expect(await opens(await later(ana), id)).toBe(true);
  });

  it('A group picture is changed by admins alone and its old file is deleted', async () => {
    const [ana, ben] = people;
    const before = await files();
    const [first, second] = [await uploaded(ana), await uploaded(ana)];
    expect((await set(ben, await uploaded(ben))).status).toBe(403);
    expect((await set(ana, first)).body).toMatchObject({ pictureId: first });
    expect(await files()).toBe(before + 9);
    expect((await set(ana, first)).status).toBe(200);
    expect((await set(ana, second)).body).toMatchObject({ pictureId: second });
    expect(await files()).toBe(before + 6);
    expect([await opens(ben, first), await opens(ben, second)]).toEqual([false, true]);
    expect((await set(ana, first)).problem).toMatchObject({ code: 'picture_gone', fields: { pictureId: /./ } });
    expect((await set(ana, null)).body).toMatchObject({ pictureId: null });
    expect(await shown(ben)).toBeNull();
    expect(await files()).toBe(before + 3);
    const kinds = (await noticesFor(server, roomId, ben)).map(({ kind, by }) => [kind, by]);
    expect(kinds.slice(-3)).toEqual([
      ['pictured', ana.id],
      ['pictured', ana.id],
      ['unpictured', ana.id],
    ]);
  });

  it('A group picture must be the admin’s own unused upload', async () => {
    const [ana, ben] = people;
    await promote(server, roomId, ana, ben);
    const id = await uploaded(ana);
    const voice = (await uploadVoice(server, ben, { bytes: webmOf({ ms: 400 }) })).body.id;
    for (const wrong of [id, voice, crypto.randomUUID()]) {
      expect((await set(ben, wrong)).problem).toMatchObject({ code: 'picture_gone', fields: { pictureId: /./ } });
    }
    const body = { name: 'Owls', description: 'At night.', pictureId: id };
    expect((await call(server.app, createGroup, { token: ben.token, body })).problem.code).toBe('picture_gone');
    expect((await call(server.app, listChats, { token: ben.token })).body.chats).toHaveLength(1);
    expect((await set(ana, id)).status).toBe(200);
    expect((await call(server.app, createGroup, { token: ana.token, body })).problem.code).toBe('picture_gone');
    // Another admin who saves the same picture changes nothing.
    expect((await set(ben, id)).status).toBe(200);
    expect((await set(ben, await uploaded(ben))).status).toBe(200);
    expect(await opens(ben, id)).toBe(false);
  });

  it('The picture of a group has an address that ends with the membership', async () => {
    const [ana, ben] = people;
    const id = await uploaded(ana);
    await set(ana, id);
    const address = await addressFor(ben, id);
    expect(await statusOf(address)).toBe(200);
    await call(server.app, removeMember, { token: ana.token, params: { roomId, userId: ben.id }, body: {} });
    expect([await statusOf(address), await addressFor(ben, id)]).toEqual([404, undefined]);
  });

  it('Two simultaneous picture choices leave one group picture and delete the other’s file', async () => {
    const [ana, ben] = people;
    await promote(server, roomId, ana, ben);
    const before = await files();
    const [one, other] = [await uploaded(ana), await uploaded(ben)];
    const answers = await Promise.all([set(ana, one), set(ben, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const now = (await shown(ana)) ?? '';
    expect([one, other]).toContain(now);
    expect(await opens(ben, now)).toBe(true);
    expect(await files()).toBe(before + 3);
  });

  it('A group picture opens through a link only while that link is valid', async () => {
    const [ana, , cyd] = people;
    const id = await uploaded(ana);
    await set(ana, id);
    const code = (await call(server.app, makeGroupLink, { token: ana.token, params: { roomId } })).body.linkCode;
    const look = async () => (await call(server.app, previewLink, { token: cyd.token, params: { code } })).body.picture;
    const first = await look();
    expect([await statusOf(first?.small), await opens(cyd, id)]).toEqual([200, false]);
    await call(server.app, endGroupLink, { token: ana.token, params: { roomId } });
    expect(await statusOf(first?.small)).toBe(404);
    const next = (await call(server.app, makeGroupLink, { token: ana.token, params: { roomId } })).body.linkCode;
    const { body } = await call(server.app, previewLink, { token: cyd.token, params: { code: next } });
    expect(await statusOf(body.picture?.small)).toBe(200);
    await call(server.app, joinByLink, { token: cyd.token, params: { code: next } });
    expect(await opens(cyd, id)).toBe(true);
    const cast = { token: ana.token, params: { roomId, userId: cyd.id }, body: { isBanned: true } };
    await call(server.app, removeMember, cast);
    expect([await statusOf(body.picture?.small), await opens(cyd, id)]).toEqual([404, false]);
  });

  it('A group picture is deleted a week after the group or with its giver’s account', async () => {
    // Deletes the unused uploads of other tests first.
    server.clock.advance(2 * DAY_MS);
    await server.deps.retention.enforce();
    let [ana, ben] = [await later(people[0]), await later(people[1])];
    const before = await files();
    const id = await uploaded(ana);
    await set(ana, id);
    await call(server.app, disbandGroup, { token: ana.token, params: { roomId } });
    expect(await opens(ben, id)).toBe(true);
    server.clock.advance(8 * DAY_MS);
    await server.deps.retention.enforce();
    [ana, ben] = [await later(ana), await later(ben)];
    expect([await opens(ana, id), await files()]).toEqual([false, before]);

    roomId = await makeGroup(server, [ana, ben]);
    await set(ana, await uploaded(ana));
    await call(server.app, leaveGroup, { token: ana.token, params: { roomId } });
    await sql`UPDATE account SET deleted_at = ${server.clock.now()} WHERE id = ${ana.id}`.execute(server.deps.db);
    server.clock.advance(40 * DAY_MS);
    await server.deps.retention.enforce();
    expect([await shown(await later(ben)), await files()]).toEqual([null, before]);
  });
});

it('A new group picture shows although the one before was hidden', async () => {
  const [ana, ben] = people;
  const [first, second] = [await uploaded(ana), await uploaded(ana)];
  await set(ana, first);
  await inTransaction(server.deps.db, (trx) =>
    hidePicture(server.deps, trx, { roomId, pictureId: first, at: server.clock.now() }),
  );
  expect(await shown(ben)).toBeNull();
  expect((await set(ana, second)).body).toMatchObject({ pictureId: second });
  expect([await shown(ben), await opens(ben, second)]).toEqual([second, true]);
});

it('A group picture removed by a moderator disappears for all and its giver is told', async () => {
  const [ana, ben] = people;
  await promote(server, roomId, ana, ben);
  const id = await uploaded(ben);
  await set(ben, id);
  const moderator = await scene.moderator();
  const subject = { kind: 'group_picture', id: `${roomId}:${id}` } as const;
  expect((await scene.report(people[2], subject)).status).toBe(404);
  expect((await scene.report(ben, subject)).status).toBe(400);
  const caseId = await scene.reported(ana, subject, 'sexual');
  expect(await opens(moderator, id)).toBe(true);
  const decided = await scene.decide(moderator, caseId, { action: 'hide', policy: 'intimate', sentence: 'Not here.' });
  expect(decided.status, JSON.stringify(decided.problem)).toBe(200);
  expect([await shown(ana), await shown(ben), await opens(ana, id)]).toEqual([null, null, false]);
  expect(await scene.decisions(ben.token)).toMatchObject([{ action: 'hide', kind: 'group_picture' }]);
  await scene.decide(moderator, caseId, { action: 'restore', policy: 'none', sentence: 'It is a peach.' });
  expect([await shown(ana), await opens(ana, id)]).toEqual([id, true]);
});
