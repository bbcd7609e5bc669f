/** Runs one benchmark by name, e.g. `npm run bench -- match`; without a known name, prints all names and exits 1. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter(
    (file) => file.endsWith('.ts') && !['run.ts', 'table.ts', 'needs.ts', 'members.ts', 'slow-line.ts'].includes(file),
  )
  .map((file) => file.replace('.ts', ''));
const [name = '', ...rest] = process.argv.slice(2);
const file = join(import.meta.dirname, `${name}.ts`);
if (!names.includes(name) || !existsSync(file)) {
  console.log(`Which benchmark? One of: ${names.join(', ')}. For example: npm run bench -- match`);
  process.exitCode = 1;
} else {
  process.exitCode = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' }).status ?? 1;
}
