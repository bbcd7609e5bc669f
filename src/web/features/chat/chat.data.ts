import type { UseQueryResult } from '@tanstack/react-query';
import { getUser, getUserByHandle } from '#contract/accounts.ts';
import { getRoom, listChats, type Message, type Room } from '#contract/chat.ts';
import type { Member } from '#contract/people.ts';
import { call, type CallError } from '#web/platform/call.ts';
import { invalidate, queryClient, queryKey, readKept, useRead } from '#web/platform/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import type { ChatRuntime } from './chat.runtime.ts';

/** How often the list is read where no socket lives. */
const POLL_CHATS_MS = 10_000;

interface Chats {
  chats: Room[];
}
const chatsKey = queryKey(listChats);

/** The person's rooms, the latest talk first. */
export function useChats(): UseQueryResult<Chats, CallError> {
  return useRead(listChats, {}, { refetchInterval: useIsLive() ? false : POLL_CHATS_MS, isKept: true });
}

/** One room: from the list, or by itself where the list does not have it (an empty one, say). */
export function useRoom(roomId: string): Pick<UseQueryResult<Room, CallError>, 'data' | 'error' | 'refetch'> {
  const list = useChats();
  const listed = list.data?.chats.find(({ id }) => id === roomId);
  const alone = useRead(getRoom, { params: { roomId } }, { enabled: !list.isPending && listed === undefined });
  return listed === undefined ? alone : { data: listed, error: null, refetch: alone.refetch };
}

/** The person whom a search names: all digits by id, else by handle without a leading @. */
export function usePersonSearch(text: string): UseQueryResult<Member, CallError> {
  const handle = text.replace(/^@/, '');
  const isId = /^\d+$/.test(handle);
  const isLong = handle.length >= 2;
  const byId = useRead(getUser, { params: { id: Number(handle) } }, { enabled: isLong && isId });
  const byHandle = useRead(getUserByHandle, { params: { handle } }, { enabled: isLong && !isId });
  return isId ? byId : byHandle;
}

/** The list as this page has it now; undefined before it was read. */
export function chatsInMemory(): readonly Room[] | undefined {
  return queryClient.getQueryData<Chats>(chatsKey)?.chats;
}

/** A room of this person, for what happens outside its screen; undefined when there is none, or none can be had. */
export async function findRoom(roomId: string): Promise<Room | undefined> {
  const listed = chatsInMemory()?.find(({ id }) => id === roomId);
  return listed ?? call(getRoom, { params: { roomId } }).catch(() => undefined);
}

export function fetchChats(): Promise<Chats> {
  return queryClient.fetchQuery({
    queryKey: chatsKey,
    queryFn: ({ signal }) => readKept(listChats, () => call(listChats, { signal })),
  });
}

/** Calls `listener` with the rooms whenever the list was read or changed. Returns the end of it. */
export function onChatsRead(listener: (chats: readonly Room[]) => void): () => void {
  const key = JSON.stringify(chatsKey);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || JSON.stringify(query.queryKey) !== key) return;
    const data = query.state.data as Chats | undefined;
    if (data !== undefined) listener(data.chats);
  });
}

export function refreshChats(): void {
  void invalidate(listChats);
}

/** A message moves its room to the top, with its words as the preview; seen before, it changes nothing. */
export function noteMessage(message: Message, me: number): void {
  const { chatRoomId, seq, content, senderId, createdAt } = message;
  const isKnown = patchRoom(chatRoomId, (room) => {
    if (seq <= room.lastSeq) return room;
    const isUnread = senderId !== me && seq > room.readSeq;
    return {
      ...room,
      lastSeq: seq,
      lastMessage: content,
      lastMessageSenderId: senderId,
      lastMessageTimestamp: createdAt,
      unreadCount: room.unreadCount + (isUnread ? 1 : 0),
    };
  });
  if (!isKnown) refreshChats();
}

/** All up to `seq` was seen on this screen. */
export function readUpTo(runtime: ChatRuntime, roomId: string, seq: number): void {
  runtime.read(roomId, seq);
  patchRoom(roomId, (room) =>
    room.unreadCount === 0 && room.readSeq >= seq ? room : { ...room, readSeq: seq, unreadCount: 0 },
  );
}

export function notePresence(userId: number, isOnline: boolean): void {
  queryClient.setQueryData<Chats>(chatsKey, (data) => {
    if (!data?.chats.some(({ otherUser }) => otherUser?.id === userId)) return data;
    return { chats: data.chats.map((room) => withPresence(room, userId, isOnline)) };
  });
}

/** The room itself changed: its name, its members, or whether it can be written to. */
export function refreshRoom(roomId: string): void {
  refreshChats();
  void invalidate(getRoom, { roomId });
}

/** The list as it is kept on the device: who was online then says nothing of the time it is read. */
export function withoutPresence(data: unknown): Chats {
  const { chats } = data as Chats;
  return {
    chats: chats.map((room) => (room.otherUser === null ? room : withPresence(room, room.otherUser.id, false))),
  };
}

function withPresence(room: Room, userId: number, isOnline: boolean): Room {
  const { otherUser } = room;
  // An AI character that types is not there as people are.
  if (otherUser?.id !== userId || otherUser.isSeedUser || room.isOnline === isOnline) return room;
  return { ...room, isOnline, otherUser: { ...otherUser, isOnline } };
}

/** False when the room is not in the list. */
function patchRoom(roomId: string, change: (room: Room) => Room): boolean {
  const data = queryClient.getQueryData<Chats>(chatsKey);
  const room = data?.chats.find(({ id }) => id === roomId);
  if (data === undefined || room === undefined) return false;
  const changed = change(room);
  if (changed === room) return true;
  const chats = data.chats.map((one) => (one === room ? changed : one)).toSorted((a, b) => stirredAt(b) - stirredAt(a));
  queryClient.setQueryData<Chats>(chatsKey, { chats });
  return true;
}

function stirredAt({ lastMessageTimestamp, createdAt }: Room): number {
  return Date.parse(lastMessageTimestamp ?? createdAt);
}
