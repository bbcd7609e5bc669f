import { useCallback, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { syncChats } from '#contract/chat.list.ts';
import { listMessages, markRead, sendMessage, type Room } from '#contract/chat.ts';
import type { DeviceDrafts } from '#web/features/chat/outbox/draft.device.ts';
import { deviceOutbox, type OutboxEntry } from '#web/features/chat/outbox/outbox.storage.ts';
import type { SendResult } from '#web/features/chat/outbox/outbox.ts';
import { activity } from '#web/platform/activity.ts';
import { call, asCallError } from '#web/platform/calls/call.ts';
import { connect } from '#web/platform/realtime/connect.ts';
import { browserTimers } from '#web/platform/timers.ts';
import type { Link } from '#web/platform/realtime/link.ts';
import { newId } from '#web/platform/newId.ts';
import { readOrKept } from '#web/platform/calls/offline.ts';
import { linkState } from '#web/platform/realtime/state.ts';
import { cache } from '#web/platform/calls/cache.ts';
import { createValue } from '#web/ui/value.ts';
import { late } from '#web/ui/late.ts';
import { MAX_JOINED_ROOMS, type ServerEvent } from '#contract/realtime.ts';
import { ChatRuntime, type RuntimeDeps } from './chat.runtime.ts';
import { dropLost, fetchChats, noteMessage, onChatsRead, rereadChats } from './chat.data.ts';
import { createRoomKeeper, keptName, type RoomTail } from './room.keeper.ts';
import type { RoomState } from './room.store.ts';
import { noteWaiting } from './waiting.data.ts';

const HTTP_MS = 10_000;
const REREAD_MS = 500;

const current = createValue<ChatRuntime | null>(null);
/** The code of drafts is loaded later. Text that is typed before then is on the device, where the code finds it. */
const draftCode = late(() => import('#web/features/chat/outbox/draft.device.ts'));
let drafts: DeviceDrafts | null = null;

/** Starts the person's chat: reads the list, then connects. Returns the function that ends the chat. */
export function startChat(me: number, onEvent: (runtime: ChatRuntime, event: ServerEvent) => void): () => void {
  let link: Link | null = null;
  let isOver = false;
  const keeper = createRoomKeeper({
    cache,
    timers: browserTimers,
    log: (roomId) => runtime.store.get(roomId).log,
    fetch: (roomId) => call(listMessages, { params: { roomId } }),
  });
  const runtime: ChatRuntime = new ChatRuntime({
    me,
    storage: deviceOutbox(),
    timers: browserTimers,
    now: Date.now,
    newId,
    link: {
      send: (event) => link?.send(event) ?? false,
      isLive: () => linkState() === 'live',
      isConnecting: () => linkState() === 'connecting',
    },
    api: apiOf(me),
    onLost: dropLost,
  });
  let isReadSoon = false;
  const rereadSoon = (): void => {
    if (isReadSoon) return;
    isReadSoon = true;
    browserTimers.set(() => {
      isReadSoon = false;
      if (!isOver) rereadChats();
    }, REREAD_MS);
  };
  const listed = (chats: readonly Room[]): void => {
    // A list that is older than the latest events would undo them, so the list is requested again.
    if (runtime.join(chats) === 'behind') rereadSoon();
    for (const { id, clearedSeq } of chats) runtime.cleared(id, clearedSeq);
    keeper.listed(chats);
  };
  const forget = onChatsRead(listed);
  const tellActivity = (): void => void link?.send({ type: 'activity', isActive: activity().isActive() });
  const leaveActivity = activity().subscribe(tellActivity);
  const listen = (): void => {
    if (isOver) return;
    link = connect({
      userId: me,
      lastSeqs: () => runtime.lastSeqs(),
      onEvent: (event) => {
        // The server treats every new connection as active.
        if (event.type === 'auth_success') {
          tellActivity();
          void refreshDrafts();
        }
        onEvent(runtime, event);
      },
    });
  };
  // The list is read first, so that the first frame can join its rooms. If the list fails, the socket may still work.
  void fetchChats().then(({ chats, next }) => {
    // A list that is in memory already is not read again, so `onChatsRead` does not report it.
    listed(chats);
    listen();
    // Without a network the next connection reads the list again.
    return next ? joinTheRest(runtime).catch(() => undefined) : undefined;
  }, listen);
  current.set(runtime);
  void refreshDrafts();
  return () => {
    isOver = true;
    forget();
    leaveActivity();
    keeper.stop();
    link?.stop();
    runtime.stop();
    drafts?.stop();
    drafts = null;
    current.set(null);
  };
}

/** Returns the requests of the runtime. Without a network, the newest lines of a room come from the device. */
const apiOf = (me: number): RuntimeDeps['api'] => ({
  messages: async (roomId, query) => {
    const read = (): Promise<RoomTail> => call(listMessages, { params: { roomId }, query });
    const isNewest = [query.afterSeq, query.beforeSeq, query.aroundSeq].every((at) => at === undefined);
    return isNewest ? readOrKept({ read, cache, name: keptName(roomId) }) : read();
  },
  send: (entry) => sendOverHttp(entry, me),
  read: (roomId, seq) => call(markRead, { params: { roomId }, body: { seq } }),
});

/** Starts to synchronize the person's drafts, if that has not begun, and reads the server's drafts. */
export async function refreshDrafts(): Promise<void> {
  const code = await draftCode.fetch();
  const runtime = current.get();
  if (runtime === null || code === undefined) return;
  drafts ??= code.startDrafts(runtime.store.me);
  drafts.refresh();
}

/**
 * Joins the rooms beyond the first page of the list, so that a new message moves its room to the top of the list. A
 * room beyond the limit of a connection moves only when the list is read.
 */
async function joinTheRest(runtime: ChatRuntime): Promise<void> {
  let query: { cursor?: string } | null = {};
  for (let joined = 0; query !== null && joined < MAX_JOINED_ROOMS;) {
    const { rooms, next }: SyncedRooms = await call(syncChats, { query });
    runtime.join(rooms.map(({ roomId, lastSeq }) => ({ id: roomId, lastSeq })));
    joined += rooms.length;
    query = next === null ? null : { cursor: next };
  }
}

type SyncedRooms = z.output<typeof syncChats.response>;

/** Returns the chat runtime of the signed-in person; null before the chat has started. */
export const useChatRuntime = current.use;

export function useRoomState(runtime: ChatRuntime, roomId: string): RoomState {
  const { store } = runtime;
  const subscribe = useCallback((listener: () => void) => store.subscribe(roomId, listener), [store, roomId]);
  return useSyncExternalStore(subscribe, () => store.get(roomId));
}

const nothing = (): void => undefined;

/** Returns how the person came to be out of a room; null while they are in it, and before the chat has started. */
export function useGone(runtime: ChatRuntime | null, roomId: string): RoomState['gone'] {
  const subscribe = useCallback(
    (listener: () => void) => runtime?.store.subscribe(roomId, listener) ?? nothing,
    [runtime, roomId],
  );
  return useSyncExternalStore(subscribe, () => runtime?.store.get(roomId).gone ?? null);
}

async function sendOverHttp(entry: OutboxEntry, me: number): Promise<SendResult> {
  const { roomId, clientId, content, pictures, voice, gif, replyTo, isSure } = entry;
  try {
    const input = {
      params: { roomId },
      body: {
        clientId,
        // The server sets the text of a voice note or a GIF itself.
        content: (voice ?? gif) === undefined ? content : '',
        replyTo: replyTo?.messageId,
        ...(pictures && { pictures: pictures.map(({ id, alt }) => ({ id, alt })) }),
        ...(voice && { voice: { id: voice.id, wave: voice.wave, alt: voice.alt } }),
        ...(gif && { gif: { id: gif.id } }),
        ...(isSure && { sendAnyway: true }),
      },
      signal: AbortSignal.timeout(HTTP_MS),
    };
    const { message } = await call(sendMessage, input);
    if (message.waiting !== undefined) {
      noteWaiting(message);
      return { kind: 'waits' };
    }
    noteMessage(message, me);
    return { kind: 'acked', message };
  } catch (error) {
    return refusalOf(error);
  }
}

/** A missing response, a server error or a session in renewal is no refusal, so the outbox tries again. */
function refusalOf(error: unknown): SendResult {
  const { code, status, retryAfterSeconds } = asCallError(error);
  if (status === 0 || status === 401 || status >= 500) return { kind: 'unknown' };
  const retryAfterMs = retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000;
  return { kind: 'refused', code, retryable: status === 429, retryAfterMs };
}
