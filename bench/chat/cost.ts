import { readdirSync, readFileSync } from 'node:fs';
import type { Running } from './load.ts';
import type { World } from './people.ts';

/** Processor time by who spent it: seconds, or microseconds a message. */
export interface Cost {
  server: number;
  postgres: number;
  client: number;
}

/** Returns how much processor time has been spent so far, in seconds, by Linux's own books; all zero elsewhere. */
export function spent({ child }: Running, { url }: World): Cost {
  const database = new URL(url).pathname.slice(1);
  const backends = pids().filter(
    (pid) =>
      textAt(`/proc/${pid}/cmdline`).startsWith(`postgres:`) &&
      textAt(`/proc/${pid}/cmdline`).includes(` ${database} `),
  );
  const sum = (all: readonly string[]): number => all.reduce((total, pid) => total + secondsOf(pid), 0);
  return { server: secondsOf(String(child.pid)), postgres: sum(backends), client: secondsOf(String(process.pid)) };
}

/** Returns microseconds a message. */
export function costOf(before: Cost, after: Cost, messages: number): Cost {
  const each = (who: keyof Cost): number => ((after[who] - before[who]) * 1e6) / messages;
  return { server: each('server'), postgres: each('postgres'), client: each('client') };
}

function pids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The time of all threads that live. */
function secondsOf(pid: string): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    return tasks.reduce(
      (total, task) => total + Number.parseInt(textAt(`/proc/${pid}/task/${task}/schedstat`), 10) / 1e9,
      0,
    );
  } catch {
    return 0;
  }
}

function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '0';
  }
}
