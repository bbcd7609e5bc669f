import { z } from 'zod';
import { roomSettings, settingsWish } from './chat.settings.ts';
import { room, roomId } from './chat.ts';
import { ok, route } from './route.ts';
import { searchText } from './texts.ts';

const byRoom = z.object({ roomId });
const limit = { max: 120, windowSeconds: 60, by: 'member' } as const;

/** The number of rooms on a page of the list; a page stays below 60 KB. */
export const CHATS_A_PAGE = 30;
/** The filters of the list. The list without a filter and the filter `requests` contain requests; the others do not. */
export const chatFilters = ['unread', 'groups', 'matches', 'ai', 'requests'] as const;
export type ChatFilter = (typeof chatFilters)[number];

/** A position in the list: the time of the pin (0: none) and of the last message in microseconds, and the room's id. */
export const chatCursor = z
  .string()
  .max(80)
  .regex(/^\d{1,17}\.\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** The totals of all of a person's rooms. */
export const chatTotals = z.object({
  /** The number of unread messages, without requests. A room counts at most 100; one marked as unread, at least 1. */
  unread: z.number().int(),
  /** The number of rooms with something unread, without requests. */
  unreadChats: z.number().int(),
  requests: z.number().int(),
  /** The number of people in the list's direct rooms who are online. */
  online: z.number().int(),
});
export type ChatTotals = z.infer<typeof chatTotals>;

/** The server's limits for messages. Clients read them from here, so that a limit changes in one place. */
export const chatLimits = z.object({
  /** The most characters of a message. */
  messageMax: z.number().int(),
  /** The most characters of the description of a picture or a voice note. */
  altMax: z.number().int(),
  /** The time after sending in which the author may edit a message, in milliseconds. */
  editMs: z.number().int(),
  picturesMax: z.number().int(),
  /** The longest voice note, in milliseconds. */
  voiceMs: z.number().int(),
  /** The most pinned messages in a room. */
  pinsMax: z.number().int(),
  /** The most kinds of reactions on a message. */
  reactionKindsMax: z.number().int(),
  /** The most reactions of one member on a message. */
  ownReactionsMax: z.number().int(),
  /** The most members of a room that shows typing and presence. Clients fold joins and leaves of larger rooms. */
  smallRoom: z.number().int(),
});
export type ChatLimits = z.infer<typeof chatLimits>;

/**
 * Returns a page of the caller's rooms: the pinned rooms first, then the latest message first. If a room gets a message
 * between the reads of two pages, the second page does not contain the room. `syncChats` with `mark` lists it.
 */
export const listChats = route({
  method: 'GET',
  path: '/api/chats',
  access: 'member',
  query: z.object({
    /** The `next` of the previous page. */
    cursor: chatCursor.optional(),
    limit: z.coerce.number().int().min(1).max(60).default(CHATS_A_PAGE),
    filter: z.enum(chatFilters).optional(),
    /** A part of a name or handle. Finds a group also by its own name and by its first members. */
    search: searchText.optional(),
  }),
  response: z.object({
    chats: z.array(room),
    next: chatCursor.nullable(),
    /** The server's time before the page was read. */
    mark: z.iso.datetime(),
    /** The totals of all rooms. Null with a filter or a search, and on later pages. */
    totals: chatTotals.nullable(),
    /** Null whenever `totals` is null. */
    limits: chatLimits.nullable(),
  }),
});

/**
 * Returns the positions in the caller's rooms, the latest room first, so that a returning client learns what it missed.
 * With `since`, returns only rooms that changed after that time. `next` is the cursor of the next page.
 */
export const syncChats = route({
  method: 'GET',
  path: '/api/chats/sync',
  access: 'member',
  query: z.object({ since: z.iso.datetime().optional(), cursor: chatCursor.optional() }),
  response: z.object({
    rooms: z.array(
      z.object({
        roomId,
        lastSeq: z.number().int(),
        readSeq: z.number().int(),
        unreadCount: z.number().int(),
        /** False when the room is no longer in the list. Only responses with `since` contain such rooms. */
        isListed: z.literal(false).optional(),
      }),
    ),
    next: chatCursor.nullable(),
    serverTime: z.iso.datetime(),
  }),
});

/** Changes the caller's own settings of a room: its mute, its pin, and its mark as unread. */
export const setRoom = route({
  method: 'PUT',
  path: '/api/chats/:roomId/settings',
  access: 'member',
  params: byRoom,
  body: settingsWish,
  response: roomSettings,
  limit,
});

/** Clears a room's history for the caller alone. The room stays in the list. */
export const clearHistory = route({
  method: 'POST',
  path: '/api/chats/:roomId/clear',
  access: 'member',
  params: byRoom,
  response: room.pick({ clearedSeq: true }),
  limit,
  repeat: 'sets',
});

/**
 * Removes a room of two from the caller's list, with its history, for the caller alone. The next message brings the
 * room back without the earlier lines. Throws `not_found` for a group, which a member leaves instead.
 */
export const deleteChat = route({
  method: 'DELETE',
  path: '/api/chats/:roomId',
  access: 'member',
  params: byRoom,
  response: ok,
  limit,
});
