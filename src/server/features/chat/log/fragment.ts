import { createQueryId, PostgresQueryCompiler, type RawBuilder } from 'kysely';

/**
 * Returns a fragment as plain text, for statements that are prepared by name. Throws if the fragment contains values.
 */
export function textOf(fragment: RawBuilder<unknown>): string {
  const { sql, parameters } = new PostgresQueryCompiler().compileQuery(fragment.toOperationNode(), createQueryId());
  if (parameters.length > 0) throw new Error('A fragment with values has no place in a prepared text.');
  return sql;
}
