import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from './source.ts';
import { tables } from './tables.ts';

export function documentRules(): void {
  const documents = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    ...filesBelow('docs').filter((name) => name.endsWith('.md')),
  ];

  it('Documents name only files and folders that exist', () => {
    const missing = documents.flatMap((name) =>
      [
        ...readFileSync(join(ROOT, name), 'utf8').matchAll(
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

  it('The README lists every configuration variable', () => {
    const config = readFileSync(join(ROOT, 'src/server/config.ts'), 'utf8');
    const names = [...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((found) => found[1] ?? '');
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('Documents name only npm scripts that exist', () => {
    const scripts = Object.keys(
      (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts,
    );
    const missing = documents.flatMap((name) =>
      [...readFileSync(join(ROOT, name), 'utf8').matchAll(/npm run ([\w:-]+)/g)]
        .map((found) => found[1] ?? '')
        .filter((script) => !scripts.includes(script))
        .map((script) => `${name}: npm run ${script}`),
    );
    expect(missing).toEqual([]);
  });

  it('Every decision record has its number, date and status, and at most 400 words', () => {
    const head =
      /^# (\d{3}): .+\n\n\*\*Date\.\*\* \d{4}-\d{2}-\d{2}\. \*\*Status\.\*\* (?:In force|(?:Partly s|S)uperseded by \d{3})\.\n/;
    const records = filesBelow('docs/decisions').map((name) => ({
      name,
      text: readFileSync(join(ROOT, name), 'utf8'),
    }));
    const headless = records.filter(({ name, text }) => !name.startsWith(`docs/decisions/${head.exec(text)?.[1]}-`));
    const long = records.filter(({ text }) => text.trim().split(/\s+/).length > 400);
    expect({ headless: headless.map(({ name }) => name), long: long.map(({ name }) => name) }).toEqual({
      headless: [],
      long: [],
    });
  });

  it('The page on scaling has every table that grows, under the key by which it can be divided', () => {
    const page = readFileSync(join(ROOT, 'docs/scaling.md'), 'utf8');
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
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { integrity?: string; inBundle?: boolean }>;
    };
    // A bundled package has no hash of its own, because the package that contains it has one.
    const without = Object.entries(packages).filter(
      ([name, { integrity, inBundle }]) => name !== '' && integrity === undefined && inBundle !== true,
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
}
