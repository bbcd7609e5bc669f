import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Kills the process at its n-th write to a file, and tells at its end how many there were. Loaded by `--import`. */
const last = Number(process.env['KILL_AT_WRITE']);
let writes = 0;

function counted(name: 'writeSync' | 'renameSync'): void {
  const real = fs[name] as (...all: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...all: unknown[]) => {
      writes += 1;
      if (writes >= last) process.kill(process.pid, 'SIGKILL');
      return real(...all);
    },
  });
}

counted('writeSync');
counted('renameSync');
syncBuiltinESMExports();
process.on('exit', () => process.stderr.write(`writes: ${writes}\n`));
