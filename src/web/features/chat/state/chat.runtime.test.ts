import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Message } from '#contract/chat.ts';
import type { ClientEvent } from '#contract/realtime.ts';
import type { OutboxEntry, OutboxStorage } from '#web/features/chat/outbox/outbox.storage.ts';
import { RESEND_MS } from '#web/features/chat/outbox/outbox.ts';
import { ChatRuntime } from './chat.runtime.ts';

const ROOM = '018f0000-0000-7000-8000-000000000000';
const PEOPLE = [100_000_000_001, 100_000_000_002] as const;

/** The stored log of a room, which every client must show in the end. */
class Database {
  rows: Message[] = [];

  insert(senderId: number, clientId: string, content: string): { message: Message; duplicate: boolean } {
    const found = this.rows.find((row) => row.senderId === senderId && row.clientId === clientId);
    if (found !== undefined) return { message: found, duplicate: true };
    const seq = this.rows.length + 1;
    const at = new Date(seq * 1000).toISOString();
    const id = `018f0000-0000-7000-8000-${String(seq).padStart(12, '0')}`;
    const base = { id, chatRoomId: ROOM, seq, senderId, clientId, content };
    const message: Message = { ...base, messageType: 'text', replyTo: null, createdAt: at };
    this.rows.push(message);
    return { message, duplicate: false };
  }
}

/** One person's device and page. The test can cut the network, which may also lose or duplicate frames. */
class Client {
  readonly me: number;
  readonly #database: Database;
  readonly #all: Client[];
  readonly #device = new Map<string, OutboxEntry>();
  readonly #timers = new Map<object, { at: number; run: () => void }>();
  /** Returns the number of times that a frame arrives: zero, one or two. */
  fate: () => number = () => 1;
  isLive = false;
  hasHttp = true;
  now = 0;
  #ids = 0;
  runtime: ChatRuntime;

  constructor(me: number, database: Database, all: Client[]) {
    this.me = me;
    this.#database = database;
    this.#all = all;
    this.runtime = this.#start();
  }

  /** Closes the page and opens it again. The device keeps its storage. */
  reload(): void {
    this.runtime.stop();
    this.#timers.clear();
    this.isLive = false;
    this.runtime = this.#start();
    this.runtime.enter(ROOM);
  }

  connect(): void {
    this.isLive = true;
    const after = this.runtime.lastSeqs()[ROOM] ?? 0;
    for (const { seq } of this.#database.rows.slice(after)) this.deliver(seq);
    this.runtime.heard(ROOM, this.#database.rows.length, true);
    this.runtime.connected();
  }

  deliver(seq: number): void {
    const message = this.#database.rows[seq - 1];
    if (!this.isLive || message === undefined) return;
    for (let copy = this.fate(); copy > 0; copy -= 1) this.runtime.arrived({ roomId: ROOM, seq, message });
  }

  get shown(): string[] {
    return this.runtime.store.get(ROOM).log.messages.map(({ content }) => content);
  }

  get bubbles(): string[] {
    return this.runtime.store.get(ROOM).log.pending.map(({ content, state }) => `${content}: ${state}`);
  }

  get kept(): number {
    return this.#device.size;
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await settled();
      const next = [...this.#timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = end;
  }

  #start(): ChatRuntime {
    return new ChatRuntime({
      me: this.me,
      storage: this.#storage(),
      now: () => this.now,
      newId: () => `018f0000-0000-7000-9000-${String((this.#ids += 1)).padStart(12, '0')}`,
      timers: {
        set: (run, ms) => {
          const timer = {};
          this.#timers.set(timer, { at: this.now + ms, run });
          return timer;
        },
        clear: (timer) => void this.#timers.delete(timer as object),
      },
      link: { send: (event) => this.#sendFrame(event), isLive: () => this.isLive, isConnecting: () => false },
      onLost: () => undefined,
      api: {
        messages: async (_room, { afterSeq, beforeSeq, limit }) => {
          await this.#overHttp();
          const { rows } = this.#database;
          const wanted = rows.filter(({ seq }) => seq > (afterSeq ?? 0) && seq < (beforeSeq ?? Infinity));
          const messages = afterSeq === undefined ? wanted.slice(-limit) : wanted.slice(0, limit);
          return { messages, lastSeq: rows.length, hasMore: wanted.length > limit };
        },
        send: async (entry) => {
          const isReached = await this.#overHttp().then(
            () => true,
            () => false,
          );
          if (!isReached) return { kind: 'unknown' };
          return { kind: 'acked', message: this.#store(entry).message };
        },
        read: () => this.#overHttp(),
      },
    });
  }

  #sendFrame(event: ClientEvent): boolean {
    if (!this.isLive) return false;
    if (event.type !== 'chat_message') return true;
    for (let copy = this.fate(); copy > 0; copy -= 1) {
      const { message } = this.#store({ ...event, clientId: String(event.clientId) });
      if (this.fate() > 0) queueMicrotask(() => this.runtime.acked(ackOf(message)));
    }
    return true;
  }

  #store({ clientId, content }: { clientId: string; content: string }): { message: Message; duplicate: boolean } {
    const stored = this.#database.insert(this.me, clientId, content);
    if (!stored.duplicate) for (const client of this.#all) queueMicrotask(() => client.deliver(stored.message.seq));
    return stored;
  }

  async #overHttp(): Promise<void> {
    await Promise.resolve();
    if (!this.hasHttp) throw new TypeError('Failed to fetch');
  }

  #storage(): OutboxStorage {
    return {
      all: async () => [...this.#device.values()],
      put: async (entry) => void this.#device.set(entry.clientId, entry),
      remove: async (clientId) => void this.#device.delete(clientId),
    };
  }
}

const ackOf = ({ clientId, id, seq, createdAt }: Message) => ({
  clientId,
  roomId: ROOM,
  messageId: id,
  seq,
  createdAt,
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

function twoClients(): { database: Database; clients: [Client, Client] } {
  const database = new Database();
  const all: Client[] = [];
  const [first, second] = PEOPLE.map((me) => new Client(me, database, all)) as [Client, Client];
  all.push(first, second);
  for (const client of all) client.runtime.enter(ROOM);
  return { database, clients: [first, second] };
}

const action = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom('send', 'send', 'send', 'connect', 'cut', 'noHttp', 'http', 'reload', 'wait', 'replay'),
  ms: fc.nat(7000),
});

it('A sign-out aborts the running recording and uploads', () => {
  const { clients } = twoClients();
  const { store } = clients[0].runtime;
  const end = new AbortController();
  const drop = vi.fn<() => void>();
  store.update(ROOM, { recording: { step: 'asking', end } });
  const known = {
    preview: undefined,
    step: 'sending',
    file: undefined,
    problem: undefined,
    canRetry: false,
    progress: 0,
    taken: undefined,
  } as const;
  store.update(ROOM, { tray: [{ ...known, clientId: 'one', job: { run: () => undefined, drop }, alt: '' }] });
  expect([end.signal.aborted, drop.mock.calls.length]).toEqual([false, 0]);
  clients[0].runtime.stop();
  expect([end.signal.aborted, drop.mock.calls.length]).toEqual([true, 1]);
});

it('The page counts a message as unsaved from its bubble until it is stored', async () => {
  const { clients } = twoClients();
  const { store } = clients[0].runtime;
  const seen: boolean[] = [];
  store.subscribe(ROOM, () => seen.push(store.outgoing === null));
  const { kept } = clients[0].runtime.send(ROOM, 'hello');
  expect(seen).toContain(false);
  expect(seen).not.toContain(true);
  await kept;
  expect([store.outgoing, clients[0].kept]).toEqual([null, 1]);
});

describe('Two people who write to each other', () => {
  it('Both people see what the database has, after any loss, doubling, cut or reload', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 10, maxLength: 60, size: 'max' }),
        fc.infiniteStream(fc.constantFrom(0, 1, 1, 1, 2)),
        async (actions, fates) => {
          const { database, clients } = twoClients();
          const written: string[] = [];
          for (const client of clients) client.fate = () => fates.next().value ?? 1;
          for (const { who, what, ms } of actions) {
            const client = clients[who];
            if (what === 'send') {
              written.push(`message ${written.length}`);
              client.runtime.send(ROOM, written.at(-1) ?? '');
            }
            if (what === 'connect') client.connect();
            if (what === 'cut') client.isLive = false;
            if (what === 'noHttp' || what === 'http') client.hasHttp = what === 'http';
            // The reload waits until the device has stored the message; a reload before that would lose it.
            if (what === 'reload') await settled().then(() => client.reload());
            if (what === 'replay') client.deliver(1 + (ms % Math.max(1, database.rows.length)));
            if (what === 'wait') await client.pass(ms);
          }
          for (const client of clients) {
            client.hasHttp = true;
            client.fate = () => 1;
            client.connect();
          }
          for (let round = 0; round < 8; round += 1) for (const client of clients) await client.pass(RESEND_MS);
          const stored = database.rows.map(({ content }) => content);
          expect(stored.toSorted()).toEqual(written.toSorted());
          for (const client of clients) {
            expect(client.shown).toEqual(stored.slice(-client.shown.length));
            expect(client.shown.length).toBe(stored.length);
            expect([client.bubbles, client.kept]).toEqual([[], 0]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('People behind a blocked socket send over HTTP and poll', async () => {
    const { database, clients } = twoClients();
    const [first, second] = clients;
    first.runtime.send(ROOM, 'hello');
    await first.pass(0);
    expect([database.rows.length, first.shown, first.bubbles]).toEqual([1, ['hello'], []]);
    await second.pass(RESEND_MS);
    expect(second.shown).toEqual(['hello']);
  });

  it('An offline message shows as “not sent” and is sent when the network returns', async () => {
    const { database, clients } = twoClients();
    const [client] = clients;
    await client.pass(0);
    client.hasHttp = false;
    client.runtime.send(ROOM, 'hello');
    await client.pass(1000);
    expect(client.bubbles).toEqual(['hello: sending']);
    await client.pass(20_000);
    expect(client.bubbles).toEqual(['hello: failed']);
    client.connect();
    await client.pass(1000);
    expect([database.rows.length, client.shown, client.bubbles]).toEqual([1, ['hello'], []]);
  });
});
