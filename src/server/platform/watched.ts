import { channel, tracingChannel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** A statement that was executed, with its text and without its values. */
export interface Statement {
  text: string;
  ms: number;
  hasFailed: boolean;
}

/** Tells of each statement. */
export const statements = channel('wildin:statement');

export interface JobRun {
  name: string;
}

/** The name of the channels that tell of each job. */
export const JOBS = 'wildin:job';
export const jobRuns = tracingChannel<JobRun>(JOBS);

/** What Kysely takes to tell of its statements. */
export function tellStatement({ level, query, queryDurationMillis: ms }: LogEvent): void {
  if (!statements.hasSubscribers) return;
  statements.publish({ text: query.sql, ms, hasFailed: level === 'error' } satisfies Statement);
}
