import type { z } from 'zod';

/** Returns plain words for an invalid field whose schema has no message, in place of zod's. */
export function fieldWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big') return `At most ${issue.maximum}${unitOf(issue)}.`;
  if (issue.code === 'too_small') {
    const isEmpty = issue.origin === 'string' && issue.minimum === 1;
    return isEmpty ? 'Please fill this in.' : `At least ${issue.minimum}${unitOf(issue)}.`;
  }
  if (issue.code === 'invalid_format') return 'This is not in the form it should have.';
  if (issue.code === 'invalid_value') return 'Choose one of those that are there.';
  if (issue.code === 'unrecognized_keys') return `Nobody asked for “${issue.keys[0]?.slice(0, KEY_SHOWN)}” here.`;
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return isMissing ? 'This is missing.' : 'This is not of the right kind.';
}

/** The most characters of an unknown field's name that a refusal repeats. */
const KEY_SHOWN = 30;

const unitOf = ({ origin }: { origin: string }): string => (origin === 'string' ? ' characters' : '');
