/** Why a device could not be opened. `gone`: it was taken away amid the call. */
export type DeviceTrouble = 'refused' | 'missing' | 'busy' | 'gone';

export type Opened = { track: MediaStreamTrack; trouble?: never } | { trouble: DeviceTrouble; track?: never };

/** An insecure page has no devices at all, whatever the types say. */
const devices = (): MediaDevices | undefined => navigator.mediaDevices;

const VOICE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
const PICTURE = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } };

/** Opens the microphone: the chosen one, or the browser's default. */
export function openMicrophone(deviceId?: string): Promise<Opened> {
  return open({ audio: { ...VOICE, ...chosen(deviceId) } });
}

/** Opens the camera: the chosen one, or the one that faces the person. */
export function openCamera(deviceId?: string): Promise<Opened> {
  return open({ video: { ...PICTURE, ...(deviceId === undefined ? { facingMode: 'user' } : chosen(deviceId)) } });
}

const chosen = (deviceId: string | undefined) => (deviceId === undefined ? {} : { deviceId: { exact: deviceId } });

async function open(wanted: MediaStreamConstraints): Promise<Opened> {
  try {
    const track = (await devices()?.getUserMedia(wanted))?.getTracks()[0];
    return track === undefined ? { trouble: 'missing' } : { track };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
}

/** Returns the reason behind an error of `getUserMedia`. */
export function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'missing';
}

/** The devices that a call can use, by kind. Names are empty until a device of the kind was opened once. */
export type Devices = Readonly<Record<'audioinput' | 'videoinput' | 'audiooutput', readonly MediaDeviceInfo[]>>;

export async function listDevices(): Promise<Devices> {
  const all =
    (await devices()
      ?.enumerateDevices()
      .catch(() => undefined)) ?? [];
  const of = (kind: MediaDeviceKind): MediaDeviceInfo[] =>
    all.filter((device) => device.kind === kind && device.deviceId !== '');
  return { audioinput: of('audioinput'), videoinput: of('videoinput'), audiooutput: of('audiooutput') };
}

/** Calls `hear` whenever a device comes or goes. Returns a function that ends this. */
export function onDevices(hear: () => void): () => void {
  devices()?.addEventListener('devicechange', hear);
  return () => devices()?.removeEventListener('devicechange', hear);
}
