import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { TestApp } from './app.ts';
import { newMember } from './factories.ts';

type CheckRow = Insertable<Tables['photo_check']>;

/** Writes a photo check of a new member, and returns its member, who has no other. */
export async function photoCheck(
  test: TestApp,
  of: Pick<CheckRow, 'state' | 'expires_at'> & Partial<CheckRow>,
): Promise<number> {
  const { id: user_id } = await newMember(test);
  const row = { user_id, id: randomUUID(), poses: ['a', 'b', 'c'], started_at: of.expires_at, ...of };
  await test.deps.db.insertInto('photo_check').values(row).execute();
  return user_id;
}
