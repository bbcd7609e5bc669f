import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataKinds } from '#content/your-data.ts';
import { held, register } from '#server/features/your-data/register.ts';
import { spanInWords, termInWords, type Term } from '#server/platform/background/retention.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { ROOT } from './source.ts';

const FILE = join(ROOT, 'docs/retention.md');
const HEAD = ['Where', 'What', 'How long', 'What removes it'];
const JOB = 'the retention job';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Row = [where: string, what: string, howLong: string, by: string];

const ofTerm = (term: Term): Row => [
  term.table === undefined ? '' : `\`${term.table}\``,
  term.what,
  termInWords(term),
  'by' in term ? term.by : JOB,
];

/** Returns the page's row about the data of a table that no term removes; empty if the terms say everything. */
function ofTable(table: keyof typeof register, terms: readonly Term[]): Row[] {
  const hasTerms = terms.length > 0;
  const rowsGo = terms.some((term) => 'since' in term || 'until' in term);
  const entry = register[table];
  const where = `\`${table}\``;
  if ('nobodys' in entry) return rowsGo ? [] : [[where, entry.nobodys, 'always', '']];
  const { name } = dataKinds[entry.kind];
  const what = hasTerms ? 'What is left of it' : name;
  if (typeof entry.ends === 'object') return hasTerms ? [] : [[where, name, `always: ${entry.ends.kept}`, '']];
  return [[where, what, 'until the account is erased', 'the erasure of the account']];
}

function rows(): Row[] {
  const { terms } = test.deps.retention;
  const ofOne = (table: Term['table']): Term[] => terms.filter((term) => term.table === table);
  const tables = (Object.keys(register) as (keyof typeof register)[]).toSorted();
  return [
    ...tables.flatMap((table) =>
      ofOne(table)
        .map(ofTerm)
        .concat(ofTable(table, ofOne(table))),
    ),
    ...ofOne(undefined).map(ofTerm),
  ];
}

/** Returns a Markdown table in the layout of the formatter. */
function inMarkdown(body: readonly Row[]): string {
  const widths = HEAD.map((name, at) =>
    Math.max(...[name, ...body.map((row) => row[at] ?? '')].map((text) => text.length)),
  );
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`;
  return [line(HEAD), line(['', '', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

describe('Retention', () => {
  // After a new table or term, `npx vitest run --project pglite test/architecture/retention -u` rewrites the page.
  it('The page docs/retention.md is what the register and the terms of the features say', async () => {
    const written = readFileSync(FILE, 'utf8');
    const expected = written.replace(/^\|[\s\S]*\|$/m, () => inMarkdown(rows()));
    expect(expected).toContain(inMarkdown(rows()));
    await expect(expected).toMatchFileSnapshot(FILE);
  });

  it('The text on how long data is kept names every retention term', () => {
    const missing = held.flatMap(([table, { kind }]) =>
      test.deps.retention.terms
        .filter((term) => term.table === table && term.ms !== undefined && term.ms > 86_400_000)
        .map(({ ms = 0 }) => spanInWords(ms))
        .filter((span) => !dataKinds[kind].kept.includes(span))
        .map((span) => `${kind} (${table}): ${span}`),
    );
    expect(missing).toEqual([]);
  });

  it('A person reads of no length of time that nothing enforces', () => {
    const wrong = Object.entries(dataKinds).flatMap(([kind, { kept }]) =>
      [...kept.matchAll(/\d+ (?:days|years)/g)]
        .filter(
          ([span]) =>
            !held.some(
              ([table, entry]) =>
                entry.kind === kind &&
                test.deps.retention.terms.some((term) => term.table === table && spanInWords(term.ms ?? 1) === span),
            ),
        )
        .map(([span]) => `${kind}: ${span}`),
    );
    expect(wrong).toEqual([]);
  });
});
