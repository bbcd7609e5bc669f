/** One piece of SQL in a source file: a template that contains it, or a chain of Kysely's builder. */
export interface Sql {
  /** The top-level function or constant it is in. */
  within: string;
  text: string;
  isChain: boolean;
  /** A whole statement; a fragment, or a statement inside another, is none. */
  isStatement: boolean;
}

const VERB = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|LOCK|TRUNCATE|ANALYZE|SET)\b/;
const TABLE_PLACE = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\s+(?:\w|\$)/;

/** Every piece of SQL in `code`, by its function. */
export function sqlIn(code: string): Sql[] {
  const found: Sql[] = [];
  for (const { name, body } of functionsIn(code)) {
    for (const { text, isNested } of templatesIn(body)) {
      if (!VERB.test(text) && !(TABLE_PLACE.test(text) && /[A-Z]{4}/.test(text))) continue;
      found.push({ within: name, text, isChain: false, isStatement: VERB.test(text) && !isNested });
    }
    for (const { text, isStatement } of chainsIn(body)) found.push({ within: name, text, isChain: true, isStatement });
  }
  return found;
}

/** The top-level declarations of a formatted source file. */
function functionsIn(code: string): { name: string; body: string }[] {
  const starts = [...code.matchAll(/^(?:export )?(?:async )?(?:function\*? |const |class )(\w+)/gm)];
  return starts.map((start, at) => ({
    name: start[1] ?? '',
    body: code.slice(start.index, starts[at + 1]?.index ?? code.length),
  }));
}

interface Template {
  text: string;
  /** It is inside another template's interpolation. */
  isNested: boolean;
}

/** The template literals of `code`, each interpolation as ` $ `; comments and other strings are passed over. */
export function templatesIn(code: string): Template[] {
  const found: Template[] = [];
  let at = 0;
  const readTemplate = (isNested: boolean): void => {
    const template: Template = { text: '', isNested };
    found.push(template);
    while (at < code.length && code[at] !== '`') {
      if (code.startsWith('${', at)) {
        at += 2;
        readCode(true);
        template.text += ' $ ';
      } else {
        template.text += code[at];
        at += code[at] === '\\' ? 2 : 1;
      }
    }
    at += 1;
  };
  const readCode = (isNested: boolean): void => {
    for (let depth = 0; at < code.length;) {
      const passed = /^(?:\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/.exec(
        code.slice(at, at + 2000),
      );
      const char = code[at];
      at += passed?.[0].length ?? 1;
      if (passed !== null) continue;
      if (char === '`') readTemplate(isNested);
      if (char === '{') depth += 1;
      if (char === '}' && isNested && depth === 0) return;
      if (char === '}') depth -= 1;
    }
  };
  readCode(false);
  return found;
}

/** Builder chains from `selectFrom` and its like to the end of the expression. */
function chainsIn(code: string): { text: string; isStatement: boolean }[] {
  let end = 0;
  return [...code.matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/g)].map(({ index }) => {
    const text = code.slice(index, endOfChain(code, index));
    const isStatement = index >= end;
    if (isStatement) end = index + text.length;
    return { text, isStatement };
  });
}

function endOfChain(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1;
    if (')]}'.includes(code[at] ?? '')) depth -= 1;
    if (depth < 0 || (depth === 0 && code[at] === ';')) return at;
  }
  return code.length;
}

/** The tables a piece of SQL inserts into, updates or deletes from; `$` for one that it does not name. */
export function tablesWrittenBy({ text, isChain }: Sql): string[] {
  const places = isChain
    ? /^\.(?:insertInto|updateTable|deleteFrom)\('(\w+)/g
    : /\b(?:INSERT\s+INTO|DELETE\s+FROM|TRUNCATE|(?<!FOR |KEY |DO )UPDATE)\s+(\w+|\$)/g;
  return [...text.matchAll(places)].map((found) => found[1] ?? '');
}

/** The tables of `keys` that a piece of SQL names without a condition on one of their keys. */
export function keylessTables(sql: Sql, keys: Record<string, readonly string[]>): string[] {
  const missing = sql.isChain
    ? keylessInChain(sql.text, keys)
    : scopesOf(sql.text).flatMap((one) => keylessIn(one, keys));
  return [...new Set(missing)];
}

function keylessInChain(text: string, keys: Record<string, readonly string[]>): string[] {
  const tables = [...text.matchAll(/^\.(?:selectFrom|updateTable|deleteFrom)\('(\w+)(?: as (\w+))?'/g)];
  const joined = [...text.matchAll(/[jJ]oin\('(\w+)(?: as (\w+))?',\s*('[\w.]+',\s*'[\w.]+')/g)];
  const isKeyless = ([, table = '', alias = table, on = '']: string[]): boolean =>
    keys[table]?.every((key) => {
      const condition = new RegExp(`'(?:${alias}\\.)?${key}',\\s*'(?:=|in)'`);
      return !condition.test(text) && !on.includes(`'${alias}.${key}'`);
    }) ?? false;
  return [...tables, ...joined].filter(isKeyless).map(([, table = '']) => table);
}

const NO_ALIAS =
  'on|where|set|using|join|left|inner|cross|order|group|limit|for|values|select|returning|union|as|and|or|natural|skip';
const REFERENCE = new RegExp(
  `\\b(FROM|JOIN|USING|UPDATE|INTO)\\s+(\\w+)(?:\\s+(?:AS\\s+)?(?!(?:${NO_ALIAS})\\b)([a-z]\\w*))?(?:\\s*,\\s*(\\w+))?`,
  'gi',
);

function keylessIn(scope: string, keys: Record<string, readonly string[]>): string[] {
  const named = [...scope.matchAll(REFERENCE)].flatMap(([, place = '', table = '', alias = table, second = '']) => [
    { place, table, alias },
    { place, table: second, alias: second },
  ]);
  const isInsert = ({ place }: { place: string }): boolean => place.toUpperCase() === 'INTO';
  const references = named.filter(({ table }) => keys[table] !== undefined);
  return references
    .filter(({ place, table, alias }) => {
      const own = keys[table] ?? [];
      if (isInsert({ place })) {
        const columns = new RegExp(`INTO\\s+${table}[^(]*\\(([^)]*)\\)`, 'i').exec(scope)?.[1] ?? '';
        return !own.some((key) => new RegExp(`\\b${key}\\b`).test(columns));
      }
      // Without its table's name a key counts only where no other table of the scope has one of that name.
      const isLonely = (key: string): boolean =>
        references.filter((one) => !isInsert(one) && keys[one.table]?.includes(key)).length === 1;
      return !own.some(
        (key) => hasCondition(scope, `${alias}\\.${key}`) || (isLonely(key) && hasCondition(scope, key)),
      );
    })
    .map(({ table }) => table);
}

function hasCondition(scope: string, column: string): boolean {
  const name = `(?<![\\w.])${column}(?![\\w.])`;
  const left = new RegExp(`${name}\\s*(?:=|IN\\b)|\\((?:[\\w.]+, )*${name}(?:, [\\w.]+)*\\)\\s*(?:=|IN\\b)`);
  return left.test(scope) || new RegExp(`(?:=\\s*|\\bIN \\((?:[\\w.]+, )*)${name}`).test(scope);
}

/** A statement's parts that select by themselves: itself, its subqueries and the sides of its unions. */
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
