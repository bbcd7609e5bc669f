import { readdirSync, readFileSync } from 'node:fs';
import type { Running } from './load.ts';
import type { World } from './people.ts';

/** Microseconds of processor time per message, by process. */
export interface Cost {
  server: number;
  postgres: number;
  client: number;
}

type Who = keyof Cost;

/** Seconds of processor time by process id. */
export type Spent = Record<Who, Map<string, number>>;

/** Returns the processor time that Linux reports for each process so far; other systems report none. */
export function spent({ child }: Running, { url }: World): Spent {
  return {
    server: secondsOf([String(child.pid)]),
    postgres: secondsOf(backendsOf(url)),
    client: secondsOf([String(process.pid)]),
  };
}

/** Returns the ids of the processes of PostgreSQL that work for the database at `url`. */
export function backendsOf(url: string): string[] {
  const database = new URL(url).pathname.slice(1);
  return processes().filter((pid) => {
    const name = textAt(`/proc/${pid}/cmdline`);
    return name.startsWith('postgres:') && name.includes(` ${database} `);
  });
}

/** Returns the processor time per message. Skips a process that only one reading has, such as a new connection's. */
export function costOf(before: Spent, after: Spent, messages: number): Cost {
  const each = (who: Who): number => {
    let seconds = 0;
    for (const [pid, at] of after[who]) seconds += at - (before[who].get(pid) ?? at);
    return (seconds * 1e6) / messages;
  };
  return { server: each('server'), postgres: each('postgres'), client: each('client') };
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Returns the seconds of processor time of each process, summed over its running threads. */
export function secondsOf(pids: readonly string[]): Map<string, number> {
  return new Map(
    pids.map((pid) => {
      const threads = textAt(`/proc/${pid}/stat`) === '' ? [] : readdirSync(`/proc/${pid}/task`);
      const nanoseconds = threads.map((thread) => Number.parseInt(textAt(`/proc/${pid}/task/${thread}/schedstat`), 10));
      return [pid, nanoseconds.reduce((sum, one) => sum + (Number.isNaN(one) ? 0 : one), 0) / 1e9];
    }),
  );
}

/** Returns the text of a file, or an empty text when the file cannot be read, as after the end of its process. */
export function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
