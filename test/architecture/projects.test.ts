import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { ROOT } from './source.ts';

interface NamedProject {
  test?: { name?: unknown; include?: string[]; exclude?: string[] };
}

vi.stubEnv('TEST_EVERYTHING', 'true');
const { default: config } = (await import(join(ROOT, 'vitest.config.ts'))) as { default: ViteUserConfig };
vi.unstubAllEnvs();
const projects = (config.test?.projects ?? []).map((project) => (project as NamedProject).test ?? {});

/** Returns the names of the projects that run a test file. */
const runners = (file: string): unknown[] =>
  projects
    .filter(({ include = [], exclude = [] }) => {
      const matches = (glob: string): boolean => matchesGlob(file, glob);
      return include.some(matches) && !exclude.some(matches);
    })
    .map(({ name }) => name);

it('Every test file runs in a project', () => {
  const files = globSync('{src,content,scripts,test}/**/*.test.ts');
  expect(files.length).toBeGreaterThan(400);
  const isReachable = (file: string): boolean =>
    !file.endsWith('.pg.test.ts') || process.env['TEST_DATABASE_URL'] !== undefined;
  expect(files.filter((file) => isReachable(file) && runners(file).length === 0)).toEqual([]);
  expect(files.filter((file) => runners(file).includes('pure') && runners(file).length > 1)).toEqual([]);
});
