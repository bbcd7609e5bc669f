import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { AccountTable } from '#server/platform/database/tables.ts';

/** What an AI character's account says of it; the rest of the columns are as empty as their tables allow. */
export type CharacterRow = Pick<
  AccountTable,
  'display_name' | 'bio' | 'energy_level' | 'mbti_type' | 'primary_archetype' | 'personality_planet'
> & { interests: string[]; current_vibes: string[]; avatar_config: string };

/** Makes others who settle the companions wait until this transaction ends. */
export async function lockCompanions(trx: Trx): Promise<void> {
  await sql`LOCK TABLE companion IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
}

export async function settledCompanions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('companion').select(['key', 'user_id']).where('key', 'is not', null).execute();
  return new Map(rows.flatMap(({ key, user_id }) => (key === null ? [] : [[key, user_id]])));
}

interface NewCharacter {
  id: number;
  handle: string;
  row: CharacterRow;
  now: Date;
}

/** False when somebody has the id or the handle, or had the handle until a while ago. */
export async function insertCharacter(trx: Trx, { id, handle, row, now }: NewCharacter): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM handle_reservation WHERE handle = ${handle} AND reserved_until > ${now}`.execute(trx);
  if (rows.length > 0) return false;
  const made = await trx
    .insertInto('account')
    .values({
      ...row,
      id,
      handle,
      created_at: now,
      is_seed_user: true,
      profile_completed: true,
      archetype_completed: true,
      // An invitation page invites to a person.
      invite_enabled: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Writes only where something differs. */
export async function updateCharacter(trx: Trx, id: number, row: CharacterRow): Promise<void> {
  await sql`
    UPDATE account SET display_name = ${row.display_name}, bio = ${row.bio}, interests = ${row.interests},
      current_vibes = ${row.current_vibes}, energy_level = ${row.energy_level}, mbti_type = ${row.mbti_type},
      primary_archetype = ${row.primary_archetype}, personality_planet = ${row.personality_planet},
      avatar_config = ${row.avatar_config}::jsonb
    WHERE id = ${id} AND (display_name, bio, interests, current_vibes, energy_level, mbti_type, primary_archetype,
      personality_planet, avatar_config) IS DISTINCT FROM (${row.display_name}, ${row.bio}, ${row.interests}::text[],
      ${row.current_vibes}::text[], ${row.energy_level}::int, ${row.mbti_type}, ${row.primary_archetype},
      ${row.personality_planet}, ${row.avatar_config}::jsonb)`.execute(trx);
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
