import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { AccountTable, Tables } from '#server/platform/database/tables.ts';

export type AccountRow = Selectable<AccountTable>;
export type NewAccount = Insertable<AccountTable>;

export async function insertAccount(db: Db, account: NewAccount): Promise<void> {
  await db.insertInto('account').values(account).execute();
}

export async function insertConsent(db: Db, consent: Insertable<Tables['consent']>): Promise<void> {
  await db.insertInto('consent').values(consent).execute();
}

/** The account an email address or a handle (with or without @) names, whatever its standing. */
export async function accountByLogin(db: Db, handleOrEmail: string): Promise<AccountRow | undefined> {
  const key = handleOrEmail.trim().toLowerCase();
  return db
    .selectFrom('account')
    .selectAll()
    .where((where) =>
      key.includes('@', 1) ? where('email_key', '=', key) : where('handle', '=', key.replace(/^@/, '')),
    )
    .executeTakeFirst();
}

export async function accountByPhone(db: Db, phoneNumber: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('phone_number', '=', phoneNumber).executeTakeFirst();
}

/** The person's password as it is hashed, which nobody changes until the transaction ends. */
export async function heldPassword(db: Db, userId: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.password_hash;
}

/** The consent that holds now. */
export async function lastConsent(db: Db, userId: number): Promise<Selectable<Tables['consent']> | undefined> {
  return db
    .selectFrom('consent')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('granted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function knowsDevice(db: Db, userId: number, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the person's row until the transaction ends, so that what may change once changes once. */
export async function lockAccount(db: Db, userId: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateAccount(db: Db, userId: number, changes: Updateable<AccountTable>): Promise<void> {
  await db.updateTable('account').set(changes).where('id', '=', userId).execute();
}

export async function isHandleHeld(
  db: Db,
  handle: string,
  by: { userId: number | undefined; now: Date },
): Promise<boolean> {
  const held = await db
    .selectFrom('account')
    .select('id')
    .where('handle', '=', handle)
    .unionAll(
      db
        .selectFrom('handle_reservation')
        .select('user_id as id')
        .where('handle', '=', handle)
        .where('reserved_until', '>', by.now),
    )
    .execute();
  return held.some((row) => row.id !== by.userId);
}

export async function reserveHandle(db: Db, reservation: Insertable<Tables['handle_reservation']>): Promise<void> {
  await db
    .insertInto('handle_reservation')
    .values(reservation)
    .onConflict((conflict) => conflict.column('handle').doUpdateSet(reservation))
    .execute();
}
