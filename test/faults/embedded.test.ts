import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { register } from '#contract/accounts.ts';
import { startDirect } from '#contract/chat.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { ChatClient, type Person } from './client.ts';
import { spawnInstance } from './instance.ts';
import { assertKept, rowsOf } from './promise.ts';

async function send(
  address: string,
  path: string,
  { body, token, method = 'POST' }: { body: unknown; token?: string; method?: string },
): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function signUp(address: string, handle: string): Promise<Person> {
  const body = {
    email: `${handle}@example.com`,
    handle,
    password: PASSWORD,
    fullBirthday: '1990-05-14',
    consentData: CONSENT,
  };
  const made = register.response.parse(await send(address, register.path, { body }));
  const token = made.tokens.accessToken;
  // A stranger's first message waits as a request, which is not what this is about.
  await send(address, `/api/users/${made.id}`, { token, method: 'PUT', body: { whoMayWrite: 'everyone' } });
  return { id: made.id, token };
}

// Runs only once: it starts an embedded database of its own, whichever database the other tests use.
test.skipIf(process.env['TEST_BACKEND'] === 'postgres')(
  'the embedded database, killed under load and opened again, has all that was acknowledged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wildin-kill-'));
    const env = { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '', POW: 'off' };
    let server = await spawnInstance(env);
    const addresses = [server.address];
    const people = [await signUp(server.address, 'ana'), await signUp(server.address, 'ben')] as const;
    const [ana, ben] = people;
    const opened = await send(server.address, startDirect.path, { token: ana.token, body: { otherUserId: ben.id } });
    const { id: roomId } = startDirect.response.parse(opened);
    const clients = people.map((person) => new ChatClient({ person, addresses }).start([roomId]));
    await Promise.all(clients.map((client) => client.ready()));
    const sent: string[] = [];
    const say = (count: number, word: string): void => {
      for (let i = 0; i < count; i += 1) {
        for (const client of clients) {
          const content = `${word} ${i} of ${client.person.id % 1000}`;
          client.send(roomId, content);
          sent.push(content);
        }
      }
    };
    say(20, 'before');
    const [first] = clients;
    await first?.until('some acknowledgements', () => first.outbox.size < 15);
    // Two processes on one folder would lose rows silently.
    await expect(spawnInstance(env)).rejects.toThrow('did not start');
    say(20, 'during');
    await server.kill();
    say(5, 'while it was away');
    server = await spawnInstance(env);
    addresses[0] = server.address;
    for (const client of clients) {
      await client.until(
        'everything',
        () => client.outbox.size === 0 && client.list(roomId).length === sent.length,
        40_000,
      );
      client.stop();
    }
    await server.kill();
    const database = await openEmbedded(folder);
    assertKept(await rowsOf(database.db, roomId), { roomId, clients, sent });
    await database.close();
    await rm(folder, { recursive: true, force: true });
  },
  120_000,
);
