import type { Query, UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { listReactions } from '#contract/chat.changes.ts';
import { listPins } from '#contract/chat.pins.ts';
import { listChats } from '#contract/chat.list.ts';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import { roomMembers } from '#contract/chat.members.ts';
import { getPlan } from '#contract/plans.ts';
import { getRoom, type Message, type Room } from '#contract/chat.ts';
import type { ServerEventOf } from '#contract/realtime.ts';
import { chatsInCache, chatsKey, readChats, useChats } from '#web/parts/rooms/chats.data.ts';
import { inOrder, type Chats } from '#web/parts/rooms/chats.order.ts';
import { blockedIdsInMemory } from '#web/parts/people/people.data.ts';
import { call, type CallError } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import type { ChatRuntime } from './chat.runtime.ts';

/** The time in which the server stores a read mark that was sent over the socket. */
const SETTLE_MS = 500;

/**
 * Reads one room from the list. A room that the list does not have, such as an empty room, is read separately. If the
 * server says that it is not there, an earlier answer counts no more.
 */
export function useRoom(roomId: string): Pick<UseQueryResult<Room, CallError>, 'data' | 'error' | 'refetch'> {
  const list = useChats();
  const listed = list.data?.chats.find(({ id }) => id === roomId);
  const alone = useRead(getRoom, { params: { roomId } }, { enabled: !list.isPending && listed === undefined });
  if (listed === undefined && alone.error?.status === 404) return { ...alone, data: undefined };
  return listed === undefined ? alone : { data: listed, error: null, refetch: alone.refetch };
}

/** Returns the rooms of the list that are in memory; undefined before the first read. */
export function chatsInMemory(): readonly Room[] | undefined {
  return chatsInCache()?.chats;
}

/** Returns a room of this person, for code outside the room's screen; undefined if the room cannot be read. */
export async function findRoom(roomId: string): Promise<Room | undefined> {
  const listed = chatsInMemory()?.find(({ id }) => id === roomId);
  return listed ?? call(getRoom, { params: { roomId } }).catch(() => undefined);
}

export function fetchChats(): Promise<Chats> {
  return queryClient.fetchQuery({
    queryKey: chatsKey,
    queryFn: ({ signal }) => readChats(signal),
  });
}

/** Calls `listener` with the rooms whenever the list is read or changes. Returns the function that stops the calls. */
export function onChatsRead(listener: (chats: readonly Room[]) => void): () => void {
  const key = JSON.stringify(chatsKey);
  return queryClient.getQueryCache().subscribe((event) => {
    // The start of a read and a failed read do not change the list.
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    if (JSON.stringify(query.queryKey) !== key) return;
    const data = query.state.data as Chats | undefined;
    if (data !== undefined) listener(data.chats);
  });
}

export function refreshChats(): void {
  void invalidate(listChats);
}

/** Reads only the list again. A read that runs already is not canceled: with many calls, none would finish. */
export function rereadChats(): void {
  void queryClient.refetchQueries({ queryKey: chatsKey, exact: true }, { cancelRefetch: false });
}

/** Updates a room of the list for a new message: preview, order, unread count. A known message changes nothing. */
export function noteMessage(message: Message, me: number): void {
  const { chatRoomId, seq, content, senderId, createdAt, endsAt } = message;
  const isKnown = patchRoom(chatRoomId, (room) => {
    if (seq <= room.lastSeq) return room;
    const isFolded = room.type === 'group' && blockedIdsInMemory().has(senderId);
    const isUnread = senderId !== me && seq > room.readSeq && !isFolded;
    return {
      ...room,
      lastSeq: seq,
      lastMessage: isFolded ? null : content === '' ? PICTURE_LINE : content,
      lastMessageSenderId: isFolded ? null : senderId,
      lastMessageBy: null,
      lastMessageFrom: null,
      lastMessageTimestamp: createdAt,
      lastMessageEndsAt: isFolded ? null : (endsAt ?? null),
      stirredAt: createdAt,
      unreadCount: room.unreadCount + (isUnread ? 1 : 0),
      // A request allows one message until the other person accepts, and that message is sent now.
      canSend: room.canSend && room.request !== 'sent',
    };
  });
  if (!isKnown) refreshChats();
}

const asRead =
  (seq: number) =>
  (room: Room): Room =>
    room.unreadCount === 0 && room.readSeq >= seq && !room.isMarkedUnread
      ? room
      : { ...room, readSeq: seq, unreadCount: 0, isMarkedUnread: false };

/** Marks all lines up to `seq` as read, on the server and in the list. */
export function readUpTo(runtime: ChatRuntime, roomId: string, seq: number): void {
  runtime.read(roomId, seq);
  if (changeRoom(roomId, asRead(seq))) return;
  // The badge also counts this room, which the loaded list lacks. The list is read again once the mark is stored.
  window.setTimeout(refreshChats, SETTLE_MS);
}

/** Applies a read mark: this person's from another device, or that of the other person. */
export function noteRead({ roomId, userId, seq }: ServerEventOf<'read'>, me: number): void {
  const known = chatsInMemory()?.find(({ id }) => id === roomId);
  if (userId !== me)
    changeRoom(roomId, (room) => (seq <= (room.otherReadSeq ?? 0) ? room : { ...room, otherReadSeq: seq }));
  // Only the server can count the unread messages beyond the mark.
  else if (known === undefined || (seq < known.lastSeq && seq > known.readSeq)) refreshChats();
  else if (seq >= known.lastSeq) changeRoom(roomId, asRead(seq));
}

type Members = z.output<typeof roomMembers.response>;
const MEMBERS = queryKey(roomMembers, { roomId: '*' });

export function notePresence(userId: number, isOnline: boolean): void {
  queryClient.setQueryData<Chats>(chatsKey, (data) => {
    if (!data?.chats.some(({ otherUser }) => otherUser?.id === userId)) return data;
    return { ...data, chats: data.chats.map((room) => withPresence(room, userId, isOnline)) };
  });
  // Also changes the lists of members that were read, so that headers count who is online without a request.
  const predicate = ({ queryKey: key }: Query): boolean =>
    key.length === MEMBERS.length && MEMBERS.every((part, at) => part === '*' || part === key[at]);
  for (const { queryKey: key, state } of queryClient.getQueryCache().findAll({ predicate }))
    queryClient.setQueryData<Members>(
      key,
      (data) =>
        data?.members.some(({ id }) => id === userId)
          ? { ...data, members: data.members.map((one) => (one.id === userId ? { ...one, isOnline } : one)) }
          : data,
      // The list of members keeps the time of its read, because only one member was changed.
      { updatedAt: state.dataUpdatedAt },
    );
}

/** Reads the list, the room and its members again, after a change that any of them shows. */
export function refreshRoom(roomId: string): void {
  refreshChats();
  void invalidate(getRoom, { roomId });
  void invalidate(roomMembers, { roomId });
  if (chatsInMemory()?.some(({ id }) => id === roomId)) void reread(roomId);
}

/** Takes a room that the person is not in any more out of the list, and reads again what is left. */
export function dropLost(roomId: string): void {
  queryClient.setQueryData<Chats>(
    chatsKey,
    (data) => data && { ...data, chats: data.chats.filter(({ id }) => id !== roomId) },
  );
  refreshChats();
  void invalidate(getRoom, { roomId });
}

/** Reads one room of the list again. The room may be far below the first page. */
export async function reread(roomId: string): Promise<void> {
  // Without a network the room stays as it is; the next connection reads the list again.
  const fresh = await call(getRoom, { params: { roomId } }).catch(() => undefined);
  if (fresh !== undefined) patchRoom(roomId, (room) => (fresh.lastSeq < room.lastSeq ? room : fresh));
}

/**
 * Reads again what the server never replays to a new connection: the other person's read mark, and which members of a
 * group are online. A newer read mark is not overwritten.
 */
export async function rereadWhispers(roomId: string): Promise<void> {
  void invalidate(roomMembers, { roomId });
  // Without a network, the next connection reads the mark.
  const upTo = (await call(getRoom, { params: { roomId } }).catch(() => undefined))?.otherReadSeq ?? 0;
  changeRoom(roomId, (room) => (upTo <= (room.otherReadSeq ?? 0) ? room : { ...room, otherReadSeq: upTo }));
}

/** Reads again who reacted to a message. */
export function refreshReactions(roomId: string, messageId: string): void {
  void invalidate(listReactions, { roomId, messageId });
}

/** Reads the pins again, and whether the person may pin. */
export function refreshPins(roomId: string): void {
  void invalidate(listPins, { roomId });
}

/** Reads the answers to a plan again. */
export function refreshPlan(roomId: string, messageId: string): void {
  void invalidate(getPlan, { roomId, messageId });
}

/** Reads again who voted in a poll, or the own vote in a secret one. */
export function refreshPoll(roomId: string, messageId: string): void {
  // The route's own contract would make the first load larger.
  void queryClient.invalidateQueries({ queryKey: ['api', 'chats', roomId, 'polls', messageId] });
}

/** Returns the list without presence, because presence in the device's cache would soon be out of date. */
export function withoutPresence(data: unknown): Chats {
  const { chats, ...rest } = data as Chats;
  return {
    ...rest,
    chats: chats.map((room) => (room.otherUser === null ? room : withPresence(room, room.otherUser.id, false))),
  };
}

function withPresence(room: Room, userId: number, isOnline: boolean): Room {
  const { otherUser } = room;
  // AI characters and demo members never show as online, and neither does the receiver of an open request.
  if (
    room.request === 'sent' ||
    otherUser?.id !== userId ||
    otherUser.isSeedUser ||
    otherUser.isDemo ||
    room.isOnline === isOnline
  )
    return room;
  return { ...room, isOnline, otherUser: { ...otherUser, isOnline } };
}

/** Changes a room in the list, or else its copy that was read alone. Returns whether the room is in the list. */
function changeRoom(roomId: string, change: (room: Room) => Room): boolean {
  if (patchRoom(roomId, change)) return true;
  queryClient.setQueryData<Room>(queryKey(getRoom, { roomId }), (room) => room && change(room));
  return false;
}

/** Changes a room in the list in memory. Returns whether the room is in that list. */
export function patchRoom(roomId: string, change: (room: Room) => Room): boolean {
  const data = chatsInCache();
  const room = data?.chats.find(({ id }) => id === roomId);
  if (data === undefined || room === undefined) return false;
  const changed = change(room);
  if (changed === room) return true;
  const chats = data.chats.map((one) => (one === room ? changed : one)).toSorted(inOrder);
  queryClient.setQueryData<Chats>(chatsKey, { ...data, chats });
  return true;
}
