import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { AccountTable } from '#server/platform/database/tables.ts';

const characterColumns = [
  'display_name',
  'bio',
  'interests',
  'current_vibes',
  'energy_level',
  'mbti_type',
  'primary_archetype',
  'personality_planet',
  'avatar_config',
] as const satisfies (keyof AccountTable)[];

/** The columns of an AI character's account. */
export type CharacterRow = Pick<Selectable<AccountTable>, (typeof characterColumns)[number]>;
type SettledRow = CharacterRow & { id: number };

/** Locks the companions until this transaction ends, so that no other process updates them. */
export async function lockCompanions(trx: Trx): Promise<void> {
  await sql`LOCK TABLE companion IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
}

/** Returns the current account of each authored character, by the character's key. */
export async function settledCompanions(db: Db): Promise<Map<string, SettledRow>> {
  const rows = await db
    .selectFrom('companion')
    .innerJoin('account', 'account.id', 'companion.user_id')
    .select(['companion.key', 'account.id', ...characterColumns])
    .where('companion.key', 'is not', null)
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key ?? '', row]));
}

export async function isHandleReserved(db: Db, handle: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM handle_reservation WHERE handle = ${handle} AND reserved_until > ${now}`.execute(db);
  return rows.length > 0;
}

export async function insertCompanion(
  trx: Trx,
  companion: { userId: number; key: string } | { userId: number; ownerId: number; persona: string },
): Promise<void> {
  await trx
    .insertInto('companion')
    .values({
      user_id: companion.userId,
      key: 'key' in companion ? companion.key : null,
      owner_id: 'ownerId' in companion ? companion.ownerId : null,
      persona: 'persona' in companion ? companion.persona : null,
    })
    .execute();
}

export async function storePersona(trx: Trx, { userId, persona }: { userId: number; persona: string }): Promise<void> {
  await trx.updateTable('companion').set({ persona }).where('user_id', '=', userId).execute();
}
