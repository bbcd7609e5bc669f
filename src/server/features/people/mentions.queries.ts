import { sql, type RawBuilder } from 'kysely';

/**
 * Condition: the text mentions the handle as a whole word that is not part of an email address. The chat and the web
 * use the same rule. A handle has only letters, digits and "_".
 */
export function isNaming(text: RawBuilder<unknown>, handle: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${text} ~* ('(^|[^[:alnum:]_@.])@' || ${handle} || '($|[^A-Za-z0-9_])'))`;
}
