import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock, NewId } from './clock.ts';
import type { Db } from './database/database.ts';
import { AppError } from './errors.ts';
import type { Caller, Tokens } from './tokens.ts';
import { TrustedTokens } from './trusted-tokens.ts';

const DAY = 86_400_000;
/** A session ends after 30 days without a refresh, and after 90 days in any case. */
const IDLE_MS = 30 * DAY;
const ABSOLUTE_MS = 90 * DAY;

interface Device {
  deviceId: string | undefined;
  /** What the list of sessions calls it. */
  deviceName: string;
}

export interface SessionRow {
  id: string;
  deviceName: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export type Refusal = 'invalid' | 'expired' | 'revoked';

export interface Sessions {
  /** Opens a session inside the caller's transaction or on the database. */
  open: (db: Db, userId: number, device: Device) => Promise<{ accessToken: string; refreshToken: string }>;
  /** A new access token for a live refresh token; throws `refresh_invalid` for any other. */
  refresh: (refreshToken: string) => Promise<string>;
  authenticate: (accessToken: string) => Promise<Caller | Refusal>;
  list: (userId: number) => Promise<SessionRow[]>;
  /** Ends one session; false when the person has no such live session. */
  revoke: (userId: number, sessionId: string) => Promise<boolean>;
  revokeAll: (userId: number) => Promise<void>;
  /** The same inside the caller's transaction; what it answers tells the sockets and is to be called after the commit. */
  endAll: (trx: Db, userId: number) => Promise<() => void>;
  /** Another instance ended sessions of this person: nothing remembered about them holds. */
  forget: (userId: number) => void;
  /** Hears of every ended session, so that its open sockets can be closed; `undefined` means all of the person's. */
  onRevoked: (listener: (userId: number, sessionId: string | undefined) => void) => void;
  /** Removes sessions that ended or idled out; returns how many. */
  sweep: () => Promise<number>;
}

export function createSessions({
  db,
  tokens,
  clock,
  newId,
  hearsEndings,
}: {
  db: Db;
  tokens: Tokens;
  clock: Clock;
  newId: NewId;
  /** Whether a session that ends on any instance is heard of here at once; only then may one be remembered as live. */
  hearsEndings: () => boolean;
}): Sessions {
  const trusted = new TrustedTokens();
  const listeners: ((userId: number, sessionId: string | undefined) => void)[] = [];
  const tell = (userId: number, sessionId: string | undefined): void => {
    trusted.forget(userId);
    for (const listener of listeners) listener(userId, sessionId);
  };

  const endAll = async (where: Db, userId: number): Promise<() => void> => {
    await where
      .updateTable('session')
      .set({ revoked_at: clock.now() })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
    return () => tell(userId, undefined);
  };

  return {
    open: async (where, userId, device) => {
      const id = newId();
      const secret = randomBytes(32);
      const now = clock.now();
      await where
        .insertInto('session')
        .values({
          user_id: userId,
          id,
          refresh_hash: digest(secret),
          device_id: device.deviceId ?? null,
          device_name: device.deviceName,
          created_at: now,
          last_used_at: now,
        })
        .execute();
      return {
        accessToken: await tokens.sign({ userId, sessionId: id }),
        refreshToken: `${userId}.${id}.${secret.toString('base64url')}`,
      };
    },

    refresh: async (refreshToken) => {
      const parts = parseRefreshToken(refreshToken);
      if (parts === undefined) throw new AppError('refresh_invalid');
      const now = clock.now();
      const row = await live(db, parts.userId, now)
        .where('session.id', '=', parts.sessionId)
        .select(['session.refresh_hash'])
        .executeTakeFirst();
      if (row === undefined || !timingSafeEqual(row.refresh_hash, digest(parts.secret))) {
        throw new AppError('refresh_invalid');
      }
      await db
        .updateTable('session')
        .set({ last_used_at: now })
        .where('user_id', '=', parts.userId)
        .where('id', '=', parts.sessionId)
        .execute();
      return tokens.sign({ userId: parts.userId, sessionId: parts.sessionId });
    },

    authenticate: async (accessToken) => {
      const now = clock.now();
      const { moment } = trusted;
      const known = hearsEndings() ? trusted.get(accessToken, now) : undefined;
      if (known !== undefined) return known;
      const caller = await tokens.verify(accessToken);
      if (typeof caller === 'string') return caller;
      const row = await live(db, caller.userId, now)
        .where('session.id', '=', caller.sessionId)
        .select(sql`1`.as('one'))
        .executeTakeFirst();
      if (row === undefined) return 'revoked';
      trusted.keep(accessToken, caller, { now, moment });
      return caller;
    },

    list: async (userId) =>
      live(db, userId, clock.now())
        .select([
          'session.id',
          'session.device_name as deviceName',
          'session.created_at as createdAt',
          'session.last_used_at as lastUsedAt',
        ])
        .orderBy('session.last_used_at', 'desc')
        .execute(),

    revoke: async (userId, sessionId) => {
      const revoked = await db
        .updateTable('session')
        .set({ revoked_at: clock.now() })
        .where('user_id', '=', userId)
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (revoked !== undefined) tell(userId, sessionId);
      return revoked !== undefined;
    },

    revokeAll: async (userId) => {
      const tellAll = await endAll(db, userId);
      tellAll();
    },

    endAll,

    forget: (userId) => trusted.forget(userId),

    onRevoked: (listener) => listeners.push(listener),

    sweep: async () => {
      const now = clock.now().getTime();
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where((where) =>
          where.or([
            where('revoked_at', '<', new Date(now - IDLE_MS)),
            where('last_used_at', '<', new Date(now - IDLE_MS)),
            where('created_at', '<', new Date(now - ABSOLUTE_MS)),
          ]),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** The person's sessions that may still be used, of an account in good standing. */
function live(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.user_id')
    .where('session.user_id', '=', userId)
    .where('session.revoked_at', 'is', null)
    .where('session.last_used_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('session.created_at', '>', new Date(now.getTime() - ABSOLUTE_MS))
    .where('account.suspended_at', 'is', null);
}

function digest(secret: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

function parseRefreshToken(token: string): { userId: number; sessionId: string; secret: Uint8Array } | undefined {
  const match = /^(\d{12})\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(token);
  const [, user, sessionId, secret] = match ?? [];
  if (user === undefined || sessionId === undefined || secret === undefined) return undefined;
  return { userId: Number(user), sessionId, secret: new Uint8Array(Buffer.from(secret, 'base64url')) };
}
