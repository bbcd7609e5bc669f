import type { z } from 'zod';

/** Returns plain words for an invalid field whose schema has no message; undefined means that zod's message is used. */
export function fieldWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big') return `At most ${issue.maximum}${unitOf(issue)}.`;
  if (issue.code === 'too_small') {
    const isEmpty = issue.origin === 'string' && issue.minimum === 1;
    return isEmpty ? 'Please fill this in.' : `At least ${issue.minimum}${unitOf(issue)}.`;
  }
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'This is missing.' : 'This is not of the right kind.';
  }
  if (issue.code === 'invalid_value') return 'Choose one of those that are there.';
  if (issue.code === 'invalid_format' && issue.format === 'regex') return 'This is not in the form it should have.';
  return undefined;
}

const unitOf = ({ origin }: { origin: string }): string => (origin === 'string' ? ' characters' : '');
