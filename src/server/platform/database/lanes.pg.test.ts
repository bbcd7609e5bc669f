import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { openLanes, type Lane } from './lanes.ts';

async function pidOf(lane: Lane | undefined): Promise<unknown> {
  const statement = { name: 'lane_pid', text: 'SELECT pg_backend_pid() AS pid', arrays: [] };
  const [rows] = (await lane?.transact([{ statement, values: [] }])) ?? [];
  return (rows as { pid: number }[] | undefined)?.[0]?.pid;
}

it('A lane goes on after its connection was cut between two transactions', async () => {
  const database = await openTestDatabase();
  const [lane] = openLanes(database, 1);
  const first = await pidOf(lane);
  expect(await pidOf(lane)).toBe(first);
  await sql`SELECT pg_terminate_backend(${first}::int, 5000)`.execute(database.db);
  // By these answers the end of the connection has arrived here, too.
  for (let turn = 0; turn < 5; turn += 1) await sql`SELECT`.execute(database.db);
  expect(await pidOf(lane)).not.toBe(first);
  await lane?.close();
  await database.close();
});
