import type { RoomState, RoomStore } from './room.store.ts';

/** What of a composer is uploaded before it is sent. */
export type Uploaded = 'pictures' | 'voice';

interface AwaitedUpload {
  store: RoomStore;
  roomId: string;
  what: Uploaded;
}

/**
 * Calls `send` once the uploads of a room's composer are there: at once if none is on its way, and also after the person
 * has left the room. If one of them fails or is taken out, nothing is sent, and the next press decides anew.
 */
export function sendOnceThere({ store, roomId, what }: AwaitedUpload, send: () => void): void {
  const { awaited } = store.get(roomId);
  if (awaited.includes(what)) return;
  const waitedFor = new Set(comingIn(store.get(roomId), what));
  if (waitedFor.size === 0) {
    send();
    return;
  }
  store.update(roomId, { awaited: [...awaited, what] });
  const end = store.subscribe(roomId, () => {
    const state = store.get(roomId);
    const coming = comingIn(state, what);
    for (const id of coming) waitedFor.add(id);
    if (coming.length > 0) return;
    end();
    const there = new Set(thingsOf(state, what).flatMap(({ clientId, taken }) => (taken ? [clientId] : [])));
    store.update(roomId, { awaited: state.awaited.filter((one) => one !== what) });
    if ([...waitedFor].every((id) => there.has(id))) send();
  });
}

/** Returns the ids of the uploads that are on their way. */
function comingIn(state: RoomState, what: Uploaded): string[] {
  return thingsOf(state, what).flatMap(({ clientId, taken, problem }) =>
    taken === undefined && problem === undefined ? [clientId] : [],
  );
}

function thingsOf({ tray, recording }: RoomState, what: Uploaded) {
  if (what === 'pictures') return tray;
  return recording.step === 'ready' ? [recording.clip] : [];
}
