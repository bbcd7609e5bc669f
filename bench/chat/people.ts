import { Client } from 'pg';
import { newUuid, systemClock } from '#server/platform/clock.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createTokens } from '#server/platform/sessions/tokens.ts';
import { createDatabase, type OwnDatabase } from '#test/own-database.ts';

export const SECRET = 'a secret that only benchmarks would ever use';
export const ISSUER = 'http://localhost:3000';
const FIRST_ID = 100_000_000_000;

export interface Person {
  id: number;
  token: string;
}

export interface World extends OwnDatabase {
  people: Person[];
  /** The room at index i belongs to people 2i and 2i + 1. */
  rooms: string[];
}

/** Makes a new database on the server at `server`, with `count` signed-in people in rooms of two. */
export async function buildWorld(server: string, count: number): Promise<World> {
  const { url, drop } = await createDatabase(server, `wildin_bench_chat_${process.pid}`);
  const database = await openPostgres(url);
  await migrate(database);
  await database.close();

  const ids = Array.from({ length: count }, (_, i) => FIRST_ID + i);
  const sessions = ids.map(() => newUuid());
  const rooms = Array.from({ length: Math.floor(count / 2) }, () => newUuid());
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO account (id, handle, birthday, who_may_write, created_at)
     SELECT id, 'bench_' || id, '1990-05-14', 'everyone', now() - interval '30 days' FROM unnest($1::bigint[]) id`,
    [ids],
  );
  await client.query(
    `INSERT INTO session (user_id, id, refresh_hash, device_name, created_at, last_used_at)
     SELECT user_id, id, '\\x00', 'bench', now(), now() FROM unnest($1::bigint[], $2::uuid[]) given (user_id, id)`,
    [ids, sessions],
  );
  const lows = rooms.map((_, i) => FIRST_ID + 2 * i);
  await client.query(
    `INSERT INTO room (id, room_type, user_low, user_high, created_by, created_at)
     SELECT id, 'direct', low, low + 1, low, now() FROM unnest($1::uuid[], $2::bigint[]) given (id, low)`,
    [rooms, lows],
  );
  await client.query(
    `INSERT INTO room_member (room_id, user_id)
     SELECT id, low + side FROM unnest($1::uuid[], $2::bigint[]) given (id, low), generate_series(0, 1) side`,
    [rooms, lows],
  );
  await client.query(`CREATE TABLE baseline (
    id uuid PRIMARY KEY, room_id uuid NOT NULL, sender_id bigint NOT NULL, content text NOT NULL, created_at timestamptz NOT NULL)`);
  await client.query('VACUUM ANALYZE');
  await client.end();

  const tokens = createTokens({ secret: SECRET, issuer: ISSUER, clock: systemClock });
  const people = await Promise.all(
    ids.map(async (id, i) => ({ id, token: await tokens.sign({ userId: id, sessionId: sessions[i] ?? '' }) })),
  );
  return { url, people, rooms, drop };
}
