import type { Message, Room } from '#contract/chat.ts';
import type { DeviceCache } from '#web/platform/calls/cache.ts';
import type { BrowserTimers } from '#web/platform/timers.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { allWithoutEnded } from './room.ended.ts';
import type { RoomLog } from './room.log.ts';

/** The number of rooms that can be read without a network. */
const KEPT_ROOMS = 20;
/** The number of lines of each room that can be read without a network. */
const KEPT_MESSAGES = 50;
/** The delay before caching, so that the first screen loads first and a burst of messages causes one write. */
const REST_MS = 4000;
const PREFIX = 'room ';

/** Returns the name of a room's tail in the cache. */
export function keptName(roomId: string): string {
  return PREFIX + roomId;
}

/** The last lines of a room's log. */
export interface RoomTail {
  messages: readonly Message[];
  lastSeq: number;
  hasMore: boolean;
}

export interface KeeperDeps {
  cache: Pick<DeviceCache, 'read' | 'put' | 'remove' | 'names'>;
  timers: BrowserTimers;
  log: (roomId: string) => RoomLog;
  /** Fetches the newest page of a room. */
  fetch: (roomId: string) => Promise<RoomTail>;
}

export interface RoomKeeper {
  /** Receives the person's rooms whenever the list is read or changes. */
  listed: (rooms: readonly Room[]) => void;
  stop: () => void;
}

/** Keeps the last lines of the most recently active rooms in the cache. Fetches rooms that are not in memory. */
export function createRoomKeeper({ cache, timers, log, fetch }: KeeperDeps): RoomKeeper {
  let latest: readonly Room[] = [];
  let timer: unknown = null;
  let isBusy = false;
  let isOver = false;

  const keep = async ({ id, lastSeq, clearedSeq }: Room): Promise<void> => {
    const kept = await readKept(id);
    const isCleared = (kept?.messages[0]?.seq ?? Infinity) <= clearedSeq;
    if (kept !== undefined && kept.lastSeq >= lastSeq && !isCleared) return;
    const tail = tailOf(log(id), lastSeq) ?? (await fetch(id));
    if (!isOver) await cache.put(keptName(id), tail);
  };

  /** Reads the lines of a room, and takes out of the cache what has ended. */
  const readKept = async (id: string): Promise<RoomTail | undefined> => {
    const kept = await cache.read<RoomTail>(keptName(id));
    const messages = allWithoutEnded(kept?.messages ?? [], serverNow());
    if (kept === undefined || messages === kept.messages) return kept;
    const left = { ...kept, messages };
    if (!isOver) await cache.put(keptName(id), left);
    return left;
  };

  const run = async (): Promise<void> => {
    const rooms = latest.toSorted((a, b) => stirredAt(b) - stirredAt(a)).slice(0, KEPT_ROOMS);
    const wanted = new Set(rooms.map(({ id }) => keptName(id)));
    for (const name of await cache.names()) if (name.startsWith(PREFIX) && !wanted.has(name)) await cache.remove(name);
    // If one fetch fails, the others would fail too. The next change of the list tries again.
    for (const room of rooms) if (!isOver) await keep(room);
  };

  const wake = (): void => {
    timer = null;
    isBusy = true;
    const listed = latest;
    void run()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
        if (latest !== listed && timer === null) later();
      });
  };

  const later = (): void => {
    if (!isOver) timer = timers.set(wake, REST_MS);
  };

  return {
    listed: (rooms) => {
      latest = rooms;
      if (timer === null && !isBusy) later();
    },
    stop: () => {
      isOver = true;
      timers.clear(timer);
    },
  };
}

/** Returns the last lines of a log in memory; null if that log does not reach `lastSeq`. */
function tailOf({ loaded, last, messages, hasOlder }: RoomLog, lastSeq: number): RoomTail | null {
  if (!loaded || last < lastSeq) return null;
  const tail = messages.slice(-KEPT_MESSAGES);
  return { messages: tail, lastSeq: last, hasMore: hasOlder || tail.length < messages.length };
}

function stirredAt({ lastMessageTimestamp, createdAt }: Room): number {
  return Date.parse(lastMessageTimestamp ?? createdAt);
}
