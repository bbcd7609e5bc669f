import { RawNode, type KyselyPlugin, type PluginTransformQueryArgs, type RootOperationNode } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Returns the plan of each statement that `work` runs. The statements return no rows to `work`. Throws for a statement
 * that is not raw SQL. With options such as "ANALYZE, BUFFERS", PostgreSQL executes the statements, so explain only
 * reads then.
 */
export async function plansOf(db: Db, work: (db: Db) => Promise<unknown>, options = 'COSTS OFF'): Promise<string[]> {
  const plans: string[] = [];
  const explaining: KyselyPlugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode => {
      if (!RawNode.is(node)) throw new Error('only raw statements can be explained');
      const [first = '', ...rest] = node.sqlFragments;
      return RawNode.create([`EXPLAIN (${options}) ${first}`, ...rest], node.parameters);
    },
    transformResult: ({ result }) => {
      plans.push(result.rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
      return Promise.resolve({ ...result, rows: [] });
    },
  };
  await work(db.withPlugin(explaining));
  return plans;
}
