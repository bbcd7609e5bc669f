import type { Duplex } from 'node:stream';
import { WebSocket, type RawData } from 'ws';
import { closeCodes, type ServerEvent } from '#contract/realtime.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { eventFrame, type Frame } from './frames.ts';

/** Above this many unsent bytes, volatile events (typing, presence) are dropped. */
const VOLATILE_LIMIT = 256 * 1024;
/** Above this many unsent bytes, `flush` closes the connection; the client reconnects and resumes. */
const SLOW_LIMIT = 1024 * 1024;

/** The receiver of a connection's messages and of its closing. The hub implements it. */
interface Home {
  receive: (connection: Connection, data: RawData, isBinary: boolean) => void;
  leave: (connection: Connection) => void;
}

/**
 * The connection of one client. A process has thousands of connections, so each has only plain fields, without its own
 * closure, timer or map. The hub calls `flush` at the end of each tick for the connections with queued frames.
 */
export class Connection extends WebSocket {
  /** The person and session, once the token has been accepted. */
  identity: Caller | undefined = undefined;
  /** The bucket in which the limit per address counts the connection. */
  address = '';
  /** The id that the client learns at its sign-in; empty before. */
  id = '';
  openedAt = 0;
  isAuthenticating = false;
  /** The number of pings since the client's last event. */
  missed = 0;
  /** The second in which the last frame was received. */
  second = 0;
  /** The number of frames received in that second. */
  frames = 0;
  /** The number of invalid frames and refused tokens. */
  strikes = 0;
  /** True while the device reports an active person. */
  isActive = false;
  /** The time at which typing was last forwarded, in milliseconds. */
  typedAt = 0;
  /** Resolves when the last message received has been handed to the writer or refused; never rejects. */
  sending: Promise<void> | undefined = undefined;
  #out: Frame[] | undefined = undefined;
  #raw: Duplex | undefined = undefined;
  #home: Home | undefined = undefined;

  /** Starts to listen; `raw` is the underlying socket, to which finished frames are written. */
  settle(raw: Duplex, home: Home): void {
    this.#raw = raw;
    this.#home = home;
    this.on('message', heard);
    this.on('close', closed);
    this.on('error', ignored);
  }

  hear(data: RawData, isBinary: boolean): void {
    this.#home?.receive(this, data, isBinary);
  }

  depart(): void {
    this.#home?.leave(this);
  }

  get isLive(): boolean {
    return this.readyState === WebSocket.OPEN;
  }

  /** Queues a frame for the end of this tick; returns true when it is the first, so that `flush` must be scheduled. */
  queue(frame: Frame): boolean {
    if (!this.isLive) return false;
    if (this.#out !== undefined) {
      this.#out.push(frame);
      return false;
    }
    this.#out = [frame];
    return true;
  }

  /** True when the unsent bytes exceed the limit for volatile events. */
  get isPressed(): boolean {
    return (this.#raw?.writableLength ?? 0) > VOLATILE_LIMIT;
  }

  /** Writes all queued frames at once, or closes the connection if it is too slow. */
  flush(): void {
    const out = this.#out;
    this.#out = undefined;
    const raw = this.#raw;
    if (out === undefined || raw === undefined || !this.isLive) return;
    if (raw.writableLength > SLOW_LIMIT) {
      this.close(closeCodes.slow, 'slow');
      return;
    }
    const [first] = out;
    if (out.length === 1) raw.write(first);
    else raw.write(Buffer.concat(out));
  }

  /** Sends the queued frames and a last event, if given, then closes. */
  farewell(code: number, event?: ServerEvent): void {
    if (event !== undefined) this.queue(eventFrame(event));
    this.flush();
    this.close(code);
  }
}

// All connections share these functions: three closures per connection would add a tenth to its memory.
function heard(this: unknown, data: RawData, isBinary: boolean): void {
  if (this instanceof Connection) this.hear(data, isBinary);
}

function closed(this: unknown): void {
  if (this instanceof Connection) this.depart();
}

function ignored(): void {
  // `ws` closes the connection by itself after an error; nothing else is needed.
}
