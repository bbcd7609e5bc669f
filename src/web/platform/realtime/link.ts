import { MINUTE_MS } from '#contract/durations.ts';
import {
  closeCodes,
  HEARTBEAT_MS,
  MISSED_MS,
  type ClientEvent,
  type ServerEvent,
  type ServerEventOf,
} from '#contract/realtime.ts';
import type { BrowserTimers } from '#web/platform/timers.ts';
import { reconnectDelay } from './backoff.ts';
import { readFrame } from './frames.ts';

/** `ended` means closed for good (signed out, revoked, or another person signed in); only a new link connects again. */
export type LinkState = 'connecting' | 'live' | 'waiting' | 'ended';

/** The part of a WebSocket that the link uses; tests replace it. */
export interface Socket {
  send(data: string): void;
  close(code?: number): void;
}

export interface SocketEvents {
  opened: () => void;
  message: (data: unknown) => void;
  closed: (code: number) => void;
}

export interface LinkDeps {
  userId: number;
  open: (events: SocketEvents) => Socket;
  timers: BrowserTimers;
  random: () => number;
  now: () => number;
  /** When the page began to load; in milliseconds, like `now`. */
  startedAt: number;
  deviceId: string;
  /** The access token, or null when signed out. */
  token: () => string | null;
  /** Returns a fresh access token, or null when the session has ended. Throws when the server is unreachable. */
  refreshToken: () => Promise<string | null>;
  /** Returns the cursor of each room to resume. */
  lastSeqs: () => Record<string, number>;
  onEvent: (event: ServerEvent) => void;
  onState: (state: LinkState) => void;
}

export interface Link {
  /** Returns false if there is no live socket; the event is then not sent. */
  send(event: ClientEvent): boolean;
  /** Connects at once, or checks whether the socket still works. Call it when the page may have a network again. */
  wake(): void;
  /** Closes the socket with the normal code, for good. */
  stop(): void;
}

/** The time limit of opening and authentication: twice the 5 s that the server allows, for slow networks. */
const AUTH_MS = 10_000;
/** The time for which a socket may stay silent after a check. */
const PROBE_MS = 5000;
/** A new access token is sent after this time, because a token lasts 60 minutes. */
const REFRESH_MS = 50 * MINUTE_MS;

/** Creates one person's connection to the server, which lasts as long as they are signed in. */
export function createLink(deps: LinkDeps): Link {
  return new LiveLink(deps);
}

class LiveLink implements Link {
  readonly #deps: LinkDeps;
  #state: LinkState | null = null;
  #socket: Socket | null = null;
  /** Counts sockets, so that events of former sockets are ignored. */
  #generation = 0;
  #attempt = 0;
  #heartbeatMs = HEARTBEAT_MS;
  /** When the last event arrived on a live socket; before that, when the page began to load. */
  #heardAt: number;
  /** The timer of the current state: it limits authentication, detects silence or starts the next attempt. */
  #timer: unknown = null;
  #refreshTimer: unknown = null;
  #isRenewing = false;
  /** The socket that received a new token and has not confirmed it yet. */
  #renewed: Socket | null = null;

  constructor(deps: LinkDeps) {
    this.#deps = deps;
    this.#heardAt = deps.startedAt;
    this.#connect();
  }

  send(event: ClientEvent): boolean {
    if (this.#state !== 'live' || this.#socket === null) return false;
    this.#write(event);
    return true;
  }

  wake(): void {
    this.#attempt = 0;
    if (this.#state === 'waiting') this.#connect();
    else if (this.#state === 'live') {
      this.#write({ type: 'ping', timestamp: this.#deps.now() });
      this.#after(PROBE_MS, () => this.#drop());
    }
  }

  stop(): void {
    this.#end(closeCodes.normal);
  }

  #connect(): void {
    if (this.#deps.token() === null) {
      this.#end(closeCodes.normal);
      return;
    }
    this.#enter('connecting');
    this.#after(AUTH_MS, () => this.#drop());
    this.#generation += 1;
    const generation = this.#generation;
    const isCurrent = (): boolean => generation === this.#generation;
    this.#socket = this.#deps.open({
      opened: () => isCurrent() && this.#authenticate(this.#deps.token()),
      message: (data) => isCurrent() && this.#receive(data),
      closed: (code) => void (isCurrent() && this.#closed(code)),
    });
  }

  #authenticate(token: string | null): void {
    if (token === null) {
      this.#end(closeCodes.normal);
      return;
    }
    const { deviceId, lastSeqs, now } = this.#deps;
    const missedMs = Math.round(Math.min(Math.max(now() - this.#heardAt, 0), MISSED_MS));
    this.#write({ type: 'auth', token, deviceId, rooms: lastSeqs(), missedMs });
  }

  #receive(data: unknown): void {
    const event = readFrame(data);
    if (this.#state === 'live') this.#listenForSilence();
    if (event === null) return;
    if (event.type === 'auth_success' && !this.#welcome(event)) return;
    if (this.#state === 'live') this.#heardAt = this.#deps.now();
    if (event.type === 'reauth_success' || event.type === 'token_updated') this.#renewed = null;
    if (event.type === 'ping') this.#write({ type: 'pong', timestamp: event.timestamp });
    if (event.type === 'auth_error' || event.type === 'reauth_error' || event.type === 'token_error') {
      void this.#renew('refused');
    }
    this.#deps.onEvent(event);
  }

  /** Returns false if another person has signed in, in another tab. This page must not show their events. */
  #welcome(event: ServerEventOf<'auth_success'>): boolean {
    if (event.userId !== this.#deps.userId) {
      this.#end(closeCodes.normal);
      return false;
    }
    this.#attempt = 0;
    this.#renewed = null;
    this.#heartbeatMs = event.heartbeatMs;
    this.#enter('live');
    this.#listenForSilence();
    this.#refreshLater();
    return true;
  }

  #listenForSilence(): void {
    this.#after(this.#heartbeatMs * 2 + PROBE_MS, () => this.#drop());
  }

  #refreshLater(): void {
    this.#deps.timers.clear(this.#refreshTimer);
    this.#refreshTimer = this.#deps.timers.set(() => void this.#renew('early'), REFRESH_MS);
  }

  /**
   * Sends a new token on this socket: `auth` if the socket is not live yet, else `reauth`, or `update_token` ahead of
   * time. After two refusals in a row, or one while no token can be fetched, it drops the socket and reconnects later.
   */
  async #renew(why: 'refused' | 'early'): Promise<void> {
    const socket = this.#socket;
    if (this.#isRenewing || socket === null) return;
    const isHopeless = this.#renewed === socket;
    this.#isRenewing = true;
    const token = isHopeless ? undefined : await this.#freshToken();
    this.#isRenewing = false;
    if (token === null) this.#end(closeCodes.normal);
    if (socket !== this.#socket || token === null) return;
    if (why === 'early') this.#refreshLater();
    if (token === undefined) {
      if (why === 'refused') this.#drop();
      return;
    }
    this.#renewed = socket;
    if (this.#state !== 'live') this.#authenticate(token);
    else this.#write({ type: why === 'early' ? 'update_token' : 'reauth', token });
  }

  /** Returns a fresh token; null if the session has ended, undefined if the server is unreachable. */
  async #freshToken(): Promise<string | null | undefined> {
    try {
      return await this.#deps.refreshToken();
    } catch {
      return undefined;
    }
  }

  #drop(): void {
    this.#socket?.close();
    // A dead network may report the close only much later.
    void this.#closed(1006);
  }

  async #closed(code: number): Promise<void> {
    this.#detach();
    if (this.#state === 'ended') return;
    if (code === closeCodes.normal) {
      this.#end(closeCodes.normal);
      return;
    }
    this.#attempt += 1;
    this.#enter('waiting');
    if (code === closeCodes.unauthenticated && (await this.#freshToken()) === null) {
      this.#end(closeCodes.normal);
      return;
    }
    if (this.#state !== 'waiting') return;
    // A newer tab of the same person replaced this one. A new connection would replace that tab in turn, without end.
    if (code === closeCodes.tooMany) return;
    this.#after(reconnectDelay(this.#attempt, this.#deps.random()), () => this.#connect());
  }

  #end(code: number): void {
    const socket = this.#socket;
    this.#detach();
    socket?.close(code);
    this.#enter('ended');
  }

  #detach(): void {
    this.#deps.timers.clear(this.#timer);
    this.#deps.timers.clear(this.#refreshTimer);
    this.#generation += 1;
    this.#socket = null;
  }

  #after(ms: number, run: () => void): void {
    this.#deps.timers.clear(this.#timer);
    this.#timer = this.#deps.timers.set(run, ms);
  }

  #enter(state: LinkState): void {
    if (this.#state === state || this.#state === 'ended') return;
    this.#state = state;
    this.#deps.onState(state);
  }

  #write(event: ClientEvent): void {
    this.#socket?.send(JSON.stringify(event));
  }
}
