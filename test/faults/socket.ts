import { WebSocket, type ClientOptions } from 'ws';
import type { ServerEvent } from '#contract/realtime.ts';

type Type = ServerEvent['type'];

/** A test's WebSocket, with its received frames in order and its close code. */
export class TestSocket {
  readonly events: ServerEvent[] = [];
  readonly ws: WebSocket;
  /** The close code; undefined while the socket is open. */
  code: number | undefined = undefined;
  onEvent: (event: ServerEvent) => void = () => undefined;
  #taken = 0;
  #wake: (() => void)[] = [];

  constructor(address: string, options: ClientOptions = {}) {
    this.ws = new WebSocket(address, options);
    this.ws.on('message', (data) => {
      const event = JSON.parse((data as Buffer).toString()) as ServerEvent;
      this.events.push(event);
      this.onEvent(event);
      this.#stir();
    });
    this.ws.on('close', (code) => {
      this.code = code;
      this.#stir();
    });
    this.ws.on('error', () => undefined);
    this.ws.on('open', () => this.#stir());
  }

  say(event: Record<string, unknown>): void {
    this.ws.send(JSON.stringify(event));
  }

  /** Resolves when `isSo` returns true. Checks `isSo` now, after each event, and when the socket opens or closes. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  async opened(): Promise<this> {
    await this.until(() => this.ws.readyState === WebSocket.OPEN || this.code !== undefined);
    return this;
  }

  /** Waits for the next unread event of this type and skips the events before it. Throws if the socket closes first. */
  async next<T extends Type>(type: T): Promise<Extract<ServerEvent, { type: T }>> {
    for (;;) {
      const event = this.events[this.#taken];
      if (event !== undefined) {
        this.#taken += 1;
        if (event.type === type) return event as Extract<ServerEvent, { type: T }>;
        continue;
      }
      if (this.code !== undefined) throw new Error(`closed with ${this.code} while waiting for ${type}`);
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  async closed(): Promise<number> {
    await this.until(() => this.code !== undefined);
    return this.code ?? 0;
  }

  /** Signs in and waits for `auth_success` and `rooms_rejoined`; throws if the socket closes first. */
  async signIn(token: string, rooms?: Record<string, number>, missedMs?: number): Promise<this> {
    await this.opened();
    // `undefined` is left out of JSON.
    this.say({ type: 'auth', token, rooms, missedMs });
    await this.next('auth_success');
    await this.next('rooms_rejoined');
    return this;
  }

  /** Ends the connection without a close frame, as when a phone enters a tunnel. */
  drop(): void {
    this.ws.terminate();
  }

  #stir(): void {
    const wake = this.#wake;
    this.#wake = [];
    for (const one of wake) one();
  }
}
