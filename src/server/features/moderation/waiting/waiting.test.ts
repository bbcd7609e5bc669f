import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson, liftBlock } from '#contract/blocks.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { listWaitingMessages } from '#contract/chat.waiting.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { answerAppeal, openEvidence } from '#contract/moderation.ts';
import {
  letOut,
  listLooks,
  openLook,
  refuseLook,
  takeBack,
  WAITING_MOST,
  type Look,
} from '#contract/moderation.waiting.ts';
import { createPost, getPost } from '#contract/posts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { WaitingScene, type Sent } from '#test/waiting-scene.ts';

const scene = new WaitingScene();

beforeAll(scene.open);
afterAll(scene.close);
beforeEach(scene.begin);
afterEach(scene.end);

/** Every way in which a new member's picture reaches others, and where it is found once it is out. */
const ways: Record<string, { send: () => Promise<Sent>; out: string[] }> = {
  'a message': { send: () => scene.sendPicture(), out: ['log', 'list', 'room', 'picture', 'search', 'unread'] },
  'a post': {
    send: () => scene.postPicture(),
    out: ['feed', 'visitors', 'profile', 'page', 'preview', 'picture', 'file'],
  },
};

const queue = async (mod: TestMember): Promise<Look[]> =>
  (await call(scene.test.app, listLooks, { token: mod.token })).body.looks;
/** Calls a route about a thing. */
const at = ({ token }: TestMember, id: string, [route, body]: [Parameters<typeof call>[1], object?]) =>
  call(scene.test.app, route, { token, params: { id }, ...(body && { body }) });
const RULING = { policy: 'unwanted', sentence: 'Nobody asked for that.' };

describe.each(Object.entries(ways))('%s with a picture of a new member', (_name, { send, out }) => {
  it('The thing waits for its sender alone and goes out after exactly an hour', async () => {
    const sent = await send();
    expect([await sent.state(), await sent.found()]).toEqual(['waiting', []]);
    expect(await scene.opens(scene.ana, sent.pictureId)).toBe(true);
    await scene.pass(HOUR_MS - 1000);
    expect([await sent.state(), await sent.found()]).toEqual(['waiting', []]);
    await scene.pass(1000);
    expect([await sent.state(), await sent.found()]).toEqual(['out', out]);
    expect(await scene.opens(scene.ana, sent.pictureId)).toBe(true);
  });

  it('A moderator opens it, which is recorded, and lets it out at once', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    const [look] = await queue(mod);
    expect(look).toMatchObject({ id: sent.id, person: { id: scene.ana.id }, shapes: [{ width: 480 }], opened: null });
    expect(JSON.stringify(look)).not.toContain(sent.pictureId);
    expect(await scene.opens(mod, sent.pictureId)).toBe(false);
    const opened = await at(mod, sent.id, [openLook]);
    expect(opened.body).toMatchObject({ opened: { pictures: [{ id: sent.pictureId, alt: 'A hill' }] } });
    expect([
      await scene.opens(mod, sent.pictureId),
      await scene.opens(await scene.moderator(), sent.pictureId),
    ]).toEqual([true, false]);
    const { rows: events } = await sql`
      SELECT kind, actor_id FROM moderation_event WHERE case_id = ${sent.id}`.execute(scene.test.deps.db);
    expect(events).toEqual([{ kind: 'picture_opened', actor_id: mod.id }]);
    expect((await at(mod, sent.id, [letOut])).status).toBe(200);
    expect([await sent.state(), await sent.found(), await queue(mod)]).toEqual(['out', out, []]);
    expect((await at(mod, sent.id, [letOut])).status).toBe(404);
  });

  it('A picture waits for a moderator only while one is on duty', async () => {
    const [sent, other] = [await send(), await send()];
    const mod = await scene.moderator();
    await scene.pass(HOUR_MS - 10 * MINUTE_MS);
    await at(await scene.again(mod), other.id, [openLook]);
    await scene.pass(10 * MINUTE_MS);
    expect(await sent.state()).toBe('waiting');
    await scene.pass(4 * MINUTE_MS);
    expect(await sent.state()).toBe('waiting');
    await scene.pass(MINUTE_MS);
    expect(await sent.state()).toBe('out');
  });

  it('A refused one goes out after an appeal that is won, and not before', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    expect((await at(mod, sent.id, [refuseLook, { ...RULING, policy: 'nothing' }])).status).toBe(400);
    expect((await at(mod, sent.id, [refuseLook, RULING])).status).toBe(200);
    expect([await sent.state(), await sent.found(), await queue(mod)]).toEqual(['refused', [], []]);
    await scene.pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('refused');
    const [decision] = await scene.decisions(scene.ana.token);
    expect(decision).toMatchObject({ action: 'hide', kind: 'waiting', ...RULING, decidedBy: 'person' });
    const text = 'It is a hill.';
    await call(scene.test.app, appealDecision, {
      token: scene.ana.token,
      params: { id: decision?.id ?? '' },
      body: { text },
    });
    const fresh = await scene.again(mod);
    const seen = await scene.see(fresh, sent.id);
    expect(seen.evidence[0]?.lines).toBeNull();
    const params = { id: sent.id, reportId: seen.evidence[0]?.reportId ?? '' };
    const { body } = await call(scene.test.app, openEvidence, { token: fresh.token, params });
    expect(body.evidence[0]?.lines?.[0]?.pictures?.[0]?.id).toBe(sent.pictureId);
    const answer = { version: await scene.caseVersion(sent.id), outcome: 'withdrawn', answer: 'A hill it is.' };
    expect((await at(fresh, sent.id, [answerAppeal, answer])).status).toBe(200);
    await scene.attend();
    expect([await sent.state(), await sent.found()]).toEqual(['out', out]);
  });

  it('A sender takes it back, and the picture is gone', async () => {
    const sent = await send();
    expect((await at(scene.ben, sent.id, [takeBack])).status).toBe(404);
    expect(await sent.state()).toBe('waiting');
    expect((await at(scene.ana, sent.id, [takeBack])).status).toBe(200);
    expect([await sent.state(), await scene.opens(scene.ana, sent.pictureId)]).toEqual(['gone', false]);
    expect((await at(scene.ana, sent.id, [takeBack])).status).toBe(404);
    await scene.pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('gone');
  });

  it('A refused one is put away by its sender and kept for the appeal', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    await at(mod, sent.id, [refuseLook, RULING]);
    expect((await at(scene.ana, sent.id, [takeBack])).status).toBe(200);
    expect([await sent.state(), (await scene.decisions(scene.ana.token)).length]).toEqual(['gone', 1]);
    expect(await scene.opens(scene.ana, sent.pictureId)).toBe(true);
  });

  it('One that nobody lets out ends after a week with its picture', async () => {
    const sent = await send();
    await sql`UPDATE account SET writing_paused_until = '2099-01-01' WHERE id = ${scene.ana.id}`.execute(
      scene.test.deps.db,
    );
    await scene.pass(2 * HOUR_MS);
    expect([await sent.state(), await sent.found()]).toEqual(['waiting', []]);
    scene.test.clock.advance(7 * DAY_MS);
    await scene.test.deps.retention.enforce();
    await scene.pass(0);
    expect([await sent.state(), await scene.opens(scene.ana, sent.pictureId)]).toEqual(['gone', false]);
  });

  it('A moderator sees neither their own nor another moderator’s', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    await sql`INSERT INTO moderator (user_id, added_at) VALUES (${scene.ana.id}, now())`.execute(scene.test.deps.db);
    expect(await queue(mod)).toEqual([]);
    for (const route of [openLook, letOut]) expect((await at(mod, sent.id, [route])).status).toBe(404);
    expect((await at(mod, sent.id, [refuseLook, RULING])).status).toBe(404);
  });
});

describe('a waiting message', () => {
  it('A message becomes the log’s next line, after what was said meanwhile', async () => {
    const { message } = await scene.sendPicture();
    expect(message).toMatchObject({ seq: 0, messageType: 'image', waiting: {} });
    const meanwhile = await scene.say(scene.ben, scene.roomId, 'Still there?');
    await scene.pass(HOUR_MS);
    const { messages } = (
      await call(scene.test.app, listMessages, { token: scene.ben.token, params: { roomId: scene.roomId } })
    ).body;
    expect(messages.slice(-2)).toMatchObject([
      { seq: meanwhile.seq },
      { seq: meanwhile.seq + 1, clientId: message.clientId, senderId: scene.ana.id },
    ]);
    expect(messages.at(-1)?.waiting).toBeUndefined();
  });

  it('A repeat finds the message that waits, and the line once it is out', async () => {
    const [pictureId, clientId] = [await scene.picture(scene.ana), randomUUID()];
    const send = async () => {
      const body = { clientId, content: '', pictures: [{ id: pictureId, alt: '' }] };
      return (
        await call(scene.test.app, sendMessage, { token: scene.ana.token, params: { roomId: scene.roomId }, body })
      ).body;
    };
    const [first, again] = [await send(), await send()];
    expect([first.duplicate, again.duplicate, again.message]).toEqual([false, true, first.message]);
    await scene.pass(HOUR_MS);
    const late = await send();
    expect([late.duplicate, late.message.seq > 0, late.message.waiting]).toEqual([true, true, undefined]);
    expect((await call(scene.test.app, listWaitingMessages, { token: scene.ana.token })).body.messages).toEqual([]);
  });

  it('A message is not said to somebody who has blocked its sender meanwhile', async () => {
    const sent = await scene.sendPicture();
    await call(scene.test.app, blockPerson, { token: scene.ben.token, params: { userId: scene.ana.id } });
    await scene.pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('waiting');
    await call(scene.test.app, liftBlock, { token: scene.ben.token, params: { userId: scene.ana.id } });
    await scene.pass(HOUR_MS);
    expect(await sent.state()).toBe('out');
  });

  it('A message to a closed room is refused at once', async () => {
    await call(scene.test.app, blockPerson, { token: scene.ben.token, params: { userId: scene.ana.id } });
    await expect(scene.sendPicture()).rejects.toThrow('blocked');
  });

  it('The eleventh picture waits for one of the ten before it', async () => {
    const sent = [];
    for (let n = 0; n < WAITING_MOST; n += 1) sent.push(await scene.sendPicture());
    await expect(scene.sendPicture()).rejects.toThrow('waiting_full');
    await at(scene.ana, sent[0]?.id ?? '', [takeBack]);
    expect(await (await scene.sendPicture()).state()).toBe('waiting');
  });

  it('A picture that is forbidden meanwhile never goes out', async () => {
    const [sent, mod] = [await scene.sendPicture(), await scene.moderator()];
    const { deps } = scene.test;
    await inTransaction(deps.db, async (trx) => {
      const hashes = await deps.media.hashesOf(trx, [sent.pictureId]);
      const forbidden = hashes.map(({ sha256, pdq }) => ({ sha256, pdq, class: 'intimate' as const }));
      await deps.pictures.addIn(trx, forbidden, { source: 'test', addedBy: null });
    });
    await scene.pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('waiting');
    expect((await at(await scene.again(mod), sent.id, [letOut])).problem.code).toBe('picture_refused');
    expect(await sent.state()).toBe('waiting');
  });
});

describe('a waiting post', () => {
  it('A repeat finds the post that waits, and the same post once it is out', async () => {
    const body = { content: 'A hill', picture: { id: await scene.picture(scene.ana), alt: '' } };
    const headers = { 'idempotency-key': randomUUID() };
    const send = async () => (await call(scene.test.app, createPost, { token: scene.ana.token, body, headers })).body;
    const [first, again] = [await send(), await send()];
    expect([first.waiting?.opensAt, first.imageUrl, again.id]).toEqual([expect.any(String), null, first.id]);
    await scene.pass(HOUR_MS);
    const { body: found } = await call(scene.test.app, getPost, { token: scene.ben.token, params: { id: first.id } });
    expect([found.content, found.createdAt]).toEqual(['A hill', scene.test.clock.now().toISOString()]);
  });

  it('A post that only its author reads needs no look', async () => {
    const body = { content: '', visibility: 'private', picture: { id: await scene.picture(scene.ana), alt: '' } };
    const { body: made } = await call(scene.test.app, createPost, { token: scene.ana.token, body });
    expect(made.waiting).toBeUndefined();
    expect((await call(scene.test.app, getPost, { token: scene.ana.token, params: { id: made.id } })).status).toBe(200);
  });
});

it('An operator reads how much waits and since when', async () => {
  const measured = async (): Promise<string[]> => {
    const headers = { authorization: 'Bearer a token for tests' };
    const { payload } = await scene.test.app.inject({ url: '/metrics', headers });
    return payload.split('\n').filter((line) => line.startsWith('waiting_'));
  };
  expect(await measured()).toEqual(expect.arrayContaining(['waiting_things 0', 'waiting_oldest_seconds 0']));
  await scene.sendPicture();
  scene.test.clock.advance(90_000);
  expect(await measured()).toEqual(expect.arrayContaining(['waiting_things 1', 'waiting_oldest_seconds 90']));
});
