import type { FastifyRequest } from 'fastify';
import { isLanguage, languageOf, type Language } from '#contract/languages.ts';

/** Returns what a request's person reads: what they chose (src/web/look.ts), or else the browser's first that is spoken here. */
export function languageOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = /(?:^|;\s*)language=(\w+)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  return languageOf((headers['accept-language'] ?? '').split(',').map((tag) => tag.trim()));
}
