import { randomUUID } from 'node:crypto';
import type { Message } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { TestSocket } from './socket.ts';

export interface Person {
  id: number;
  token: string;
}

interface Log {
  last: number;
  held: Map<number, Message | null>;
  messages: Message[];
  isAsking: boolean;
}

interface Options {
  person: Person;
  /** Where servers are, as http://host:port; after a failure the next one is tried. */
  addresses: readonly string[];
  /** What reaches the client of what came; the network's faults are put in here. */
  network?: (event: ServerEvent) => ServerEvent[];
  /** A client that breaks the rules: it repeats an unacknowledged message under a new client id. */
  forgetsIds?: boolean;
}

const RECONNECT_MS = 50;
const RESEND_MS = 400;

/**
 * A minimal client that follows the rules: an outbox kept until the acknowledgement, a
 * cursor per room; lines at or below it are dropped, lines beyond it are held until the gap is filled.
 */
export class ChatClient {
  readonly person: Person;
  readonly outbox = new Map<string, { roomId: string; content: string }>();
  /** Refused for good, by code. */
  readonly refused: string[] = [];
  readonly rooms = new Map<string, Log>();
  readonly others: ServerEvent[] = [];
  socket: TestSocket | undefined = undefined;
  isReady = false;
  readonly #options: Options;
  #attempt = 0;
  #isStopped = false;
  #resend: NodeJS.Timeout | undefined = undefined;
  #watchers: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.person = options.person;
  }

  start(roomIds: readonly string[]): this {
    for (const roomId of roomIds) this.rooms.set(roomId, { last: 0, held: new Map(), messages: [], isAsking: false });
    this.#connect();
    this.#resend = setInterval(() => this.#sendAll(), RESEND_MS);
    return this;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#resend);
    this.socket?.drop();
  }

  send(roomId: string, content: string): void {
    const clientId = randomUUID();
    this.outbox.set(clientId, { roomId, content });
    if (this.isReady) this.#say(clientId);
  }

  list(roomId: string): string[] {
    return (this.rooms.get(roomId)?.messages ?? []).map(({ seq, content }) => `${seq} ${content}`);
  }

  /** Resolves as soon as `isSo`; asked again after everything that happens. Throws with `what` after `ms`. */
  async until(what: string, isSo: () => boolean, ms = 100_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.person.id} waited in vain: ${what}`)), ms);
      const look = (): void => {
        if (!isSo()) this.#watchers.push(look);
        else {
          clearTimeout(timer);
          resolve();
        }
      };
      this.#watchers.push(look);
    });
  }

  ready(): Promise<void> {
    return this.until('to be connected', () => this.isReady);
  }

  #connect(): void {
    if (this.#isStopped) return;
    const { addresses } = this.#options;
    const address = addresses[this.#attempt % addresses.length] ?? '';
    const socket = new TestSocket(`${address.replace('http', 'ws')}/ws`);
    this.socket = socket;
    socket.onEvent = (event) => {
      for (const received of this.#options.network?.(event) ?? [event]) this.#receive(received);
      this.#stir();
    };
    void this.#attend(socket);
  }

  async #attend(socket: TestSocket): Promise<void> {
    await socket.opened();
    const rooms = Object.fromEntries([...this.rooms].map(([roomId, { last }]) => [roomId, last]));
    if (socket.code === undefined) socket.say({ type: 'auth', token: this.person.token, rooms });
    await socket.closed();
    this.isReady = false;
    this.#attempt += 1;
    setTimeout(() => this.#connect(), RECONNECT_MS);
  }

  #receive(event: ServerEvent): void {
    if (event.type === 'new_message') this.#line(event.roomId, event.seq, event.message);
    else if (event.type === 'room_changed') this.#line(event.roomId, event.seq, null);
    else if ('message' in event) this.#line(event.roomId, event.seq, null);
    else if (event.type === 'message_ack') this.outbox.delete(event.clientId);
    else if (event.type === 'message_nack' && !event.retryable) {
      this.outbox.delete(event.clientId);
      this.refused.push(event.code);
    } else if (event.type === 'rooms_rejoined') {
      for (const { roomId, recovered } of event.rooms) if (!recovered) void this.#fill(roomId);
      this.isReady = true;
      this.#sendAll();
    } else if (event.type === 'ping') this.socket?.say({ type: 'pong', timestamp: event.timestamp });
    else this.others.push(event);
  }

  #line(roomId: string, seq: number, message: Message | null): void {
    const log = this.rooms.get(roomId);
    if (log === undefined || seq <= log.last) return;
    log.held.set(seq, message);
    for (let next = log.held.get(log.last + 1); next !== undefined; next = log.held.get(log.last + 1)) {
      log.last += 1;
      log.held.delete(log.last);
      if (next !== null) log.messages.push(next);
    }
    if (log.held.size > 0) void this.#fill(roomId);
  }

  async #fill(roomId: string): Promise<void> {
    const log = this.rooms.get(roomId);
    if (log === undefined || log.isAsking) return;
    log.isAsking = true;
    const { addresses, person } = this.#options;
    const address = addresses[this.#attempt % addresses.length] ?? '';
    try {
      for (let hasMore = true; hasMore;) {
        const answer = await fetch(`${address}/api/chats/${roomId}/messages?afterSeq=${log.last}&limit=300`, {
          headers: { authorization: `Bearer ${person.token}` },
        });
        if (answer.status !== 200) break;
        const page = (await answer.json()) as { messages: Message[]; lastSeq: number; hasMore: boolean };
        for (const message of page.messages) if (message.seq > log.last) log.messages.push(message);
        ({ hasMore } = page);
        log.last = Math.max(log.last, hasMore ? (page.messages.at(-1)?.seq ?? 0) : page.lastSeq);
        for (const seq of log.held.keys()) if (seq <= log.last) log.held.delete(seq);
      }
    } catch {
      // The server went away meanwhile; the next line or the next connection asks again.
    }
    log.isAsking = false;
    this.#stir();
  }

  #sendAll(): void {
    if (!this.isReady) return;
    const waiting = [...this.outbox.keys()];
    for (const clientId of waiting) this.#say(clientId);
  }

  #say(clientId: string): void {
    const waiting = this.outbox.get(clientId);
    if (waiting === undefined || this.socket?.code !== undefined) return;
    const name = this.#options.forgetsIds === true ? randomUUID() : clientId;
    const { roomId: chatRoomId, content } = waiting;
    if (name !== clientId) {
      this.outbox.delete(clientId);
      this.outbox.set(name, waiting);
    }
    this.socket?.say({ type: 'chat_message', chatRoomId, content, clientId: name });
  }

  #stir(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watcher of watchers) watcher();
  }
}
