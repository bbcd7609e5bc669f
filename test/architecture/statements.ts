/** A piece of SQL in a source file: a template literal that contains SQL, or a chain of Kysely's builder. */
export interface Sql {
  /** The name of the top-level function or constant that contains the SQL. */
  within: string;
  text: string;
  isChain: boolean;
  /** True for a complete statement; false for a fragment or a statement inside another. */
  isStatement: boolean;
}

const VERB = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|LOCK|TRUNCATE|ANALYZE|SET)\b/;
const TABLE_PLACE = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\s+(?:\w|\$)/;

/** Returns every piece of SQL in `code`, with the name of the declaration that contains the SQL. */
export function sqlIn(code: string): Sql[] {
  const found: Sql[] = [];
  for (const { name, body } of functionsIn(code)) {
    for (const { text, isNested, isTagged } of templatesIn(body)) {
      if (!isTagged && !VERB.test(text) && !(TABLE_PLACE.test(text) && /[A-Z]{4}/.test(text))) continue;
      found.push({ within: name, text, isChain: false, isStatement: VERB.test(text) && !isNested });
    }
    for (const { text, isStatement } of chainsIn(body)) found.push({ within: name, text, isChain: true, isStatement });
  }
  return found;
}

/** Returns the top-level functions, constants and classes of a formatted source file. */
export function functionsIn(code: string): { name: string; body: string }[] {
  const starts = [...code.matchAll(/^(?:export )?(?:async )?(?:function\*? |const |class )(\w+)/gm)];
  return starts.map((start, at) => ({
    name: start[1] ?? '',
    body: code.slice(start.index, starts[at + 1]?.index ?? code.length),
  }));
}

interface Template {
  text: string;
  /** True for a template inside another template's interpolation. */
  isNested: boolean;
  /** True for a template with Kysely's tag `sql`. Such a template is SQL, whatever its text. */
  isTagged: boolean;
}

const TAG = /\bsql(?:<[^`]*>)?$/;

/** Returns the template literals of `code` with each interpolation as ` $ `; skips comments and other strings. */
export function templatesIn(code: string): Template[] {
  const found: Template[] = [];
  let at = 0;
  const readTemplate = (isNested: boolean): void => {
    // `at` is after the backtick. The type of a row may be between the tag and the backtick.
    const isTagged = TAG.test(code.slice(Math.max(0, at - 400), at - 1));
    const template: Template = { text: '', isNested, isTagged };
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

/** Returns the chains of the query builder, each from `selectFrom` or a writing method to the expression's end. */
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

/** Returns the tables that a piece of SQL inserts into, updates or deletes from; `$` for an interpolated table. */
export function tablesWrittenBy({ text, isChain }: Sql): string[] {
  const places = isChain
    ? /^\.(?:insertInto|updateTable|deleteFrom)\('(\w+)/g
    : /\b(?:INSERT\s+INTO|DELETE\s+FROM|TRUNCATE|(?<!FOR |KEY |DO )UPDATE)\s+(\w+|\$)/g;
  return [...text.matchAll(places)].map((found) => found[1] ?? '');
}
