import type { Action } from '#contract/moderation.decisions.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';

const things: Readonly<Record<SubjectKind, string>> = {
  person: 'Your profile',
  message: 'Your message',
  room: 'Your room',
  post: 'Your post',
  companion_reply: 'The reply',
  wyn_reply: 'The answer',
};

interface Decided {
  action: Action;
  kind: SubjectKind;
  /** The day on which it ends, in words; null where it has no end. */
  until: string | null;
  isInForce: boolean;
}

/** The first line of the letter: what follows from the decision. */
export function headlineOf({ action, kind, until, isInForce }: Decided): string {
  switch (action) {
    case 'dismiss':
      return 'Nothing follows.';
    case 'warn':
      return 'This is a warning. Nothing else follows.';
    case 'hide':
      return `${things[kind]} is hidden.`;
    case 'restore':
      return `${things[kind]} is back.`;
    case 'no_writing':
      return isInForce ? `You can write again on ${until}.` : `You could not write until ${until}.`;
    case 'suspend':
      return isInForce ? 'Your account is suspended.' : 'Your account was suspended.';
    case 'ban':
      return isInForce ? 'Your account is closed for good.' : 'Your account was closed.';
  }
}

/** Decisions that a person can answer; the others only give something back. */
export const isAnswerable = (action: Action): boolean => action !== 'dismiss' && action !== 'restore';

export const appealOutcomeWords = {
  upheld: 'We looked again, and the decision stays.',
  changed: 'We looked again, and something milder takes its place.',
  withdrawn: 'We looked again, and took the decision back.',
} as const;
