import { z } from 'zod';
import { nackCodes } from '#contract/chat.nacks.ts';
import type { Message } from '#contract/chat.ts';
import {
  closeCodes,
  MAX_JOINED_ROOMS,
  type ClientEvent,
  type ServerEvent,
  type ServerEventOf,
} from '#contract/realtime.ts';
import { spendMessage } from '#server/features/chat/chat.ts';
import { unreadOf } from '#server/features/chat/list/list.queries.ts';
import { memberIdsOf } from '#server/features/chat/log/chat.queries.ts';
import { gateOf } from '#server/features/chat/parts.ts';
import { writeWithin, type Writing } from '#server/features/chat/log/chat.within.ts';
import { openWriter, type Write } from '#server/features/chat/log/chat.writer.ts';
import type { GroupCommit } from '#server/platform/database/group-commit.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { askToResync, SWEEP_MS } from '#server/platform/realtime/realtime.ts';
import { AppError } from '#server/platform/errors.ts';
import type { RoomKeeper, Written } from '#server/platform/seams/rooms.ts';
import type { Server } from '#server/platform/http/serve.ts';
import { Live, type RoomJoin } from './chat.live.ts';
import { followPresence } from './chat.presence.ts';
import { createWhisper } from './chat.whisper.ts';
import { followReading, read } from './reading.ts';

const TYPING_MS = 2000;

type Nack = (typeof nackCodes)[number];
type ChatMessage = Extract<ClientEvent, { type: 'chat_message' }>;
type RoomError = ServerEventOf<'room_error'>['code'];
type Doing = ServerEventOf<'typing_start' | 'message_forming'>;

/** Registers the chat's socket events, and provides the rooms to other features. */
export function chatOnSockets({ app, deps }: Server, commits: GroupCommit): void {
  const { db, hub, hints, log, timers } = deps;
  const onError = (error: unknown): void => log.error({ err: error }, 'chat');
  const live = new Live({ db, hub, onError });
  const writing = writingOf(deps, live, onError);
  const write = openWriter(commits, writing);
  const whisper = createWhisper(deps);
  /** Sends a volatile event of a member to the other listeners of a small room; a large room or request gets none. */
  const whisperIn = (roomId: string, event: Doing): void => {
    const room = live.lobby.get(roomId);
    if (room?.members === undefined) return;
    whisper(event, event.senderId, () => live.lobby.othersIn(room, event.senderId));
  };
  const keeper: RoomKeeper = {
    say: (draft) => new Promise((resolve) => write(draft, resolve)),
    sayWithin: (trx, draft) => writeWithin(trx, writing, draft),
    showTyping: (roomId, userId) => hints.announce('typing', `${roomId} ${userId}`),
    showForming: ({ roomId, senderId, clientId, content }) =>
      whisperIn(roomId, { type: 'message_forming', roomId, senderId, clientId, content }),
    countUnread: (userId) => unreadOf(db, userId, deps.clock.now()),
  };
  deps.rooms.register({ keeper, gate: gateOf(deps) });
  hints.on('room', /^[0-9a-f-]{36}$/, (roomId) => live.catchUp(roomId));
  hints.on('typing', /^[0-9a-f-]{36} \d{12}$/, (value) => {
    const [roomId = '', senderId] = value.split(' ');
    whisperIn(roomId, { type: 'typing_start', roomId, senderId: Number(senderId) });
  });
  const stopSweeping = timers.every(SWEEP_MS, () => void live.sweep().catch(onError));
  followReading(deps, live.lobby, whisper);
  const stopFollowing = followPresence(deps, live.lobby, whisper);
  app.addHook('onClose', async () => {
    stopSweeping();
    stopFollowing();
  });

  hub.listen({
    onReady: (connection, rooms) =>
      void resume(deps, live, { connection, rooms }).catch((error: unknown) => {
        onError(error);
        // Without its rooms the connection would look live and get nothing, so its client has to connect again.
        connection.farewell(closeCodes.restart);
      }),
    onGone: (connection) => live.lobby.leaveAll(connection),
    onUnknown: (connection, json) => refuseMessage(deps, connection, json),
  });
  hub.handle('join_room', (connection, event) => void join(deps, live, { connection, event }).catch(onError));
  hub.handle('join_rooms', (connection, { rooms }) => void joinMany(deps, live, { connection, rooms }).catch(onError));
  hub.handle('leave_room', (connection, { chatRoomId }) => live.lobby.leave(chatRoomId, connection));
  hub.handle('chat_message', (connection, { clientId = deps.newId(), ...said }, { userId }) => {
    connection.sending = send(deps, write, { connection, event: { ...said, clientId }, userId }).catch(onError);
  });
  hub.handle('typing', (connection, { chatRoomId }, { userId }) => {
    const room = live.lobby.get(chatRoomId);
    const now = deps.clock.now().getTime();
    if (room?.members === undefined || !live.lobby.has(room, connection) || now - connection.typedAt < TYPING_MS)
      return;
    connection.typedAt = now;
    keeper.showTyping(chatRoomId, userId);
  });
  hub.handle('read', (_connection, { roomId, seq }, { userId }) => {
    read(deps, { roomId, userId, seq }).catch(onError);
  });
}

/** Returns what the writer needs; committed messages go to the sockets here and as hints to other instances. */
function writingOf(deps: Deps, live: Live, onError: (error: unknown) => void): Writing {
  const { db, hints, clock, newId, rooms } = deps;
  /** Asks all members' clients to read their chats: the other person's clients may not know the room yet. */
  const tellMembers = async (roomId: string): Promise<void> => {
    for (const userId of await memberIdsOf(db, roomId)) askToResync(deps, userId, 'chats');
  };
  const onCommitted = (messages: readonly Message[]): void => {
    for (const [roomId, lines] of Map.groupBy(messages, ({ chatRoomId }) => chatRoomId)) {
      live.committed(roomId, lines);
      hints.publish('room', roomId);
      if (lines[0]?.seq === 1) tellMembers(roomId).catch(onError);
    }
  };
  return { clock, newId, steps: rooms.steps, onCommitted };
}

type Deps = Server['deps'];

interface Many {
  connection: Connection;
  rooms: Record<string, number>;
}

async function resume(deps: Deps, live: Live, { connection, rooms }: Many): Promise<void> {
  const wishes = Object.entries(rooms).map(([roomId, afterSeq]) => ({ roomId, afterSeq }));
  const joined = await joinAll(deps, live, { connection, wishes });
  // Without this event the client would treat a room that the person has left as joined, even after their return.
  for (const { roomId } of wishes) {
    if (!joined.has(roomId)) deps.hub.send(connection, { type: 'room_error', roomId, code: 'not_found' });
  }
}

async function joinMany(deps: Deps, live: Live, { connection, rooms }: Many): Promise<void> {
  const wishes = Object.entries(rooms).map(([roomId, afterSeq]) => ({ roomId, afterSeq: afterSeq || undefined }));
  const free = MAX_JOINED_ROOMS - live.lobby.roomsOf(connection);
  const refuse = (refused: readonly RoomJoin[], code: RoomError): void => {
    for (const { roomId } of refused) deps.hub.send(connection, { type: 'room_error', roomId, code });
  };
  refuse(wishes.slice(free), 'full');
  const wanted = wishes.slice(0, free);
  try {
    const joined = await joinAll(deps, live, { connection, wishes: wanted });
    refuse(
      wanted.filter(({ roomId }) => !joined.has(roomId)),
      'not_found',
    );
  } catch (error) {
    refuse(wanted, 'internal');
    throw error;
  }
}

async function joinAll(
  { hub }: Deps,
  live: Live,
  { connection, wishes }: { connection: Connection; wishes: readonly RoomJoin[] },
): Promise<Set<string>> {
  const userId = connection.identity?.userId;
  if (userId === undefined) return new Set();
  const joined = wishes.length === 0 ? [] : await live.join(connection, userId, wishes);
  hub.send(connection, {
    type: 'rooms_rejoined',
    rooms: joined.map(({ roomId, seq, gap }) => ({ roomId, seq, recovered: gap === 0, gap })),
  });
  return new Set(joined.map(({ roomId }) => roomId));
}

async function join(
  { hub }: Deps,
  live: Live,
  { connection, event }: { connection: Connection; event: Extract<ClientEvent, { type: 'join_room' }> },
): Promise<void> {
  const { chatRoomId: roomId, afterSeq } = event;
  const userId = connection.identity?.userId;
  if (userId === undefined) return;
  try {
    if (live.lobby.roomsOf(connection) >= MAX_JOINED_ROOMS) {
      hub.send(connection, { type: 'room_error', roomId, code: 'full' });
      return;
    }
    const [joined] = await live.join(connection, userId, [{ roomId, afterSeq }]);
    if (joined === undefined) hub.send(connection, { type: 'room_error', roomId, code: 'not_found' });
    else hub.send(connection, { type: 'room_joined', roomId, seq: joined.seq, recovered: joined.gap === 0 });
  } catch (error) {
    hub.send(connection, { type: 'room_error', roomId, code: 'internal' });
    throw error;
  }
}

interface SocketMessage {
  connection: Connection;
  event: ChatMessage & { clientId: string };
  userId: number;
}

/**
 * Writes a message that may be sent, and resolves once it waits to be committed. A connection's messages are checked
 * concurrently, and written in their order.
 */
async function send(deps: Deps, write: Write, { connection, event, userId }: SocketMessage): Promise<void> {
  const { sending: before } = connection;
  const { clientId, chatRoomId: roomId, content, replyTo, sendAnyway: isSure = false } = event;
  const tell = (answered: ServerEvent): void => deps.hub.send(connection, answered);
  const retryAfterSeconds = await spendMessage(deps, userId);
  if (retryAfterSeconds !== undefined) {
    tell(nack(clientId, 'rate_limited', retryAfterSeconds * 1000));
    return before;
  }
  const draft = { roomId, senderId: userId, clientId, content, replyTo };
  const { promise: taken, resolve: take, reject } = Promise.withResolvers<void>();
  const writing = async (): Promise<{ said: undefined; isNew: boolean }> => {
    await before;
    const written = new Promise<Written>((resolve) => {
      write(draft, (verdict) => {
        tell(answer(clientId, verdict));
        resolve(verdict);
      });
    });
    take();
    return { said: undefined, isNew: (await written).verdict === 'new' };
  };
  deps.rooms.utter(draft, { isSure, write: writing }).catch(async (error: unknown) => {
    // A refused message waits too, because the message after it waits only for this one.
    const refusal = refusalOf(clientId, error);
    if (refusal !== undefined) tell(refusal);
    await before;
    if (refusal === undefined) reject(error);
    else take();
  });
  return taken;
}

/** Returns the refusal of a message that a guard holds; undefined for any other error. */
function refusalOf(clientId: string, error: unknown): ServerEvent | undefined {
  if (!(error instanceof AppError)) return undefined;
  const code = nackCodes.find((one) => one === error.code);
  const { retryAfterSeconds: seconds } = error;
  return code && nack(clientId, code, seconds === undefined ? undefined : seconds * 1000);
}

/** Returns the acknowledgement or the refusal. Send it after the commit: an acknowledged message is in the database. */
function answer(clientId: string, written: Written): ServerEvent {
  if (!('message' in written)) return nack(clientId, written.verdict);
  const { chatRoomId: roomId, id: messageId, seq, createdAt, endsAt } = written.message;
  return {
    type: 'message_ack',
    clientId,
    roomId,
    messageId,
    seq,
    createdAt,
    ...(endsAt !== undefined && { endsAt }),
    duplicate: written.verdict === 'duplicate',
  };
}

function nack(clientId: string, code: Nack, retryAfterMs?: number): ServerEvent {
  const retryable = code === 'rate_limited' || code === 'internal';
  return { type: 'message_nack', clientId, code, retryable, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

const refused = z.object({ type: z.literal('chat_message'), clientId: z.uuid() });

/** Refuses an invalid message by its client id, so that the client shows it as failed. False for other frames. */
function refuseMessage({ hub }: Deps, connection: Connection, json: unknown): boolean {
  const parsed = refused.safeParse(json);
  if (!parsed.success || connection.identity === undefined) return false;
  hub.send(connection, nack(parsed.data.clientId, 'invalid'));
  return true;
}
