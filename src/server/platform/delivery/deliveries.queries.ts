import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface DeliveryRow {
  channel: 'mail' | 'push' | 'text';
  half_hour: Date;
  arrived: number;
  came_back: number;
}

/** Adds to the counts, which other instances add to as well. */
export async function addDeliveries(db: Db, rows: readonly DeliveryRow[]): Promise<void> {
  await db
    .insertInto('delivery_count')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['channel', 'half_hour']).doUpdateSet({
        arrived: sql`delivery_count.arrived + excluded.arrived`,
        came_back: sql`delivery_count.came_back + excluded.came_back`,
      }),
    )
    .execute();
}

export async function deliveriesSince(db: Db, since: Date): Promise<DeliveryRow[]> {
  return db.selectFrom('delivery_count').selectAll().where('half_hour', '>=', since).orderBy('half_hour').execute();
}
