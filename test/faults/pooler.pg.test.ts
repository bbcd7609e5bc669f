import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { KEPT } from '#server/platform/database/database.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openTestDatabase } from '#test/database.ts';
import { ChatClient, type Person } from './client.ts';
import { makePeople, makeRoom, startInstance } from './instance.ts';
import { Mix, mixKept } from './mix.ts';
import { kept } from './promise.ts';
import { privatePooler } from './pooler.ts';

/** Fewer than the server has lanes and connections, so that each transaction gets another one. */
const CONNECTIONS = 3;

test('A pooler that lends three connections by transaction loses and doubles nothing', async ({ skip }) => {
  const server = process.env['TEST_DATABASE_URL'] ?? skip('no PostgreSQL');
  const pooler = (await privatePooler(server, CONNECTIONS)) ?? skip('pgbouncer is not installed');
  const database = await openTestDatabase();
  const pooled = await openPostgres(pooler.through(database.url ?? ''));
  const instance = await startInstance(pooled);
  const here: ChatClient[] = [];
  try {
    const people = await makePeople(instance.deps, 2);
    const roomId = await makeRoom(pooled.db, ...(people as [Person, Person]));
    const addresses = [instance.address];
    for (const person of people) here.push(new ChatClient({ person, addresses }).start([roomId]));
    await Promise.all(here.map((client) => client.ready()));
    const mix = await Mix.make(instance, { addresses, seed: 47 });
    here.push(...mix.clients);
    await mix.ready();
    const playing = mix.play();
    const sent: string[] = [];
    for (let line = 0; line < 60; line += 1) {
      for (const client of here.slice(0, 2)) {
        const content = `line ${line} of ${client.person.id % 1000}`;
        client.send(roomId, content);
        sent.push(content);
      }
    }
    await expect(kept({ db: pooled.db, roomId, clients: here.slice(0, 2), sent })).resolves.toBe('kept');
    await playing;
    await expect(mixKept(mix)).resolves.toBe('kept');
    const statement = sql<{ n: number }>`${sql.raw(KEPT)} SELECT count(*)::int AS n FROM account`;
    const counts = await Promise.all(Array.from({ length: 20 }, () => statement.execute(pooled.db)));
    expect(new Set(counts.map(({ rows }) => rows[0]?.n)).size).toBe(1);
    const { rows } = await sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend'`.execute(pooled.db);
    expect(rows.length).toBeLessThanOrEqual(CONNECTIONS + 1);
  } finally {
    for (const client of here) client.stop();
    await instance.close();
    await pooled.close();
    await pooler.stop();
    await database.close();
  }
});
