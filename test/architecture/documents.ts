import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { version } from '#contract/version.ts';
import { filesBelow, isTest, ROOT, source } from './source.ts';
import { tables } from './tables.ts';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
const linesIn = (text: string): number => text.trimEnd().split('\n').length;

/** Returns the paragraphs of a document; an entry of a list and a row of a table are paragraphs of their own. */
const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n|\n(?=\s*(?:-|\||\d+\.) )/);

/** Returns the folders that need a map of their own, because their code, without tests, has more lines than these. */
function foldersOver(most: number): string[] {
  const lines = new Map<string, number>();
  for (const [name, text] of source) {
    const folder = /^src\/(?:companions|(?:server|web)\/(?:features\/[\w-]+|platform))(?=\/)/.exec(name)?.[0];
    if (folder !== undefined && !isTest(name)) lines.set(folder, (lines.get(folder) ?? 0) + linesIn(text));
  }
  return [...lines].flatMap(([folder, count]) => (count > most ? [folder] : []));
}

export function documentRules(): void {
  /** The READMEs of folders. They name their own parts from the folder. */
  const maps = filesBelow('src').filter((name) => name.endsWith('/README.md'));
  const documents = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    ...filesBelow('docs').filter((name) => name.endsWith('.md')),
    ...maps,
  ];

  it('Documents name only files and folders that exist', () => {
    const missing = documents.flatMap((name) =>
      [
        ...read(name).matchAll(
          /`((?:src|db|docs|test|e2e|bench|content|scripts|public)\/[\w./-]*)`|\]\((?!https?:|#|mailto:)([^)#]+)/g,
        ),
      ]
        .map((found) => ({ path: found[1] ?? '', link: found[2] }))
        .filter(
          ({ path, link }) => !existsSync(link === undefined ? join(ROOT, path) : join(ROOT, dirname(name), link)),
        )
        .map(({ path, link }) => `${name}: ${link ?? path}`),
    );
    expect(missing).toEqual([]);
  });

  it('The README of a folder names only parts that it has', () => {
    const parts = (name: string): string[] =>
      [...read(name).matchAll(/`([\w-]+(?:\/|[\w./-]*\.(?:tsx?|json|css)))`/g)].map((found) => found[1] ?? '');
    expect(maps.flatMap(parts).length).toBeGreaterThan(200);
    const missing = maps.flatMap((name) =>
      parts(name)
        .filter((part) => ![ROOT, join(ROOT, dirname(name))].some((folder) => existsSync(join(folder, part))))
        .map((part) => `${name}: ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('Every folder over 2,000 lines has a README of at most 40 lines', () => {
    const large = foldersOver(2000);
    expect(large.length).toBeGreaterThan(10);
    expect(large.filter((folder) => !maps.includes(`${folder}/README.md`))).toEqual([]);
    expect(maps.filter((name) => linesIn(read(name)) > 40)).toEqual([]);
  });

  it('ARCHITECTURE has two pages and no map has a paragraph over 60 words', () => {
    expect(wordsIn(read('ARCHITECTURE.md'))).toBeLessThanOrEqual(1000);
    const long = ['ARCHITECTURE.md', ...maps].flatMap((name) =>
      paragraphsOf(read(name))
        .filter((paragraph) => wordsIn(paragraph) > 60)
        .map((paragraph) => `${name}: ${paragraph.slice(0, 60)}`),
    );
    expect(long).toEqual([]);
  });

  it('The README has a table of eight settings and a link to all', () => {
    const readme = read('README.md');
    const names = [...readme.matchAll(/^\| `([A-Z_]+)` /gm)].map((found) => found[1] ?? '');
    const page = read('docs/configuration.md');
    expect(names).toHaveLength(8);
    expect(names.filter((name) => !page.includes(`| \`${name}\` `))).toEqual([]);
    expect(readme).toContain('(docs/configuration.md)');
  });

  it('The package, the product and the change log have one version', () => {
    const { version: packaged } = JSON.parse(read('package.json')) as { version: string };
    const { version: locked } = JSON.parse(read('package-lock.json')) as { version: string };
    const changes = read('CHANGELOG.md');
    const newest = /^## (\S+) – \d{4}-\d{2}-\d{2}$/m.exec(changes)?.[1];
    expect([packaged, locked, newest]).toEqual([version, version, version]);
    const entries = changes.split(/^## /m).slice(1);
    expect(entries.filter((entry) => linesIn(entry) > 80)).toEqual([]);
  });

  it('Documents name only npm scripts that exist', () => {
    const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
    const missing = documents.flatMap((name) =>
      [...read(name).matchAll(/npm run ([\w:-]+)/g)]
        .map((found) => found[1] ?? '')
        .filter((script) => !scripts.includes(script))
        .map((script) => `${name}: npm run ${script}`),
    );
    expect(missing).toEqual([]);
  });

  it('Every decision record has its number, date and status, and at most 400 words', () => {
    const head =
      /^# (\d{3}): .+\n\n\*\*Date\.\*\* \d{4}-\d{2}-\d{2}\. \*\*Status\.\*\* (?:In force|(?:Partly s|S)uperseded by \d{3})\.\n/;
    const records = filesBelow('docs/decisions').map((name) => ({ name, text: read(name) }));
    const headless = records.filter(({ name, text }) => !name.startsWith(`docs/decisions/${head.exec(text)?.[1]}-`));
    const long = records.filter(({ text }) => text.trim().split(/\s+/).length > 400);
    expect({ headless: headless.map(({ name }) => name), long: long.map(({ name }) => name) }).toEqual({
      headless: [],
      long: [],
    });
  });

  it('The page on scaling lists every growing table under its partition key', () => {
    const page = read('docs/scaling.md');
    const list = /### What every table can be divided by\n([\s\S]*?)\n### /.exec(page)?.[1] ?? '';
    const listed = [...list.matchAll(/^\| `(\w+)` +\| (.*) \|$/gm)].flatMap(([, key = '', names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => `${name} by ${key}`),
    );
    const growing = Object.entries(tables).flatMap(([name, { keys }]) =>
      keys === undefined ? [] : [`${name} by ${keys[0]}`],
    );
    expect(listed.toSorted()).toEqual(growing.toSorted());
  });

  it('The lock file has the integrity hash of every package', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; inBundle?: boolean }>;
    };
    // A bundled package has no hash of its own, because the package that contains it has one.
    const without = Object.entries(packages).filter(
      ([name, { integrity, inBundle }]) => name !== '' && integrity === undefined && inBundle !== true,
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
}
