import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData } from 'ws';
import { closeCodes, HEARTBEAT_MS, MAX_FRAME_BYTES, type ClientEvent, type ServerEvent } from '#contract/realtime.ts';
import type { Config } from '#server/config.ts';
import type { Clock, NewId, Rng } from '#server/platform/clock.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { Connection } from './connection.ts';
import {
  authError,
  expire,
  identify,
  isExcluded,
  isRenewal,
  renew,
  type Auth,
  type Renewal,
} from './authentication.ts';
import { callerAddress, isSocketPath, refuseUpgrade, turnAway, type Door } from './door.ts';
import { eventFrame, type Frame } from './frames.ts';
import { Heartbeat } from './heartbeat.ts';
import { readFrame } from './intake.ts';
import { Recent } from './recent.ts';
import { hubLimits, type HubLimits } from './limits.ts';
import { Roster } from './roster.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import { registerOnce } from '#server/platform/seams/register-once.ts';

interface HubOptions {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimitMultiplier'>;
  sessions: Pick<Sessions, 'authenticate'>;
  clock: Clock;
  newId: NewId;
  rng: Rng;
  timers: Timers;
  log: Logger;
}

/** The events that features handle; the hub handles authentication and the heartbeat. */
type FeatureEvent = Exclude<ClientEvent, Auth | Renewal | { type: 'ping' | 'pong' }>;
type FeatureType = FeatureEvent['type'];

interface HubListener {
  /** Called after authentication; `rooms` has the rooms to resume, with the client's cursor in each. */
  onReady?: (connection: Connection, rooms: Record<string, number>) => void;
  onGone?: (connection: Connection) => void;
  /** Called when a person's first connection opens or their last one closes. */
  onPresence?: (userId: number, isHere: boolean) => void;
  /** Handles JSON that is no event of the protocol; returns true when the listener handled the JSON. */
  onUnknown?: (connection: Connection, json: unknown) => boolean;
  /** Called at the heartbeat of each connection that has sent something since the last one. */
  onBeat?: (userId: number) => void;
}

const MISSED_BEATS = 2;
/** A refused token closes a connection that has at least this number of strikes. */
const MAX_REFUSALS = 4;
/** The timeout of a closing handshake. */
const CLOSE_MS = 3000;

// A separate value, because the type declarations lack `closeTimeout`.
const serverOptions = {
  noServer: true,
  // The library's own tracking would add a closure to every connection.
  clientTracking: false,
  maxPayload: MAX_FRAME_BYTES,
  perMessageDeflate: false,
  WebSocket: Connection,
  closeTimeout: CLOSE_MS,
};

/** Creates a hub with the default limits, overridden by `limits`. */
export function createHub(options: HubOptions, limits: Partial<HubLimits> = {}): Hub {
  return new Hub(options, hubLimits(options.config.rateLimitMultiplier, limits));
}

/** Manages the connections: accepts and authenticates them, routes their events, writes to them and closes them. */
export class Hub {
  readonly #options: HubOptions;
  readonly #limits: HubLimits;
  readonly #door: Door;
  readonly #server: WebSocketServer;
  readonly #heartbeat = new Heartbeat();
  readonly #roster = new Roster();
  readonly #recent = new Recent();
  readonly #handlers: Record<string, (connection: Connection, event: ClientEvent) => void> = {};
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

  /** Handles the upgrades of a server. */
  attach(server: HttpServer): void {
    server.on('upgrade', (request, socket, head) => {
      // Other paths may belong to another listener.
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
    const handle = (connection: Connection, event: ClientEvent): void => {
      if (connection.identity === undefined) return;
      handler(connection, event as Extract<FeatureEvent, { type: T }>, connection.identity);
    };
    registerOnce(this.#handlers, { [type]: handle });
  }

  connectionsOf(userId: number): readonly Connection[] {
    return this.#roster.of(userId);
  }

  /** Returns whether one of the person's connections to this instance reports an active person. */
  isActive(userId: number): boolean {
    return this.connectionsOf(userId).some((connection) => connection.isActive);
  }

  /** Yields the caller of every authenticated connection to this instance. */
  identities(): Iterable<Caller> {
    return this.#roster.identities();
  }

  send(connection: Connection, event: ServerEvent): void {
    this.write(connection, eventFrame(event));
  }

  /** Queues a frame; one write sends all frames of a tick. */
  write(connection: Connection, frame: Frame): void {
    if (!connection.queue(frame)) return;
    if (this.#dirty.length === 0) setImmediate(() => this.#flush());
    this.#dirty.push(connection);
  }

  /** Queues a volatile frame, which a slow connection does not get. */
  writeVolatile(connection: Connection, frame: Frame): void {
    if (!connection.isPressed) this.write(connection, frame);
  }

  sendToPerson(userId: number, event: ServerEvent): void {
    const connections = this.connectionsOf(userId);
    if (connections.length === 0) return;
    const frame = eventFrame(event);
    for (const connection of connections) this.write(connection, frame);
  }

  /** Sends an event to every authenticated connection to this instance, and to later ones whose client missed it. */
  sendToEverybody(event: ServerEvent): void {
    this.#recent.keepForEverybody(event, this.#now());
    const frame = eventFrame(event);
    for (const connection of this.#roster.everybody()) {
      if (connection.identity !== undefined) this.write(connection, frame);
    }
  }

  /** Sends an event to all of a person's connections, and to later ones whose client missed the event. */
  sendReplayed(userId: number, event: ServerEvent): void {
    this.#recent.keep(userId, event, this.#now());
    this.sendToPerson(userId, event);
  }

  /** Ends a person's connections to this instance: those of one session, or all when `sessionId` is undefined. */
  closeSessions(userId: number, sessionId: string | undefined): void {
    for (const connection of this.connectionsOf(userId)) {
      if (sessionId !== undefined && connection.identity?.sessionId !== sessionId) continue;
      connection.farewell(closeCodes.unauthenticated, { type: 'auth_error', code: 'revoked', retryable: false });
    }
  }

  /** Ends all of a person's connections to this instance, because their age was refused. */
  exclude(userId: number): void {
    for (const connection of this.connectionsOf(userId)) {
      connection.farewell(closeCodes.normal, authError('age_refused'));
    }
  }

  /** Accepts no more connections and closes the existing ones over a short time. Resolves when all are closed. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopTurning();
    const { rng, timers } = this.#options;
    await Promise.all(
      this.#roster.everybody().map(
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
    const isFull = this.#roster.countFrom(address) >= this.#limits.socketsPerAddress;
    const status = this.#isClosing ? 503 : (refused ?? (isFull ? 429 : undefined));
    if (status !== undefined) return turnAway(socket, status);
    this.#server.handleUpgrade(request, socket, head, (connection) =>
      this.#open(connection as Connection, socket, address),
    );
  }

  #open(connection: Connection, raw: Duplex, address: string): void {
    connection.address = address;
    connection.openedAt = this.#now();
    this.#roster.add(connection);
    this.#heartbeat.greet(connection);
    connection.settle(raw, this);
  }

  leave(connection: Connection): void {
    this.#roster.remove(connection);
    this.#heartbeat.forget(connection);
    const { identity } = connection;
    if (identity === undefined) return;
    for (const listener of this.#listeners) listener.onGone?.(connection);
    if (!this.#roster.unseat(connection, identity.userId)) return;
    for (const listener of this.#listeners) listener.onPresence?.(identity.userId, false);
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
    // Any frame proves that the client is alive.
    connection.missed = 0;
    if (event.type === 'ping') this.send(connection, { type: 'pong', timestamp: event.timestamp });
    else if (isRenewal(event)) void this.#renew(connection, identity, event);
    else this.#handlers[event.type]?.(connection, event);
  }

  async #authenticate(connection: Connection, { token, rooms = {}, missedMs }: Auth): Promise<void> {
    connection.isAuthenticating = true;
    const identity = await identify(this.#options, token);
    connection.isAuthenticating = false;
    if (!connection.isLive || this.#isClosing) return;
    if (typeof identity === 'string') {
      if (isExcluded(identity)) return connection.farewell(closeCodes.normal, authError(identity));
      this.send(connection, authError(identity));
      connection.strikes += 1;
      if (identity === 'revoked' || connection.strikes >= MAX_REFUSALS) connection.farewell(closeCodes.unauthenticated);
      return;
    }
    connection.identity = identity;
    connection.id = this.#options.newId();
    this.#heartbeat.admit(connection);
    this.#seat(connection, identity.userId);
    this.send(connection, {
      type: 'auth_success',
      userId: identity.userId,
      connectionId: connection.id,
      serverTime: this.#options.clock.now().toISOString(),
      heartbeatMs: HEARTBEAT_MS,
    });
    for (const listener of this.#listeners) listener.onReady?.(connection, rooms);
    if (missedMs === undefined) return;
    for (const event of this.#recent.since(identity.userId, missedMs, this.#now())) this.send(connection, event);
  }

  /** Adds a connection to its person. Above the limit, the person's oldest connection is closed. */
  #seat(connection: Connection, userId: number): void {
    const others = this.#roster.seat(connection, userId);
    const live = others.filter((other) => other.isLive);
    if (live.length >= this.#limits.socketsPerPerson) live[0]?.farewell(closeCodes.tooMany);
    if (others.length > 0) return;
    for (const listener of this.#listeners) listener.onPresence?.(userId, true);
  }

  async #renew(connection: Connection, current: Caller, { type, token }: Auth | Renewal): Promise<void> {
    const renewed = renew(current, type, await identify(this.#options, token));
    if (!connection.isLive) return;
    if (renewed.isOver === true) return connection.farewell(closeCodes.normal, renewed.event);
    if (renewed.identity !== undefined) connection.identity = renewed.identity;
    this.send(connection, renewed.event);
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
