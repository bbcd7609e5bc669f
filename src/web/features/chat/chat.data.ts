import type { UseQueryResult } from '@tanstack/react-query';
import { getUser, getUserByHandle } from '#contract/accounts.ts';
import {
  answerRequest,
  getRoom,
  listChats,
  muteRoom,
  type Message,
  type MuteLength,
  type Room,
} from '#contract/chat.ts';
import type { Member } from '#contract/people.ts';
import { blockedIdsInMemory } from '#web/parts/people.data.ts';
import { call, type CallError } from '#web/platform/call.ts';
import { invalidate, queryClient, queryKey, readKept, useRead } from '#web/platform/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import type { ChatRuntime } from './chat.runtime.ts';

/** The interval at which the list is read without a live socket. */
const POLL_CHATS_MS = 10_000;

interface Chats {
  chats: Room[];
}
const chatsKey = queryKey(listChats);

/** Reads the person's rooms, the most recently active first. */
export function useChats(): UseQueryResult<Chats, CallError> {
  return useRead(listChats, {}, { refetchInterval: useIsLive() ? false : POLL_CHATS_MS, isKept: true });
}

/** Reads one room from the list, or by itself where the list does not have it (an empty room). */
export function useRoom(roomId: string): Pick<UseQueryResult<Room, CallError>, 'data' | 'error' | 'refetch'> {
  const list = useChats();
  const listed = list.data?.chats.find(({ id }) => id === roomId);
  const alone = useRead(getRoom, { params: { roomId } }, { enabled: !list.isPending && listed === undefined });
  return listed === undefined ? alone : { data: listed, error: null, refetch: alone.refetch };
}

/** Finds a person: digits search by id, anything else by handle without its leading @. */
export function usePersonSearch(text: string): UseQueryResult<Member, CallError> {
  const handle = text.replace(/^@/, '');
  const isId = /^\d+$/.test(handle);
  const isLong = handle.length >= 2;
  const byId = useRead(getUser, { params: { id: Number(handle) } }, { enabled: isLong && isId });
  const byHandle = useRead(getUserByHandle, { params: { handle } }, { enabled: isLong && !isId });
  return isId ? byId : byHandle;
}

/** Returns the cached list; undefined before the first read. */
export function chatsInMemory(): readonly Room[] | undefined {
  return queryClient.getQueryData<Chats>(chatsKey)?.chats;
}

/** Returns a room of this person, for use outside its screen; undefined when it is missing or unreadable. */
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

/** Calls `listener` with the rooms whenever the list is read or changes. Returns the function that stops it. */
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

/** Moves a message's room to the top with the message as its preview. A message seen before changes nothing. */
export function noteMessage(message: Message, me: number): void {
  const { chatRoomId, seq, content, senderId, createdAt } = message;
  const isKnown = patchRoom(chatRoomId, (room) => {
    if (seq <= room.lastSeq) return room;
    const isFolded = room.type === 'group' && blockedIdsInMemory().has(senderId);
    const isUnread = senderId !== me && seq > room.readSeq && !isFolded;
    return {
      ...room,
      lastSeq: seq,
      lastMessage: isFolded ? null : content,
      lastMessageSenderId: isFolded ? null : senderId,
      lastMessageTimestamp: createdAt,
      unreadCount: room.unreadCount + (isUnread ? 1 : 0),
      // The one message that may go before the other person accepts has gone.
      canSend: room.canSend && room.request !== 'sent',
    };
  });
  if (!isKnown) refreshChats();
}

/** Marks all lines up to `seq` as read on this screen. */
export function readUpTo(runtime: ChatRuntime, roomId: string, seq: number): void {
  runtime.read(roomId, seq);
  patchRoom(roomId, (room) =>
    room.unreadCount === 0 && room.readSeq >= seq ? room : { ...room, readSeq: seq, unreadCount: 0 },
  );
}

/** Returns whether a stranger's message waits for this person, apart from their chats. */
export function isRequest({ request }: Pick<Room, 'request'>): boolean {
  return request === 'received';
}

/** Accepts or deletes a request; throws a CallError. */
export async function answer(roomId: string, what: 'accept' | 'delete'): Promise<void> {
  await call(answerRequest, { params: { roomId }, body: { answer: what } });
  refreshRoom(roomId);
}

/** Returns whether a room is muted now; a mute that has run out since the list was read no longer counts. */
export function isMuted({ mutedUntil }: Room): boolean {
  return mutedUntil !== null && Date.parse(mutedUntil) > Date.now();
}

/** Mutes a room for a length, or unmutes it with null; throws a CallError. */
export async function setMute(roomId: string, length: MuteLength | null): Promise<void> {
  const mute = await call(muteRoom, { params: { roomId }, body: { length } });
  if (!patchRoom(roomId, (room) => ({ ...room, ...mute }))) refreshRoom(roomId);
}

export function notePresence(userId: number, isOnline: boolean): void {
  queryClient.setQueryData<Chats>(chatsKey, (data) => {
    if (!data?.chats.some(({ otherUser }) => otherUser?.id === userId)) return data;
    return { chats: data.chats.map((room) => withPresence(room, userId, isOnline)) };
  });
}

/** Reads the room again after a change of its name, its members, or whether it can be written to. */
export function refreshRoom(roomId: string): void {
  refreshChats();
  void invalidate(getRoom, { roomId });
}

/** Returns the list without presence for the cache, because presence soon becomes false. */
export function withoutPresence(data: unknown): Chats {
  const { chats } = data as Chats;
  return {
    chats: chats.map((room) => (room.otherUser === null ? room : withPresence(room, room.otherUser.id, false))),
  };
}

function withPresence(room: Room, userId: number, isOnline: boolean): Room {
  const { otherUser } = room;
  // Neither an AI character nor a demo member is online by typing.
  if (otherUser?.id !== userId || otherUser.isSeedUser || otherUser.isDemo || room.isOnline === isOnline) return room;
  return { ...room, isOnline, otherUser: { ...otherUser, isOnline } };
}

/** Returns false when the room is not in the list. */
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
