import { useInfiniteQuery } from '@tanstack/react-query';
import { listChats, type ChatFilter } from '#contract/chat.list.ts';
import { type Room } from '#contract/chat.ts';
import { call } from '#web/platform/calls/call.ts';
import { folded } from '#web/platform/folded.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { chatsKey, readMoreChats, useChats } from './chats.data.ts';
import { countedIn, inOrder, isRequest } from './chats.order.ts';

export type ListFilter = ChatFilter | 'all';

const FIRST: { cursor?: string } = {};

interface ChatListQuery {
  shown: ListFilter;
  /** A part of a name; empty shows all rooms. */
  search: string;
  /** The room that is open beside the list. The filter "unread" keeps this room even after it was read. */
  openId: string | null;
}

interface FoundChats {
  rooms: Room[];
  /** True while no room shows and the read is running. For all rooms, it stays true after a failed read. */
  isPending: boolean;
  /** Identifies the next page, for use as a key; null at the end of the list. */
  more: string | null;
  /** Reads the next page; rejects on failure. */
  readMore: () => Promise<unknown>;
}

/**
 * Returns the rooms of a filter or a search. The loaded rooms show at once and stay live; the server adds the other
 * rooms, because only the server has the whole list.
 */
export function useFoundChats({ shown, search, openId }: ChatListQuery): FoundChats {
  const list = useChats().data;
  const isNarrowed = shown !== 'all' || search !== '';
  const found = useInfiniteQuery(
    {
      queryKey: [...chatsKey, 'found', shown, search],
      queryFn: ({ pageParam, signal }) => {
        const query = { ...(shown !== 'all' && { filter: shown }), ...(search !== '' && { search }), ...pageParam };
        return call(listChats, { query, signal });
      },
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => (next === null ? undefined : { cursor: next }),
      enabled: isNarrowed,
      staleTime: 0,
    },
    queryClient,
  );
  const here = list?.chats ?? [];
  // A room that the server found fits even if its name does not, because the server also searches the members.
  const hits = new Set(found.data?.pages.flatMap(({ chats }) => chats.map(({ id }) => id)));
  const fits = (room: Room): boolean =>
    isShown(room, { shown, openId }) && (hits.has(room.id) || isCalled(room, search));
  if (!isNarrowed) {
    const rooms = here.filter((room) => filters.all(room));
    return { rooms, isPending: list === undefined, more: list?.next ?? null, readMore: readMoreChats };
  }
  const known = new Map(here.map((room) => [room.id, room]));
  const others = found.data?.pages.flatMap(({ chats }) => chats.filter(({ id }) => !known.has(id))) ?? [];
  const rooms = [...new Map([...here, ...others].map((room) => [room.id, room])).values()].filter(fits);
  return {
    rooms: rooms.toSorted(inOrder),
    isPending: found.isPending && !found.isError && rooms.length === 0,
    more: found.hasNextPage ? String(found.data?.pages.length) : null,
    readMore: () => found.fetchNextPage({ throwOnError: true }),
  };
}

const filters: Readonly<Record<ListFilter, (room: Room) => boolean>> = {
  all: (room) => !isRequest(room),
  unread: (room) => countedIn(room) > 0,
  groups: ({ type }) => type === 'group',
  matches: ({ isFromSoulMatch, roomType }) => isFromSoulMatch && roomType === 'direct',
  ai: ({ roomType }) => roomType === 'companion',
  requests: isRequest,
};

/** Returns whether a filter shows a room. "Unread" also shows the open room. */
export function isShown(room: Room, { shown, openId }: Omit<ChatListQuery, 'search'>): boolean {
  return filters[shown](room) || (shown === 'unread' && room.id === openId);
}

function isCalled({ name, otherUser }: Room, search: string): boolean {
  const words = folded(search);
  return [name, otherUser?.handle ?? ''].some((text) => folded(text).includes(words));
}
