import { readdirSync, readFileSync, statSync, existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const CODE = ['content', 'src', 'test', 'e2e', 'bench', 'scripts'];

/** Returns every file below `folder`, relative to the root; none if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(ROOT, name)).isFile());
}

export const files = CODE.flatMap(filesBelow).filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
export const source = new Map(files.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]));

const ALIASES: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#content/': 'content/',
  '#companions/': 'src/companions/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#test/': 'test/',
  '#scripts/': 'scripts/',
};

/** Returns the file or the package that an import names. */
export function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), specifier));
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias === undefined ? specifier : (ALIASES[alias] ?? '') + specifier.slice(alias.length);
}

export interface Import {
  from: string;
  to: string;
  specifier: string;
  isType: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

export const imports: Import[] = [...source].flatMap(([from, text]) =>
  [...text.matchAll(IMPORT)].map((found) => {
    const specifier = found[3] ?? found[4] ?? '';
    return { from, to: resolve(from, specifier), specifier, isType: found[2] !== undefined };
  }),
);

export const isTest = (name: string): boolean => /\.(test|e2e)\.tsx?$/.test(name) || /^(test|e2e|bench)\//.test(name);
export const product = imports.filter(({ from }) => !isTest(from));
export const show = ({ from, specifier }: Import): string => `${from} imports ${specifier}`;
export const layerOf = (name: string): string =>
  /^(content|src\/(?:contract|companions|server|web)|test|e2e|bench|scripts)\//.exec(name)?.[1] ?? 'package';
export const featureOf = (name: string): string | undefined =>
  /^src\/(?:server|web)\/features\/([\w-]+)\//.exec(name)?.[1];
