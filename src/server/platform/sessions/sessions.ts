import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { PROOF_MINUTES } from '#contract/accounts.proof.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashOf, isSecretOf, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import {
  deviceOf,
  endSession,
  endSessions,
  endSessionsOfDevice,
  forgetDevices,
  forgetProof,
  insertSession,
  liveSessionsOf,
  noteDisowned,
  noteProof,
  noteUse,
  provedAt,
  refreshHashOf,
  standingOf,
  type Ended,
  type SessionRow,
} from './sessions.queries.ts';
import type { Caller, Tokens } from './tokens.ts';
import { TrustedTokens } from './trusted-tokens.ts';

interface Device {
  deviceId: string | undefined;
  /** The name of the device in the list of sessions. */
  deviceName: string;
  /** The language of the pages on the device. */
  language?: Language;
}

type OfPerson = Pick<Caller, 'userId' | 'sessionId'>;

export type TokenRefusal = 'invalid' | 'expired' | 'revoked';

export interface Sessions {
  /** Opens a session inside the caller's transaction or on the database. */
  open: (
    db: Db,
    userId: number,
    device: Device,
  ) => Promise<{ accessToken: string; refreshToken: string; sessionId: string }>;
  /** Returns an access token for the refresh token of a live session; throws `refresh_invalid` for other tokens. */
  refresh: (refreshToken: string, language: Language) => Promise<string>;
  authenticate: (accessToken: string) => Promise<Caller | TokenRefusal>;
  /** Records in the caller's transaction that a person proved who they are; returns when the proof expires. */
  prove: (trx: Db, caller: OfPerson) => Promise<Date>;
  /** Forgets the session's proof, so that the next action that needs one asks for it. */
  unprove: (caller: OfPerson) => Promise<void>;
  /** Returns the time until which the session's last proof is valid; undefined without a valid proof. */
  provedUntil: (caller: OfPerson, how?: Pick<ProofNeed, 'minutes'>) => Promise<Date | undefined>;
  /** Throws `reauthentication_required` for an ended session, or a session without a valid proof. */
  requireProof: (caller: OfPerson, how?: ProofNeed) => Promise<void>;
  /** Returns whether a session is live and its person may see others: let in, not suspended, not refused for their age. */
  isAlive: (session: OfPerson) => Promise<boolean>;
  list: (userId: number) => Promise<SessionRow[]>;
  /** Returns the device id that a session's client sent; undefined when the client sent none. */
  deviceOf: (caller: Caller) => Promise<string | undefined>;
  /** Ends one session of the caller's person; returns false when the person has no such session, or it has ended. */
  revoke: (caller: OfPerson, sessionId: string) => Promise<boolean>;
  /** Ends all sessions of a person; `from` is the session in which the person did so, if any. */
  revokeAll: (userId: number, from?: string) => Promise<void>;
  /** Ends a person's sessions in the caller's transaction; call the returned function after the commit. */
  endAll: (trx: Db, userId: number, ending?: Ending) => Promise<() => void>;
  /**
   * Ends one session of a person in the caller's transaction; `from` is the session in which the person did so, if any.
   * Returns what to call after the commit; undefined when they have no such session, or it has ended.
   */
  endOne: (trx: Db, session: OfPerson, from?: string) => Promise<(() => void) | undefined>;
  /** Ends a disowned session and the others of its device. `until` is the time at which it was first disowned. */
  endDevice: (trx: Db, userId: number, sessionId: string) => Promise<{ until: Date; tell: () => void }>;
  /** Removes a person's tokens from the cache, because a session of theirs ended, perhaps on another instance. */
  forget: (userId: number) => void;
  /** Registers a listener for ended sessions. `ended` is undefined when all sessions of the person ended. */
  onRevoked: (listener: (userId: number, ended: Ended | undefined) => void) => void;
}

interface ProofNeed {
  /** The minutes for which a proof is valid; ten by default. */
  minutes?: number;
  trx?: Db;
}

interface Ending {
  /** The session that stays open. */
  but?: Caller;
  /** True when the sessions end to keep somebody out. Their devices then count as new at the next sign-in. */
  forgetsDevices?: true;
}

type Listener = Parameters<Sessions['onRevoked']>[0];

interface SessionsOptions {
  db: Db;
  tokens: Tokens;
  clock: Clock;
  newId: NewId;
  /** Returns whether every ended session is announced to this instance at once. Only then is the cache used. */
  hearsEndings: () => boolean;
}

export function createSessions(options: SessionsOptions): Sessions {
  const { db, tokens, clock, newId } = options;
  const trusted = new TrustedTokens();
  const listeners: Listener[] = [];
  const tell: Listener = (userId, ended) => {
    trusted.forget(userId);
    for (const listener of listeners) listener(userId, ended);
  };
  const endAll: Sessions['endAll'] = async (trx, userId, { but, forgetsDevices } = {}) => {
    const ended = await endSessions(trx, { userId, but: but?.sessionId, now: clock.now() });
    if (forgetsDevices) await forgetDevices(trx, { userId, ended, from: but?.sessionId });
    return () => (but === undefined ? tell(userId, undefined) : ended.forEach((one) => tell(userId, one)));
  };
  const endOne: Sessions['endOne'] = async (trx, { userId, sessionId: id }, from) => {
    const ended = await endSession(trx, { userId, id, now: clock.now() });
    if (ended === undefined) return undefined;
    await forgetDevices(trx, { userId, ended: [ended], from });
    return () => tell(userId, ended);
  };
  return {
    open: async (where, userId, { deviceId, deviceName, language = 'en' }) => {
      const [id, secret] = [newId(), randomBytes(32)];
      const made = { userId, id, refreshHash: hashOf(secret), now: clock.now() };
      await insertSession(where, { ...made, deviceId, deviceName, language });
      return {
        accessToken: await tokens.sign({ userId, sessionId: id }),
        refreshToken: writeRefreshToken({ userId, sessionId: id, secret }),
        sessionId: id,
      };
    },
    refresh: (refreshToken, language) => refresh(options, refreshToken, language),
    authenticate: (accessToken) => authenticate(options, trusted, accessToken),
    prove: async (trx, caller) => {
      const now = clock.now();
      await noteProof(trx, { userId: caller.userId, id: caller.sessionId, now });
      return new Date(now.getTime() + PROOF_MINUTES * MINUTE_MS);
    },
    unprove: ({ userId, sessionId: id }) => forgetProof(db, { userId, id }),
    provedUntil: (caller, how) => provedUntil(options, caller, how),
    requireProof: async (caller, { trx = db, ...how } = {}) => {
      if ((await provedUntil({ ...options, db: trx }, caller, how)) === undefined)
        throw new AppError('reauthentication_required');
    },
    isAlive: async ({ userId, sessionId }) => {
      const standing = await standingOf(db, { userId, id: sessionId, now: clock.now() });
      return standing !== undefined && isFree(standing);
    },
    deviceOf: ({ userId, sessionId }) => deviceOf(db, { userId, id: sessionId }),
    list: (userId) => liveSessionsOf(db, userId, clock.now()),
    revoke: async ({ userId, sessionId: from }, sessionId) => {
      const close = await inTransaction(db, (trx) => endOne(trx, { userId, sessionId }, from));
      close?.();
      return close !== undefined;
    },
    endOne,
    revokeAll: async (userId, from) => {
      await inTransaction(db, async (trx) => {
        const ended = await endSessions(trx, { userId, but: undefined, now: clock.now() });
        await forgetDevices(trx, { userId, ended, from });
      });
      tell(userId, undefined);
    },
    endAll,
    endDevice: async (trx, userId, id) => {
      const one = { userId, id, now: clock.now() };
      const until = await noteDisowned(trx, one);
      const ended = await endSessionsOfDevice(trx, one);
      await forgetDevices(trx, { userId, ended: [{ id }], from: undefined });
      return { until, tell: () => ended.forEach((gone) => tell(userId, gone)) };
    },
    forget: (userId) => trusted.forget(userId),
    onRevoked: (listener) => listeners.push(listener),
  };
}

/** The person may use all routes of members. */
function isFree({
  isSuspended,
  isRefused,
  isAwaiting,
}: Pick<Caller, 'isSuspended' | 'isRefused' | 'isAwaiting'>): boolean {
  return !isSuspended && !isRefused && !isAwaiting;
}

async function refresh(
  { db, tokens, clock }: SessionsOptions,
  refreshToken: string,
  language: Language,
): Promise<string> {
  const token = readRefreshToken(refreshToken);
  if (token === undefined) throw new AppError('refresh_invalid');
  const { userId, sessionId, secret } = token;
  const session = { userId, id: sessionId, now: clock.now() };
  const hash = await refreshHashOf(db, session);
  if (hash === undefined || !isSecretOf(hash, secret)) throw new AppError('refresh_invalid');
  await noteUse(db, { ...session, language });
  return tokens.sign({ userId, sessionId });
}

async function provedUntil(
  { db, clock }: SessionsOptions,
  caller: OfPerson,
  { minutes = PROOF_MINUTES }: Pick<ProofNeed, 'minutes'> = {},
): Promise<Date | undefined> {
  const now = clock.now();
  const at = await provedAt(db, { userId: caller.userId, id: caller.sessionId, now });
  const until = new Date((at?.getTime() ?? 0) + minutes * MINUTE_MS);
  return until > now ? until : undefined;
}

async function authenticate(
  { db, tokens, clock, hearsEndings }: SessionsOptions,
  trusted: TrustedTokens,
  accessToken: string,
): Promise<Caller | TokenRefusal> {
  const now = clock.now();
  const { moment } = trusted;
  const known = hearsEndings() ? trusted.get(accessToken, now) : undefined;
  if (known !== undefined) return known;
  const claims = await tokens.verify(accessToken);
  if (typeof claims === 'string') return claims;
  const standing = await standingOf(db, { userId: claims.userId, id: claims.sessionId, now });
  if (standing === undefined) return 'revoked';
  const caller = { ...claims, ...standing };
  // The end of a suspension, a refusal or a wait is not announced and must apply at once, so such a caller is not cached.
  if (isFree(caller)) trusted.keep(accessToken, caller, { now, moment });
  return caller;
}
