import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { AccountTable, Tables } from '#server/platform/database/tables.ts';

import { loginNameOf } from './login-names.ts';

export type AccountRow = Selectable<AccountTable>;

export async function insertConsent(db: Db, consent: Insertable<Tables['consent']>): Promise<void> {
  await db.insertInto('consent').values(consent).execute();
}

/** Returns the account of an email address or a handle (with or without @), suspended or not. */
export async function accountByLogin(db: Db, handleOrEmail: string): Promise<AccountRow | undefined> {
  const { is, key } = loginNameOf(handleOrEmail);
  return db
    .selectFrom('account')
    .selectAll()
    .where(is === 'email' ? 'email_key' : 'handle', '=', key)
    .executeTakeFirst();
}

export async function accountByPhone(db: Db, phoneNumber: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('phone_number', '=', phoneNumber).executeTakeFirst();
}

export async function accountById(db: Db, userId: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Locks a person's row against change. Returns its password hash: null without a password, undefined without a row. */
export async function heldPassword(db: Db, userId: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.password_hash;
}

/** Returns the person's latest consent; undefined for a demo member, who has none. */
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

/** Locks the person's row until the transaction ends, and returns it; undefined if the account is gone. */
export async function lockAccount(db: Db, userId: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** `taken`: somebody has the handle; `reserved`: its former person alone may take it. */
export type HandleHold = 'taken' | 'reserved';

/** Returns how somebody else holds a handle, if at all. Deleted accounts reserve `gone`, the hash of the handle. */
export async function holdOnHandle(
  db: Db,
  { handle, gone }: { handle: string; gone: string },
  by: { userId: number | undefined; now: Date },
): Promise<HandleHold | undefined> {
  const held = await db
    .selectFrom('account')
    .select((of) => [of.ref('id').$castTo<number | null>().as('id'), sql<HandleHold>`'taken'`.as('how')])
    .where('handle', '=', handle)
    .unionAll(
      db
        .selectFrom('handle_reservation')
        .select(['user_id as id', sql<HandleHold>`'reserved'`.as('how')])
        .where('handle', 'in', [handle, gone])
        .where('reserved_until', '>', by.now),
    )
    .execute();
  const others = held.filter((row) => row.id !== by.userId).map(({ how }) => how);
  return others.find((how) => how === 'taken') ?? others[0];
}

/** Deletes a person's reserved handles and returns them. */
export async function takeHandles(trx: Trx, userId: number): Promise<{ handle: string; reserved_until: Date }[]> {
  return trx
    .deleteFrom('handle_reservation')
    .where('user_id', '=', userId)
    .returning(['handle', 'reserved_until'])
    .execute();
}

export async function reserveHandle(db: Db, reservation: Insertable<Tables['handle_reservation']>): Promise<void> {
  await db
    .insertInto('handle_reservation')
    .values(reservation)
    .onConflict((conflict) => conflict.column('handle').doUpdateSet(reservation))
    .execute();
}
