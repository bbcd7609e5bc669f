import { sql, type RawBuilder } from 'kysely';

/**
 * Condition: the text mentions the handle as a word, in the same sense as the chat and the web, and not within an
 * address. A handle has only letters, digits and "_".
 */
export function isNaming(text: RawBuilder<unknown>, handle: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${text} ~* ('(^|[^[:alnum:]_@.])@' || ${handle} || '($|[^A-Za-z0-9_])'))`;
}
