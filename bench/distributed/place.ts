import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fillChats } from '#test/chats.ts';
import { distributeTables } from '#test/citus.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, startInstance } from '#test/faults/instance.ts';
import { inventPeople } from '#test/match-people.ts';
import { fill } from '#bench/match/stand.ts';
import { today, watch, type Watcher } from '#bench/match/watchers.ts';

const ROOMS = 500;
const UNREAD = 50;
const FOLLOWS = 75;
const POSTS = 20;
const GIFTS = 200;

/** A server of the product with its rows, in this process. */
export interface Place {
  app: FastifyInstance;
  /** Has the rooms, follows authors, and got gifts. */
  member: Person;
  rooms: string[];
  posts: string[];
  /** One connection, with the settings of a search's transaction. */
  searching: Db;
  watchers: Watcher[];
  draft: { revision: string | null };
  close: () => Promise<void>;
}

interface Wishes {
  people: number;
  viewers: number;
  isDivided: boolean;
}

/** Migrates the database at `url`, fills it, and divides it if that is wished. */
export async function openPlace(url: string, { people, viewers, isDivided }: Wishes): Promise<Place> {
  const filling = await openPostgres(url, { max: 2 });
  await migrate(filling);
  const { db } = filling;
  const invented = inventPeople(people, { seed: 1, today });
  await fill(db, invented);
  const watchers = await watch(db, invented, viewers);
  await filling.close();
  if (isDivided) await distributeTables(url);

  const database = await openPostgres(url);
  const server = await startInstance(database);
  const [member] = await makePeople(server.deps, 1);
  if (member === undefined) throw new Error('Nobody signed up.');
  await fillMember(database.db, member.id);
  await sql`VACUUM ANALYZE`.execute(database.db);
  const own = new URL(url);
  own.searchParams.set('options', '-c jit=off -c max_parallel_workers_per_gather=0');
  const searching = await openPostgres(own.href, { max: 1 });
  const ids = async (table: 'room' | 'post'): Promise<string[]> =>
    (await database.db.selectFrom(table).select('id').orderBy('id').limit(ROOMS).execute()).map(({ id }) => id);
  return {
    app: server.app,
    member,
    rooms: await ids('room'),
    posts: await ids('post'),
    searching: searching.db,
    watchers,
    draft: { revision: null },
    close: async () => {
      await server.close();
      await Promise.all([database.close(), searching.close()]);
    },
  };
}

/** Gives a member rooms with lines, people whom they follow with their posts, and gifts in their rooms. */
async function fillMember(db: Db, id: number): Promise<void> {
  await sql`UPDATE account SET created_at = now() - interval '60 days' WHERE id = ${id}`.execute(db);
  await fillChats(db, id, { rooms: ROOMS, unread: UNREAD });
  await sql`INSERT INTO follow (user_id, followee_id, created_at)
    SELECT ${id}::bigint, user_id, now() FROM room_member WHERE user_id <> ${id} ORDER BY user_id LIMIT ${FOLLOWS}`.execute(
    db,
  );
  await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
    SELECT gen_random_uuid(), followee_id, 'Words', 'public', now() - n * interval '1 hour'
    FROM follow, generate_series(1, ${POSTS}::int) n WHERE follow.user_id = ${id}`.execute(db);
  await sql`UPDATE room_event SET payload = payload || jsonb_build_object('gift',
    jsonb_build_object('type', 'night-swim', 'receiverId', ${id}::bigint, 'note', '')) WHERE (room_id, seq) IN (
    SELECT id, 1 FROM room ORDER BY id LIMIT ${GIFTS})`.execute(db);
  const { rows } = await sql<{ id: string; room_id: string; sender_id: number }>`
    SELECT id, room_id, sender_id FROM room_event WHERE payload ? 'gift'`.execute(db);
  for (const gift of rows) {
    const more = { type: 'night-swim', seq: 1, receiver_id: id, sent_at: new Date(), unwrapped_at: new Date() };
    await db
      .insertInto('gift')
      .values({ ...gift, ...more })
      .execute();
  }
}
