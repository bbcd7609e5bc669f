import type { Message } from '#contract/chat.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Picture, Voice } from '#contract/media.ts';
import type { DeviceCache } from '#web/platform/calls/cache.ts';

/** An attachment that waits in a composer, as stored on the device. If `file` is undefined, `taken` is the upload. */
interface WaitingAttachment {
  /** The id of the upload, by which the server recognizes a repeated upload. */
  clientId: string;
  file: Blob | undefined;
  alt: string;
}

export interface WaitingPicture extends WaitingAttachment {
  taken: Picture | undefined;
}

export interface WaitingVoice extends WaitingAttachment, Pick<MessageVoice, 'ms' | 'wave'> {
  taken: Voice | undefined;
}

/** The pictures and the voice note that wait in a room's composer. */
export interface Begun {
  pictures: readonly WaitingPicture[];
  voice: WaitingVoice | undefined;
}

/** The stored form. The files are stored separately, so that editing a description does not write them again. */
interface StoredBegun extends Begun {
  /** The time of the last change, by this device's clock. */
  at: number;
}

export interface BegunDeps {
  cache: Pick<DeviceCache, 'read' | 'put' | 'remove' | 'names'>;
  now: () => number;
}

export interface BegunStorage {
  read: (roomId: string) => Promise<Begun | undefined>;
  /** Stores a room's attachments; deletes the entry if there are none. Writes nothing once `mine` returns false. */
  put: (roomId: string, begun: Begun, mine?: () => boolean) => Promise<void>;
}

/** The server keeps an unused file for this time: `WAITING_MS` in the server's media. */
const WAITS_MS = DAY_MS;
/** The ten rooms that changed last are stored, because pictures and a voice note take some megabytes. */
const ROOMS = 10;
const THINGS = 'begun ';
const FILES = 'begun-file ';

/** Keeps the attachments of unsent messages through a reload, in the device's cache, which a sign-out empties. */
export function createBegun({ cache, now }: BegunDeps): BegunStorage {
  // Writes run one after another, so that a late write never restores attachments that were sent.
  let line: Promise<unknown> = Promise.resolve();

  const drop = async (roomId: string): Promise<void> => {
    const kept = await cache.read<StoredBegun>(THINGS + roomId);
    await cache.remove(THINGS + roomId);
    if (kept !== undefined) for (const { clientId } of allOf(kept)) await cache.remove(FILES + clientId);
  };

  const bound = async (): Promise<void> => {
    const rooms = (await cache.names())
      .filter((name) => name.startsWith(THINGS))
      .map((name) => name.slice(THINGS.length));
    if (rooms.length <= ROOMS) return;
    const aged = await Promise.all(
      rooms.map(async (roomId) => ({ roomId, at: (await cache.read<StoredBegun>(THINGS + roomId))?.at ?? 0 })),
    );
    for (const { roomId } of aged.toSorted((a, b) => b.at - a.at).slice(ROOMS)) await drop(roomId);
  };

  const write = async (roomId: string, begun: Begun, mine: () => boolean): Promise<void> => {
    if (!mine()) return undefined;
    const things = allOf(begun);
    if (things.length === 0) return drop(roomId);
    const before = await cache.read<StoredBegun>(THINGS + roomId);
    const known = new Set(before === undefined ? [] : allOf(before).map(({ clientId }) => clientId));
    for (const { clientId, file } of things) {
      const isKept = known.delete(clientId);
      if (!isKept && file !== undefined && mine()) await cache.put(FILES + clientId, file);
    }
    if (!mine()) return undefined;
    await cache.put(THINGS + roomId, { ...withFiles(begun, () => undefined), at: now() } satisfies StoredBegun);
    for (const clientId of known) await cache.remove(FILES + clientId);
    if (before === undefined) await bound();
  };

  return {
    read: async (roomId) => {
      const kept = await cache.read<StoredBegun>(THINGS + roomId);
      if (kept === undefined) return undefined;
      const files = new Map<string, Blob | undefined>();
      for (const { clientId } of allOf(kept)) files.set(clientId, await cache.read<Blob>(FILES + clientId));
      const { pictures, voice } = withFiles(kept, (clientId) => files.get(clientId));
      const isKnown = now() - kept.at < WAITS_MS;
      const isWhole = ({ file, taken }: WaitingPicture | WaitingVoice): boolean =>
        (file ?? (isKnown ? taken : undefined)) !== undefined;
      return { pictures: pictures.filter(isWhole), voice: voice && isWhole(voice) ? voice : undefined };
    },
    put: (roomId, begun, mine = () => true) => {
      const written = line.then(() => write(roomId, begun, mine));
      line = written.catch(() => undefined);
      return written;
    },
  };
}

/** Returns the pictures and, after them, the voice note. */
export function allOf({ pictures, voice }: Begun): readonly (WaitingPicture | WaitingVoice)[] {
  return voice === undefined ? pictures : [...pictures, voice];
}

function withFiles({ pictures, voice }: Begun, fileOf: (clientId: string) => Blob | undefined): Begun {
  return {
    pictures: pictures.map((one) => Object.assign({}, one, { file: fileOf(one.clientId) })),
    voice: voice && { ...voice, file: fileOf(voice.clientId) },
  };
}

/** Returns the ids of the pictures and voice notes in messages. */
export function uploadsIn(messages: readonly Pick<Message, 'pictures' | 'voice'>[]): Set<string> {
  return new Set(
    messages.flatMap(({ pictures = [], voice }) => [...pictures.map(({ id }) => id), ...(voice ? [voice.id] : [])]),
  );
}
