/** Builds what is older than its sources, the web app or the server's bundle; `npm start` runs this first. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const shared = ['src/contract', 'content', 'package-lock.json'];
const ofWeb = ['src/web', 'public', 'index.html', 'vite.config.ts', ...shared];
const ofServer = ['src/server', 'src/companions', 'scripts/build-server.ts', ...shared];

/** Returns the time of the newest file at or below `path`; 0 when there is none. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isStale(built: string, sources: readonly string[]): boolean {
  const since = statSync(join(root, built), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((path) => newest(join(root, path)) > since);
}

// The builders are loaded only where there is something to build, which an installation without them relies on.
export async function buildIfStale(): Promise<void> {
  if (isStale('dist/web/index.html', ofWeb)) await (await import('vite')).build({ root, logLevel: 'warn' });
  if (isStale('dist/server/main.js', ofServer)) await (await import('./build-server.ts')).buildServer();
}

if (import.meta.main) await buildIfStale();
