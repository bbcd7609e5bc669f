import type { Message, Room } from '#contract/chat.ts';
import type { Shelf } from '#web/platform/shelf.ts';
import type { Timers } from '#web/platform/realtime/link.ts';
import type { RoomLog } from './room.log.ts';

/** As many rooms, and as much of each, can be read without a network. */
const KEPT_ROOMS = 20;
const KEPT_MESSAGES = 50;
/** The first screen has the line to itself; a burst of messages is kept once. */
const REST_MS = 4000;
const PREFIX = 'room ';

/** What a room's tail is called on the shelf. */
export function keptName(roomId: string): string {
  return PREFIX + roomId;
}

/** The end of a room's log as it was last seen. */
export interface RoomTail {
  messages: readonly Message[];
  lastSeq: number;
  hasMore: boolean;
}

export interface KeeperDeps {
  shelf: Pick<Shelf, 'read' | 'put' | 'remove' | 'names'>;
  timers: Timers;
  log: (roomId: string) => RoomLog;
  /** The newest page. */
  fetch: (roomId: string) => Promise<RoomTail>;
}

export interface RoomKeeper {
  /** The person's rooms, whenever they changed. */
  listed: (rooms: readonly Room[]) => void;
  stop: () => void;
}

/** Keeps the last words of the rooms that stirred last on the device; fetches what it has not seen, one at a time. */
export function createRoomKeeper({ shelf, timers, log, fetch }: KeeperDeps): RoomKeeper {
  let latest: readonly Room[] = [];
  let timer: unknown = null;
  let isBusy = false;
  let isOver = false;

  const keep = async ({ id, lastSeq }: Room): Promise<void> => {
    const kept = await shelf.read<RoomTail>(keptName(id));
    if (kept !== undefined && kept.lastSeq >= lastSeq) return;
    const tail = tailOf(log(id), lastSeq) ?? (await fetch(id));
    if (!isOver) await shelf.put(keptName(id), tail);
  };

  const run = async (): Promise<void> => {
    const rooms = latest.toSorted((a, b) => stirredAt(b) - stirredAt(a)).slice(0, KEPT_ROOMS);
    const wanted = new Set(rooms.map(({ id }) => keptName(id)));
    for (const name of await shelf.names()) if (name.startsWith(PREFIX) && !wanted.has(name)) await shelf.remove(name);
    // Where one cannot be had, the next cannot either: the list will change again.
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

/** Null when this page does not hold the log up to `lastSeq`. */
function tailOf({ loaded, last, messages, hasOlder }: RoomLog, lastSeq: number): RoomTail | null {
  if (!loaded || last < lastSeq) return null;
  const tail = messages.slice(-KEPT_MESSAGES);
  return { messages: tail, lastSeq: last, hasMore: hasOlder || tail.length < messages.length };
}

function stirredAt({ lastMessageTimestamp, createdAt }: Room): number {
  return Date.parse(lastMessageTimestamp ?? createdAt);
}
