import { sql, type RawBuilder } from 'kysely';

/** Returns SQL that turns a text into lower case without accents. Most texts are ASCII and skip the slow step. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  return sql`CASE WHEN octet_length(${text}) = char_length(${text}) THEN lower(${text})
    ELSE lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')) END`;
}
