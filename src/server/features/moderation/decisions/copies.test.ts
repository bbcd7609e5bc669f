import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import { changeGroup, getGroup } from '#contract/groups.ts';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { answerAppeal } from '#contract/moderation.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { imageIdIn } from '#contract/people.addresses.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup } from '#test/group-scene.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadImage } from '#test/pictures.ts';
import { printOf } from '#server/platform/pictures/decode.ts';
import { messageSubject } from '#test/report-scene.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-copies-'));
const scene = new DeskScene({ DATA_DIR: folder });
let mod: TestMember;
/** The seed of the next picture: each test needs a picture that no other test has listed. */
let seed = 100;
let bytes: Buffer;
beforeAll(async () => {
  await scene.open();
  mod = await scene.moderator();
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  seed += 1;
  bytes = await pictureOf(seed);
  mod = await scene.again(mod);
});

interface SentPicture {
  by: Person;
  to: Person;
  roomId: string;
  message: Message;
}

/** Sends a picture to a person, in a room where that person has said something. */
async function sent(picture: Buffer, by?: Person): Promise<SentPicture> {
  const [author, to] = [by ?? (await scene.person()), await scene.person()];
  const roomId = await scene.room(author, to);
  await scene.say(to, roomId, 'Show me');
  const { body } = await upload(scene.test, author, { bytes: picture });
  const answer = await call(scene.test.app, sendMessage, {
    token: author.token,
    params: { roomId },
    body: { clientId: randomUUID(), content: '', pictures: [{ id: body.id, alt: '' }] },
  });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return { by: author, to, roomId, message: answer.body.message };
}

async function sees(who: Person, { roomId, message }: SentPicture): Promise<boolean> {
  const { body } = await call(scene.test.app, listMessages, { token: who.token, params: { roomId } });
  return body.messages.find(({ id }) => id === message.id)?.pictures !== undefined;
}

const caseOf = ({ roomId, message }: SentPicture) => scene.caseOf('message', messageSubject(roomId, message).id);
/** A member reports the message, and the moderator hides it under a policy. */
async function hidden({ to, roomId, message }: SentPicture, policy = 'intimate'): Promise<string> {
  const id = await scene.reported(to, messageSubject(roomId, message), 'intimate_picture');
  const answer = await scene.decide(mod, id, { action: 'hide', policy, sentence: 'Nobody in it said yes.' });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  await scene.test.deps.jobs.drain();
  return id;
}
/** The sender appeals against the hiding, and another moderator answers. */
async function appealed(
  { by }: SentPicture,
  id: string,
  answer: { outcome: 'withdrawn' } | { outcome: 'changed'; action: 'warn' },
): Promise<void> {
  const [decision] = await scene.decisions(by.token);
  const asked = { token: by.token, params: { id: decision?.id ?? '' }, body: { text: 'It is my own foot.' } };
  expect((await call(scene.test.app, appealDecision, asked)).status).toBe(200);
  const second = await scene.moderator();
  const answered = await call(scene.test.app, answerAppeal, {
    token: second.token,
    params: { id },
    body: { version: await scene.caseVersion(id), answer: 'It is.', ...answer },
  });
  expect(answered.status, JSON.stringify(answered.problem)).toBe(200);
  await scene.noModerator(second);
}
const mayUpload = async (picture: Buffer): Promise<boolean> =>
  (await upload(scene.test, await scene.person(), { bytes: picture })).status === 200;

describe('a picture that a moderator took away', () => {
  it('A hidden picture’s copies are hidden with it, including mirrored and resized ones', async () => {
    const mirrored = await sharp(bytes).flop().resize(300).png().toBuffer();
    const first = await sent(bytes);
    const same = await sent(bytes, first.by);
    const [exact, alike, other] = [await sent(bytes), await sent(mirrored), await sent(await pictureOf(9))];
    const author = await scene.member();
    await hidden(first);
    for (const copy of [first, same, exact, alike]) {
      expect([await sees(copy.to, copy), await sees(copy.by, copy)]).toEqual([false, true]);
    }
    expect(await sees(other.to, other)).toBe(true);
    expect(await caseOf(other)).toBeUndefined();
    const opened = await caseOf(alike);
    expect(opened).toMatchObject({ class: 'intimate_picture', state: 'open', author_id: alike.by.id });
    expect(opened?.reasons[0]).toBe(
      'It has a picture that a moderator took away elsewhere, or one that looks the same.',
    );
    expect(await scene.decisions(alike.by.token)).toMatchObject([
      { action: 'hide', kind: 'message', policy: 'intimate', decidedBy: 'machine', isReviewed: false },
    ]);
    expect(await scene.decisions(author.token)).toEqual([]);
  });

  it('A picture removed by a moderator cannot be sent again by anybody', async () => {
    const first = await sent(bytes);
    const waiting = await scene.person();
    const to = await scene.person();
    const roomId = await scene.room(waiting, to);
    await scene.say(to, roomId, 'Show me');
    const { body } = await upload(scene.test, waiting, { bytes });
    await hidden(first);
    expect(await mayUpload(bytes)).toBe(false);
    const late = await call(scene.test.app, sendMessage, {
      token: waiting.token,
      params: { roomId },
      body: { clientId: randomUUID(), content: '', pictures: [{ id: body.id, alt: '' }] },
    });
    expect(late.problem.code).toBe('picture_gone');
  });

  it('A withdrawn removal allows the picture again and leaves its copies hidden', async () => {
    const [first, copy] = [await sent(bytes), await sent(bytes)];
    const id = await hidden(first);
    expect(await mayUpload(bytes)).toBe(false);
    await appealed(first, id, { outcome: 'withdrawn' });
    expect(await mayUpload(bytes)).toBe(true);
    expect([await sees(first.to, first), await sees(copy.to, copy)]).toEqual([true, false]);
  });

  it('A picture whose hiding becomes a warning may be sent again', async () => {
    const first = await sent(bytes);
    const id = await hidden(first);
    await appealed(first, id, { outcome: 'changed', action: 'warn' });
    expect([await sees(first.to, first), await mayUpload(bytes)]).toEqual([true, true]);
    const copy = await sent(bytes);
    await scene.test.deps.jobs.drain();
    expect([await sees(copy.to, copy), await caseOf(copy)]).toEqual([true, undefined]);
  });

  it('A copy cleared by a moderator stays when another copy is hidden', async () => {
    const [first, copy, third] = [await sent(bytes), await sent(bytes), await sent(bytes)];
    await hidden(first);
    const stays = (await caseOf(copy))?.id ?? '';
    expect((await scene.decide(mod, stays, { action: 'dismiss', policy: 'none', sentence: 'A poster.' })).status).toBe(
      200,
    );
    expect(await sees(copy.to, copy)).toBe(true);
    const open = (await caseOf(third))?.id ?? '';
    expect(
      (await scene.decide(mod, open, { action: 'hide', policy: 'intimate', sentence: 'As the first.' })).status,
    ).toBe(200);
    await scene.test.deps.jobs.drain();
    expect([await sees(copy.to, copy), await sees(third.to, third)]).toEqual([true, false]);
    expect([(await caseOf(first))?.state, (await caseOf(copy))?.state]).toEqual(['closed', 'closed']);
  });

  it('A hiding under a milder rule leaves the picture’s copies visible', async () => {
    const [first, copy] = [await sent(bytes), await sent(bytes)];
    await hidden(first, 'spam');
    expect([await sees(first.to, first), await sees(copy.to, copy)]).toEqual([false, true]);
    expect(await mayUpload(bytes)).toBe(true);
  });

  it('A picture removed during an upload’s check is refused at its end', async () => {
    const { pictures } = scene.test.deps;
    const { check } = pictures;
    const { hash: pdq, sha256 } = await printOf(bytes);
    pictures.check = async (...given) => {
      const judged = await check(...given);
      await pictures.add([{ pdq, sha256, class: 'intimate' }], { source: 'own', addedBy: null });
      return judged;
    };
    try {
      expect(await mayUpload(bytes)).toBe(false);
    } finally {
      pictures.check = check;
    }
  });
});

describe('a copy that is no message', () => {
  const statusOf = async (url: string): Promise<number> => (await scene.test.app.inject({ url })).statusCode;
  const faces = async (who: TestMember, by: Person): Promise<(string | null)[]> => {
    const { body } = await call(scene.test.app, getUser, { token: by.token, params: { id: who.id } });
    return [body.profileImageUrl, body.coverImage];
  };

  it('A copy used as a profile picture is hidden until a moderator clears it', async () => {
    const first = await sent(bytes);
    const ana = await scene.member();
    const avatar = (await uploadImage(scene.test, ana, { bytes, as: 'avatar' })).body.imageUrl;
    const other = await pictureOf(10);
    const cover = (await uploadImage(scene.test, ana, { bytes: other, as: 'cover' })).body.imageUrl;
    expect(await faces(ana, first.to)).toEqual([avatar, cover]);
    await hidden(first);
    const subject = `${ana.id}:${imageIdIn(avatar)}`;
    expect([await faces(ana, first.to), await faces(ana, { ...first.to, token: ana.token })]).toEqual([
      [null, cover],
      [null, cover],
    ]);
    expect([await statusOf(avatar), await statusOf(cover)]).toEqual([404, 200]);
    expect(await scene.decisions(ana.token)).toMatchObject([
      { action: 'hide', kind: 'profile_picture', policy: 'intimate', decidedBy: 'machine', isReviewed: false },
    ]);
    // A picture under review is not deleted as unused, even if the server died before it stored the attachment.
    await sql`UPDATE upload SET attached_at = NULL WHERE user_id = ${ana.id}`.execute(scene.test.deps.db);
    scene.test.clock.advance(3 * 86_400_000);
    await scene.test.deps.retention.enforce();
    mod = await scene.again(mod);
    const id = (await scene.caseOf('profile_picture', subject))?.id ?? '';
    await scene.decide(mod, id, { action: 'dismiss', policy: 'none', sentence: 'A poster.' });
    expect(await statusOf(avatar)).toBe(200);
    const later = await scene.again(ana);
    expect((await faces(ana, { ...first.to, token: later.token }))[0]).toBe(avatar);
  });

  it('A restored profile picture never replaces a newer one', async () => {
    const [ana, ben] = [await scene.member(), await scene.person()];
    const avatar = (await uploadImage(scene.test, ana, { bytes, as: 'avatar' })).body.imageUrl;
    const subject = { kind: 'profile_picture', id: `${ana.id}:${imageIdIn(avatar)}` } as const;
    expect((await scene.report(ben, { ...subject, id: `${ben.id}:${imageIdIn(avatar)}` })).status).toBe(404);
    const id = await scene.reported(ben, subject, 'sexual');
    await scene.decide(mod, id, { action: 'hide', policy: 'spam', sentence: 'An advertisement.' });
    expect(await faces(ana, ben)).toEqual([null, null]);
    expect((await scene.report(ben, subject)).status).toBe(404);
    const next = await uploadImage(scene.test, ana, { bytes: await pictureOf(11), as: 'avatar' });
    await scene.decide(mod, id, { action: 'restore', policy: 'none', sentence: 'It was not.' });
    expect(await faces(ana, ben)).toEqual([next.body.imageUrl, null]);
    expect([await statusOf(avatar), await statusOf(next.body.imageUrl)]).toEqual([404, 200]);
  });

  it('A copy used as a group picture is removed and the group log notes it', async () => {
    const people = [await scene.person(), await scene.person()] as const;
    const roomId = await makeGroup(scene.test, [...people]);
    const { body } = await upload(scene.test, people[0], { bytes });
    const change = { token: people[0].token, params: { roomId }, body: { pictureId: body.id } };
    expect((await call(scene.test.app, changeGroup, change)).status).toBe(200);
    const shown = async () =>
      (await call(scene.test.app, getGroup, { token: people[1].token, params: { roomId } })).body.pictureId;
    expect(await shown()).toBe(body.id);
    await scene.reported(people[1], { kind: 'room', id: roomId });
    const { rows } = await sql<{ ids: string[] }>`
      SELECT array_agg(picture ->> 'id') AS ids FROM moderation_report,
        jsonb_array_elements(evidence) line, jsonb_array_elements(line -> 'pictures') picture
      WHERE reporter_id = ${people[1].id}`.execute(scene.test.deps.db);
    expect(rows[0]?.ids).toEqual([body.id]);
    await hidden(await sent(bytes));
    expect(await shown()).toBeNull();
    const page = await call(scene.test.app, listMessages, { token: people[1].token, params: { roomId } });
    const told = () => page.body.messages.map(({ notice, senderId }) => [notice?.kind, senderId]);
    expect(told().at(-1)).toEqual(['picture_hidden', people[0].id]);
  });
});
