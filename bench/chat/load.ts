import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Person } from './people.ts';

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

export async function memoryOf({ child }: Running): Promise<number> {
  child.send('memory');
  const [{ memory }] = (await once(child, 'message')) as [{ memory: number }];
  return memory;
}

/** The same bare socket on both sides of a comparison: only the words differ. */
interface Words {
  path: string;
  hello: (person: Person) => string;
  /** The frame after which one is in. */
  isIn: (frame: string) => boolean;
  join: (roomId: string) => string;
  isJoined: (frame: string) => boolean;
  say: (roomId: string, content: string) => string;
  isDelivery: (frame: string) => boolean;
}

const ours: Words = {
  path: '/ws',
  hello: ({ token }) => JSON.stringify({ type: 'auth', token }),
  isIn: (frame) => frame.startsWith('{"type":"rooms_rejoined"'),
  join: (chatRoomId) => JSON.stringify({ type: 'join_room', chatRoomId }),
  isJoined: (frame) => frame.startsWith('{"type":"room_joined"'),
  say: (chatRoomId, content) => JSON.stringify({ type: 'chat_message', chatRoomId, content, clientId: randomUUID() }),
  isDelivery: (frame) => frame.startsWith('{"type":"new_message"'),
};

const theirs: Words = {
  path: '/socket.io/?EIO=4&transport=websocket',
  hello: ({ id }) => `40${JSON.stringify({ id })}`,
  isIn: (frame) => frame.startsWith('40'),
  join: (roomId) => `420${JSON.stringify(['join_room', roomId])}`,
  isJoined: (frame) => frame.startsWith('430'),
  say: (roomId, content) => `421${JSON.stringify(['chat_message', { roomId, content, clientId: randomUUID() }])}`,
  isDelivery: (frame) => frame.startsWith('42["new_message"'),
};

export interface Client {
  say: (roomId: string, content: string) => void;
  onDelivery: () => void;
  close: () => void;
}

/** Connects a person and joins the room, if one is given. `source` is the loopback address to come from. */
export async function connect(
  { variant, port }: Running,
  person: Person,
  { roomId, source }: { roomId?: string | undefined; source?: string },
): Promise<Client> {
  const words = variant.startsWith('socket.io') ? theirs : ours;
  const known = variant === 'hub' ? { id: person.id, token: String(person.id) } : person;
  const ws = new WebSocket(`ws://127.0.0.1:${port}${words.path}`, {
    perMessageDeflate: false,
    ...(source !== undefined && { localAddress: source }),
  });
  const client: Client = {
    say: (room, content) => ws.send(words.say(room, content)),
    onDelivery: () => undefined,
    close: () => ws.terminate(),
  };
  await new Promise<void>((resolve, reject) => {
    ws.on('error', reject);
    ws.on('close', (code) => reject(new Error(`${variant} closed the connection with ${code}`)));
    ws.on('open', () => ws.send(words.hello(known)));
    ws.on('message', (data: Buffer) => {
      const frame = data.toString('latin1');
      if (words.isDelivery(frame)) client.onDelivery();
      else if (frame === '2') ws.send('3');
      else if (frame.startsWith('{"type":"ping"')) ws.send('{"type":"pong","timestamp":0}');
      else if (words.isIn(frame)) {
        if (roomId === undefined) resolve();
        else ws.send(words.join(roomId));
      } else if (words.isJoined(frame)) resolve();
    });
  });
  return client;
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
