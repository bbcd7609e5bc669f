import type { FastifyRequest } from 'fastify';
import { isLanguage, languageOf, type Language } from '#contract/languages.ts';

/**
 * Returns the language of a request: the cookie's (src/web/look.ts), else the first supported language in the browser's
 * list, else English.
 */
export function languageOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = /(?:^|;\s*)language=(\w+)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  return languageOf((headers['accept-language'] ?? '').split(',').map((tag) => tag.trim()));
}
