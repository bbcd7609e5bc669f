import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { listMessages, type Message } from '#contract/chat.ts';
import { call, type TestApp } from '#test/app.ts';
import { ChatClient } from './client.ts';
import { deed, oneOfEach, World, type ChatDeed } from './deeds.ts';

type Server = Pick<TestApp, 'app' | 'deps'>;

/** Deeds that must succeed at least once. So a run in which the servers refuse everything fails. */
const SEEN = ['say', 'react', 'edit', 'picture', 'plan', 'answer', 'kick', 'return'];
/** How long a call is retried while no server answers. */
const PATIENCE_MS = 20_000;

/**
 * Returns an app for tests that calls servers over the network. Each attempt goes to the next address, until a server
 * answers with a status below 500. As for any client, a failed attempt may have taken effect.
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
  // Tests call only the method `inject`.
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
  /** The addresses of the servers: deeds use each in turn, and each client tries the next one after a failure. */
  addresses: readonly string[];
  seed: number;
  /** Kinds of deeds to leave out, because they need direct access to the database of another process. */
  without?: readonly string[];
  /** Kinds of deeds that may be refused every time. */
  maybe?: readonly string[];
}

interface Settled {
  /** For each member, the messages in the client's copy and in a fresh read. The owner is the first member. */
  members: { copy: readonly Message[]; fresh: readonly Message[] }[];
  /** The messages of deeds that the servers acknowledged. */
  said: readonly Message[];
  /** The contents of the lines that the owner's client sent. */
  sent: readonly string[];
  /** The kinds in `SEEN` that never succeeded, except those in `without` and `maybe`. */
  unseen: string[];
  /** The person who was removed and returned, and the position in the log of each line they received. */
  removed: { userId: number; heard: readonly number[] };
}

/**
 * Asserts that everything acknowledged is in the log once, that each member's copy equals a fresh read, and that the
 * removed person received nothing from the time between the removal and the return.
 */
export async function mixKept(mix: Mix): Promise<'kept'> {
  const { members, said, sent, unseen, removed } = await mix.settle();
  for (const { copy, fresh } of members) expect(copy).toEqual(fresh);
  const all = members[0]?.fresh ?? [];
  const ids = Map.groupBy(all, ({ id }) => id);
  expect(said.filter(({ id }) => ids.get(id)?.length !== 1)).toEqual([]);
  const lines = new Set(sent);
  const beside = all.filter(({ content }) => lines.has(content)).map(({ content }) => content);
  expect(beside.toSorted()).toEqual(sent.toSorted());
  const outside = absencesOf(removed.userId, all);
  expect(outside.length).toBeGreaterThan(1);
  expect(removed.heard.filter((seq) => outside.some(([from, to]) => seq > from && seq < to))).toEqual([]);
  expect(unseen).toEqual([]);
  return 'kept';
}

/** Returns the log positions at which a person left and came back, for each absence that ended. */
function absencesOf(userId: number, messages: readonly Message[]): [left: number, back: number][] {
  const absences: [left: number, back: number][] = [];
  let leftAt: number | undefined;
  for (const { seq, notice } of messages) {
    if (notice?.userIds.includes(userId) !== true) continue;
    if (notice.kind === 'joined') {
      if (leftAt !== undefined) absences.push([leftAt, seq]);
      leftAt = undefined;
    } else if (['left', 'removed', 'banned'].includes(notice.kind)) leftAt ??= seq;
  }
  return absences;
}

/** A group in which everything happens while servers, networks and databases fail, and a client for each member. */
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

  /** Creates the group on `maker`. Later deeds use `maker` only if `wishes.addresses` has its address. */
  static async make(maker: Server, wishes: Wishes): Promise<Mix> {
    const world = await World.make(maker);
    world.moveTo({ app: patientApp(wishes.addresses), deps: maker.deps });
    return new Mix(world, wishes);
  }

  ready(): Promise<unknown> {
    return Promise.all(this.clients.map((client) => client.ready()));
  }

  /** Plays one deed of each kind and then random ones; the owner writes a line beside each deed. */
  async play(): Promise<void> {
    const { seed, without = [] } = this.#wishes;
    const deeds = [...oneOfEach, ...fc.sample(deed, { numRuns: 40, seed })];
    for (const one of deeds) if (!without.includes(one.kind)) await this.#do(one);
  }

  /** Writes as the owner, because no rule of the group stops an owner. */
  say(content: string): void {
    this.clients[0]?.send(this.#world.roomId, content);
    this.#sent.push(content);
  }

  /** Resolves after this number of deeds. */
  async until(count: number): Promise<void> {
    while (this.#count < count) await pause(5);
  }

  async #do(one: ChatDeed): Promise<void> {
    this.say(`beside deed ${this.#count}`);
    // A crash between two calls leaves a deed half done, as a phone that loses power would.
    const isDone = await this.#world.play(one).catch(() => false);
    if (isDone) this.#done.add(one.kind);
    this.#count += 1;
  }

  /** Brings the removed person back to the group, and waits until every client has the end of the log. */
  async settle(): Promise<Settled> {
    const { roomId, said, people } = this.#world;
    await this.#do({ kind: 'return', who: 0, about: 0 });
    await this.clients[0]?.until('the outbox of the owner to empty', () => this.clients[0]?.outbox.size === 0);
    // The hint about the return may be lost, so the person's client reconnects.
    this.clients.at(-1)?.socket?.drop();
    const pages = await Promise.all(people.map(({ token }) => this.#read(token)));
    const members = [];
    for (const [at, client] of this.clients.entries()) {
      const { messages: fresh, lastSeq } = pages[at] ?? { messages: [], lastSeq: 0 };
      await client.until('the end of the log', () => client.lastOf(roomId) >= lastSeq);
      const first = fresh[0]?.seq ?? 0;
      members.push({ fresh, copy: client.messages(roomId).filter(({ seq }) => seq >= first) });
    }
    const last = this.clients.at(-1);
    const { without = [], maybe = [] } = this.#wishes;
    const unseen = SEEN.filter((kind) => ![...this.#done, ...without, ...maybe].includes(kind));
    const heard = last?.rooms.get(roomId)?.heard ?? [];
    return { members, said, sent: this.#sent, unseen, removed: { userId: last?.person.id ?? 0, heard } };
  }

  stop(): void {
    for (const client of this.clients) client.stop();
  }

  /** Returns all messages of the group that a person can read. */
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
