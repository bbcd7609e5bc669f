import { readFileSync } from 'node:fs';

/** The data that `npm run mutants` passes to Vitest. */
export interface MutantsPlan {
  /** The source of each changed file, by path. The source has all changes of the file. A run activates one by id. */
  files: Record<string, string>;
  ids: string[];
  tests: string[];
  testsHash: string;
  /** The path of the file to which the runner appends the fate of each change. */
  results: string;
}

export type Fate = 'noticed' | 'survived' | 'not reached';

export const lineOfFate = (id: string, fate: Fate): string => `${id} ${fate}\n`;

/** Returns the fates known so far, by the id of the change. */
export function fatesIn({ results }: Pick<MutantsPlan, 'results'>): Map<string, Fate> {
  const lines = readFileSync(results, 'utf8').split('\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1) as Fate]));
}
