import { listDrafts, putDraft } from '#contract/chat.drafts.ts';
import { call } from '#web/platform/calls/call.ts';
import { draftRooms, keptDraft, onDraft, setDraft } from '#web/platform/drafts/drafts.ts';
import { onSignOut } from '#web/platform/session/session.ts';
import { browserTimers } from '#web/platform/timers.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage/storage.ts';
import { DraftSync, type SyncedDraft } from './draft.sync.ts';

const NOTHING: SyncedDraft = { content: '', revision: null };

type KnownRooms = Readonly<Record<string, SyncedDraft>>;

const asRooms = (value: unknown): KnownRooms | null => (typeof value === 'object' ? (value as KnownRooms) : null);

export interface DeviceDrafts {
  /** Reads the server's drafts, which other devices may have changed. */
  refresh: () => void;
  stop: () => void;
}

/** Synchronizes the drafts of this device with the server until `stop` is called. */
export function startDrafts(me: number): DeviceDrafts {
  // If the browser stores nothing, `known` lasts as long as the page.
  let known: KnownRooms = readJson(kept.chatDraftKnown, asRooms, me) ?? {};
  const sync = new DraftSync({
    timers: browserTimers,
    text: (roomId) => keptDraft(me, roomId),
    setText: (roomId, text) => setDraft(me, roomId, text),
    known: (roomId) => known[roomId] ?? NOTHING,
    setKnown: (roomId, now) => {
      const { [roomId]: _, ...others } = known;
      known = now.revision === null ? others : { ...others, [roomId]: now };
      if (Object.keys(known).length === 0) writeText(kept.chatDraftKnown, null, me);
      else writeJson(kept.chatDraftKnown, known, me);
    },
    rooms: () => [...draftRooms(me), ...Object.keys(known)],
    api: {
      save: (roomId, body) => call(putDraft, { params: { roomId }, body }),
      read: async () => (await call(listDrafts, {})).drafts,
    },
  });
  const leave = onDraft((roomId) => {
    if (roomId !== undefined) sync.typed(roomId);
  });
  const leaveSignOut = onSignOut(async () => sync.flush());
  const hide = (): void => {
    if (document.visibilityState === 'hidden') void sync.flush();
  };
  // A short network loss may leave the socket open, and then no new connection announces that the network is back.
  const online = (): void => {
    void sync.flush();
    void sync.refresh();
  };
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('online', online);
  return {
    refresh: () => void sync.refresh(),
    stop: () => {
      leave();
      leaveSignOut();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', online);
      sync.stop();
    },
  };
}
