import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData } from 'ws';
import { closeCodes, HEARTBEAT_MS, MAX_FRAME_BYTES, type ClientEvent, type ServerEvent } from '#contract/realtime.ts';
import type { Config } from '#server/config.ts';
import type { Clock, NewId, Rng } from '#server/platform/clock.ts';
import type { Refusal, Sessions } from '#server/platform/sessions.ts';
import type { Caller } from '#server/platform/tokens.ts';
import { Connection } from './connection.ts';
import { callerAddress, isSocketPath, refuseUpgrade, type Door } from './door.ts';
import { eventFrame, type Frame } from './frames.ts';
import { Heartbeat } from './heartbeat.ts';
import { readFrame } from './intake.ts';
import type { Timers } from './timers.ts';

export interface HubLimits {
  socketsPerPerson: number;
  socketsPerAddress: number;
  framesPerSecond: number;
  /** Time to say who one is. */
  authMs: number;
  /** Goodbyes at shutdown are spread over this long, so that not everybody returns at once. */
  farewellMs: number;
}

const usual: HubLimits = {
  socketsPerPerson: 5,
  socketsPerAddress: 20,
  framesPerSecond: 200,
  authMs: 5000,
  farewellMs: 2000,
};

interface HubOptions {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimitMultiplier'>;
  sessions: Pick<Sessions, 'authenticate'>;
  clock: Clock;
  newId: NewId;
  rng: Rng;
  timers: Timers;
  log: Logger;
}

type Auth = Extract<ClientEvent, { type: 'auth' }>;
type Renewal = Extract<ClientEvent, { type: 'reauth' | 'update_token' }>;
/** The events features answer; the hub keeps authentication and the heartbeat to itself. */
type FeatureEvent = Exclude<ClientEvent, Auth | Renewal | { type: 'ping' | 'pong' }>;
type FeatureType = FeatureEvent['type'];

interface HubListener {
  /** A connection proved who it is; `rooms` are those it wants to resume, with where it stands in each. */
  onReady?: (connection: Connection, rooms: Record<string, number>) => void;
  onGone?: (connection: Connection) => void;
  /** A person's first connection came, or their last one went. */
  onPresence?: (userId: number, isHere: boolean) => void;
  /** JSON that is no event of the protocol; true when it was answered. */
  onUnknown?: (connection: Connection, json: unknown) => boolean;
  /** Still there, as of the last heartbeat. */
  onBeat?: (userId: number) => void;
}

const MISSED_BEATS = 2;
/** Tokens a connection may try. */
const MAX_REFUSALS = 4;
/** How long a closing handshake may take before the socket is cut. */
const CLOSE_MS = 3000;

const refusals: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

// A value of its own, because the type declarations do not know `closeTimeout` yet.
const serverOptions = {
  noServer: true,
  // It would hang a closure of its own on every connection.
  clientTracking: false,
  maxPayload: MAX_FRAME_BYTES,
  perMessageDeflate: false,
  WebSocket: Connection,
  closeTimeout: CLOSE_MS,
};

/** A hub with the usual limits, those by address and by second widened as all limits are, except where `limits` says. */
export function createHub(options: HubOptions, limits: Partial<HubLimits> = {}): Hub {
  const { rateLimitMultiplier: times } = options.config;
  const widened = {
    socketsPerAddress: usual.socketsPerAddress * times,
    framesPerSecond: usual.framesPerSecond * times,
  };
  return new Hub(options, { ...usual, ...widened, ...limits });
}

/** Keeps the connections: lets them in, knows who they are, hears and tells them, and lets them go. */
export class Hub {
  readonly #options: HubOptions;
  readonly #limits: HubLimits;
  readonly #door: Door;
  readonly #server: WebSocketServer;
  readonly #heartbeat = new Heartbeat();
  readonly #everybody = new Set<Connection>();
  readonly #people = new Map<number, Connection[]>();
  readonly #addresses = new Map<string, number>();
  readonly #handlers = new Map<string, (connection: Connection, event: ClientEvent) => void>();
  readonly #listeners: HubListener[] = [];
  #dirty: Connection[] = [];
  #isClosing = false;
  readonly #stopTurning: () => void;

  constructor(options: HubOptions, limits: HubLimits) {
    this.#options = options;
    this.#limits = limits;
    this.#door = { origin: options.config.publicUrl.origin, trustProxy: options.config.trustProxy };
    this.#server = new WebSocketServer(serverOptions);
    this.#stopTurning = options.timers.every(Heartbeat.tickMs, () => this.#turn());
  }

  /** Takes over the upgrades of a server. */
  attach(server: HttpServer): void {
    server.on('upgrade', (request, socket, head) => {
      // A path that is not ours may be another listener's.
      if (isSocketPath(request) || server.listenerCount('upgrade') === 1) this.#upgrade(request, socket, head);
    });
  }

  listen(listener: HubListener): void {
    this.#listeners.push(listener);
  }

  handle<T extends FeatureType>(
    type: T,
    handler: (connection: Connection, event: Extract<FeatureEvent, { type: T }>, identity: Caller) => void,
  ): void {
    this.#handlers.set(type, (connection, event) => {
      if (connection.identity === undefined) return;
      handler(connection, event as Extract<FeatureEvent, { type: T }>, connection.identity);
    });
  }

  connectionsOf(userId: number): readonly Connection[] {
    return this.#people.get(userId) ?? [];
  }

  /** Whether somebody is at one of the person's devices that are connected here. */
  isActive(userId: number): boolean {
    return this.connectionsOf(userId).some((connection) => connection.isActive);
  }

  /** Everybody with a live connection here, once for each connection. */
  *identities(): Iterable<Caller> {
    for (const connections of this.#people.values()) {
      for (const { identity } of connections) if (identity !== undefined) yield identity;
    }
  }

  send(connection: Connection, event: ServerEvent): void {
    this.write(connection, eventFrame(event));
  }

  /** Queues a frame; all frames of a tick leave each connection in one write. */
  write(connection: Connection, frame: Frame): void {
    if (!connection.queue(frame)) return;
    if (this.#dirty.length === 0) setImmediate(() => this.#flush());
    this.#dirty.push(connection);
  }

  /** For what may be lost: not sent to a connection that is behind. */
  writeVolatile(connection: Connection, frame: Frame): void {
    if (!connection.isPressed) this.write(connection, frame);
  }

  sendToPerson(userId: number, event: ServerEvent): void {
    const connections = this.connectionsOf(userId);
    if (connections.length === 0) return;
    const frame = eventFrame(event);
    for (const connection of connections) this.write(connection, frame);
  }

  /** Ends the connections of one session, or of all sessions of a person. */
  closeSessions(userId: number, sessionId: string | undefined): void {
    for (const connection of this.connectionsOf(userId)) {
      if (sessionId !== undefined && connection.identity?.sessionId !== sessionId) continue;
      connection.farewell(closeCodes.unauthenticated, { type: 'auth_error', code: 'revoked', retryable: false });
    }
  }

  /** Lets nobody in any more and says goodbye to everybody, spread over a little time. Resolves when all are gone. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopTurning();
    const { rng, timers } = this.#options;
    await Promise.all(
      [...this.#everybody].map(
        (connection) =>
          new Promise<void>((resolve) => {
            connection.once('close', () => resolve());
            timers.after(rng() * this.#limits.farewellMs, () => connection.farewell(closeCodes.restart));
          }),
      ),
    );
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refused = refuseUpgrade(request, this.#door);
    const address = callerAddress(request, this.#door.trustProxy);
    const count = this.#addresses.get(address) ?? 0;
    const status = this.#isClosing ? 503 : (refused ?? (count >= this.#limits.socketsPerAddress ? 429 : undefined));
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} ${refusals[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (connection) =>
      this.#open(connection as Connection, socket, address),
    );
  }

  #open(connection: Connection, raw: Duplex, address: string): void {
    connection.address = address;
    connection.openedAt = this.#now();
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    this.#everybody.add(connection);
    this.#heartbeat.greet(connection);
    connection.settle(raw, this);
  }

  leave(connection: Connection): void {
    const left = (this.#addresses.get(connection.address) ?? 1) - 1;
    if (left === 0) this.#addresses.delete(connection.address);
    else this.#addresses.set(connection.address, left);
    this.#everybody.delete(connection);
    this.#heartbeat.forget(connection);
    const { identity } = connection;
    if (identity === undefined) return;
    for (const listener of this.#listeners) listener.onGone?.(connection);
    const others = this.connectionsOf(identity.userId).filter((other) => other !== connection);
    if (others.length > 0) this.#people.set(identity.userId, others);
    else {
      this.#people.delete(identity.userId);
      for (const listener of this.#listeners) listener.onPresence?.(identity.userId, false);
    }
  }

  receive(connection: Connection, data: RawData, isBinary: boolean): void {
    if (!connection.isLive) return;
    const budget = { now: this.#now(), perSecond: this.#limits.framesPerSecond };
    const reading = readFrame(connection, { data, isBinary }, budget);
    if ('event' in reading) this.#dispatch(connection, reading.event);
    else if ('unknown' in reading) {
      const isAnswered = this.#listeners.some((listener) => listener.onUnknown?.(connection, reading.unknown));
      if (!isAnswered) this.send(connection, { type: 'error', code: 'invalid' });
    } else if (reading.close === undefined) this.send(connection, reading.word);
    else connection.farewell(reading.close, reading.word);
  }

  #dispatch(connection: Connection, event: ClientEvent): void {
    const { identity } = connection;
    if (event.type === 'auth' && identity === undefined) {
      if (!connection.isAuthenticating) void this.#authenticate(connection, event);
      return;
    }
    if (identity === undefined) {
      const word: ServerEvent = { type: 'error', code: 'unauthenticated' };
      if (connection.isAuthenticating) this.send(connection, word);
      else connection.farewell(closeCodes.unauthenticated, word);
      return;
    }
    if (this.#hasExpired(identity) && event.type !== 'reauth' && event.type !== 'update_token') {
      expire(connection);
      return;
    }
    // Whatever it says, it is there.
    connection.missed = 0;
    if (event.type === 'ping') this.send(connection, { type: 'pong', timestamp: event.timestamp });
    else if (isRenewal(event)) void this.#renew(connection, identity, event);
    else this.#handlers.get(event.type)?.(connection, event);
  }

  async #authenticate(connection: Connection, { token, rooms = {} }: Auth): Promise<void> {
    connection.isAuthenticating = true;
    const identity = await this.#identify(token);
    connection.isAuthenticating = false;
    if (!connection.isLive || this.#isClosing) return;
    if (typeof identity === 'string') {
      this.send(connection, { type: 'auth_error', code: identity, retryable: isRetryable(identity) });
      connection.strikes += 1;
      if (identity === 'revoked' || connection.strikes >= MAX_REFUSALS) connection.farewell(closeCodes.unauthenticated);
      return;
    }
    connection.identity = identity;
    this.#heartbeat.admit(connection);
    this.#seat(connection, identity.userId);
    this.send(connection, {
      type: 'auth_success',
      userId: identity.userId,
      connectionId: this.#options.newId(),
      serverTime: this.#options.clock.now().toISOString(),
      heartbeatMs: HEARTBEAT_MS,
    });
    for (const listener of this.#listeners) listener.onReady?.(connection, rooms);
  }

  /** Gives a person's connection its place; one too many sends the oldest away. */
  #seat(connection: Connection, userId: number): void {
    const others = this.connectionsOf(userId);
    // Spreading an empty list would keep room for sixteen, for everybody.
    this.#people.set(userId, others.length === 0 ? [connection] : [...others, connection]);
    const live = others.filter((other) => other.isLive);
    if (live.length >= this.#limits.socketsPerPerson) live[0]?.farewell(closeCodes.tooMany);
    if (others.length > 0) return;
    for (const listener of this.#listeners) listener.onPresence?.(userId, true);
  }

  async #renew(connection: Connection, current: Caller, { type, token }: Auth | Renewal): Promise<void> {
    const identity = await this.#identify(token);
    if (!connection.isLive) return;
    const failed = type === 'update_token' ? 'token_error' : type === 'reauth' ? 'reauth_error' : 'auth_error';
    if (typeof identity === 'string') {
      this.send(connection, { type: failed, code: identity, retryable: isRetryable(identity) });
    } else if (identity.userId !== current.userId) {
      this.send(connection, { type: failed, code: 'identity', retryable: false });
    } else {
      connection.identity = identity;
      this.send(connection, { type: type === 'update_token' ? 'token_updated' : 'reauth_success' });
    }
  }

  async #identify(token: string): Promise<Caller | Refusal | 'internal'> {
    try {
      return await this.#options.sessions.authenticate(token);
    } catch (error) {
      this.#options.log.error({ err: error }, 'socket authentication failed');
      return 'internal';
    }
  }

  #turn(): void {
    const timestamp = this.#now();
    let ping: Frame | undefined;
    this.#heartbeat.turn(
      (connection) => {
        const { identity } = connection;
        if (identity === undefined) return;
        if (connection.missed >= MISSED_BEATS) connection.terminate();
        else if (this.#hasExpired(identity)) expire(connection);
        else {
          if (connection.missed === 0) for (const listener of this.#listeners) listener.onBeat?.(identity.userId);
          connection.missed += 1;
          ping ??= eventFrame({ type: 'ping', timestamp });
          this.write(connection, ping);
        }
      },
      (connection) => {
        if (timestamp - connection.openedAt >= this.#limits.authMs) {
          connection.farewell(closeCodes.unauthenticated, { type: 'error', code: 'unauthenticated' });
        }
      },
    );
  }

  #flush(): void {
    const dirty = this.#dirty;
    this.#dirty = [];
    for (const connection of dirty) connection.flush();
  }

  #hasExpired(identity: Caller): boolean {
    return identity.expiresAt.getTime() <= this.#now();
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }
}

function expire(connection: Connection): void {
  connection.farewell(closeCodes.unauthenticated, { type: 'auth_error', code: 'expired', retryable: true });
}

function isRenewal(event: ClientEvent): event is Auth | Renewal {
  return event.type === 'auth' || event.type === 'reauth' || event.type === 'update_token';
}

function isRetryable(code: Refusal | 'internal'): boolean {
  return code === 'expired' || code === 'internal';
}
