import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { listMessages, type Message } from '#contract/chat.ts';
import { call, type TestApp } from '#test/app.ts';
import { ChatClient } from './client.ts';
import { deed, oneOfEach, World, type Deed } from './deeds.ts';

type Server = Pick<TestApp, 'app' | 'deps'>;

/** What must have happened at least once while things broke, so that a mix in which all is refused does not pass. */
const SEEN = ['say', 'react', 'edit', 'picture', 'plan', 'answer', 'kick', 'return'];
/** How long a deed is tried again while no server answers. */
const PATIENCE_MS = 20_000;

/**
 * Returns an app that tests can call and that is somewhere on the network: each call goes to the next address, and again
 * until a server answers. What happened to the tries before is not known, as for any client.
 */
function patientApp(addresses: readonly string[]): FastifyInstance {
  let turn = 0;
  const inject = async ({ method, url, headers, query = {}, payload }: Called) => {
    const isJson = payload !== undefined && !Buffer.isBuffer(payload);
    const body = isJson ? JSON.stringify(payload) : (payload as Buffer<ArrayBuffer> | undefined);
    const wish = {
      method,
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
    };
    const path = `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
      turn += 1;
      const answer = await fetch(`${addresses[turn % addresses.length]}${path}`, wish)
        .then(async (one) => ({ statusCode: one.status, body: await one.text(), headers: {} }))
        .catch(() => undefined);
      if (answer !== undefined && answer.statusCode < 500) return answer;
    }
    throw new Error(`Nobody answered ${method} ${url}.`);
  };
  // Tests call nothing else of it.
  return { inject } as unknown as FastifyInstance;
}

interface Called {
  method: string;
  url: string;
  headers: Record<string, string>;
  query?: Record<string, string>;
  payload?: Buffer | object;
}

interface Wishes {
  /** The servers: the deeds are done at each in turn, and each client goes to the next after a failure. */
  addresses: readonly string[];
  seed: number;
  /** Kinds that need the database of a server in another process. */
  without?: readonly string[];
  /** Kinds that are tried, and may be refused each time. */
  maybe?: readonly string[];
}

/** A group in which everything happens while servers, networks and databases fail, with a client for each of its people. */
export class Mix {
  readonly clients: readonly ChatClient[];
  readonly #world: World;
  readonly #wishes: Wishes;
  readonly #sent: string[] = [];
  readonly #done = new Set<string>();
  #count = 0;

  private constructor(world: World, wishes: Wishes) {
    this.#world = world;
    this.#wishes = wishes;
    this.clients = world.people.map((person, at) =>
      new ChatClient({ person, addresses: wishes.addresses, first: at }).start([world.roomId]),
    );
  }

  /** Makes the group at `maker`, which is not needed afterwards unless it is one of the addresses. */
  static async make(maker: Server, wishes: Wishes): Promise<Mix> {
    const world = await World.make(maker);
    world.moveTo({ app: patientApp(wishes.addresses), deps: maker.deps });
    return new Mix(world, wishes);
  }

  ready(): Promise<unknown> {
    return Promise.all(this.clients.map((client) => client.ready()));
  }

  /** Does everything once and then what chance picks, with a line of the owner beside each deed. */
  async play(): Promise<void> {
    const { seed, without = [] } = this.#wishes;
    const deeds = [...oneOfEach, ...fc.sample(deed, { numRuns: 40, seed })];
    for (const one of deeds) if (!without.includes(one.kind)) await this.#do(one);
  }

  /** Lets the owner write, whom no rule of the group stops. */
  say(content: string): void {
    this.clients[0]?.send(this.#world.roomId, content);
    this.#sent.push(content);
  }

  /** Resolves as soon as this many deeds were tried. */
  async until(count: number): Promise<void> {
    while (this.#count < count) await pause(5);
  }

  async #do(one: Deed): Promise<void> {
    this.say(`beside deed ${this.#count}`);
    // A crash between two steps of a deed leaves it half done, as when a person's phone goes out.
    const isDone = await this.#world.play(one).catch(() => false);
    if (isDone) this.#done.add(one.kind);
    this.#count += 1;
  }

  /**
   * Asserts that all that was acknowledged is in the log once, that each member's copy is what they read afresh, and that
   * the one who was removed heard nothing of what came until they were back.
   */
  async kept(): Promise<'kept'> {
    const { roomId, said, people } = this.#world;
    await this.#do({ kind: 'return', who: 0, about: 0 });
    await this.clients[0]?.until('the outbox of the owner to empty', () => this.clients[0]?.outbox.size === 0);
    // A hint that was lost told them nothing of their return.
    this.clients.at(-1)?.socket?.drop();
    const pages = await Promise.all(people.map(({ token }) => this.#read(token)));
    for (const [at, client] of this.clients.entries()) {
      const { messages, lastSeq } = pages[at] ?? { messages: [], lastSeq: 0 };
      await client.until('the end of the log', () => client.lastOf(roomId) >= lastSeq);
      const first = messages[0]?.seq ?? 0;
      expect(client.messages(roomId).filter(({ seq }) => seq >= first)).toEqual(messages);
    }
    const owners = pages[0]?.messages ?? [];
    const ids = Map.groupBy(owners, ({ id }) => id);
    expect(said.filter(({ id }) => ids.get(id)?.length !== 1)).toEqual([]);
    const lines = new Set(this.#sent);
    const beside = owners.filter(({ content }) => lines.has(content)).map(({ content }) => content);
    expect(beside.toSorted()).toEqual(this.#sent.toSorted());
    this.#assertHeardInside(owners);
    const { without = [], maybe = [] } = this.#wishes;
    const unseen = SEEN.filter((kind) => ![...this.#done, ...without, ...maybe].includes(kind));
    expect(unseen).toEqual([]);
    return 'kept';
  }

  stop(): void {
    for (const client of this.clients) client.stop();
  }

  #assertHeardInside(messages: readonly Message[]): void {
    const last = this.clients.at(-1);
    const userId = last?.person.id ?? 0;
    const moves = messages.flatMap(({ seq, notice }) =>
      notice?.userIds.includes(userId) === true ? [{ seq, kind: notice.kind }] : [],
    );
    let leftAt: number | undefined;
    const outside: [from: number, to: number][] = [];
    for (const { seq, kind } of moves) {
      if (kind === 'joined') {
        if (leftAt !== undefined) outside.push([leftAt, seq]);
        leftAt = undefined;
      } else if (['left', 'removed', 'banned'].includes(kind)) leftAt ??= seq;
    }
    expect(leftAt).toBeUndefined();
    expect(outside.length).toBeGreaterThan(1);
    const heard = last?.rooms.get(this.#world.roomId)?.heard ?? [];
    expect(heard.filter((seq) => outside.some(([from, to]) => seq > from && seq < to))).toEqual([]);
  }

  /** Returns all that a person reads of the group. */
  async #read(token: string): Promise<{ messages: Message[]; lastSeq: number }> {
    const app = patientApp(this.#wishes.addresses);
    const messages: Message[] = [];
    for (;;) {
      const query = { afterSeq: messages.at(-1)?.seq ?? 0, limit: 300 };
      const { body } = await call(app, listMessages, { token, params: { roomId: this.#world.roomId }, query });
      messages.push(...body.messages);
      if (!body.hasMore) return { messages, lastSeq: body.lastSeq };
    }
  }
}
