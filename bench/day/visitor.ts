import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { ServerEvent } from '#contract/realtime.ts';
import { now } from './record.ts';

/** A call or a line that has no answer after this time counts as failed. */
const PATIENCE_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export interface Call {
  method?: string;
  path: string;
  /** The name under which it is counted: the declared path. */
  as?: string;
  body?: unknown;
  /** The type of a body that is bytes. */
  type?: string;
}

/** A line that the server has acknowledged. */
export interface Acked {
  roomId: string;
  senderId: number;
  clientId: string;
  messageId: string;
  seq: number;
}

interface Identity {
  id: number;
  token: string;
  /** The instance at which they are. */
  server: string;
  /** The network address from which they seem to come. */
  address: string;
}

/** A person on one device: calls over HTTP, one WebSocket, and everything that they do is counted. */
export class Visitor {
  readonly #who: Identity;
  readonly #acked: Acked[];
  #socket: WebSocket | undefined;
  /** By client id, when a line was sent; and the lines that wait for their acknowledgement. */
  readonly #sent = new Map<string, number>();
  readonly #waiting = new Set<string>();
  /** When a line that may come was sent by the other, by client id. */
  heardFrom: (clientId: string) => number | undefined = () => undefined;

  constructor(who: Identity, acked: Acked[]) {
    this.#who = who;
    this.#acked = acked;
  }

  get id(): number {
    return this.#who.id;
  }

  signedIn(id: number, token: string): void {
    this.#who.id = id;
    this.#who.token = token;
  }

  sentAt = (clientId: string): number | undefined => this.#sent.get(clientId);

  /** Calls a route. Returns the body, or undefined when it was refused or failed, which is counted. */
  call<T>({ method = 'GET', path, as = path, body, type }: Call): Promise<T | undefined> {
    const { server, token, address } = this.#who;
    const what = `${method} ${as}`;
    const begun = performance.now();
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    return new Promise((resolve) => {
      const failed = (code: string): void => {
        now.tally.fail(what, code);
        resolve(undefined);
      };
      const asked = request(
        `${server}${path}`,
        {
          method,
          agent,
          timeout: PATIENCE_MS,
          headers: {
            'x-forwarded-for': address,
            ...(token !== '' && { authorization: `Bearer ${token}` }),
            ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
            ...(bytes !== undefined && { 'content-type': type ?? 'application/json', 'content-length': bytes.length }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', () => failed('cut off'));
          answer.on('end', () => {
            const parsed = JSON.parse(Buffer.concat(chunks).toString()) as T & { code?: string };
            if (answer.statusCode !== 200) return failed(`${answer.statusCode} ${parsed.code ?? ''}`);
            now.tally.add(what, performance.now() - begun);
            resolve(parsed);
          });
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('late')));
      asked.on('error', (error) => failed('code' in error ? String(error.code) : error.message));
      asked.end(bytes);
    });
  }

  /** Opens the socket with these rooms; returns whether it is live. */
  connect(rooms: Record<string, number>): Promise<boolean> {
    const { server, token, address } = this.#who;
    const begun = performance.now();
    const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, {
      headers: { 'x-forwarded-for': address },
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE_MS,
    });
    this.#socket = socket;
    return new Promise((resolve) => {
      const timer = setTimeout(() => socket.terminate(), PATIENCE_MS);
      let isLive = false;
      socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token, rooms })));
      socket.on('error', () => undefined);
      socket.on('close', (code) => {
        clearTimeout(timer);
        if (code !== 1005) now.tally.fail('socket', `closed with ${code}`);
        resolve(false);
      });
      socket.on('message', (data) => {
        const event = JSON.parse((data as Buffer).toString()) as ServerEvent;
        if (event.type === 'rooms_rejoined' && !isLive) {
          clearTimeout(timer);
          isLive = true;
          now.tally.add('socket opens', performance.now() - begun);
          resolve(true);
        } else this.#hear(event);
      });
    });
  }

  say(roomId: string, content: string): void {
    const clientId = randomUUID();
    if (this.#socket?.readyState !== WebSocket.OPEN) return now.tally.fail('line', 'no socket');
    this.#sent.set(clientId, performance.now());
    this.#waiting.add(clientId);
    this.#socket.send(JSON.stringify({ type: 'chat_message', chatRoomId: roomId, clientId, content }));
    setTimeout(() => {
      if (this.#waiting.delete(clientId)) now.tally.fail('line', 'not acknowledged');
    }, PATIENCE_MS).unref();
  }

  leave(): void {
    this.#socket?.close();
  }

  #hear(event: ServerEvent): void {
    if (event.type === 'ping') this.#socket?.send(JSON.stringify({ type: 'pong', timestamp: event.timestamp }));
    else if (event.type === 'message_ack') this.#settle(event);
    else if (event.type === 'message_nack') {
      this.#waiting.delete(event.clientId);
      now.tally.fail('line', event.code);
    } else if (event.type === 'new_message') {
      const sent = this.heardFrom(event.clientId);
      if (sent !== undefined) now.tally.add('line is heard at the other server', performance.now() - sent);
    }
  }

  #settle({ clientId, roomId, messageId, seq }: Extract<ServerEvent, { type: 'message_ack' }>): void {
    this.#acked.push({ roomId, senderId: this.id, clientId, messageId, seq });
    if (this.#waiting.delete(clientId))
      now.tally.add('line is acknowledged', performance.now() - (this.#sent.get(clientId) ?? 0));
  }
}
