import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile, readFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { inTransaction } from './database.ts';
import { LockedError, takeLock } from './lock.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './pglite.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'wildin-database-'));
  await database.script(
    'CREATE TABLE note (id bigint PRIMARY KEY, day date, at timestamptz, ids bigint[], body jsonb)',
  );
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const notes = async (): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM note ORDER BY id`.execute(database.db);
  return rows.map((row) => row.id);
};

describe('both databases', () => {
  it('Both databases give ids as numbers, days as text, instants as dates', async () => {
    await sql`INSERT INTO note VALUES (999999999999, '1996-05-14', '2026-03-01T00:00:00Z', '{100000000000,2}', ${JSON.stringify([1])})`.execute(
      database.db,
    );
    const { rows } = await sql`SELECT * FROM note`.execute(database.db);
    expect(rows).toEqual([
      {
        id: 999_999_999_999,
        day: '1996-05-14',
        at: new Date('2026-03-01T00:00:00Z'),
        ids: [100_000_000_000, 2],
        body: [1],
      },
    ]);
    await sql`DELETE FROM note`.execute(database.db);
  });

  it('Both databases keep a write made beside a transaction that fails', async () => {
    let beside: Promise<unknown> = Promise.resolve();
    const failing = inTransaction(database.db, async (trx) => {
      await sql`INSERT INTO note (id) VALUES (1)`.execute(trx);
      beside = sql`INSERT INTO note (id) VALUES (2)`.execute(database.db);
      await sql`SELECT 1`.execute(trx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await beside;
    expect(await notes()).toEqual([2]);
  });

  it('Concurrent transactions complete whole on both databases', async () => {
    await Promise.all(
      [10, 20, 30, 40].map((id) =>
        inTransaction(database.db, async (trx) => {
          await sql`INSERT INTO note (id) VALUES (${id})`.execute(trx);
          await sql`INSERT INTO note (id) VALUES (${id + 1})`.execute(trx);
        }),
      ),
    );
    expect(await notes()).toEqual([2, 10, 11, 20, 21, 30, 31, 40, 41]);
  });

  it('Both databases roll a failing script back whole', async () => {
    await expect(
      database.script('INSERT INTO note (id) VALUES (100); INSERT INTO note (id) VALUES (100);'),
    ).rejects.toThrow();
    expect(await notes()).not.toContain(100);
  });
});

describe('migrations', () => {
  it('Migrations run once each, in order, however many servers start', async () => {
    const files = join(folder, 'migrations');
    await mkdir(files);
    await writeFile(join(files, '9001_first.sql'), 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);');
    await writeFile(join(files, '9002_second.sql'), 'ALTER TABLE first ADD name text DEFAULT $$a;b$$;');
    const applied = await Promise.all([migrate(database, files), migrate(database, files), migrate(database, files)]);
    expect(applied.flat().toSorted()).toEqual(['9001_first.sql', '9002_second.sql']);
    const { rows } = await sql`SELECT * FROM first`.execute(database.db);
    expect(rows).toEqual([{ id: 1, name: 'a;b' }]);
  });

  it('A failing migration leaves nothing, and its error names it', async () => {
    const files = join(folder, 'broken');
    await mkdir(files);
    await writeFile(join(files, '9003_broken.sql'), 'CREATE TABLE half (id int); SELECT nothing_of_the_kind();');
    await expect(migrate(database, files)).rejects.toThrow('9003_broken.sql');
    const { rows } = await sql`SELECT to_regclass('half') AS half`.execute(database.db);
    expect(rows).toEqual([{ half: null }]);
  });
});

describe('the lock of the embedded database', () => {
  it('The lock is refused while its holder lives and free again after', async () => {
    const path = join(folder, 'a.lock');
    const release = await takeLock(path);
    await expect(takeLock(path)).rejects.toThrow(LockedError);
    await release();
    await (
      await takeLock(path)
    )();
  });

  it('The lock refuses a second server on the same folder', async () => {
    const shared = join(folder, 'shared');
    const first = await openEmbedded(shared);
    await expect(openEmbedded(shared)).rejects.toThrow(`Process ${process.pid}`);
    await first.close();
    await (await openEmbedded(shared)).close();
  });

  it('Exactly one of many takes the lock of a dead process', async () => {
    const path = join(folder, 'b.lock');
    const { pid } = spawnSync('true');
    await writeFile(path, JSON.stringify({ pid, started: '1' }));
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(path)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('A living process’s lock holds and a reused process number frees it', async () => {
    const path = join(folder, 'c.lock');
    const child = spawn('sleep', ['30']);
    try {
      await writeFile(path, JSON.stringify({ pid: child.pid, started: '' }));
      await expect(takeLock(path)).rejects.toThrow(LockedError);
      await writeFile(path, JSON.stringify({ pid: child.pid, started: '1' }));
      await (
        await takeLock(path)
      )();
    } finally {
      child.kill();
    }
  });
});
