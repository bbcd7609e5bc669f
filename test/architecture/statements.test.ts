import { expect, it } from 'vitest';
import { keylessTables } from './keyless.ts';
import { sqlIn, tablesWrittenBy } from './statements.ts';

const keys = { room: ['id'], room_event: ['room_id'], room_member: ['room_id'], post: ['id', 'user_id'] };
const keyless = (body: string): string[] =>
  sqlIn(`export async function f() {\n  ${body}\n}`).flatMap((sql) => keylessTables(sql, keys));

it.each([
  ['sql`SELECT * FROM room_event WHERE room_id = ${id}`'],
  ['sql`SELECT * FROM room_event event WHERE event.room_id = ANY(${ids}::uuid[]) AND seq > 3`'],
  ['sql`SELECT 1 FROM room_member member JOIN room ON room.id = member.room_id WHERE member.room_id = ${id}`'],
  ['sql`SELECT 1 FROM room_member a JOIN room b ON b.id = a.room_id JOIN post ON post.id = b.id WHERE a.room_id = $1`'],
  ['sql`SELECT 1 FROM room_event event WHERE event.room_id = member.room_id`'],
  ['sql`SELECT 1 FROM unnest(${ids}::uuid[]) AS asked(id) JOIN room ON room.id = asked.id`'],
  ['sql`DELETE FROM room_event WHERE (room_id, seq) IN (SELECT * FROM unnest(${a}::uuid[], ${b}::bigint[]))`'],
  ['sql`INSERT INTO room_event (room_id, seq) VALUES (${id}, 1)`'],
  ["db.selectFrom('post').selectAll().where('user_id', '=', userId).execute();"],
  ["db.selectFrom('post').innerJoin('room', 'room.id', 'post.room_id').where('post.id', 'in', ids).execute();"],
])('A statement with its tables’ keys passes as %s', (body) => {
  expect(keyless(body)).toEqual([]);
});

it.each([
  ['sql`SELECT * FROM room_event WHERE id = ${id}`', ['room_event']],
  ['sql`UPDATE room SET closed_at = ${now} WHERE closed_at IS NULL`', ['room']],
  ['sql`SELECT room_id FROM room_event event ORDER BY event.room_id`', ['room_event']],
  ['sql`SELECT 1 FROM room WHERE id = ${id} AND EXISTS (SELECT FROM room_event WHERE seq > 3)`', ['room_event']],
  ['sql`SELECT 1 FROM room_member, room_event WHERE room_id = ${id}`', ['room_member', 'room_event']],
  ['sql`SELECT 1 FROM room WHERE id = ${id} UNION SELECT 1 FROM room WHERE match_id = ${id}`', ['room']],
  ['sql`SELECT 1 FROM post LEFT JOIN room_member mine ON mine.room_id = post.id`', ['post', 'room_member']],
  ['sql`DELETE FROM room_event gone USING room WHERE room.id = gone.room_id AND seq < 3`', ['room_event', 'room']],
  ["db.selectFrom('post').innerJoin('room', 'room.id', 'post.id').selectAll().execute();", ['post', 'room']],
  ["db.selectFrom('post').select('user_id').where('visibility', '=', 'public').execute();", ['post']],
  ["db.selectFrom('room_event').where('user_id', '=', userId).execute();", ['room_event']],
])('The check finds the missing table key in %s', (body, tables) => {
  expect(keyless(body)).toEqual(tables);
});

it('A statement is counted once, whatever it contains', () => {
  const code = [
    'export async function f(db) {',
    '  await sql`SELECT 1 FROM room WHERE ${isIn ? sql`id IN (SELECT 1)` : sql`SELECT 2`}`.execute(db);',
    '  // `SELECT 3 FROM room`',
    "  return db.selectFrom('post').unionAll(db.selectFrom('room').select('id')).execute();",
    '}',
  ].join('\n');
  expect(sqlIn(code).filter(({ isStatement }) => isStatement)).toHaveLength(2);
});

it('The check finds writes in SQL, fragments and chains and ignores locks', () => {
  const written = (body: string): string[] =>
    sqlIn(`const f = () => {\n  ${body}\n}`).flatMap((sql) => tablesWrittenBy(sql));
  expect(written('sql`WITH a AS (DELETE FROM post RETURNING id) UPDATE room SET x = 1 FROM a`')).toEqual([
    'post',
    'room',
  ]);
  expect(written('sql`INSERT INTO ${sql.table(name)} (id) VALUES (1)`')).toEqual(['$']);
  expect(written("db.updateTable('post').set({}).execute();")).toEqual(['post']);
  expect(written('sql`SELECT 1 FROM post FOR NO KEY UPDATE SKIP LOCKED`')).toEqual([]);
  expect(written('sql`INSERT INTO post (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET x = 1`')).toEqual(['post']);
});
