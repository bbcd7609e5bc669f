/** Takes the pictures of the running product in the README again: docs/images/*.png. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { status } = spawnSync('playwright', ['test', 'e2e/pictures.e2e.ts'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, PICTURES: '1' },
});
process.exitCode = status ?? 1;
