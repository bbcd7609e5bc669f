/** Builds the web app when its sources are newer than the last build; `npm start` runs this first. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const sources = ['src/web', 'src/contract', 'content', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Returns the time of the newest file at or below `path`; 0 when there is none. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

export async function buildIfStale(): Promise<void> {
  const built = statSync(join(root, 'dist/web/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.some((path) => newest(join(root, path)) > built)) await build({ root, logLevel: 'warn' });
}

if (import.meta.main) await buildIfStale();
