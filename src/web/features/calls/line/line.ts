import type { Signal } from '#contract/calls.events.ts';
import type { BrowserTimers } from '#web/platform/timers.ts';
import type { Note, Over } from './notes.ts';
import type { Peer, PeerDeps, Sent } from './peer.ts';
import { between, watchQuality, type Counters, type Quality } from './quality.ts';
import { connectionOf } from './session.id.ts';

/** `open`: both sides are connected now. `lost`: they were. `opening`: they never were. */
export type LineState = 'opening' | 'open' | 'lost';

export interface LineDeps {
  isPolite: boolean;
  timers: BrowserTimers;
  /** Opens a connection; tests replace it. */
  openPeer: (deps: PeerDeps) => Peer;
  /** Returns the servers for a new connection, with credentials that still work, and this page's certificate. */
  servers: () => Promise<Pick<PeerDeps, 'iceServers' | 'isRelayed' | 'certificate'>>;
  /** Sends a signal to the other side. Returns false if our server cannot be reached now. */
  send: (signal: Signal) => boolean;
  onState: (state: LineState) => void;
  onQuality: (quality: Quality) => void;
  onStreams: PeerDeps['onStreams'];
  onNote: PeerDeps['onNote'];
}

export interface Line {
  /** Makes the first offer. The other side waits for it. */
  begin: () => void;
  take: (signal: Signal) => void;
  show: (sent: Sent) => void;
  tell: (note: Note) => void;
  /** Sends what waited for our server. */
  flush: () => void;
  /** Looks for a new way to the other side after a change of network. */
  restart: () => void;
  /** How the two sides are connected; undefined until they are. */
  via: () => Promise<'relay' | 'direct' | undefined>;
  /** Ends the line. With `over`, the other side hears first that the call is over. */
  close: (over?: Over) => void;
}

export const MEASURE_MS = 2000;
/** A connection that is not there after this time looks for another way, again and again. */
export const RESTART_MS = 4000;
/** The time for which a last note may be on its way, in milliseconds. */
const FAREWELL_MS = 500;
/** After this many such tries, the impolite side replaces the connection by a new one. */
const TRIES = 3;

/** The way to the other side, which outlives its connections: they are replaced after a reload or a hopeless restart. */
export function createLine(deps: LineDeps): Line {
  return new PeerLine(deps);
}

class PeerLine implements Line {
  readonly #deps: LineDeps;
  #sent: Sent = { sound: null, picture: null };
  #note: Note = { isMuted: false, picture: 'none' };
  #peer: Promise<Peer> | undefined;
  /** The number of the other side's connection, from its descriptions. */
  #theirs = '';
  #state: LineState = 'opening';
  #quality: Quality = 'good';
  #watch = watchQuality();
  #counted: Counters | undefined;
  #waiting: Signal[] = [];
  #restarting: unknown = null;
  #measuring: unknown;
  #tries = 0;
  #isClosed = false;
  /** Counts connections, so that events of former ones are ignored. */
  #generation = 0;

  constructor(deps: LineDeps) {
    this.#deps = deps;
    this.#measuring = deps.timers.set(() => void this.#measure(), MEASURE_MS);
  }

  begin(): void {
    void this.#renew().then((peer) => peer.begin());
    this.#watchOver();
  }

  take(signal: Signal): void {
    const number = signal.description && connectionOf(signal.description.sdp);
    const isNew = number !== undefined && number !== this.#theirs && this.#theirs !== '';
    if (number !== undefined) this.#theirs = number;
    const isOffer = signal.description?.type === 'offer';
    const peer = (isNew && isOffer) || this.#peer === undefined ? this.#renew() : this.#peer;
    // A forged or late description is refused, and the restart finds the way out of what remains.
    void peer.then((one) => one.take(signal)).catch(() => undefined);
    this.#watchOver();
  }

  show(sent: Sent): void {
    this.#sent = sent;
    void this.#peer?.then((peer) => peer.show(sent));
  }

  tell(note: Note): void {
    this.#note = note;
    void this.#peer?.then((peer) => peer.tell(note));
  }

  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const signal of waiting) this.#send(signal);
  }

  restart(): void {
    const peer = this.#peer;
    if (peer === undefined) return;
    void Promise.all([peer, this.#deps.servers()]).then(
      ([one, { iceServers }]) => peer === this.#peer && one.restart(iceServers),
      () => undefined,
    );
  }

  async via(): Promise<'relay' | 'direct' | undefined> {
    return this.#state === 'open' ? (await this.#peer)?.via() : undefined;
  }

  close(over?: Over): void {
    const isTold = over !== undefined && this.#state === 'open';
    if (isTold) {
      // The other side hears this line's last word, and nothing that was said on it.
      this.show({ sound: null, picture: null });
      this.tell({ ...this.#note, over });
    }
    this.#isClosed = true;
    this.#generation += 1;
    this.#deps.timers.clear(this.#restarting);
    this.#deps.timers.clear(this.#measuring);
    const end = (): void => void this.#peer?.then((peer) => peer.close());
    if (isTold) this.#deps.timers.set(end, FAREWELL_MS);
    else end();
  }

  /** Replaces the connection by a new one. */
  #renew(): Promise<Peer> {
    const former = this.#peer;
    void former?.then((peer) => peer.close());
    this.#generation += 1;
    const generation = this.#generation;
    this.#counted = undefined;
    const isCurrent = (): boolean => generation === this.#generation;
    const peer = this.#deps.servers().then((servers) => {
      const opened = this.#deps.openPeer({
        ...servers,
        isPolite: this.#deps.isPolite,
        sent: this.#sent,
        note: this.#note,
        send: (signal) => isCurrent() && this.#send(signal),
        onState: (state) => isCurrent() && this.#hear(state),
        onStreams: this.#deps.onStreams,
        onNote: (note) => isCurrent() && this.#deps.onNote(note),
      });
      if (!isCurrent()) opened.close();
      opened.limit(this.#quality);
      return opened;
    });
    this.#peer = peer;
    // Without servers there is no connection, and the watch asks for them again.
    peer.catch(() => isCurrent() && (this.#peer = undefined));
    return peer;
  }

  #send(signal: Signal): void {
    if (!this.#deps.send(signal)) this.#waiting.push(signal);
  }

  #hear(state: RTCPeerConnectionState): void {
    if (state === 'connected') {
      this.#deps.timers.clear(this.#restarting);
      this.#restarting = null;
      this.#tries = 0;
      this.#enter('open');
    } else if (state === 'disconnected' || state === 'failed') {
      if (this.#state === 'open') this.#enter('lost');
      if (state === 'failed') this.restart();
      this.#watchOver();
    }
  }

  #enter(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#deps.onState(state);
  }

  /** Tries again and again, until the connection is there. */
  #watchOver(): void {
    if (this.#restarting !== null || this.#state === 'open' || this.#isClosed) return;
    this.#restarting = this.#deps.timers.set(() => {
      this.#restarting = null;
      this.#tries += 1;
      if (this.#peer === undefined || (this.#tries % TRIES === 0 && !this.#deps.isPolite)) {
        void this.#renew().then(
          (peer) => peer.begin(),
          () => undefined,
        );
      } else this.restart();
      this.#watchOver();
    }, RESTART_MS);
  }

  async #measure(): Promise<void> {
    const generation = this.#generation;
    const counted = this.#state === 'open' ? await (await this.#peer)?.counters() : undefined;
    if (this.#isClosed) return;
    this.#measuring = this.#deps.timers.set(() => void this.#measure(), MEASURE_MS);
    if (counted === undefined || generation !== this.#generation) return;
    const quality = this.#watch(between(this.#counted, counted));
    this.#counted = counted;
    if (quality === this.#quality) return;
    this.#quality = quality;
    void this.#peer?.then((peer) => peer.limit(quality));
    this.#deps.onQuality(quality);
  }
}
