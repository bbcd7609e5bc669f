import type { ComesAs } from '#contract/calls.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';
import { startFace } from './animal.face.ts';
import { listDevices, openCamera, openMicrophone, onDevices, type Opened } from './devices.ts';
import { followHead, STILL_HEAD } from './head.ts';
import { levelOf, type Level } from './level.ts';
import { NOTHING_OPEN, type OwnState } from './own.state.ts';

interface OwnDeps {
  animal: AnimalName;
  /** The seed of the person's contour. */
  seed: string;
  isStill: boolean;
  onChange: (state: OwnState) => void;
}

export interface Own {
  level: () => number;
  isMuted: () => boolean;
  comesAs: () => ComesAs;
  /** Opens the microphone, and shows the picture of `comesAs`. */
  open: (comesAs: ComesAs) => Promise<void>;
  show: (comesAs: ComesAs) => Promise<void>;
  mute: (isMuted: boolean) => void;
  hold: (isHeld: boolean) => void;
  followHead: (isOn: boolean) => Promise<void>;
  takeMicrophone: (deviceId?: string) => Promise<void>;
  takeCamera: (deviceId: string) => Promise<void>;
  close: () => void;
}

const nobody: Level = { read: () => 0, stop: () => undefined };

/** Opens and keeps the person's microphone, camera and animal during a call. */
export function createOwn(deps: OwnDeps): Own {
  return new OwnMedia(deps);
}

class OwnMedia implements Own {
  readonly #deps: OwnDeps;
  #state = NOTHING_OPEN;
  #level: Level = nobody;
  #cameraId: string | undefined;
  /** The microphone that was opened last. */
  #microphoneId: string | undefined;
  #head: ReturnType<typeof followHead> | undefined;
  #isClosed = false;
  readonly #leave: () => void;

  constructor(deps: OwnDeps) {
    this.#deps = deps;
    this.#leave = onDevices(() => void this.#look());
  }

  /** Takes a first microphone at once, and one that was taken away when it comes back. Another one is offered. */
  async #look(): Promise<void> {
    const { microphone } = this.#state;
    if (microphone === 'missing') await this.takeMicrophone();
    if (microphone !== 'gone') return;
    const { audioinput } = await listDevices();
    const isBack = audioinput.some(({ deviceId }) => deviceId === this.#microphoneId);
    if (isBack && this.#state.microphone === 'gone') await this.takeMicrophone(this.#microphoneId);
  }

  isMuted = (): boolean => this.#state.isMuted;

  comesAs = (): ComesAs => this.#state.comesAs;

  level = (): number => (this.#state.isMuted || this.#state.sound === null ? 0 : this.#level.read());

  async open(comesAs: ComesAs): Promise<void> {
    await this.takeMicrophone();
    await this.show(comesAs);
  }

  async takeMicrophone(deviceId?: string): Promise<void> {
    const opened = await openMicrophone(deviceId);
    if (!this.#keeps(opened)) return;
    this.#state.sound?.stop();
    this.#level.stop();
    const sound = opened.track ?? null;
    this.#level = sound === null ? nobody : levelOf(new MediaStream([sound]));
    if (sound !== null) sound.enabled = !this.#state.isMuted;
    this.#microphoneId = sound?.getSettings().deviceId ?? this.#microphoneId;
    this.#ended(sound, () => this.#change({ sound: null, microphone: 'gone' }));
    this.#change({ sound, microphone: opened.trouble ?? null });
  }

  async show(comesAs: ComesAs): Promise<void> {
    const opened = await this.#pictureOf(comesAs);
    if (!this.#keeps(opened)) return;
    if (comesAs !== 'animal') this.#loseHead();
    this.#state.picture?.stop();
    const picture = opened.track ?? null;
    if (picture !== null) picture.enabled = !this.#state.isHeld;
    this.#ended(picture, () => this.#change({ picture: null, comesAs: 'voice', camera: 'gone' }));
    const camera = opened.trouble === 'none' ? null : (opened.trouble ?? null);
    this.#change({ picture, comesAs: picture === null ? 'voice' : comesAs, camera });
  }

  async takeCamera(deviceId: string): Promise<void> {
    this.#cameraId = deviceId;
    if (this.#state.comesAs === 'camera') await this.show('camera');
  }

  async followHead(isOn: boolean): Promise<void> {
    if (!isOn) {
      this.#loseHead();
      this.#change({ followsHead: false });
      return;
    }
    const opened = await openCamera(this.#cameraId);
    if (!this.#keeps(opened)) return;
    if (opened.track !== undefined) {
      const head = followHead(opened.track);
      this.#head = head;
      // A track that this page stops fires no event.
      opened.track.addEventListener('ended', () => {
        if (this.#head !== head) return;
        this.#loseHead();
        this.#change({ camera: 'gone' });
      });
    }
    this.#change({ followsHead: opened.track !== undefined, camera: opened.trouble ?? null });
  }

  mute(isMuted: boolean): void {
    if (this.#state.sound !== null) this.#state.sound.enabled = !isMuted;
    this.#change({ isMuted });
  }

  hold(isHeld: boolean): void {
    if (this.#state.picture !== null) this.#state.picture.enabled = !isHeld;
    this.#change({ isHeld });
  }

  close(): void {
    this.#isClosed = true;
    this.#leave();
    this.#level.stop();
    this.#head?.stop();
    this.#state.sound?.stop();
    this.#state.picture?.stop();
  }

  async #pictureOf(comesAs: ComesAs): Promise<Opened | { trouble: 'none'; track?: never }> {
    if (comesAs === 'voice') return { trouble: 'none' };
    if (comesAs === 'camera') return openCamera(this.#cameraId);
    const { animal: name, seed, isStill } = this.#deps;
    const head = () => this.#head?.read() ?? STILL_HEAD;
    const track = await startFace({ name, seed, isStill, head, level: this.level }).catch(() => undefined);
    return track === undefined ? { trouble: 'none' } : { track };
  }

  /** Returns false if the call ended while a device was opening, which then closes again. */
  #keeps({ track }: { track?: MediaStreamTrack | undefined }): boolean {
    if (this.#isClosed) track?.stop();
    return !this.#isClosed;
  }

  /** Runs `then` if the device is taken away, unless the track was replaced before. */
  #ended(track: MediaStreamTrack | null, then: () => void): void {
    track?.addEventListener('ended', () => {
      if (track === this.#state.sound || track === this.#state.picture) then();
    });
  }

  #loseHead(): void {
    this.#head?.stop();
    this.#head = undefined;
    this.#state = { ...this.#state, followsHead: false };
  }

  #change(what: Partial<OwnState>): void {
    this.#state = { ...this.#state, ...what };
    if (!this.#isClosed) this.#deps.onChange(this.#state);
  }
}
