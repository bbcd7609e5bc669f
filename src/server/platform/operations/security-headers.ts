import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import type { Config } from '#server/config.ts';
import { gifHosts } from '#server/platform/gifs/hosts.ts';

export const CSP_REPORT_PATH = '/api/csp-report';

/**
 * Returns the headers that helmet sets on a response, by name. The headers are always the same, so helmet computes them
 * once. Computing them for each request would cost as much as a query to the database.
 */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    hsts: config.publicUrl.protocol === 'https:',
  });
  probe.get('/', async (_request, reply) => reply.raw.getHeaders());
  const response = await probe.inject('/');
  await probe.close();
  return response.json();
}

/** Inline and third-party scripts are forbidden, which makes it acceptable to keep tokens in local storage. */
function contentSecurityPolicy(config: Config): NonNullable<FastifyHelmetOptions['contentSecurityPolicy']> {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...gifHosts(config)],
      // A voice note is played from memory, so that seeking needs no requests.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", config.publicUrl.origin.replace(/^http/, 'ws')],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      reportUri: [CSP_REPORT_PATH],
      ...(config.publicUrl.protocol === 'https:' && { upgradeInsecureRequests: [] }),
    },
  };
}
