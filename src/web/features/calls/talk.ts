import {
  agreeToCall,
  CALL_ALIVE_MS,
  CALL_OUTAGE_MS,
  changeComesAs,
  getRelay,
  resumeCall,
  type Call,
  type ComesAs,
} from '#contract/calls.ts';
import type { Signal } from '#contract/calls.events.ts';
import { call } from '#web/platform/calls/call.ts';
import { sendLive, wakeLive } from '#web/platform/realtime/sending.ts';
import { browserTimers } from '#web/platform/timers.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';
import { createLine, type Line } from './line/line.ts';
import type { Over, Picture } from './line/notes.ts';
import { openPeer } from './line/peer.ts';
import type { OwnState } from './media/own.state.ts';
import { createOwn, type Own } from './media/own.ts';
import { changeView, currentCall } from './state.ts';

interface TalkDeps {
  call: Call;
  me: number;
  animal: AnimalName;
  isStill: boolean;
  /** Receives newer copies of the call. */
  onCall: (call: Call) => void;
  /** Runs when our server was not there for so long that the call is over. */
  onLost: () => void;
  /** Runs when the other side said that the call is over. Our server may not be there to say it. */
  onOver: (over: Over) => void;
}

/**
 * The interval at which a page in a call checks that our server answers. It is longer than the 5 s for which a check
 * waits, because a new check begins a new wait.
 */
const CHECK_MS = 6000;
const KEYS: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };

/** The person's part in one call on this device: what they send, the line, and that the call stays alive. */
export class Talk {
  readonly #deps: TalkDeps;
  readonly #id: string;
  readonly own: Own;
  readonly #line: Line;
  #certificate: Promise<RTCCertificate> | undefined;
  #hasBegun = false;
  #alive: unknown;
  #check: unknown;
  #lease: unknown = null;
  readonly #over = new AbortController();

  constructor(deps: TalkDeps) {
    this.#deps = deps;
    this.#id = deps.call.id;
    this.own = createOwn({
      animal: deps.animal,
      seed: String(deps.me),
      isStill: deps.isStill,
      onChange: (own) => this.#send(own),
    });
    this.#line = createLine({
      // The called person waits for the caller's offer, and gives way.
      isPolite: deps.call.callee.userId === deps.me,
      timers: browserTimers,
      openPeer,
      servers: async () => {
        const { iceServers, iceTransportPolicy } = await call(getRelay, { params: { id: this.#id } });
        const certificate = await (this.#certificate ??= RTCPeerConnection.generateCertificate(KEYS));
        return { iceServers: iceServers.map(withoutBlanks), isRelayed: iceTransportPolicy === 'relay', certificate };
      },
      send: (signal) => sendLive({ type: 'call_signal', callId: this.#id, ...signal }),
      onState: (line) => {
        changeView({ line });
        if (line === 'open') void this.#tellAlive();
        // A change of network ends both ways, and the new way to the other side needs the one to our server.
        if (line === 'lost') wakeLive();
      },
      onQuality: (quality) => {
        changeView({ quality });
        this.#tell();
      },
      onStreams: (streams) => changeView({ streams }),
      onNote: (theirs) => {
        changeView({ theirs });
        if (theirs.over !== undefined) deps.onOver(theirs.over);
      },
    });
    const again = (): void => this.#line.restart();
    const { signal } = this.#over;
    window.addEventListener('online', again, { signal });
    networkOf(navigator)?.addEventListener('change', again, { signal });
    this.#keepAlive();
    this.#keepChecking();
  }

  /** Opens the microphone and the picture, and says without a relay that the address may be seen. */
  async begin(comesAs: ComesAs): Promise<void> {
    if (!this.#deps.call.isRelayed) void this.#agree();
    await this.own.open(comesAs);
  }

  async #agree(): Promise<void> {
    const input = { params: { id: this.#id }, body: { agrees: true } };
    const agreed = await call(agreeToCall, input).catch(() => undefined);
    if (agreed !== undefined) this.#deps.onCall(agreed.call);
  }

  /** Begins the connection once both are there. `isAgain`: this device came back to a running call. */
  heard({ state, caller, callee }: Call, isAgain = false): void {
    if (this.#hasBegun || state !== 'answered' || !caller.hasAgreed || !callee.hasAgreed) return;
    this.#hasBegun = true;
    if (caller.userId === this.#deps.me || isAgain) this.#line.begin();
  }

  take(signal: Signal): void {
    this.#line.take(signal);
  }

  /** Moves the call to the new connection with our server. */
  async reconnected(connectionId: string): Promise<void> {
    const moved = await call(resumeCall, { params: { id: this.#id }, body: { connectionId } });
    this.#serverIsBack();
    this.#deps.onCall(moved.call);
    this.#line.flush();
    if (currentCall.get()?.line === 'lost') this.#line.restart();
    void this.#tellAlive();
  }

  /** Our server cannot be reached. Sound and picture go on without it for `CALL_OUTAGE_MS`. */
  serverIsGone(): void {
    if (this.#lease !== null) return;
    changeView({ isServerLost: true });
    this.#lease = browserTimers.set(this.#deps.onLost, CALL_OUTAGE_MS);
  }

  async show(comesAs: ComesAs): Promise<void> {
    await this.own.show(comesAs);
    await this.#tellServer(currentCall.get()?.own?.comesAs ?? comesAs);
  }

  /** A page that comes back after a reload shows what our server knows. */
  async #tellServer(comesAs: ComesAs): Promise<void> {
    await call(changeComesAs, { params: { id: this.#id }, body: { comesAs } }).catch(() => undefined);
  }

  /** Shows the camera with this id, or the browser's default. */
  async showCamera(deviceId: string | undefined): Promise<void> {
    if (deviceId !== undefined) await this.own.takeCamera(deviceId);
    if (this.own.comesAs() !== 'camera') await this.show('camera');
  }

  /** Ends this device's part. With `over`, the other side hears that the call is over. */
  close(over?: Over): void {
    this.#over.abort();
    browserTimers.clear(this.#alive);
    browserTimers.clear(this.#check);
    browserTimers.clear(this.#lease);
    this.#line.close(over);
    this.own.close();
  }

  #serverIsBack(): void {
    browserTimers.clear(this.#lease);
    this.#lease = null;
    changeView({ isServerLost: false });
  }

  #send(own: OwnState): void {
    const before = currentCall.get()?.own?.camera;
    changeView({ own });
    // Otherwise a reload would open a camera that was taken away and is back.
    if (own.camera === 'gone' && before !== 'gone') void this.#tellServer(own.comesAs);
    this.#line.show({ sound: own.sound, picture: own.isHeld ? null : own.picture });
    this.#tell();
  }

  /** Tells the other side what it gets. */
  #tell(): void {
    const view = currentCall.get();
    if (view?.own)
      this.#line.tell({ isMuted: view.own.isMuted, picture: pictureOf(view.own, view.quality === 'weak') });
  }

  #keepAlive(): void {
    void this.#tellAlive();
    this.#alive = browserTimers.set(() => this.#keepAlive(), CALL_ALIVE_MS);
  }

  /** A network that swallows everything closes no socket, so the page has to ask. */
  #keepChecking(): void {
    this.#check = browserTimers.set(() => {
      wakeLive();
      this.#keepChecking();
    }, CHECK_MS);
  }

  async #tellAlive(): Promise<void> {
    const via = await this.#line.via().catch(() => undefined);
    sendLive({ type: 'call_alive', callId: this.#id, ...(via !== undefined && { via }) });
  }
}

function pictureOf({ comesAs, isHeld, picture }: OwnState, isWeak: boolean): Picture {
  if (comesAs === 'voice' || picture === null) return 'none';
  return isHeld || isWeak ? 'paused' : comesAs;
}

interface IceServer {
  urls: string[];
  username?: string | undefined;
  credential?: string | undefined;
}

const withoutBlanks = ({ urls, username, credential }: IceServer): RTCIceServer => ({
  urls,
  ...(username !== undefined && { username }),
  ...(credential !== undefined && { credential }),
});

/** The network of a device, in browsers that tell of its changes. */
function networkOf(from: Navigator): EventTarget | undefined {
  return 'connection' in from && from.connection instanceof EventTarget ? from.connection : undefined;
}
