import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson, liftBlock } from '#contract/blocks.ts';
import { listChats } from '#contract/chat.list.ts';
import { getRoom, listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { listWaitingMessages } from '#contract/chat.waiting.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { pictureAddresses } from '#contract/media.ts';
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
import { createPost, getPost, listPosts, listPostsBy, openPostPicture, type Post } from '#contract/posts.ts';
import { listWaitingPosts } from '#contract/posts.waiting.ts';
import { publicPostPreview } from '#server/features/posts/posts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import type { TestMember } from '#test/factories.ts';
import { startLettingOut } from './letting-out.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';

const scene = new DeskScene();
let ana: TestMember;
let ben: TestMember;
let roomId: string;
let seed = 100;

beforeAll(scene.open);
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = [await scene.member(), await scene.member()];
  await grown(ben);
  roomId = await scene.room(ana, ben);
  await scene.say(ben, roomId, 'Show me');
});
// Whatever a test left behind waits in no other.
afterEach(async () => {
  await sql`DELETE FROM waiting_thing`.execute(scene.test.deps.db);
  await sql`DELETE FROM moderator`.execute(scene.test.deps.db);
});

const grown = async (one: TestMember): Promise<void> => {
  const since = new Date(scene.test.clock.now().getTime() - 30 * DAY_MS);
  await sql`UPDATE account SET created_at = ${since} WHERE id = ${one.id}`.execute(scene.test.deps.db);
};
const picture = async (by: TestMember): Promise<string> =>
  (await upload(scene.test, by, { bytes: await pictureOf((seed += 1)) })).body.id;

/** A thing that was sent, as everybody finds it. */
interface Sent {
  pictureId: string;
  /** Returns its state for its sender: waiting, refused, out, or gone. */
  state: () => Promise<string>;
  /** Returns the places at which the other person comes across it. */
  found: () => Promise<string[]>;
  /** Its id while it waits. */
  id: string;
}

const opens = async (by: TestMember, id: string): Promise<boolean> => {
  const { pictures } = (await call(scene.test.app, pictureAddresses, { token: by.token, body: { ids: [id] } })).body;
  const [one] = pictures;
  return one !== undefined && (await scene.test.app.inject({ url: one.small })).statusCode === 200;
};
const rows = async (table: string): Promise<string> => {
  const { rows: all } = await sql`SELECT to_jsonb(given) AS row FROM ${sql.table(table)} AS given`.execute(
    scene.test.deps.db,
  );
  return JSON.stringify(all);
};

async function sendPicture(body: Record<string, unknown> = {}): Promise<Sent & { message: Message }> {
  const pictureId = await picture(ana);
  const content = `words ${pictureId}`;
  const sent = { clientId: randomUUID(), content, pictures: [{ id: pictureId, alt: 'A hill' }], ...body };
  const answer = await call(scene.test.app, sendMessage, { token: ana.token, params: { roomId }, body: sent });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  const read = async (by: TestMember) =>
    (await call(scene.test.app, listMessages, { token: by.token, params: { roomId } })).body.messages;
  return {
    pictureId,
    message: answer.body.message,
    id: answer.body.message.id,
    state: async () => {
      const own = (await call(scene.test.app, listWaitingMessages, { token: ana.token })).body.messages;
      const waits = own.find(({ clientId }) => clientId === sent.clientId)?.waiting;
      if (waits !== undefined) return waits.isRefused === true ? 'refused' : 'waiting';
      return (await read(ana)).some(({ clientId }) => clientId === sent.clientId) ? 'out' : 'gone';
    },
    found: async () => {
      const of = { token: ben.token };
      const chats = (await call(scene.test.app, listChats, of)).body.chats;
      const room = (await call(scene.test.app, getRoom, { ...of, params: { roomId } })).body;
      const places = {
        log: JSON.stringify(await read(ben)),
        list: JSON.stringify(chats),
        room: JSON.stringify(room),
        pushes: await rows('push_due'),
        picture: (await opens(ben, pictureId)) ? content : '',
        waiting: JSON.stringify((await call(scene.test.app, listWaitingMessages, of)).body),
      };
      const unread = room.unreadCount > 0 ? ['unread'] : [];
      return [...Object.entries(places).flatMap(([name, text]) => (text.includes(content) ? [name] : [])), ...unread];
    },
  };
}

async function post(): Promise<Sent & { post: Post }> {
  const pictureId = await picture(ana);
  const content = `words ${pictureId}`;
  const body = { content, picture: { id: pictureId, alt: 'A hill' } };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await call(scene.test.app, createPost, { token: ana.token, body, headers });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  const { id } = answer.body;
  return {
    pictureId,
    post: answer.body,
    id,
    state: async () => {
      const own = (await call(scene.test.app, listWaitingPosts, { token: ana.token })).body.posts;
      const waits = own.find((one) => one.id === id)?.waiting;
      if (waits !== undefined) return waits.isRefused === true ? 'refused' : 'waiting';
      const answered = await call(scene.test.app, getPost, { token: ana.token, params: { id } });
      return answered.status === 200 ? 'out' : 'gone';
    },
    found: async () => {
      const of = { token: ben.token };
      const places = {
        feed: JSON.stringify((await call(scene.test.app, listPosts, of)).body),
        visitors: JSON.stringify((await call(scene.test.app, listPosts)).body),
        profile: JSON.stringify((await call(scene.test.app, listPostsBy, { ...of, params: { id: ana.id } })).body),
        page: JSON.stringify((await call(scene.test.app, getPost, { ...of, params: { id } })).body),
        preview: JSON.stringify((await publicPostPreview(scene.test.deps.db, id)) ?? {}),
        picture: (await opens(ben, pictureId)) ? content : '',
        file: (await scene.test.app.inject({ url: pathOf(id) })).statusCode === 200 ? content : '',
        waiting: JSON.stringify((await call(scene.test.app, listWaitingPosts, of)).body),
      };
      return Object.entries(places).flatMap(([name, text]) => (text.includes(content) ? [name] : []));
    },
  };
}

const pathOf = (id: string): string => openPostPicture.path.replace(':id', id).replace(':width', 'small');

/** Every way in which a new member's picture reaches others, and where it is found once it is out. */
const ways: Record<string, { send: () => Promise<Sent>; out: string[] }> = {
  'a message': { send: () => sendPicture(), out: ['log', 'list', 'room', 'picture', 'unread'] },
  'a post': { send: post, out: ['feed', 'visitors', 'profile', 'page', 'preview', 'picture', 'file'] },
};

/** Lets the worker of another instance look, and waits until it has seen to everything that is due. */
async function attend(): Promise<void> {
  const { deps } = scene.test;
  let look = (): void => undefined;
  const timers: Timers = {
    ...deps.timers,
    every: (_ms, run) => {
      look = run;
      return () => undefined;
    },
  };
  const worker = startLettingOut({ ...deps, timers });
  look();
  const isDue = async (): Promise<boolean> => {
    const due = sql`SELECT FROM waiting_due WHERE due_at <= ${deps.clock.now()} OR claimed_until IS NOT NULL`;
    return (await due.execute(deps.db)).rows.length > 0;
  };
  await expect.poll(isDue, { timeout: 20_000 }).toBe(false);
  await worker.stop();
}

/** Lets time pass. Sign-ins end with it, so the two sign in again. */
async function pass(ms: number): Promise<void> {
  scene.test.clock.advance(ms);
  ana = { ...ana, token: await scene.signIn(ana) };
  ben = { ...ben, token: await scene.signIn(ben) };
  await attend();
}

const queue = async (mod: TestMember): Promise<Look[]> =>
  (await call(scene.test.app, listLooks, { token: mod.token })).body.looks;
const at = (route: Parameters<typeof call>[1], mod: TestMember, id: string, body?: object) =>
  call(scene.test.app, route, { token: mod.token, params: { id }, ...(body && { body }) });
const RULING = { policy: 'unwanted', sentence: 'Nobody asked for that.' };

describe.each(Object.entries(ways))('%s with a picture of a new member', (_name, { send, out }) => {
  it('The thing waits for its sender alone and goes out after exactly an hour', async () => {
    const sent = await send();
    expect([await sent.state(), await sent.found()]).toEqual(['waiting', []]);
    expect(await opens(ana, sent.pictureId)).toBe(true);
    await pass(HOUR_MS - 1000);
    expect([await sent.state(), await sent.found()]).toEqual(['waiting', []]);
    await pass(1000);
    expect([await sent.state(), await sent.found()]).toEqual(['out', out]);
    expect(await opens(ana, sent.pictureId)).toBe(true);
  });

  it('A moderator opens it, which is recorded, and lets it out at once', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    const [look] = await queue(mod);
    expect(look).toMatchObject({ id: sent.id, person: { id: ana.id }, shapes: [{ width: 480 }], opened: null });
    expect(JSON.stringify(look)).not.toContain(sent.pictureId);
    expect(await opens(mod, sent.pictureId)).toBe(false);
    const opened = await at(openLook, mod, sent.id);
    expect(opened.body).toMatchObject({ opened: { pictures: [{ id: sent.pictureId, alt: 'A hill' }] } });
    expect([await opens(mod, sent.pictureId), await opens(await scene.moderator(), sent.pictureId)]).toEqual([
      true,
      false,
    ]);
    const { rows: events } = await sql`
      SELECT kind, actor_id FROM moderation_event WHERE case_id = ${sent.id}`.execute(scene.test.deps.db);
    expect(events).toEqual([{ kind: 'picture_opened', actor_id: mod.id }]);
    expect((await at(letOut, mod, sent.id)).status).toBe(200);
    expect([await sent.state(), await sent.found(), await queue(mod)]).toEqual(['out', out, []]);
    expect((await at(letOut, mod, sent.id)).status).toBe(404);
  });

  it('While a moderator is on duty it waits for them, and no longer', async () => {
    const [sent, other] = [await send(), await send()];
    const mod = await scene.moderator();
    await pass(HOUR_MS - 10 * MINUTE_MS);
    await at(openLook, await scene.again(mod), other.id);
    await pass(10 * MINUTE_MS);
    expect(await sent.state()).toBe('waiting');
    await pass(4 * MINUTE_MS);
    expect(await sent.state()).toBe('waiting');
    await pass(MINUTE_MS);
    expect(await sent.state()).toBe('out');
  });

  it('A refused one goes out after an appeal that is won, and not before', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    expect((await at(refuseLook, mod, sent.id, { ...RULING, policy: 'nothing' })).status).toBe(400);
    expect((await at(refuseLook, mod, sent.id, RULING)).status).toBe(200);
    expect([await sent.state(), await sent.found(), await queue(mod)]).toEqual(['refused', [], []]);
    await pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('refused');
    const [decision] = await scene.decisions(ana.token);
    expect(decision).toMatchObject({ action: 'hide', kind: 'waiting', ...RULING, decidedBy: 'person' });
    const text = 'It is a hill.';
    await call(scene.test.app, appealDecision, {
      token: ana.token,
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
    expect((await at(answerAppeal, fresh, sent.id, answer)).status).toBe(200);
    await attend();
    expect([await sent.state(), await sent.found()]).toEqual(['out', out]);
  });

  it('Its sender takes it back, and its picture is gone', async () => {
    const sent = await send();
    expect((await at(takeBack, ben, sent.id)).status).toBe(200);
    expect(await sent.state()).toBe('waiting');
    expect((await at(takeBack, ana, sent.id)).status).toBe(200);
    expect([await sent.state(), await opens(ana, sent.pictureId)]).toEqual(['gone', false]);
    expect((await at(takeBack, ana, sent.id)).status).toBe(200);
    await pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('gone');
  });

  it('A refused one is put away by its sender and kept for the appeal', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    await at(refuseLook, mod, sent.id, RULING);
    expect((await at(takeBack, ana, sent.id)).status).toBe(200);
    expect([await sent.state(), (await scene.decisions(ana.token)).length]).toEqual(['gone', 1]);
    expect(await opens(ana, sent.pictureId)).toBe(true);
  });

  it('One that nobody lets out ends after a week with its picture', async () => {
    const sent = await send();
    await sql`UPDATE account SET writing_paused_until = '2099-01-01' WHERE id = ${ana.id}`.execute(scene.test.deps.db);
    await pass(2 * HOUR_MS);
    expect([await sent.state(), await sent.found()]).toEqual(['waiting', []]);
    scene.test.clock.advance(7 * DAY_MS);
    await scene.test.deps.retention.enforce();
    await pass(0);
    expect([await sent.state(), await opens(ana, sent.pictureId)]).toEqual(['gone', false]);
  });

  it('A moderator sees neither their own nor another moderator’s', async () => {
    const [sent, mod] = [await send(), await scene.moderator()];
    await sql`INSERT INTO moderator (user_id, added_at) VALUES (${ana.id}, now())`.execute(scene.test.deps.db);
    expect(await queue(mod)).toEqual([]);
    for (const route of [openLook, letOut]) expect((await at(route, mod, sent.id)).status).toBe(404);
    expect((await at(refuseLook, mod, sent.id, RULING)).status).toBe(404);
  });
});

describe('a waiting message', () => {
  it('A message goes out as the next line of the log, after what was said meanwhile', async () => {
    const { message } = await sendPicture();
    expect(message).toMatchObject({ seq: 0, messageType: 'image', waiting: {} });
    const meanwhile = await scene.say(ben, roomId, 'Still there?');
    await pass(HOUR_MS);
    const { messages } = (await call(scene.test.app, listMessages, { token: ben.token, params: { roomId } })).body;
    expect(messages.slice(-2)).toMatchObject([
      { seq: meanwhile.seq },
      { seq: meanwhile.seq + 1, clientId: message.clientId, senderId: ana.id },
    ]);
    expect(messages.at(-1)?.waiting).toBeUndefined();
  });

  it('A repeat finds the message that waits, and the line once it is out', async () => {
    const [pictureId, clientId] = [await picture(ana), randomUUID()];
    const send = async () => {
      const body = { clientId, content: '', pictures: [{ id: pictureId, alt: '' }] };
      return (await call(scene.test.app, sendMessage, { token: ana.token, params: { roomId }, body })).body;
    };
    const [first, again] = [await send(), await send()];
    expect([first.duplicate, again.duplicate, again.message]).toEqual([false, true, first.message]);
    await pass(HOUR_MS);
    const late = await send();
    expect([late.duplicate, late.message.seq > 0, late.message.waiting]).toEqual([true, true, undefined]);
    expect((await call(scene.test.app, listWaitingMessages, { token: ana.token })).body.messages).toEqual([]);
  });

  it('A message is not said to somebody who has blocked its sender meanwhile', async () => {
    const sent = await sendPicture();
    await call(scene.test.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    await pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('waiting');
    await call(scene.test.app, liftBlock, { token: ben.token, params: { userId: ana.id } });
    await pass(HOUR_MS);
    expect(await sent.state()).toBe('out');
  });

  it('A message to a closed room is refused at once', async () => {
    await call(scene.test.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    await expect(sendPicture()).rejects.toThrow('blocked');
  });

  it('The eleventh picture waits for one of the ten before it', async () => {
    const sent = [];
    for (let n = 0; n < WAITING_MOST; n += 1) sent.push(await sendPicture());
    await expect(sendPicture()).rejects.toThrow('waiting_full');
    await at(takeBack, ana, sent[0]?.id ?? '');
    expect(await (await sendPicture()).state()).toBe('waiting');
  });

  it('A picture that is forbidden meanwhile never goes out', async () => {
    const [sent, mod] = [await sendPicture(), await scene.moderator()];
    const { deps } = scene.test;
    await inTransaction(deps.db, async (trx) => {
      const hashes = await deps.media.hashesOf(trx, [sent.pictureId]);
      const forbidden = hashes.map((hash) => ({ ...hash, class: 'intimate' as const }));
      await deps.pictures.addIn(trx, forbidden, { source: 'test', addedBy: null });
    });
    await pass(2 * HOUR_MS);
    expect(await sent.state()).toBe('waiting');
    expect((await at(letOut, await scene.again(mod), sent.id)).problem.code).toBe('picture_refused');
    expect(await sent.state()).toBe('waiting');
  });
});

describe('a waiting post', () => {
  it('A repeat finds the post that waits, and the same post once it is out', async () => {
    const body = { content: 'A hill', picture: { id: await picture(ana), alt: '' } };
    const headers = { 'idempotency-key': randomUUID() };
    const send = async () => (await call(scene.test.app, createPost, { token: ana.token, body, headers })).body;
    const [first, again] = [await send(), await send()];
    expect([first.waiting?.opensAt, first.imageUrl, again.id]).toEqual([expect.any(String), null, first.id]);
    await pass(HOUR_MS);
    const { body: found } = await call(scene.test.app, getPost, { token: ben.token, params: { id: first.id } });
    expect([found.content, found.createdAt]).toEqual(['A hill', scene.test.clock.now().toISOString()]);
  });

  it('A post that only its author reads needs no look', async () => {
    const body = { content: '', visibility: 'private', picture: { id: await picture(ana), alt: '' } };
    const { body: made } = await call(scene.test.app, createPost, { token: ana.token, body });
    expect(made.waiting).toBeUndefined();
    expect((await call(scene.test.app, getPost, { token: ana.token, params: { id: made.id } })).status).toBe(200);
  });
});

it('An operator reads how much waits and since when', async () => {
  const measured = async (): Promise<string[]> => {
    const headers = { authorization: 'Bearer a token for tests' };
    const { payload } = await scene.test.app.inject({ url: '/metrics', headers });
    return payload.split('\n').filter((line) => line.startsWith('waiting_'));
  };
  expect(await measured()).toEqual(expect.arrayContaining(['waiting_things 0', 'waiting_oldest_seconds 0']));
  await sendPicture();
  scene.test.clock.advance(90_000);
  expect(await measured()).toEqual(expect.arrayContaining(['waiting_things 1', 'waiting_oldest_seconds 90']));
});
