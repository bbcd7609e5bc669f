import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { answerAppeal } from '#contract/moderation.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import type { Person } from '#test/faults/client.ts';
import { messagesTo } from '#test/messages.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';
import { printOf } from '#server/platform/pictures/decode.ts';
import { messageSubject, personSubject } from '#test/report-scene.ts';

const folder = mkdtempSync(join(tmpdir(), 'wildin-copies-'));
const scene = new DeskScene({ DATA_DIR: folder });
let mod: TestMember;
/** Another in each test, so that none meets the list of another. */
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

interface Sent {
  by: Person;
  to: Person;
  roomId: string;
  message: Message;
}

/** Somebody sends a picture to somebody, in a room where both have said something. */
async function sent(picture: Buffer, by?: Person): Promise<Sent> {
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

async function sees(who: Person, { roomId, message }: Sent): Promise<boolean> {
  const { body } = await call(scene.test.app, listMessages, { token: who.token, params: { roomId } });
  return body.messages.find(({ id }) => id === message.id)?.pictures !== undefined;
}

const caseOf = ({ roomId, message }: Sent) => scene.caseOf('message', messageSubject(roomId, message).id);
/** A member reports the message, and the moderator hides it by a rule. */
async function hidden({ to, roomId, message }: Sent, policy = 'intimate'): Promise<string> {
  const id = await scene.reported(to, messageSubject(roomId, message), 'intimate_picture');
  const answer = await scene.decide(mod, id, { action: 'hide', policy, sentence: 'Nobody in it said yes.' });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  await scene.test.deps.jobs.drain();
  return id;
}
const mayUpload = async (picture: Buffer): Promise<boolean> =>
  (await upload(scene.test, await scene.person(), { bytes: picture })).status === 200;

describe('a picture that a moderator took away', () => {
  it('Takes its copies with it, by whomever and however turned, each with a case and a statement, and no other picture', async () => {
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

  it('Cannot be sent again by anybody, not even where it was uploaded before and waits in the composer', async () => {
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

  it('May be sent again when the decision is withdrawn, and what was hidden as a copy waits for its own answer', async () => {
    const [first, copy] = [await sent(bytes), await sent(bytes)];
    const id = await hidden(first);
    expect(await mayUpload(bytes)).toBe(false);
    const [decision] = await scene.decisions(first.by.token);
    const asked = { token: first.by.token, params: { id: decision?.id ?? '' }, body: { text: 'It is my own foot.' } };
    expect((await call(scene.test.app, appealDecision, asked)).status).toBe(200);
    const second = await scene.moderator();
    const answered = await call(scene.test.app, answerAppeal, {
      token: second.token,
      params: { id },
      body: { version: await scene.caseVersion(id), outcome: 'withdrawn', answer: 'It is.' },
    });
    expect(answered.status, JSON.stringify(answered.problem)).toBe(200);
    await scene.noModerator(second);
    expect(await mayUpload(bytes)).toBe(true);
    expect([await sees(first.to, first), await sees(copy.to, copy)]).toEqual([true, false]);
  });

  it('Is the moderator’s to judge once: a copy they let stand stays, and hiding another copy asks them nothing again', async () => {
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

  it('By a rule that is not grave takes no copy along', async () => {
    const [first, copy] = [await sent(bytes), await sent(bytes)];
    await hidden(first, 'spam');
    expect([await sees(first.to, first), await sees(copy.to, copy)]).toEqual([false, true]);
    expect(await mayUpload(bytes)).toBe(true);
  });

  it('Is refused too where it came between the check and the end of an upload', async () => {
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

describe('a picture of a grave list', () => {
  it('Keeps its sender from writing until a moderator has looked, with a statement that names no list', async () => {
    const { hash: pdq, sha256 } = await printOf(bytes);
    await scene.test.deps.pictures.add([{ pdq, sha256, class: 'minor' }], { source: 'own', addedBy: null });
    const [ana, ben] = [await scene.member(), await scene.person()];
    const roomId = await scene.room({ ...ben, id: ana.id, token: ana.token }, ben);
    const writes = async () =>
      (
        await call(scene.test.app, sendMessage, {
          token: ana.token,
          params: { roomId },
          body: { clientId: randomUUID(), content: 'Hello' },
        })
      ).status === 200;
    expect(await writes()).toBe(true);
    expect((await upload(scene.test, ana, { bytes })).problem.code).toBe('picture_refused');
    expect(await writes()).toBe(false);
    const [told] = await scene.decisions(ana.token);
    expect(told).toMatchObject({ action: 'no_writing', policy: 'illegal', decidedBy: 'machine', isInForce: true });
    expect((await messagesTo(scene.test, ana.user.email ?? ''))[0]?.subject).toContain('You can write again on');
    const one = await scene.caseOf('person', personSubject(ana).id);
    expect(one).toMatchObject({ class: 'minor', state: 'open' });
    const dismissed = await scene.decide(mod, one?.id ?? '', {
      action: 'dismiss',
      policy: 'none',
      sentence: 'A wrong entry of the list.',
    });
    expect(dismissed.status, JSON.stringify(dismissed.problem)).toBe(200);
    expect(await writes()).toBe(true);
    expect(await scene.decisions(ana.token)).toEqual([]);
  });
});
