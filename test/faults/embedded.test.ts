import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { ChatClient, type Person } from './client.ts';
import { makePeople, makeRoom, spawnInstance, startInstance } from './instance.ts';
import { Mix, mixKept } from './mix.ts';
import { assertKept, rowsOf } from './promise.ts';

/** Deeds for which the test would open the database. In this test, only the server's process can open the database. */
const FROM_WITHIN = ['gift', 'unwrap', 'hide', 'show'];

// The test starts its own embedded database, so a second run for PostgreSQL would show nothing new.
test.skipIf(process.env['TEST_BACKEND'] === 'postgres')(
  'the embedded database, killed under load and opened again, has all that was acknowledged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wildin-kill-'));
    const addresses = ['http://127.0.0.1:1'];
    const before = await openEmbedded(folder);
    await migrate(before);
    const maker = await startInstance(before);
    const people = (await makePeople(maker.deps, 2)) as [Person, Person];
    const roomId = await makeRoom(before.db, ...people);
    const mix = await Mix.make(maker, { addresses, seed: 51, without: FROM_WITHIN });
    await maker.close();
    await before.close();

    const env = { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '', POW: 'off' };
    let server = await spawnInstance(env);
    addresses[0] = server.address;
    const clients = people.map((person) => new ChatClient({ person, addresses }).start([roomId]));
    await Promise.all([mix.ready(), ...clients.map((client) => client.ready())]);
    const playing = mix.play();
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
    await mix.until(20);
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
    await playing;
    await expect(mixKept(mix)).resolves.toBe('kept');
    mix.stop();
    await server.kill();
    const database = await openEmbedded(folder);
    assertKept(await rowsOf(database.db, roomId), { roomId, clients, sent });
    await database.close();
    await rm(folder, { recursive: true, force: true });
  },
  240_000,
);
