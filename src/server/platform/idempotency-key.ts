import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** What the caller names this one wish by, so that asking for it again does nothing twice; throws `invalid` for nonsense. */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\w-]{8,80}$/.test(header)) return header;
  throw new AppError('invalid', { fields: { 'idempotency-key': 'Between 8 and 80 letters, digits, - or _.' } });
}
