import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Person } from './people.ts';
import { openRaw } from './raw-socket.ts';

export type Variant = 'product' | 'hub' | 'socket.io' | 'socket.io without a database';

export interface Running {
  variant: Variant;
  port: number;
  child: ChildProcess;
}

export async function start(variant: Variant, url = ''): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [variant, url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { variant, port, child };
}

export async function stop({ child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Returns the server's memory in bytes. */
export async function memoryOf({ child }: Running): Promise<{ used: number; resident: number }> {
  child.send('memory');
  const [memory] = (await once(child, 'message')) as [{ used: number; resident: number }];
  return memory;
}

/** The texts of a protocol. Both sides use the same minimal socket and differ in these texts only. */
interface Words {
  path: string;
  hello: (person: Person) => string;
  /** The beginning of the frame that confirms the connection. */
  isIn: string;
  join: (roomId: string) => string;
  isJoined: string;
  say: (roomId: string, content: string) => string;
  isDelivery: string;
  ping: string;
  pong: string;
}

const ours: Words = {
  path: '/ws',
  hello: ({ token }) => JSON.stringify({ type: 'auth', token }),
  isIn: '{"type":"rooms_rejoined"',
  join: (chatRoomId) => JSON.stringify({ type: 'join_room', chatRoomId }),
  isJoined: '{"type":"room_joined"',
  say: (chatRoomId, content) => JSON.stringify({ type: 'chat_message', chatRoomId, content, clientId: randomUUID() }),
  isDelivery: '{"type":"new_message"',
  ping: '{"type":"ping"',
  pong: '{"type":"pong","timestamp":0}',
};

const theirs: Words = {
  path: '/socket.io/?EIO=4&transport=websocket',
  hello: ({ id }) => `40${JSON.stringify({ id })}`,
  isIn: '40',
  join: (roomId) => `420${JSON.stringify(['join_room', roomId])}`,
  isJoined: '430',
  say: (roomId, content) => `421${JSON.stringify(['chat_message', { roomId, content, clientId: randomUUID() }])}`,
  isDelivery: '42["new_message"',
  ping: '2',
  pong: '3',
};

export interface Client {
  say: (roomId: string, content: string) => void;
  onDelivery: () => void;
  close: () => void;
}

/** Connects a person, and joins `roomId` if it is given. `source` is the loopback address of the client. */
export async function connect(
  { variant, port }: Running,
  person: Person,
  { roomId, source }: { roomId?: string | undefined; source?: string },
): Promise<Client> {
  const words = variant.startsWith('socket.io') ? theirs : ours;
  const known = variant === 'hub' ? { id: person.id, token: String(person.id) } : person;
  const socket = await openRaw({ port, path: words.path, source });
  return new Promise<Client>((resolve, reject) => {
    const client: Client = {
      say: (room, content) => socket.send(words.say(room, content)),
      onDelivery: () => undefined,
      close: () => socket.close(),
    };
    socket.onClose = () => reject(new Error(`${variant} closed the connection`));
    socket.onFrame = (begin) => {
      if (begin.startsWith(words.isDelivery)) client.onDelivery();
      else if (begin.startsWith(words.isIn)) {
        if (roomId === undefined) resolve(client);
        else socket.send(words.join(roomId));
      } else if (begin.startsWith(words.isJoined)) resolve(client);
      else if (begin.startsWith(words.ping)) socket.send(words.pong);
    };
    socket.send(words.hello(known));
  });
}

/** Runs `work` over `items`, at most 50 at once. */
export async function each<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  return results;
}
