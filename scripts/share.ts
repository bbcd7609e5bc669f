import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Returns the part of the files that is this commit's turn, by its id, where TEST_SHARE says among how many they are dealt. */
export function shareOf(files: readonly string[]): string[] {
  const parts = Number(process.env['TEST_SHARE'] ?? 1);
  if (parts === 1) return [...files];
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  const turn = Number.parseInt(stdout.slice(0, 6), 16) % parts;
  return files.toSorted().filter((_, at) => at % parts === turn);
}
