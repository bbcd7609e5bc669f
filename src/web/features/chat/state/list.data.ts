import { clearHistory, deleteChat, setRoom } from '#contract/chat.list.ts';
import type { SettingsWish } from '#contract/chat.settings.ts';
import { answerRequest, getRoom, markRead, type Room } from '#contract/chat.ts';
import { leaveGroup } from '#contract/groups.ts';
import { cache } from '#web/platform/calls/cache.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { dropBegun } from './begun.keeper.ts';
import { chatsInMemory, dropLost, patchRoom, refreshRoom } from './chat.data.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { keptName } from './room.keeper.ts';

/** Changes the person's own settings in a room. Throws a CallError on failure. */
export async function changeSettings(roomId: string, wish: SettingsWish): Promise<void> {
  const settings = await call(setRoom, { params: { roomId }, body: wish });
  if (!patchRoom(roomId, (room) => ({ ...room, ...settings }))) refreshRoom(roomId);
}

/** Accepts or deletes a request. Throws a CallError on failure. */
export async function answer(roomId: string, what: 'accept' | 'delete'): Promise<void> {
  await call(answerRequest, { params: { roomId }, body: { answer: what } });
  refreshRoom(roomId);
}

/** Marks a room as read to its end, on all of the person's devices. Throws a CallError on failure. */
export async function readRoom({ id: roomId, lastSeq }: Room): Promise<void> {
  await call(markRead, { params: { roomId }, body: { seq: lastSeq } });
  patchRoom(roomId, (room) => ({ ...room, readSeq: Math.max(room.readSeq, lastSeq), unreadCount: 0 }));
}

/** Removes the "unread" mark of a room when the person opens it. */
export function noteOpened(roomId: string): void {
  const alone = queryClient.getQueryData<Room>(queryKey(getRoom, { roomId }));
  const room = chatsInMemory()?.find(({ id }) => id === roomId) ?? alone;
  // Without a network the mark stays, and the next visit removes it.
  if (room?.isMarkedUnread === true) changeSettings(roomId, { isUnread: false }).catch(() => undefined);
}

/** Clears a room's history for this person alone. Throws a CallError on failure. */
export async function clearRoom(runtime: ChatRuntime, { id: roomId }: Room): Promise<void> {
  const { clearedSeq } = await call(clearHistory, { params: { roomId } });
  await forgetLines(runtime, roomId, clearedSeq);
  patchRoom(roomId, (room) => ({
    ...room,
    clearedSeq,
    unreadCount: 0,
    isMarkedUnread: false,
    lastMessage: null,
    lastMessageSenderId: null,
    lastMessageBy: null,
    lastMessageFrom: null,
    lastMessageTimestamp: null,
    lastMessageEndsAt: null,
  }));
}

/** Removes a room of two and its history from this list until a new message comes. Throws a CallError on failure. */
export async function deleteRoom(runtime: ChatRuntime, room: Room): Promise<void> {
  await orGone(call(deleteChat, { params: { roomId: room.id } }));
  await dropRoom(runtime, room);
}

/** Leaves a group. `onGone` runs once that is done, before the room is forgotten. Throws a CallError on failure. */
export async function leaveRoom(runtime: ChatRuntime, room: Room, onGone?: () => void): Promise<void> {
  await orGone(call(leaveGroup, { params: { roomId: room.id } }));
  onGone?.();
  await dropRoom(runtime, room);
}

/** Treats a 404 as success: another device left the room first, or the group has ended. */
async function orGone(leaving: Promise<unknown>): Promise<void> {
  await leaving.catch((error: unknown) => {
    if (asCallError(error).status !== 404) throw error;
  });
}

async function dropRoom(runtime: ChatRuntime, { id: roomId, lastSeq }: Room): Promise<void> {
  await forgetLines(runtime, roomId, lastSeq);
  await dropBegun(runtime.store, roomId);
  dropLost(roomId);
}

async function forgetLines(runtime: ChatRuntime, roomId: string, seq: number): Promise<void> {
  runtime.cleared(roomId, seq);
  await cache.remove(keptName(roomId));
}
