import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { version } from '#contract/version.ts';
import type { Config } from '#server/config.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';
import { hasRoom, probe } from '#server/platform/database/probes.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import type { Server } from '#server/platform/http/serve.ts';

const REPORT_LIMIT = { max: 30, windowSeconds: 60 };

/** Serves the operators' routes: liveness, readiness, metrics, and reports of CSP violations. */
export function operations({ app, deps }: Server): void {
  app.get('/healthz', async () => ({ ok: true, version }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await probe(deps.db);
      if (!(await hasSpace(deps.config)) || !(await hasRoom(deps.database)))
        return await reply.status(503).send({ ok: false, reason: 'disk' });
      return await reply.send({ ok: true, safety: deps.safety.state() });
    } catch {
      return reply.status(503).send({ ok: false, reason: 'database' });
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
    // Logs the report without its content, because the content quotes page addresses, which are private.
    if (allowed) deps.log.warn('content security policy violation reported');
    return reply.status(204).send();
  });
}

/**
 * Returns whether the disk of the data folder has at least `leastFreeMb` free. A disk whose space is unknown counts as
 * free: only a full disk is a reason to take the server out of service.
 */
async function hasSpace({ dataDir, leastFreeMb }: Config): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= leastFreeMb * 1024 * 1024;
}
