/**
 * Measures a page of the feed of followed people, in turns: the product's two statements, a join, and `= any(array)`.
 * All have the same conditions of visibility. Also measures writing a post with few and with many followers. Makes and
 * drops a database in PostgreSQL at TEST_DATABASE_URL, else on this machine. `BENCH_SIZE=1` is 200,000 members,
 * 15,000,000 follows and 2,000,000 posts. The default is a twentieth, and then `= any(array)` has no bound.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { packByProbe, packByRecency, type PostRow } from '#server/features/posts/posts.queries.ts';
import { holdAuthor, insertPost } from '#server/features/posts/writing.queries.ts';
import type { TimedPlace } from '#server/platform/paging.ts';
import { isForPack, ownUndeleted, packOf } from '#server/features/visibility/posts.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import { openStand } from './match/stand.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { quantile, report, timed } from './table.ts';

const SIZE = Number(process.env['BENCH_SIZE'] ?? 0.05);
const MEMBERS = Math.round(200_000 * SIZE);
const FOLLOWS = 75;
const POSTS = Math.round(2_000_000 * SIZE);
const VIEWERS = 40;
const PAGE = 11;
/** The number of posts that each author writes. */
const WRITES = 400;
/** The number of the later page that is measured beside the first. */
const DEEP = 20;
const FIRST = 300_000_000_000;

type Read = (db: Db, asked: { viewerId: number; after: TimedPlace | undefined; limit: number }) => Promise<PostRow[]>;

const after = (place: TimedPlace | undefined) =>
  place === undefined ? sql`true` : sql`(post.created_at, post.id) < (${place.at}::timestamptz, ${place.id}::uuid)`;

const seen = (viewerId: number) =>
  sql`((SELECT ${isVisible(viewerId, 'author')} FROM account author WHERE author.id = post.user_id) IS TRUE)`;

/** Joins and then sorts all posts of followed people: MATERIALIZED keeps the planner from using the index by time. */
const byJoin: Read = async (db, { viewerId, after: place, limit }) => {
  const { rows } = await sql<PostRow>`
    WITH all_of_them AS MATERIALIZED (
      SELECT post.* FROM ${packOf(viewerId)} AS pack (id)
      JOIN post ON post.user_id = pack.id WHERE ${isForPack('post')} AND ${seen(viewerId)} AND ${after(place)}
      UNION ALL SELECT post.* FROM post WHERE ${ownUndeleted(viewerId, 'post')} AND ${after(place)}
    ) SELECT * FROM all_of_them ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
};

const byArray: Read = async (db, { viewerId, after: place, limit }) => {
  const { rows } = await sql<PostRow>`
    SELECT * FROM (
      (SELECT post.* FROM post WHERE post.user_id = ANY (ARRAY(SELECT id FROM ${packOf(viewerId)} AS pack (id)))
        AND ${isForPack('post')} AND ${seen(viewerId)} AND ${after(place)}
      ORDER BY post.created_at DESC, post.id DESC LIMIT ${limit})
      UNION ALL (SELECT post.* FROM post WHERE ${ownUndeleted(viewerId, 'post')} AND ${after(place)}
      ORDER BY post.created_at DESC, post.id DESC LIMIT ${limit})
    ) AS found ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
};

const ways: Record<string, Read> = { probe: packByProbe, recency: packByRecency, join: byJoin, array: byArray };

/** Stores members, follows and posts. The squares of random numbers give half of these to a quarter of the members. */
async function fill(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Turns off the checks of foreign keys, which take longer than all the rest.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`INSERT INTO account (id, handle, contact_method, interests, current_vibes, created_at)
      SELECT ${FIRST}::bigint + n, 'member_' || n, 'email', '{}', '{}', now()
      FROM generate_series(0, ${MEMBERS}::int - 1) n`.execute(trx);
    await sql`INSERT INTO follow (user_id, followee_id, created_at)
      SELECT member, followee, now() FROM (
        SELECT ${FIRST}::bigint + n AS member, ${FIRST}::bigint + floor(power(random(), 2) * ${MEMBERS}::int)::bigint AS followee
        FROM generate_series(0, ${MEMBERS}::int - 1) n, generate_series(1, ${FOLLOWS}::int)
      ) AS drawn WHERE member <> followee ON CONFLICT DO NOTHING`.execute(trx);
    await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
      SELECT gen_random_uuid(), ${FIRST}::bigint + floor(power(random(), 2) * ${MEMBERS}::int)::bigint, 'Words',
        (ARRAY['public', 'public', 'followers', 'private'])[1 + floor(random() * 4)::int],
        date_trunc('milliseconds', now() - random() * interval '90 days')
      FROM generate_series(1, ${POSTS}::int)`.execute(trx);
  });
  await sql`VACUUM ANALYZE`.execute(db);
}

/** Makes the viewer follow up to 5,000 people, so that the product reads the feed with `packByRecency`. */
async function followMany(db: Db, viewerId: number): Promise<void> {
  await sql`INSERT INTO follow (user_id, followee_id, created_at)
    SELECT ${viewerId}::bigint, ${FIRST}::bigint + n, now() FROM generate_series(0, 4999) n
    WHERE ${FIRST}::bigint + n <> ${viewerId}::bigint ON CONFLICT DO NOTHING`.execute(db);
}

/** Gives an author exactly this number of followers. */
async function storeFollowers(db: Db, author: number, followers: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`DELETE FROM follow WHERE followee_id = ${author}`.execute(trx);
    await sql`INSERT INTO follow (user_id, followee_id, created_at)
      SELECT ${FIRST}::bigint + n, ${author}::bigint, now() FROM generate_series(0, ${followers}::int - 1) n`.execute(
      trx,
    );
  });
}

/** Measures the transaction that writes a post, for authors with few and with many followers, in turns. */
async function measureWriting(db: Db): Promise<void> {
  const most = Math.min(87_000, MEMBERS - 2);
  const authors = [
    { id: FIRST + MEMBERS - 1, followers: 10, times: [] as number[] },
    { id: FIRST + MEMBERS - 2, followers: most, times: [] as number[] },
  ] as const;
  for (const { id, followers } of authors) await storeFollowers(db, id, followers);
  await sql`ANALYZE follow`.execute(db);
  for (let round = 0; round < WRITES; round += 1) {
    for (const { id: author, times } of round % 2 === 0 ? authors : authors.toReversed()) {
      const post = {
        id: randomUUID(),
        user_id: author,
        content: 'Words',
        visibility: 'followers' as const,
        created_at: new Date(),
      };
      const ms = await timed(() =>
        inTransaction(db, async (trx) => {
          await holdAuthor(trx, author);
          await insertPost(trx, post);
        }),
      );
      times.push(ms);
    }
  }
  const [few, many] = authors.map(({ times }) => quantile(times, 0.5));
  report(`a post is written, by authors with 10 and with ${most} followers, ${WRITES} each`, [
    { what: 'with 10', value: few ?? 0, unit: 'ms' },
    { what: `with ${most} ÷ with 10, p50`, value: (many ?? 0) / (few ?? 1), unit: '×', atMost: 1.1 },
  ]);
}

const placeAfter = (rows: readonly PostRow[]): TimedPlace | undefined => {
  const last = rows.at(-1);
  return last === undefined ? undefined : { at: last.created_at, id: last.id };
};

async function deepPlace(db: Db, viewerId: number): Promise<TimedPlace | undefined> {
  let place: TimedPlace | undefined;
  for (let page = 1; page < DEEP; page += 1)
    place = placeAfter(await packByProbe(db, { viewerId, after: place, limit: PAGE }));
  return place;
}

/** Measures each way for these viewers, in turns; throws unless all ways find the same posts. */
async function measure(db: Db, viewers: readonly { id: number; place: TimedPlace | undefined }[]) {
  const times = new Map<string, number[]>();
  for (const { id: viewerId, place } of viewers) {
    let truth = '';
    for (const [name, read] of Object.entries(ways)) {
      const asked = { viewerId, after: place, limit: PAGE };
      await read(db, asked);
      let rows: PostRow[] = [];
      const ms = await timed(async () => {
        rows = await read(db, asked);
      });
      times.set(name, [...(times.get(name) ?? []), ms]);
      const found = rows.map(({ id }) => id).join(' ');
      truth ||= found;
      if (found !== truth) throw new Error(`${name} finds other posts than the probe.`);
    }
  }
  return (name: string, share: number): number => quantile(times.get(name) ?? [], share);
}

await needPostgres(POSTGRES_URL);
const { db, close } = await openStand(POSTGRES_URL);
try {
  await fill(db);
  const ids = Array.from({ length: VIEWERS }, (_, n) => FIRST + Math.floor(((n + 0.5) / VIEWERS) * MEMBERS));
  for (const page of [1, DEEP]) {
    const viewers: { id: number; place: TimedPlace | undefined }[] = [];
    for (const id of ids) viewers.push({ id, place: page === 1 ? undefined : await deepPlace(db, id) });
    const at = await measure(db, viewers);
    report(`page ${page}, ${FOLLOWS} follows, ${MEMBERS} members, ${POSTS} posts`, [
      { what: 'the probe, p50', value: at('probe', 0.5), unit: 'ms' },
      { what: 'the probe, p95', value: at('probe', 0.95), unit: 'ms', atMost: 20 },
      { what: 'of a join and a sort, p50', value: at('probe', 0.5) / at('join', 0.5), unit: '×', atMost: 0.4 },
      {
        what: 'of = any(array), p50',
        value: at('probe', 0.5) / at('array', 0.5),
        unit: '×',
        ...(SIZE >= 1 && { atMost: 0.15 }),
      },
    ]);
  }
  const [many = FIRST] = ids;
  await followMany(db, many);
  await sql`ANALYZE follow`.execute(db);
  const at = await measure(db, [{ id: many, place: undefined }]);
  report('the first page of somebody who follows 5,000', [
    { what: 'what is newest of all', value: at('recency', 0.5), unit: 'ms', atMost: 20 },
    { what: 'the probe', value: at('probe', 0.5), unit: 'ms' },
  ]);
  await measureWriting(db);
} finally {
  await close();
}
