import { readdirSync, readFileSync, statSync, existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CODE = ['content', 'src', 'test', 'e2e', 'bench', 'scripts'];

/** Every file below `folder`, relative to the root. */
function filesBelow(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(ROOT, name)).isFile());
}

const files = CODE.flatMap(filesBelow).filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
const source = new Map(files.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]));

const ALIASES: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#content/': 'content/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#test/': 'test/',
  '#scripts/': 'scripts/',
};

/** Where an import leads: a file of ours, or the package's name. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), specifier));
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias === undefined ? specifier : (ALIASES[alias] ?? '') + specifier.slice(alias.length);
}

interface Import {
  from: string;
  to: string;
  specifier: string;
  isType: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

const imports: Import[] = [...source].flatMap(([from, text]) =>
  [...text.matchAll(IMPORT)].map((found) => {
    const specifier = found[3] ?? found[4] ?? '';
    return { from, to: resolve(from, specifier), specifier, isType: found[2] !== undefined };
  }),
);

const isTest = (name: string): boolean => /\.(test|e2e)\.tsx?$/.test(name) || /^(test|e2e|bench)\//.test(name);
const product = imports.filter(({ from }) => !isTest(from));
const show = ({ from, specifier }: Import): string => `${from} imports ${specifier}`;
const layerOf = (name: string): string =>
  /^(content|src\/(?:contract|server|web)|test|e2e|bench|scripts)\//.exec(name)?.[1] ?? 'package';
const featureOf = (name: string): string | undefined => /^src\/(?:server|web)\/features\/([\w-]+)\//.exec(name)?.[1];

it('reads the imports at all', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(product.some(({ to }) => to === 'src/contract/route.ts')).toBe(true);
});

describe('walls', () => {
  const mayImport: Record<string, string[]> = {
    'src/contract': ['src/contract', 'package'],
    content: ['content', 'src/contract', 'package'],
    'src/server': ['src/server', 'src/contract', 'content', 'package'],
    'src/web': ['src/web', 'src/contract', 'content', 'package'],
  };
  it.each(Object.entries(mayImport))('%s imports only what it may', (layer, allowed) => {
    const wrong = product.filter(({ from, to }) => layerOf(from) === layer && !allowed.includes(layerOf(to)));
    expect(wrong.map(show)).toEqual([]);
  });

  it('contract imports no package but zod, content none', () => {
    const packages = product.filter(({ to }) => layerOf(to) === 'package');
    expect(packages.filter(({ from, to }) => layerOf(from) === 'src/contract' && to !== 'zod').map(show)).toEqual([]);
    expect(packages.filter(({ from }) => layerOf(from) === 'content').map(show)).toEqual([]);
  });

  it('platform and ui import no feature', () => {
    const wrong = product.filter(({ from, to }) => /^src\/(server|web)\/(platform|ui)\//.test(from) && featureOf(to));
    expect(wrong.map(show)).toEqual([]);
  });

  it('ui knows neither routes nor data', () => {
    const wrong = product.filter(
      ({ from, to }) =>
        from.startsWith('src/web/ui/') && (/^(wouter|@tanstack\/)/.test(to) || to.startsWith('src/web/platform/')),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('a server feature is entered through its one door, and web features never import each other', () => {
    const wrong = product.filter(({ from, to }) => {
      const [here, there] = [featureOf(from), featureOf(to)];
      if (there === undefined || here === there) return false;
      if (from.startsWith('src/web/features/')) return true;
      return from.startsWith('src/server/features/') && to !== `src/server/features/${there}/${there}.ts`;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('uses ./ inside a folder and # elsewhere, always with the file’s ending', () => {
    const wrong = imports.filter(
      ({ specifier, to }) =>
        specifier.startsWith('../') || (layerOf(to) !== 'package' && !/\.(tsx?|css|svg|json)$/.test(specifier)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('has no cycle', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, isType } of product)
      if (source.has(to) && !isType) graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(cycleIn(graph)).toBeUndefined();
  });
});

/** One cycle of the graph as a path, or undefined. */
function cycleIn(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...path, node]);
      if (found !== undefined) return found;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const found = visit(node, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('names and sizes', () => {
  it('has no drawer for what found no name', () => {
    const vague =
      /(^|\/)(utils?|helpers?|common|misc|manager|index)\.tsx?$|\/(utils?|helpers?|common|misc|managers?)\//;
    expect(files.filter((name) => vague.test(name))).toEqual([]);
  });

  it('has no default export and no barrel', () => {
    const sinners = [...source].filter(
      ([name, text]) => !/\.config\.ts$|^e2e\/setup\.ts$/.test(name) && /^export (default|\*)/m.test(text),
    );
    expect(sinners.map(([name]) => name)).toEqual([]);
  });

  it('keeps files readable in one sitting', () => {
    const lengths = [...source]
      .filter(([name]) => !name.startsWith('content/') && !/\/(animals|icons)\//.test(name))
      .map(([name, text]) => ({ name, lines: text.split('\n').length - 1 }))
      .toSorted((a, b) => a.lines - b.lines);
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([]);
    const at = (share: number): number => lengths[Math.floor(lengths.length * share)]?.lines ?? 0;
    expect(at(0.5)).toBeLessThanOrEqual(100);
    expect(at(0.95)).toBeLessThanOrEqual(300);
  });

  it('reads the environment in one place', () => {
    const readers = [...source].filter(
      ([name, text]) => /process\.env/.test(text) && name.startsWith('src/') && !isTest(name),
    );
    expect(readers.map(([name]) => name)).toEqual(['src/server/main.ts']);
  });

  it('queries write SQL, rules do not', () => {
    const rules = [...source].filter(
      ([name, text]) =>
        /^src\/server\/features\/(\w+)\/\1\.ts$/.test(name) &&
        /\bsql`|\.(insertInto|updateTable|deleteFrom|selectFrom)\(/.test(text),
    );
    expect(rules.map(([name]) => name)).toEqual([]);
  });

  it('web components name no raw colour', () => {
    const raw = /#[0-9a-f]{3,8}\b(?![^'"`\n]*\.ts)|\b(rgb|hsl|oklch)a?\(/i;
    const wrong = [...source].filter(
      ([name, text]) =>
        /^src\/web\/(features|frame|ui)\/.*\.tsx$/.test(name) &&
        raw.test(text.replaceAll(/'#(web|contract|content)\/[^']*'/g, '')),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

describe('documents', () => {
  const documents = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    ...filesBelow('docs').filter((name) => name.endsWith('.md')),
  ];

  it('name only files and folders that exist', () => {
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

  it('tables the whole configuration', () => {
    const config = readFileSync(join(ROOT, 'src/server/config.ts'), 'utf8');
    const names = [...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((found) => found[1] ?? '');
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
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

  it('keep decision records to a page', () => {
    const long = filesBelow('docs/decisions').filter(
      (name) => readFileSync(join(ROOT, name), 'utf8').split('\n').length > 60,
    );
    expect(long).toEqual([]);
  });
});
