import type { Db } from '#server/platform/database/database.ts';

/** Writes the mark of the secrets of the server that started last. */
export async function putMark(db: Db, mark: Uint8Array): Promise<void> {
  await db.updateTable('deployment').set({ secrets_mark: mark }).execute();
}

/** Returns that mark; null before the first start. */
export async function lastMark(db: Db): Promise<Uint8Array | null> {
  const { secrets_mark: mark } = await db.selectFrom('deployment').select('secrets_mark').executeTakeFirstOrThrow();
  return mark;
}
