import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { StoredSetting } from './place.register.ts';

export async function storedSettings(db: Db): Promise<StoredSetting[]> {
  return db.selectFrom('place_setting').select(['key', 'value']).execute();
}

export async function putSetting(trx: Trx, { key, value }: StoredSetting, now: Date): Promise<void> {
  await sql`
    INSERT INTO place_setting (key, value, changed_at) VALUES (${key}, ${JSON.stringify(value)}::jsonb, ${now})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at
  `.execute(trx);
}
