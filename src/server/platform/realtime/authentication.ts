import type { Logger } from 'pino';
import { closeCodes, type ClientEvent, type ServerEvent } from '#contract/realtime.ts';
import type { TokenRefusal, Sessions } from '#server/platform/sessions/sessions.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import type { Connection } from './connection.ts';

export type Auth = Extract<ClientEvent, { type: 'auth' }>;
export type Renewal = Extract<ClientEvent, { type: 'reauth' | 'update_token' }>;
type Failure = TokenRefusal | Excluded | 'internal';
/** The reasons for which a person may not use the socket, whatever their token. */
export type Excluded = 'suspended' | 'age_refused' | 'approval_awaited';

/**
 * Returns the caller of a token, or the reason why the token is refused. A fault of the server is logged and returned
 * as `internal`. A person who is suspended, not let in yet, or whose age was refused, may not use the socket.
 */
export async function identify(
  { sessions, log }: { sessions: Pick<Sessions, 'authenticate'>; log: Logger },
  token: string,
): Promise<Caller | Failure> {
  try {
    const caller = await sessions.authenticate(token);
    if (typeof caller === 'string') return caller;
    if (caller.isSuspended) return 'suspended';
    if (caller.isRefused) return 'age_refused';
    return caller.isAwaiting ? 'approval_awaited' : caller;
  } catch (error) {
    log.error({ err: error }, 'socket authentication failed');
    return 'internal';
  }
}

export function authError(code: Failure): ServerEvent {
  return { type: 'auth_error', code, retryable: isRetryable(code) };
}

/**
 * Returns the response to a further token, the token's identity if it is valid, and `isOver` to close the connection.
 */
export function renew(
  current: Caller,
  type: (Auth | Renewal)['type'],
  identity: Caller | Failure,
): { event: ServerEvent; identity?: Caller; isOver?: boolean } {
  const failed = type === 'update_token' ? 'token_error' : type === 'reauth' ? 'reauth_error' : 'auth_error';
  if (typeof identity === 'string') {
    const event = { type: failed, code: identity, retryable: isRetryable(identity) } as const;
    return { event, isOver: isExcluded(identity) };
  }
  if (identity.userId !== current.userId) {
    return { event: { type: failed, code: 'identity', retryable: false } };
  }
  return { event: { type: type === 'update_token' ? 'token_updated' : 'reauth_success' }, identity };
}

/** Closes a connection whose token has expired. */
export function expire(connection: Connection): void {
  connection.farewell(closeCodes.unauthenticated, authError('expired'));
}

export function isRenewal(event: ClientEvent): event is Auth | Renewal {
  return event.type === 'auth' || event.type === 'reauth' || event.type === 'update_token';
}

export const isExcluded = (code: Failure): boolean =>
  code === 'suspended' || code === 'age_refused' || code === 'approval_awaited';

function isRetryable(code: Failure): boolean {
  return code === 'expired' || code === 'internal';
}
