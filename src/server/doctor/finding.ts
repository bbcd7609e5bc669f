import type { Speaker } from '#content/speaker.ts';
import type { Finding } from '#contract/operator.health.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Said = Pick<Finding, 'title' | 'fact' | 'detail' | 'todo'>;

/** A result before it is said in a language. A green one has the name of its check as its title. */
export type Seen = { level: 'green'; fact: (speaker: Speaker) => string } | { level: 'yellow' | 'red'; say: Saying };
/** Says a result; `what` is the name of the check. */
type Saying = (speaker: Speaker, what: string) => Said;

export interface DoctorNeeds {
  /** The configuration with its secrets, as far as there are any. */
  config: Config;
  /** Undefined when there is none yet. */
  database: Database | undefined;
  now: () => Date;
  /** True when the server examines itself, false when a command does. */
  isServer: boolean;
}

export interface Check {
  id: string;
  name: (speaker: Speaker) => string;
  /** What it means when the look fails or takes too long; `red` unless the product does without. */
  failure?: 'yellow';
  /** The signal aborts when the time is up. */
  look: (needs: DoctorNeeds, signal: AbortSignal) => Promise<Seen>;
}

export const well = (fact: (speaker: Speaker) => string): Seen => ({ level: 'green', fact });
export const wait = (say: Saying): Seen => ({ level: 'yellow', say });
export const wrong = (say: Saying): Seen => ({ level: 'red', say });

/** What could not be looked at, because something else is missing that has a finding of its own. */
export const unseen = (why: (speaker: Speaker) => string): Seen =>
  wait((speaker, what) => ({
    title: speaker.t('doctor.unseen', '{what}: not looked at', { what }),
    fact: why(speaker),
  }));

export const notSetUp = well(({ t }) => t('doctor.not-set-up', 'not set up'));

/** A time since `begun` (of performance.now) in whole milliseconds, at least one. */
export const since = (begun: number): number => Math.max(1, Math.round(performance.now() - begun));
