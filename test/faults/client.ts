import { randomUUID } from 'node:crypto';
import type { Message } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { entryOf, RoomCopy, type CaughtUpPage } from './copy.ts';
import { TestSocket } from './socket.ts';

export interface Person {
  id: number;
  token: string;
}

interface Options {
  person: Person;
  /** Addresses of servers, as http://host:port; after a failure the client tries the next one. */
  addresses: readonly string[];
  /** The index of the first address to try. */
  first?: number;
  /** Returns the events that reach the client when the socket receives an event. Tests insert network faults here. */
  network?: (event: ServerEvent) => ServerEvent[];
  /** If true, the client breaks the rules and repeats an unacknowledged message under a new client id. */
  forgetsIds?: boolean;
}

const RECONNECT_MS = 50;
const RESEND_MS = 400;

/**
 * A client without a screen that follows the rules of the web app. Its outbox keeps each message until the server
 * acknowledges or finally refuses the message. The product's reducer keeps each room's log.
 */
export class ChatClient {
  readonly person: Person;
  readonly outbox = new Map<string, { roomId: string; content: string }>();
  /** The error codes of messages that the server finally refused. */
  readonly refused: string[] = [];
  readonly rooms = new Map<string, RoomCopy>();
  readonly others: ServerEvent[] = [];
  socket: TestSocket | undefined = undefined;
  isReady = false;
  readonly #options: Options;
  #attempt: number;
  #isStopped = false;
  #resend: NodeJS.Timeout | undefined = undefined;
  #watchers: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.person = options.person;
    this.#attempt = options.first ?? 0;
  }

  start(roomIds: readonly string[]): this {
    for (const roomId of roomIds) this.rooms.set(roomId, new RoomCopy(this.person.id));
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

  messages(roomId: string): readonly Message[] {
    return this.rooms.get(roomId)?.log.messages ?? [];
  }

  list(roomId: string): string[] {
    return this.messages(roomId).map(({ seq, content }) => `${seq} ${content}`);
  }

  /** Returns the last position of a room's log that the client has. */
  lastOf(roomId: string): number {
    return this.rooms.get(roomId)?.log.last ?? 0;
  }

  /** Checks `isSo` now and after each event. Resolves when `isSo` is true; throws an error with `what` after `ms`. */
  async until(what: string, isSo: () => boolean, ms = 200_000): Promise<void> {
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
    const rooms = Object.fromEntries([...this.rooms].map(([roomId, { log }]) => [roomId, log.last]));
    if (socket.code === undefined) socket.say({ type: 'auth', token: this.person.token, rooms });
    await socket.closed();
    this.isReady = false;
    this.#attempt += 1;
    setTimeout(() => this.#connect(), RECONNECT_MS);
  }

  #receive(event: ServerEvent): void {
    const [line] = entryOf(event);
    if (line !== undefined && 'roomId' in event) {
      const copy = this.rooms.get(event.roomId);
      copy?.line(line);
      if (copy?.hasGap === true) void this.#fill(event.roomId);
    } else if (event.type === 'message_ack') this.outbox.delete(event.clientId);
    else if (event.type === 'message_nack' && !event.retryable) {
      this.outbox.delete(event.clientId);
      this.refused.push(event.code);
    } else if (event.type === 'rooms_rejoined') {
      for (const { roomId, recovered } of event.rooms) if (!recovered) void this.#fill(roomId);
      this.isReady = true;
      this.#sendAll();
    } else if (event.type === 'room_joined' && !event.recovered) void this.#fill(event.roomId);
    else if (event.type === 'ping') this.socket?.say({ type: 'pong', timestamp: event.timestamp });
    else {
      // After a `resync` of the chats, the client joins its rooms again, because the person may be back in one of them.
      if (event.type === 'resync' && event.scope === 'chats') this.#join();
      this.others.push(event);
    }
  }

  async #fill(roomId: string): Promise<void> {
    await this.rooms.get(roomId)?.fill((afterSeq) => this.#page(roomId, afterSeq));
    this.#stir();
  }

  async #page(roomId: string, afterSeq: number): Promise<CaughtUpPage | undefined> {
    const { addresses, person } = this.#options;
    const address = addresses[this.#attempt % addresses.length] ?? '';
    const answer = await fetch(`${address}/api/chats/${roomId}/messages?afterSeq=${afterSeq}&limit=300`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    return answer.status === 200 ? ((await answer.json()) as CaughtUpPage) : undefined;
  }

  #join(): void {
    for (const [roomId, { log }] of this.rooms) {
      if (this.isReady) this.socket?.say({ type: 'join_room', chatRoomId: roomId, afterSeq: log.last });
    }
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
