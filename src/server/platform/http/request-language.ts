import type { FastifyRequest } from 'fastify';
import { isLanguage, knownLanguageOf, type Language } from '#contract/languages.ts';

type Asking = Pick<FastifyRequest, 'headers'>;

/**
 * Returns the language that a request asks for: the cookie's (src/web/look.ts), else the first supported language in the
 * browser's list. Undefined if neither names one.
 */
export function languageAskedBy({ headers }: Asking): Language | undefined {
  const chosen = /(?:^|;\s*)language=(\w+)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  return knownLanguageOf((headers['accept-language'] ?? '').split(',').map((tag) => tag.trim()));
}

/** Returns the language that a request asks for, else English. */
export const languageOfRequest = (request: Asking): Language => languageAskedBy(request) ?? 'en';
