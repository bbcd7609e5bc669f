import { CallError } from '#web/platform/call.ts';

const OFFLINE = 'wildin cannot be reached right now. Everything you typed is still here: try again in a moment.';

/** What to tell a person about a call that failed: the server's words, or that it could not be reached. */
export function wordsFor(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError)) return otherwise;
  return error.code === 'unreachable' ? OFFLINE : error.words || otherwise;
}

/** What was wrong, by field; empty when the failure names none. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallError ? error.fields : {};
}

export function codeOf(error: unknown): CallError['code'] | undefined {
  return error instanceof CallError ? error.code : undefined;
}
