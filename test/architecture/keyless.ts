import type { Sql } from './statements.ts';

/** Returns the tables of `keys` that a piece of SQL uses without a value for any key of the table. */
export function keylessTables(sql: Sql, keys: Keys): string[] {
  const missing = sql.isChain
    ? keylessOf(chainScope(sql.text), keys)
    : scopesOf(sql.text).flatMap((scope) => keylessInserts(scope, keys).concat(keylessOf(sqlScope(scope), keys)));
  return [...new Set(missing)];
}

type Keys = Record<string, readonly string[]>;

interface Reference {
  table: string;
  alias: string;
}

/** A part of a statement that selects on its own. */
interface Scope {
  read: Reference[];
  /** The two sides of each `=` and `IN`, each as a list of columns, because a side can be a tuple. */
  conditions: [string[], string[]][];
}

/**
 * Returns the tables of a scope without a value for any of their keys. A key has a value if the key equals something
 * from outside the scope, or a column of a table with such a value. Tables that are joined only to each other have no
 * value.
 */
function keylessOf({ read, conditions }: Scope, keys: Keys): string[] {
  const growing = read.filter(({ table }) => keys[table] !== undefined);
  const open = new Map(growing.map(({ alias, table }) => [alias, table]));
  // A column without a table's name counts as a key only if one table of the scope has a key of that name.
  const keyOf = (alias: string, column: string): boolean => {
    const own = keys[open.get(alias) ?? ''] ?? [];
    const isLonely = growing.filter(({ table }) => keys[table]?.includes(column)).length === 1;
    return own.some((key) => column === `${alias}.${key}` || (column === key && isLonely));
  };
  const isGiven = (side: string[]): boolean => !side.some((column) => open.has(column.split('.')[0] ?? ''));
  for (let count = -1; count !== open.size;) {
    count = open.size;
    for (const alias of open.keys())
      if (
        conditions.some(([left, right]) =>
          [
            [left, right],
            [right, left],
          ].some(([own = [], other = []]) => own.some((column) => keyOf(alias, column)) && isGiven(other)),
        )
      )
        open.delete(alias);
  }
  return growing.filter(({ alias }) => open.has(alias)).map(({ table }) => table);
}

function chainScope(text: string): Scope {
  const [, main = '', mainAs = main] =
    /^\.(?:selectFrom|updateTable|deleteFrom)\('(\w+)(?: as (\w+))?'/.exec(text) ?? [];
  const joins = [...text.matchAll(/[jJ]oin\('(\w+)(?: as (\w+))?',\s*(?:'([\w.]+)',\s*'([\w.]+)')?/g)];
  const values = [...text.matchAll(/\b\w+\('([\w.]+)',\s*'(?:=|in)',\s*(?:'([\w.]+)')?/g)];
  return {
    read: [{ table: main, alias: mainAs }, ...joins.map(([, table = '', alias = table]) => ({ table, alias }))],
    conditions: [
      ...joins.map(([, , , left = '', right = '']): [string[], string[]] => [[left], [right]]),
      ...values.map(([call, left = '', right]): [string[], string[]] => [
        [left],
        right !== undefined && call.includes('Ref(') ? [right] : [],
      ]),
    ],
  };
}

const NO_ALIAS =
  'on|where|set|using|join|left|inner|cross|order|group|limit|for|values|select|returning|union|as|and|or|natural|skip';
const REFERENCE = new RegExp(
  `\\b(FROM|JOIN|USING|UPDATE)\\s+(\\w+)(?:\\s+(?:AS\\s+)?(?!(?:${NO_ALIAS})\\b)([a-z]\\w*))?(?:\\s*,\\s*(\\w+))?`,
  'gi',
);
const OPERAND = String.raw`(?:ANY\s*)?\([^()]*\)|\w+\s*\((?:[^()]|\([^()]*\))*\)|[\w.$]+`;
const CONDITION = new RegExp(`(${OPERAND})(?:::[\\w[\\]]+)?\\s*(?:(?<![<>!])=|\\bIN\\b)\\s*(?=(${OPERAND}))`, 'g');

function sqlScope(scope: string): Scope {
  const read = [...scope.matchAll(REFERENCE)].flatMap(([, , table = '', alias = table, second = '']) => [
    { table, alias },
    { table: second, alias: second },
  ]);
  const columnsOf = (side: string): string[] =>
    [...side.matchAll(/[a-z]\w*(?:\.\w+)?(?!\w*\s*\()/g)].map(([name]) => name);
  const conditions = [...scope.matchAll(CONDITION)].map(([, left = '', right = '']): [string[], string[]] => [
    columnsOf(left),
    columnsOf(right),
  ]);
  return { read, conditions };
}

function keylessInserts(scope: string, keys: Keys): string[] {
  return [...scope.matchAll(/INTO\s+(\w+)[^(]*\(([^)]*)\)/gi)]
    .filter(([, table = '', columns = '']) => keys[table]?.every((key) => !new RegExp(`\\b${key}\\b`).test(columns)))
    .map(([, table = '']) => table);
}

/** Returns the scopes of a statement: the statement itself, its subqueries and the sides of its unions. */
export function scopesOf(text: string): string[] {
  const found: string[] = [];
  let at = 0;
  const read = (): string => {
    let own = '';
    while (at < text.length && text[at] !== ')') {
      const isOpen = text[at] === '(';
      own += text[at];
      at += 1;
      if (!isOpen) continue;
      const isScope = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(text.slice(at));
      const inner = read();
      at += 1;
      if (isScope) found.push(...inner.split(/\bUNION(?: ALL)?\b/));
      own += isScope ? '$)' : `${inner})`;
    }
    return own;
  };
  while (at < text.length) {
    found.push(...read().split(/\bUNION(?: ALL)?\b/));
    at += 1;
  }
  return found;
}
