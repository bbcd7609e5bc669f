import { sql, type RawBuilder } from 'kysely';
import { mentionParts } from '#contract/posts.mentions.ts';

const { blank, before, notAfter, address } = mentionParts;
/** The rest of a word from where an address of a page begins. Only the beginning of the address is kept. */
const ADDRESS = `(${address})[^${blank}]*`;

/** Condition: the text mentions the handle, as `mentionsOf` of the contract finds it. A handle is in lower case. */
export function isNaming(text: RawBuilder<unknown>, handle: RawBuilder<unknown>): RawBuilder<boolean> {
  const words = sql`regexp_replace(lower(${text}), ${ADDRESS}::text, '\\1', 'g')`;
  return sql<boolean>`(${words} ~ (${`${before}@`}::text || ${handle} || ${`(?!${notAfter})`}::text))`;
}
