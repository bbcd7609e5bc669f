import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { CSP_REPORT_PATH } from './csp.ts';
import { AppError } from './errors.ts';
import { addressKey } from './limits.ts';
import type { Server } from './serve.ts';

const REPORT_LIMIT = { max: 30, windowSeconds: 60 };

/** What those who run the server ask it: is it alive, is it ready, how is it doing. */
export function operations({ app, deps }: Server): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`SELECT 1`.execute(deps.db);
      return await reply.send({ ok: true });
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });

  app.get('/metrics', async (request, reply) => {
    const expected = Buffer.from(`Bearer ${deps.config.metricsToken ?? ''}`);
    const given = Buffer.from(request.headers.authorization ?? '');
    if (
      deps.config.metricsToken === undefined ||
      given.length !== expected.length ||
      !timingSafeEqual(given, expected)
    ) {
      throw new AppError('not_found');
    }
    return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );
  app.post(CSP_REPORT_PATH, async (request, reply) => {
    const { allowed } = await deps.limits.take('csp-report', addressKey(request.ip), REPORT_LIMIT);
    // Only that there was one: a report quotes page addresses, and those are a person's own business.
    if (allowed) deps.log.warn('content security policy violation reported');
    return reply.status(204).send();
  });
}
