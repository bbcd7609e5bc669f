/** What triggers keep: counts on every database, and on a cluster also what foreign keys keep elsewhere. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { differences } from '#server/platform/distributed/distribute.ts';
import { openTestDatabase } from './database.ts';
import { drawGraph, emptyGraph, fill, PeopleGraph, storeGraph } from './people-graph.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const SIZE = 6;
const isDistributed = process.env['TEST_BACKEND'] === 'citus';

const counted = sql`SELECT * FROM (
  SELECT account.id, 'follows' AS what, coalesce(kept.followers, 0) AS kept, coalesce(kept.following, 0) AS also,
    (SELECT count(*)::int FROM follow WHERE followee_id = account.id) AS plain,
    (SELECT count(*)::int FROM follow WHERE user_id = account.id) AS "alsoPlain"
  FROM account LEFT JOIN follow_count kept ON kept.user_id = account.id
  UNION ALL
  SELECT account.id, 'posts', coalesce(kept.everyone, 0), coalesce(kept.followers, 0) + coalesce(kept.author, 0),
    (SELECT count(*)::int FROM post WHERE user_id = account.id AND counts_for(visibility, hidden_at, deleted_at) = 'everyone'),
    (SELECT count(*)::int FROM post
      WHERE user_id = account.id AND counts_for(visibility, hidden_at, deleted_at) IN ('followers', 'author'))
  FROM account LEFT JOIN post_count kept ON kept.user_id = account.id
) counts ORDER BY id, what`;

/** What each person keeps and gives: rows that end with them, and gifts that stay without their giver. */
async function storeKept({ people, now }: PeopleGraph): Promise<void> {
  const next = (index: number): number => people[(index + 1) % people.length]?.id ?? 0;
  const rows = people.map(({ id }, index) => ({ user_id: id, other: next(index) }));
  await fill(
    db,
    'flower',
    rows.map(({ user_id, other }) => ({ user_id, receiver_id: other, given_at: now })),
  );
  await fill(
    db,
    'gift',
    rows.map(({ user_id, other }) => ({
      id: randomUUID(),
      room_id: randomUUID(),
      seq: 1,
      type: 'rose',
      receiver_id: other,
      sender_id: user_id,
      sent_at: now,
    })),
  );
}

it('Counts equal plain counts, and nothing outlives its person, after any deletions', async () => {
  await fc.assert(
    fc.asyncProperty(drawGraph(SIZE), fc.uniqueArray(fc.nat(SIZE - 1)), async (drawn, gone) => {
      const graph = new PeopleGraph(drawn, new Date());
      await emptyGraph(db);
      await storeGraph(db, graph);
      await storeKept(graph);
      const ids = gone.map((index) => graph.people[index]?.id ?? 0);
      await sql`UPDATE post SET hidden_at = now() WHERE user_id = ${graph.people[0]?.id}`.execute(db);
      await sql`DELETE FROM account WHERE id = ANY (${ids}::bigint[])`.execute(db);

      const { rows } = await counted.execute(db);
      const counts = rows as { kept: number; also: number; plain: number; alsoPlain: number }[];
      expect(counts).toHaveLength(2 * (SIZE - ids.length));
      expect(counts.filter(({ kept, also, plain, alsoPlain }) => kept !== plain || also !== alsoPlain)).toEqual([]);
      const left = graph.people.map(({ id }) => id).filter((id) => !ids.includes(id));
      const kept = await db.selectFrom('flower').select(['user_id', 'receiver_id']).execute();
      expect(kept.filter((one) => !left.includes(one.user_id) || !left.includes(one.receiver_id))).toEqual([]);
      const gifts = await db.selectFrom('gift').select(['receiver_id', 'sender_id']).execute();
      expect(new Set(gifts.map((one) => one.receiver_id))).toEqual(new Set(left));
      expect(gifts.filter((one) => one.sender_id !== null && !left.includes(one.sender_id))).toEqual([]);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

it.runIf(isDistributed)('A distributed database is as the register says, and a difference has a line', async () => {
  expect(await differences(db)).toEqual([]);
  await db.schema.createTable('stray').addColumn('id', 'int4').execute();
  expect(await differences(db)).toEqual(['stray has no placement in the register']);
});
