import { readFileSync } from 'node:fs';

/** The data that `npm run mutants` passes to Vitest. */
export interface MutantsPlan {
  /** The source of each changed file by its path, with all its changes, which are activated by id at run time. */
  files: Record<string, string>;
  ids: string[];
  tests: string[];
  testsHash: string;
  /** The file to which the runner appends a line when it knows the fate of a change. */
  results: string;
}

export type Fate = 'noticed' | 'survived' | 'not reached';

export const lineOfFate = (id: string, fate: Fate): string => `${id} ${fate}\n`;

/** Returns the fates known so far, by the id of the change. */
export function fatesIn({ results }: Pick<MutantsPlan, 'results'>): Map<string, Fate> {
  const lines = readFileSync(results, 'utf8').split('\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1) as Fate]));
}
