import { allOf, createBegun, uploadsIn, type Begun, type BegunStorage } from '#web/features/chat/outbox/begun.ts';
import { cache } from '#web/platform/calls/cache.ts';
import { sessionPerson } from '#web/platform/session/session.ts';
import { trayOf } from './picture.tray.ts';
import type { RoomState, RoomStore } from './room.store.ts';
import { recorderIn, type Clip, type Recording } from './voice.recorder.ts';

interface KeeperDeps {
  begun: BegunStorage;
  /** Returns the person who is signed in, or null. */
  person: () => string | null;
}

const NOTHING: Begun = { pictures: [], voice: undefined };

const device: KeeperDeps = { begun: createBegun({ cache, now: Date.now }), person: sessionPerson };

/** By store: the rooms whose changes are stored already. */
const followed = new WeakMap<RoomStore, Set<string>>();

/**
 * Restores the stored attachments in a room's composer, and stores each later change. The storing goes on after the
 * person leaves the room, because uploads go on and because leaving ends a recording.
 */
export async function keepBegun(store: RoomStore, roomId: string, { begun, person } = device): Promise<void> {
  const rooms = followed.get(store) ?? new Set();
  if (rooms.has(roomId)) return;
  followed.set(store, rooms.add(roomId));
  const mine = person();
  // If the device stores nothing, the attachments live as long as the page.
  const waited = await begun.read(roomId).catch(() => undefined);
  if (waited !== undefined) {
    trayOf(store, roomId).takeUp(waited.pictures);
    if (waited.voice !== undefined) recorderIn(store, roomId).takeUp(waited.voice);
  }
  let written = waited === undefined ? wordsOf(NOTHING) : '';
  const follow = (): void => {
    dropSent(store, roomId);
    const things = begunIn(store.get(roomId));
    const words = wordsOf(things);
    // The state of an ended session must not be stored for the next person.
    if (words === written || person() !== mine) return;
    written = words;
    const put = (): Promise<void> => begun.put(roomId, things, () => person() === mine);
    void (store.outgoing?.then(put) ?? put()).catch(() => undefined);
  };
  store.subscribe(roomId, follow);
  follow();
}

/** Drops the attachments of a room that the person left or deleted, from the page and from the device. */
export async function dropBegun(store: RoomStore, roomId: string, { begun } = device): Promise<void> {
  trayOf(store, roomId).empty();
  recorderIn(store, roomId).cancel();
  await begun.put(roomId, NOTHING).catch(() => undefined);
}

/** Removes attachments that are already in a message, which another page sent, or this page before a reload. */
function dropSent(store: RoomStore, roomId: string): void {
  const things = begunIn(store.get(roomId));
  if (allOf(things).every(({ taken }) => taken === undefined)) return;
  const { messages, pending } = store.get(roomId).log;
  // A refused message does not count, because it may be written again with its pictures.
  const onTheirWay = pending.filter(({ state }) => state === 'sending' || state === 'failed');
  const sent = uploadsIn([...messages, ...onTheirWay]);
  const isSent = ({ taken }: { taken: { id: string } | undefined }): boolean =>
    taken !== undefined && sent.has(taken.id);
  for (const { clientId } of things.pictures.filter(isSent)) trayOf(store, roomId).remove(clientId);
  if (things.voice !== undefined && isSent(things.voice)) recorderIn(store, roomId).cancel();
}

function begunIn({ tray, recording }: RoomState): Begun {
  // A refused picture is not stored: after a reload it would be uploaded again, for nothing.
  const pictures = tray.filter(
    ({ file, taken, problem, canRetry }) => (file ?? taken) !== undefined && (problem === undefined || canRetry),
  );
  return {
    pictures: pictures.map(({ clientId, file, taken, alt }) => ({ clientId, file, taken, alt })),
    voice: waitingIn(recording),
  };
}

function waitingIn(recording: Recording): Begun['voice'] {
  if (recording.step === 'recording') return recording.part;
  return recording.step === 'ready' ? voiceOf(recording.clip) : undefined;
}

function voiceOf({ clientId, file, taken, alt, ms, wave, problem, canRetry }: Clip): Begun['voice'] {
  return problem !== undefined && !canRetry ? undefined : { clientId, file, taken, alt, ms, wave };
}

/** Returns equal texts for equal attachments. A file never changes, and the progress of an upload is not stored. */
function wordsOf(begun: Begun): string {
  return JSON.stringify(allOf(begun).map(({ clientId, taken, alt }) => [clientId, taken?.id, alt]));
}
