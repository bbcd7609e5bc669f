import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '#server/config.ts';

export const CSP_REPORT_PATH = '/api/csp-report';

/**
 * No inline and no third-party script: that is what makes tokens in local storage bearable.
 */
export function contentSecurityPolicy(config: Config): NonNullable<FastifyHelmetOptions['contentSecurityPolicy']> {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
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
