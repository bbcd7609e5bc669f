import { codeOf } from './errors.ts';

/** What PostgreSQL says while it stops, starts or has become a standby, and what a system says of a lost connection. */
const AWAY: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** What the driver of PostgreSQL says, without a code, of a connection that is lost or does not come about. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Returns whether an error says that a machine behind this server is gone for a moment, as during a failover. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY.has(code) || /^08\w{3}$/.test(code)) return true;
  return error instanceof Error && LOST.test(error.message);
}
