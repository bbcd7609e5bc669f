/** A server under test in its own process. It sends its port to the parent, and its memory use after any message. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Pool } from 'pg';
import { Server as SocketServer } from 'socket.io';
import type { Message } from '#contract/chat.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { Live } from '#server/features/chat/live/chat.live.ts';
import { newUuid, systemClock, systemRng } from '#server/platform/clock.ts';
import { createDeps } from '#server/create-deps.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { createHub } from '#server/platform/realtime/hub.ts';
import { systemTimers } from '#server/platform/background/timers.ts';
import { SECRET } from './people.ts';

const [variant = '', url = ''] = process.argv.slice(2);
const log = createLog('silent');
const config = { ...readConfig({ RATE_LIMIT_MULTIPLIER: '1000000' }), authSecret: SECRET };

/** Runs before each measurement of the memory. The product stores its buffered presence here. */
let settle = async (): Promise<void> => undefined;

/** The product itself. */
async function product(): Promise<number> {
  const database = await openPostgres(url);
  const given = { config, log, database, redis: undefined, clock: systemClock, newId: newUuid, rng: systemRng };
  const deps = createDeps({ ...given, withProcessMetrics: false });
  const app = await buildApp(deps);
  settle = deps.presence.flush;
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** The product's hub and sockets without a database. They accept every token and store nothing. */
async function hubAlone(): Promise<number> {
  const anybody = { sessionId: '', expiresAt: new Date(8e15), isSuspended: false, isRefused: false, isAwaiting: false };
  const authenticate = async (token: string) => ({ ...anybody, userId: Number(token) });
  const given = { config, sessions: { authenticate }, clock: systemClock, newId: newUuid, rng: systemRng };
  const hub = createHub({ ...given, timers: systemTimers, log });
  const database = await openPostgres('postgres://nowhere');
  const live = new Live({ db: database.db, hub, onError: () => undefined });
  hub.listen({
    onReady: (connection) => hub.send(connection, { type: 'rooms_rejoined', rooms: [] }),
    onGone: (connection) => live.lobby.leaveAll(connection),
  });
  hub.handle('join_room', (connection, { chatRoomId: roomId }) => {
    const room = live.lobby.reserve(roomId, connection);
    room.head ??= 0;
    live.lobby.seat(room, connection, { cursor: room.head, joined: 0 });
    hub.send(connection, { type: 'room_joined', roomId, seq: room.head, recovered: true });
  });
  hub.handle(
    'chat_message',
    (connection, { chatRoomId: roomId, clientId = newUuid(), content }, { userId: senderId }) => {
      const seq = (live.lobby.get(roomId)?.head ?? 0) + 1;
      const createdAt = systemClock.now().toISOString();
      const id = newUuid();
      hub.send(connection, { type: 'message_ack', clientId, roomId, messageId: id, seq, createdAt, duplicate: false });
      const message: Message = {
        id,
        chatRoomId: roomId,
        seq,
        senderId,
        clientId,
        content,
        messageType: 'text',
        replyTo: null,
        createdAt,
      };
      live.committed(roomId, [message]);
    },
  );
  return serve((server) => hub.attach(server));
}

/** The usual alternative: Socket.IO with its rooms, and one INSERT per message if `isPersisted`. */
function socketIo({ isPersisted }: { isPersisted: boolean }): Promise<number> {
  const pool = new Pool({ connectionString: url, max: 10 });
  const io = new SocketServer({ transports: ['websocket'], serveClient: false, maxHttpBufferSize: 8192 });
  io.on('connection', (socket) => {
    const senderId = Number(socket.handshake.auth['id']);
    socket.on('join_room', async (roomId: string, done: () => void) => {
      await socket.join(roomId);
      done();
    });
    socket.on(
      'chat_message',
      async (sent: { roomId: string; clientId: string; content: string }, done: (ack: unknown) => void) => {
        const { roomId, clientId, content } = sent;
        const id = newUuid();
        const createdAt = new Date();
        if (isPersisted) {
          await pool.query({
            name: 'insert',
            text: 'INSERT INTO baseline (id, room_id, sender_id, content, created_at) VALUES ($1, $2, $3, $4, $5)',
            values: [id, roomId, senderId, content, createdAt],
          });
        }
        done({ clientId, id, createdAt });
        socket.to(roomId).emit('new_message', { id, roomId, senderId, clientId, content, createdAt });
      },
    );
  });
  return serve((server) => io.attach(server));
}

async function serve(attach: (server: ReturnType<typeof createServer>) => void): Promise<number> {
  const server = createServer();
  attach(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve));
  return (server.address() as AddressInfo).port;
}

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const lately: unknown[] = Array.from({ length: 50_000 });
process.on('message', () => void tellMemory());

async function tellMemory(): Promise<void> {
  await settle();
  // The young generation grows to its full size under load. No connection uses this memory, so the loop fills it first.
  for (let i = 0; i < 2_000_000; i += 1) lately[i % lately.length] = { i, words: [`${i}`] };
  lately.fill(undefined);
  gc();
  gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ used: heapUsed + external, resident: rss });
}
process.on('disconnect', () => process.exit(0));

const starters: Record<string, () => Promise<number>> = {
  product,
  hub: hubAlone,
  'socket.io': () => socketIo({ isPersisted: true }),
  'socket.io without a database': () => socketIo({ isPersisted: false }),
};
const port = await starters[variant]?.();
process.send?.({ port });
