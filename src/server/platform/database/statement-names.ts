import type { CompiledQuery, Dialect, QueryCompiler, QueryId, RootOperationNode } from 'kysely';

/** More texts than the product has statements; beyond them the rest share a name. */
const MOST_TEXTS = 3000;
const REST = 'other statements';
const OF_JOBS = 'background: job queue';
const OF_TRANSACTIONS = 'database: transactions';
const names = new Map<string, string>();

/** Returns the name of a statement: the area and the function that it comes from. It has no value of anybody. */
export function nameOfStatement(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  // Two kinds do not come from the query compiler.
  if (text.includes('pgboss.')) return OF_JOBS;
  return /^(?:begin|commit|rollback|start)/i.test(text) ? OF_TRANSACTIONS : REST;
}

/** Makes a dialect learn the name of each statement from the function that makes it, when its text first comes. */
export function namingStatements<D extends Dialect>(dialect: D): D {
  const make = dialect.createQueryCompiler.bind(dialect);
  dialect.createQueryCompiler = () => naming(make());
  return dialect;
}

const naming = (compiler: QueryCompiler): QueryCompiler => ({
  compileQuery: (node: RootOperationNode, id: QueryId): CompiledQuery => {
    const compiled = compiler.compileQuery(node, id);
    const { sql } = compiled;
    if (!names.has(sql) && names.size < MOST_TEXTS) names.set(sql, nameHere());
    return compiled;
  },
});

/** Returns the name of the first function of the product on the stack. In the bundle it has no area. */
function nameHere(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const { stack = '' } = new Error('where a statement comes from');
  Error.stackTraceLimit = before;
  for (const line of stack.split('\n').slice(1)) {
    if (/node_modules|node:|statement-names/.test(line)) continue;
    const name = /^ +at (?:async )?(?:new )?(?:\w+\.)?([\w$]+) \(/.exec(line)?.[1]?.replace(/\$\d+$/, '');
    if (name === undefined || /^(?:execute|compile)/.test(name)) continue;
    const area = /\/(?:features|platform|server)\/([\w-]+)\/[^/]/.exec(
      line.replace('/server/features/', '/features/').replace('/server/platform/', '/platform/'),
    )?.[1];
    const words = name.replaceAll(
      /([a-z])([A-Z])/g,
      (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
    );
    return area === undefined || line.includes('/dist/') ? words : `${area}: ${words}`;
  }
  return REST;
}
