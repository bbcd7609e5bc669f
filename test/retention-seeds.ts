import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Returns whether the seeded data still exist. */
export type StillExists = () => Promise<boolean>;
/** Creates one item whose term begins at `since`. */
export type Seed = (since: Date) => Promise<StillExists>;

interface SeedTools {
  db: () => Db;
  now: () => Date;
  userId: () => number;
  /** Inserts a row; the returned function says whether it is still there. */
  put: <T extends keyof Tables>(
    table: T,
    row: Insertable<Tables[T]>,
    by: keyof Tables[T] & string,
  ) => Promise<StillExists>;
}

const bytes = (): Uint8Array => new Uint8Array(randomBytes(32));

/** The seeds of `test/retention.test.ts` for what "Come home safe" keeps, by table and term. */
export function safeSeeds({ db, now, userId, put }: SeedTools): Record<string, () => Seed> {
  // The rows of workers are leased, so that no worker takes them.
  const leased = (): Date => new Date(now().getTime() + 3_600_000);
  const trusted = async (removed_at: Date | null = null): Promise<string> => {
    const id = randomUUID();
    const row = { id, user_id: userId(), name: 'Jonas', relation: '', created_at: now(), removed_at };
    await db().insertInto('trusted_person').values(row).execute();
    return id;
  };
  const outingUntil = async (closes_at: Date) =>
    ({
      id: randomUUID(),
      user_id: userId(),
      trusted_id: await trusted(),
      secret_hash: bytes(),
      language: 'en',
      title: 'Soup',
      place: '',
      starts_at: closes_at,
      zone: 'UTC',
      own_number: '',
      place_number: '',
      check_in_at: closes_at,
      closes_at,
      created_at: closes_at,
    }) as const;
  return {
    'outing: Outings of which a trusted person had a page': () => async (closes_at: Date) =>
      put('outing', await outingUntil(closes_at), 'id'),
    'trusted_person: Trusted persons who were removed': () => async (removed_at: Date) => {
      const id = await trusted(removed_at);
      return async () => (await sql`SELECT FROM trusted_person WHERE id = ${id}`.execute(db())).rows.length > 0;
    },
    'trusted_mark: That somebody outside was asked, and what accounts that are gone were refused, as hashes':
      () => (at: Date) =>
        put('trusted_mark', { id: randomUUID(), address_hash: bytes(), user_id: null, kind: 'refused', at }, 'id'),
    'safe_letter: Letters to trusted persons that could not be sent': () => async (created_at: Date) => {
      const row = {
        id: randomUUID(),
        user_id: userId(),
        trusted_id: await trusted(),
        way: 'mail',
        kind: 'ask',
      } as const;
      return put('safe_letter', { ...row, due_at: created_at, claimed_until: leased(), created_at }, 'id');
    },
    'outing_push: Reminders that could not be sent': () => async (due_at: Date) => {
      const made = await outingUntil(now());
      await put('outing', made, 'id');
      const row = { user_id: userId(), outing_id: made.id, seq: 1, due_at, claimed_until: leased() };
      return put('outing_push', row, 'outing_id');
    },
  };
}
