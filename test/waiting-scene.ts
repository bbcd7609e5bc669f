import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { listChats } from '#contract/chat.list.ts';
import { searchMessages } from '#contract/chat.search.ts';
import { getRoom, listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { listWaitingMessages } from '#contract/chat.waiting.ts';
import { DAY_MS } from '#contract/durations.ts';
import { pictureAddresses } from '#contract/media.ts';
import { createPost, getPost, listPosts, listPostsBy, openPostPicture, type Post } from '#contract/posts.ts';
import { listWaitingPosts } from '#contract/posts.waiting.ts';
import { startLettingOut } from '#server/features/moderation/waiting/letting-out.ts';
import { publicPostPreview } from '#server/features/posts/posts.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import { call } from './app.ts';
import { DeskScene } from './desk-scene.ts';
import type { TestMember } from './factories.ts';
import { pictureOf } from './photo.ts';
import { upload } from './pictures.ts';

/** A thing that was sent, as everybody finds it. */
export interface Sent {
  pictureId: string;
  /** Returns its state for its sender: waiting, refused, out, or gone. */
  state: () => Promise<string>;
  /** Returns the places at which the other person comes across it. */
  found: () => Promise<string[]>;
  /** Its id while it waits. */
  id: string;
}

const pathOf = (id: string): string => openPostPicture.path.replace(':id', id).replace(':width', 'small');

/** A desk, Ana, who is new, and Ben, who is not, in a room where Ben has said something. */
export class WaitingScene extends DeskScene {
  ana!: TestMember;
  ben!: TestMember;
  roomId = '';
  #seed = 100;

  begin = async (): Promise<void> => {
    [this.ana, this.ben] = [await this.member(), await this.member()];
    const since = new Date(this.test.clock.now().getTime() - 30 * DAY_MS);
    await sql`UPDATE account SET created_at = ${since} WHERE id = ${this.ben.id}`.execute(this.test.deps.db);
    this.roomId = await this.room(this.ana, this.ben);
    await this.say(this.ben, this.roomId, 'Show me');
  };

  /** Ends what a test left behind, so that it waits in no other. */
  end = async (): Promise<void> => {
    await sql`DELETE FROM waiting_thing`.execute(this.test.deps.db);
    await sql`DELETE FROM moderator`.execute(this.test.deps.db);
  };

  picture = async (by: TestMember): Promise<string> =>
    (await upload(this.test, by, { bytes: await pictureOf((this.#seed += 1)) })).body.id;

  /** Returns words that nobody said before, without a number. */
  #words = (): string => `words ${[...String(this.#seed)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

  opens = async (by: TestMember, id: string): Promise<boolean> => {
    const { pictures } = (await call(this.test.app, pictureAddresses, { token: by.token, body: { ids: [id] } })).body;
    const [one] = pictures;
    return one !== undefined && (await this.test.app.inject({ url: one.small })).statusCode === 200;
  };
  #rows = async (table: string): Promise<string> => {
    const { rows: all } = await sql`SELECT to_jsonb(given) AS row FROM ${sql.table(table)} AS given`.execute(
      this.test.deps.db,
    );
    return JSON.stringify(all);
  };

  /** Sends a message with a picture of Ana's. */
  sendPicture = async (body: Record<string, unknown> = {}): Promise<Sent & { message: Message }> => {
    const pictureId = await this.picture(this.ana);
    const content = this.#words();
    const sent = { clientId: randomUUID(), content, pictures: [{ id: pictureId, alt: 'A hill' }], ...body };
    const answer = await call(this.test.app, sendMessage, {
      token: this.ana.token,
      params: { roomId: this.roomId },
      body: sent,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    const read = async (by: TestMember) =>
      (await call(this.test.app, listMessages, { token: by.token, params: { roomId: this.roomId } })).body.messages;
    return {
      pictureId,
      message: answer.body.message,
      id: answer.body.message.id,
      state: async () => {
        const own = (await call(this.test.app, listWaitingMessages, { token: this.ana.token })).body.messages;
        const waits = own.find(({ clientId }) => clientId === sent.clientId)?.waiting;
        if (waits !== undefined) return waits.isRefused === true ? 'refused' : 'waiting';
        return (await read(this.ana)).some(({ clientId }) => clientId === sent.clientId) ? 'out' : 'gone';
      },
      found: async () => {
        const of = { token: this.ben.token };
        const chats = (await call(this.test.app, listChats, of)).body.chats;
        const room = (await call(this.test.app, getRoom, { ...of, params: { roomId: this.roomId } })).body;
        const places = {
          log: JSON.stringify(await read(this.ben)),
          list: JSON.stringify(chats),
          room: JSON.stringify(room),
          pushes: await this.#rows('push_due'),
          picture: (await this.opens(this.ben, pictureId)) ? content : '',
          search: JSON.stringify(
            (await call(this.test.app, searchMessages, { ...of, query: { words: content } })).body,
          ),
          waiting: JSON.stringify((await call(this.test.app, listWaitingMessages, of)).body),
        };
        const unread = room.unreadCount > 0 ? ['unread'] : [];
        return [...Object.entries(places).flatMap(([name, text]) => (text.includes(content) ? [name] : [])), ...unread];
      },
    };
  };

  /** Posts a picture of Ana's. */
  postPicture = async (): Promise<Sent & { post: Post }> => {
    const pictureId = await this.picture(this.ana);
    const content = this.#words();
    const body = { content, picture: { id: pictureId, alt: 'A hill' } };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await call(this.test.app, createPost, { token: this.ana.token, body, headers });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    const { id } = answer.body;
    return {
      pictureId,
      post: answer.body,
      id,
      state: async () => {
        const own = (await call(this.test.app, listWaitingPosts, { token: this.ana.token })).body.posts;
        const waits = own.find((one) => one.id === id)?.waiting;
        if (waits !== undefined) return waits.isRefused === true ? 'refused' : 'waiting';
        const answered = await call(this.test.app, getPost, { token: this.ana.token, params: { id } });
        return answered.status === 200 ? 'out' : 'gone';
      },
      found: async () => {
        const of = { token: this.ben.token };
        const places = {
          feed: JSON.stringify((await call(this.test.app, listPosts, of)).body),
          visitors: JSON.stringify((await call(this.test.app, listPosts)).body),
          profile: JSON.stringify(
            (await call(this.test.app, listPostsBy, { ...of, params: { id: this.ana.id } })).body,
          ),
          page: JSON.stringify((await call(this.test.app, getPost, { ...of, params: { id } })).body),
          preview: JSON.stringify((await publicPostPreview(this.test.deps.db, id)) ?? {}),
          picture: (await this.opens(this.ben, pictureId)) ? content : '',
          file: (await this.test.app.inject({ url: pathOf(id) })).statusCode === 200 ? content : '',
          waiting: JSON.stringify((await call(this.test.app, listWaitingPosts, of)).body),
        };
        return Object.entries(places).flatMap(([name, text]) => (text.includes(content) ? [name] : []));
      },
    };
  };

  /** Lets the worker of another instance look, and waits until it has seen to everything that is due. */
  attend = async (): Promise<void> => {
    const { deps } = this.test;
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
    await vi.waitUntil(async () => !(await isDue()), { timeout: 20_000 });
    await worker.stop();
  };

  /** Lets time pass. Sign-ins end with it, so the two sign in again. */
  pass = async (ms: number): Promise<void> => {
    this.test.clock.advance(ms);
    this.ana = { ...this.ana, token: await this.signIn(this.ana) };
    this.ben = { ...this.ben, token: await this.signIn(this.ben) };
    await this.attend();
  };
}
