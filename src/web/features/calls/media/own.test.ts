import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnState } from './own.state.ts';
import { createOwn, type Own } from './own.ts';

/** A track of a device, which a test can take away. */
class Track extends EventTarget {
  enabled = true;
  isStopped = false;
  readonly kind: string;
  readonly #deviceId: string;
  constructor(kind: string, deviceId: string) {
    super();
    this.kind = kind;
    this.#deviceId = deviceId;
  }
  getSettings = (): MediaTrackSettings => ({ deviceId: this.#deviceId });
  stop(): void {
    this.isStopped = true;
  }
}

/** The devices of a machine, the default first. */
class Devices extends EventTarget {
  there = ['headset', 'built-in'];
  opened: Track[] = [];
  enumerateDevices = async (): Promise<unknown[]> =>
    this.there.flatMap((deviceId) => ['audioinput', 'videoinput'].map((kind) => ({ kind, deviceId, label: deviceId })));
  getUserMedia = async ({ audio, video }: MediaStreamConstraints): Promise<MediaStream> => {
    const wanted = ((audio ?? video) as { deviceId?: { exact: string } }).deviceId?.exact ?? this.there[0];
    if (wanted === undefined || !this.there.includes(wanted)) throw new DOMException('none', 'NotFoundError');
    const track = new Track(audio ? 'audio' : 'video', wanted);
    this.opened.push(track);
    return { getTracks: () => [track] } as unknown as MediaStream;
  };
  change(...there: string[]): void {
    this.there = there;
    this.dispatchEvent(new Event('devicechange'));
  }
}

let devices: Devices;
let state: OwnState | undefined;
let own: Own;
beforeEach(async () => {
  devices = new Devices();
  vi.stubGlobal('navigator', { mediaDevices: devices });
  vi.stubGlobal(
    'MediaStream',
    class {
      getAudioTracks = () => [];
    },
  );
  own = createOwn({ animal: 'fox', seed: '1', isStill: true, onChange: (next) => (state = next) });
  await own.open('camera');
});
afterEach(() => {
  own.close();
  vi.unstubAllGlobals();
});

it('A microphone that is taken away is told, another waits for a choice', async () => {
  devices.opened[0]?.dispatchEvent(new Event('ended'));
  expect(state).toMatchObject({ microphone: 'gone', sound: null, comesAs: 'camera' });
  devices.change('built-in');
  await vi.waitFor(() => expect(devices.there).toEqual(['built-in']));
  expect(state?.microphone).toBe('gone');
  await own.takeMicrophone('built-in');
  expect(state).toMatchObject({ microphone: null, sound: devices.opened.at(-1) });
});

it('A microphone that was taken away comes back by itself', async () => {
  devices.opened[0]?.dispatchEvent(new Event('ended'));
  devices.change('built-in', 'headset');
  await vi.waitFor(() => expect(state?.microphone).toBeNull());
  expect(state?.sound?.getSettings().deviceId).toBe('headset');
});

it('A camera that is taken away leaves the voice', () => {
  devices.opened[1]?.dispatchEvent(new Event('ended'));
  expect(state).toMatchObject({ comesAs: 'voice', picture: null, camera: 'gone', microphone: null });
  expect(devices.opened[0]?.isStopped).toBe(false);
});

it('A camera that moves the animal is told when it is taken away', async () => {
  await own.followHead(true);
  expect(state).toMatchObject({ followsHead: true, camera: null });
  devices.opened[2]?.dispatchEvent(new Event('ended'));
  expect(state).toMatchObject({ followsHead: false, camera: 'gone', comesAs: 'camera' });
});

it('A hidden page holds the picture and not the voice', () => {
  own.hold(true);
  expect(state?.isHeld).toBe(true);
  expect(devices.opened.map(({ enabled }) => enabled)).toEqual([true, false]);
  own.hold(false);
  expect(devices.opened.map(({ enabled }) => enabled)).toEqual([true, true]);
});

it('The end of a call closes every device', () => {
  own.close();
  expect(devices.opened.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});
