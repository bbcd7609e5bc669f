import type { z } from 'zod';

/** Says in plain words what is wrong with a field whose schema says nothing of its own; undefined for zod's own words. */
export function fieldWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
    case 'too_small':
      if (issue.origin !== 'string') return `At least ${issue.minimum}.`;
      return issue.minimum === 1 ? 'Please fill this in.' : `At least ${issue.minimum} characters.`;
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `This must be of the type ${issue.expected}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'regex' ? 'This is not in the form it should have.' : undefined;
    default:
      return undefined;
  }
}
