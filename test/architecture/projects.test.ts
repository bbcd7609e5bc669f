import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { ROOT } from './source.ts';

interface NamedProject {
  test?: { name?: unknown; include?: string[]; exclude?: string[] };
}

/** Reads the configuration as it is where everything runs; `name` makes a module of its own of it. */
async function readConfig(name: string, databaseUrl: string | undefined): Promise<NamedProject['test'][]> {
  vi.stubEnv('TEST_EVERYTHING', 'true');
  vi.stubEnv('TEST_DATABASE_URL', databaseUrl);
  vi.stubEnv('TEST_SHARE', undefined);
  try {
    const { default: config } = (await import(`${join(ROOT, 'vitest.config.ts')}?${name}`)) as {
      default: ViteUserConfig;
    };
    return (config.test?.projects ?? []).map((project) => (project as NamedProject).test);
  } finally {
    vi.unstubAllEnvs();
  }
}

const embeddedOnly = await readConfig('embedded', undefined);
const withPostgres = await readConfig('postgres', 'postgres://127.0.0.1/nowhere');

/** Returns the names of the projects that run a test file. */
const runners = (file: string, projects: readonly NamedProject['test'][]): unknown[] =>
  projects
    .filter(({ include = [], exclude = [] } = {}) => {
      const matches = (glob: string): boolean => matchesGlob(file, glob);
      return include.some(matches) && !exclude.some(matches);
    })
    .map((project) => project?.name);

const files = globSync('{src,content,scripts,test}/**/*.test.ts');

it('Every test file runs in a project', () => {
  expect(files.length).toBeGreaterThan(400);
  const needsPostgres = (file: string): boolean => file.endsWith('.pg.test.ts');
  expect(files.filter((file) => !needsPostgres(file) && runners(file, embeddedOnly).length === 0)).toEqual([]);
  expect(files.filter((file) => runners(file, withPostgres).length === 0)).toEqual([]);
  for (const projects of [embeddedOnly, withPostgres])
    expect(
      files.filter((file) => runners(file, projects).includes('pure') && runners(file, projects).length > 1),
    ).toEqual([]);
});

it('Every test of the server runs on the embedded database without PostgreSQL', () => {
  const ofServer = files.filter((file) => file.startsWith('src/server/') && !file.endsWith('.pg.test.ts'));
  expect(ofServer.filter((file) => !runners(file, embeddedOnly).includes('pglite'))).toEqual([]);
});

it('Every feature is tested on both databases where everything runs', () => {
  const testedBy = (project: string): string[] =>
    files
      .filter((file) => runners(file, withPostgres).includes(project))
      .flatMap((file) => /^src\/server\/features\/([^/]+)\//.exec(file)?.[1] ?? []);
  const features = [...new Set(globSync('src/server/features/*/*.routes.ts').map((file) => file.split('/')[3] ?? ''))];
  expect(features.length).toBeGreaterThan(25);
  const [embedded, postgres] = [new Set(testedBy('pglite')), new Set(testedBy('postgres'))];
  expect(features.filter((feature) => !embedded.has(feature) || !postgres.has(feature))).toEqual([]);
});
