import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../deploy/failover');

/** Returns a file of `deploy/failover` with a value in the place of each `${name}`. */
export function filled(file: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join(FOLDER, file), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} has a place for ${name}, which has no value.`);
    return String(value);
  });
}
