import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { ChatClient, type Person } from './client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from './instance.ts';
import { kept } from './promise.ts';

let database: TestDatabase;
let server: Instance;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startInstance(database);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const MiB = 1024 * 1024;
/** The bytes that the server's process keeps for a slow reader before it disconnects the reader. */
const OWN = MiB;
/** The number of messages that the test sends at once. The server may keep a batch beyond `OWN`. */
const BATCH = 40;
/** The test sends at least this many messages, even after the disconnection. The figures in the docs use 4000. */
const LEAST = Number(process.env['FAULT_SENDS'] ?? 0);

/** Returns the maximum bytes that the kernel buffers between two local sockets; undefined if not on Linux. */
function kernelBound(): number | undefined {
  const files = ['/proc/sys/net/ipv4/tcp_wmem', '/proc/sys/net/ipv4/tcp_rmem'];
  if (!files.every((file) => existsSync(file))) return undefined;
  return files.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').trim().split(/\s+/)[2]), 0);
}

test('A client that stops reading costs about a megabyte and loses no message', async ({ annotate }) => {
  const [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  const roomId = await makeRoom(database.db, ana, ben);
  const open = (person: Person) => new ChatClient({ person, addresses: [server.address] }).start([roomId]);
  const [quick, slow] = [open(ana), open(ben)];
  await Promise.all([quick.ready(), slow.ready()]);
  slow.socket?.ws.pause();

  const [connection] = server.deps.hub.connectionsOf(ben.id);
  if (connection === undefined) throw new Error('nobody is connected');
  const socket = Reflect.get(connection, '_socket') as Socket;
  const sent: string[] = [];
  const statuses = new Set<number>();
  let acknowledged = 0;
  let [frame, own, inKernel] = [0, 0, 0];
  const say = async (content: string): Promise<void> => {
    sent.push(content);
    const answer = await fetch(server.address + sendMessage.path.replace(':id', roomId).replace(':roomId', roomId), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.token}` },
      body: JSON.stringify({ content, clientId: randomUUID() }),
    });
    statuses.add(answer.status);
    if (answer.status === 200) acknowledged += 1;
    await answer.arrayBuffer();
    if (!connection.isLive) return;
    frame = Math.max(frame, socket.bytesWritten / sent.length);
    own = Math.max(own, socket.writableLength);
    inKernel = Math.max(inKernel, socket.bytesWritten - socket.writableLength);
  };
  // As many bytes as a message may have, so that few messages fill the buffers.
  const filler = '🧑‍🚀'.repeat(350);
  for (let batch = 0; (connection.isLive || sent.length < LEAST) && batch < 600; batch += 1) {
    await Promise.all(Array.from({ length: BATCH }, (_, n) => say(`${batch}.${n} ${filler}`)));
  }
  expect(connection.isLive).toBe(false);
  await annotate(
    `${acknowledged} of ${sent.length} messages acknowledged; ${(own / MiB).toFixed(2)} MiB own, ${(inKernel / MiB).toFixed(2)} MiB kernel`,
  );

  // Every message sent over HTTP was acknowledged, although the slow reader read none.
  expect(statuses).toEqual(new Set([200]));
  expect(own).toBeLessThanOrEqual(OWN + BATCH * frame);
  expect(inKernel).toBeLessThanOrEqual(kernelBound() ?? Number.POSITIVE_INFINITY);
  slow.socket?.drop();
  await expect(kept({ db: database.db, roomId, clients: [quick, slow], sent })).resolves.toBe('kept');
  for (const client of [quick, slow]) client.stop();
}, 240_000);
