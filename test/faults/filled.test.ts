import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createDatabase } from '#test/own-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');
/** The last migration of an earlier release, whose data the test migrates. */
const USED = '0148_companion_noted.sql';
const PEOPLE = 400;
const FIRST = 200_000_000_000;

/** Returns an empty database that no migration has touched, and the function that drops it. */
async function openEmpty(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (process.env['TEST_BACKEND'] !== 'postgres' || url === undefined)
    return { database: await openPglite({}), drop: async () => undefined };
  const own = await createDatabase(url, `wildin_filled_${process.pid}`);
  return { database: await openPostgres(own.url), drop: own.drop };
}

/** Migrates the database up to `USED`; returns the names of the later migrations. */
async function migrateToUsed(database: Database): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-filled-'));
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  const earlier = names.slice(0, names.indexOf(USED) + 1);
  await Promise.all(earlier.map((name) => symlink(join(MIGRATIONS, name), join(folder, name))));
  try {
    expect(await migrate(database, folder)).toEqual(earlier);
  } finally {
    await rm(folder, { recursive: true });
  }
  return names.slice(earlier.length);
}

/** Adds people, some without a name, with sessions, four posts each (one deleted), comments, rooms and presence. */
async function fill({ script }: Database): Promise<void> {
  await script(`
    INSERT INTO account (id, handle, display_name, birthday, profile_completed, mbti_type, state_code, interests, created_at)
      SELECT ${FIRST} + n, 'zoe_' || n, CASE n % 3 WHEN 0 THEN NULL WHEN 1 THEN 'Zoé Ångström ' || n ELSE '王 ' || n END,
        '1990-05-14', n % 10 > 0, 'INTJ', 'CA', ARRAY['moss'], now()
      FROM generate_series(1, ${PEOPLE}) n;
    INSERT INTO presence (user_id, last_seen_at) SELECT id, now() FROM account;
    INSERT INTO session (user_id, id, refresh_hash, device_name, created_at, last_used_at)
      SELECT id, gen_random_uuid(), '\\x00', 'Firefox', now(), now() FROM account;
    INSERT INTO post (id, user_id, content, visibility, created_at, deleted_at, gif)
      SELECT gen_random_uuid(), account.id, 'The tide pools are open', kind, now(),
        CASE kind WHEN 'private' THEN now() END,
        CASE kind WHEN 'followers' THEN '{"still": "/gifs/otter.svg#still"}'::jsonb END
      FROM account, unnest(ARRAY['public', 'public', 'followers', 'private']) kind;
    INSERT INTO post_comment (id, post_id, user_id, content, created_at)
      SELECT gen_random_uuid(), post.id, post.user_id, 'Well!', now() FROM post;
    INSERT INTO room (id, room_type, last_seq, last_event_at, user_low, user_high, created_by, created_at)
      SELECT gen_random_uuid(), 'direct', 20, now(), ${FIRST} + n, ${FIRST} + n + 1, ${FIRST} + n, now()
      FROM generate_series(1, ${PEOPLE} - 1, 2) n;
    INSERT INTO room_member (room_id, user_id)
      SELECT id, user_low FROM room UNION ALL SELECT id, user_high FROM room;
    INSERT INTO user_room (room_id, user_id) SELECT room_id, user_id FROM room_member;
    INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
      SELECT room.id, seq, gen_random_uuid(), 'message', room.user_low, gen_random_uuid(),
        jsonb_build_object('content', 'Line ' || seq, 'gif', jsonb_build_object('still', '/gifs/otter.svg#still')), now()
      FROM room, generate_series(1, 20) seq;`);
}

test('A filled database migrates to the newest version with all its data', async () => {
  const { database, drop } = await openEmpty();
  const { db } = database;
  const count = async (condition: ReturnType<typeof sql>): Promise<number | undefined> =>
    (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${condition}`.execute(db)).rows[0]?.n;
  try {
    const later = await migrateToUsed(database);
    await fill(database);
    expect(await migrate(database)).toEqual(later);
    // Newer PostgreSQL versions analyze with an empty search path, and all versions restore dumps with an empty one.
    await database.script("SET LOCAL search_path = ''; ANALYZE");

    expect(await count(sql`account WHERE profile_completed`)).toBe(PEOPLE * 0.9);
    const named = await count(sql`account WHERE found_by @@ begin_words('Angstrom')`);
    expect(named).toBe(Math.ceil(PEOPLE / 3));
    expect(await count(sql`post_count WHERE (everyone, followers, author) = (2, 1, 0)`)).toBe(PEOPLE);
    expect(await count(sql`post WHERE gif ->> 'still' = '/gifs/otter.still.svg'`)).toBe(PEOPLE);
    expect(await count(sql`room_event WHERE payload #>> '{gif,still}' = '/gifs/otter.still.svg'`)).toBe(PEOPLE * 10);
    expect([await count(sql`presence`), await count(sql`post_comment`)]).toEqual([PEOPLE, PEOPLE * 4]);
  } finally {
    await database.close();
    await drop();
  }
});
