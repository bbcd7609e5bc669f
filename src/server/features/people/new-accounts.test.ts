import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roomMembers } from '#contract/chat.members.ts';
import { getRoom } from '#contract/chat.ts';
import { NEW_ACCOUNT_MS } from '#contract/people.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom } from '#test/faults/instance.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('A room marks its people’s accounts as new for one week', async () => {
  const [reader, writer] = (await makePeople(test.deps, 2)) as [Person, Person];
  const roomId = await makeRoom(test.database.db, reader, writer);
  const told = async (ageMs: number): Promise<unknown> => {
    const begun = new Date(test.clock.now().getTime() - ageMs);
    await sql`UPDATE account SET created_at = ${begun} WHERE id = ${writer.id}`.execute(test.database.db);
    const { token } = reader;
    const { otherUser } = (await call(test.app, getRoom, { token, params: { roomId } })).body;
    const { members } = (await call(test.app, roomMembers, { token, params: { roomId } })).body;
    return [otherUser?.isNew, members.find(({ id }) => id === writer.id)?.isNew];
  };
  expect(await told(0)).toEqual([true, true]);
  expect(await told(NEW_ACCOUNT_MS - 1)).toEqual([true, true]);
  expect(await told(NEW_ACCOUNT_MS)).toEqual([undefined, undefined]);
});
