import type { ServerEventOf } from '#contract/realtime.ts';
import {
  rereadWhispers,
  noteMessage,
  notePresence,
  noteRead,
  refreshChats,
  refreshPins,
  refreshPlan,
  refreshPoll,
  refreshReactions,
  refreshRoom,
} from './chat.data.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { goneBy } from './room.gone.ts';
import { refreshIfStirred } from './list.stirred.ts';

/** A line of the log with the new state of an earlier message. */
type MessageChangeEvent = ServerEventOf<
  | `message_${'changed' | 'edited' | 'deleted'}`
  | `reaction_${'added' | 'removed'}`
  | `plan_${'answered' | 'changed'}`
  | `party_${'answered' | 'changed'}`
  | `poll_${'voted' | 'closed'}`
  | 'gift_unwrapped'
  | `message_${'pinned' | 'unpinned'}`
>;

/** Returns whether a change needs no new read: the list does not show it, and its message has all the data. */
const isSilent = (type: MessageChangeEvent['type']): boolean => /^(?:gift|party)_|pinned$/.test(type);

/** Applies the server's events to the conversations on this page. */
export const chatEvents = {
  /**
   * Reads the list again if need be, because a new connection replays the lines of rooms but not the list. Returns
   * whether the page had a connection before.
   */
  connected: (runtime: ChatRuntime): 'again' | 'first' => {
    const turn = runtime.connected();
    if (turn === 'again') refreshChats();
    // After a failed request the list stays as it is.
    else refreshIfStirred().catch(() => undefined);
    return turn;
  },
  rejoined: (runtime: ChatRuntime, { rooms }: ServerEventOf<'rooms_rejoined'>): void => {
    for (const { roomId, seq, recovered } of rooms) {
      runtime.heard(roomId, seq, recovered);
      if (runtime.isOnScreen(roomId)) void rereadWhispers(roomId);
    }
  },
  joinFailed: (runtime: ChatRuntime, { roomId, code }: ServerEventOf<'room_error'>): void => {
    runtime.notJoined(roomId, code === 'not_found' ? 'unknown' : null);
  },
  message: (runtime: ChatRuntime, event: ServerEventOf<'new_message' | 'gift_received'>): void => {
    const { roomId, seq, message } = event;
    runtime.arrived({ roomId, seq, message });
    noteMessage(event.message, runtime.store.me);
  },
  changed: (runtime: ChatRuntime, { type, roomId, seq, message: changed }: MessageChangeEvent): void => {
    runtime.arrived({ roomId, seq, message: null, changed });
    // The list shows the last message's text, but no reactions and no answers to plans.
    if (type.startsWith('reaction')) refreshReactions(roomId, changed.id);
    else if (type === 'plan_answered') refreshPlan(roomId, changed.id);
    else if (type === 'poll_voted' || type === 'poll_closed') refreshPoll(roomId, changed.id);
    else if (!isSilent(type)) refreshRoom(roomId);
  },
  acked: (runtime: ChatRuntime, ack: ServerEventOf<'message_ack'>): void => runtime.acked(ack),
  refused: (runtime: ChatRuntime, nack: ServerEventOf<'message_nack'>): void => runtime.refused(nack),
  typing: (runtime: ChatRuntime, { roomId, senderId }: ServerEventOf<'typing_start'>): void => {
    runtime.typed(roomId, senderId);
  },
  forming: (runtime: ChatRuntime, line: ServerEventOf<'message_forming'>): void => runtime.formed(line),
  roomChanged: (runtime: ChatRuntime, { roomId, seq, message, takenBy }: ServerEventOf<'room_changed'>): void => {
    runtime.arrived({ roomId, seq, message: message ?? null, takenBy });
    const gone = message?.notice && goneBy(message.notice, runtime.store.me);
    // The server sends no further lines to a person who is out, so a return needs a new join.
    if (gone !== undefined) return runtime.notJoined(roomId, gone);
    refreshRoom(roomId);
    // A new role in a group may give or remove the right to pin.
    refreshPins(roomId);
  },
  presence: ({ userId, isOnline }: ServerEventOf<'presence'>): void => notePresence(userId, isOnline),
  read: (runtime: ChatRuntime, event: ServerEventOf<'read'>): void => noteRead(event, runtime.store.me),
  stale: refreshChats,
} as const;
