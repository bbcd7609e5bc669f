import type { Action } from '#contract/moderation.decisions.ts';
import { ruleText } from './policy.ts';

/** A letter about a decision; the account's address and the links come later. */
export interface Letter {
  subject: string;
  preview: string;
  heading: string;
  lines: string[];
  after: string[];
}

/** What a statement of reasons tells. */
export interface Told {
  action: Action;
  /** What it was about, e.g. "your message". */
  what: string;
  policy: string;
  sentence: string;
  isByMachine: boolean;
  until: Date | null;
}

/** What each decision is called for the person it is about, and what follows from it. */
const words: Readonly<Record<Exclude<Action, 'dismiss'>, { name: string; follows: string }>> = {
  warn: { name: 'A word of warning', follows: 'Nothing is taken away. Please keep to the rule from here on.' },
  hide: { name: 'Something of yours is hidden', follows: 'Only you can see it now.' },
  restore: { name: 'Something of yours is back', follows: 'Everybody who could see it before can see it again.' },
  no_writing: { name: 'You cannot write for now', follows: 'You can read everything, and write again after that.' },
  suspend: {
    name: 'Your account is suspended',
    follows: 'Nobody sees you. You can sign in to read this, to appeal, and to take or delete your data.',
  },
  ban: {
    name: 'Your account is closed for good',
    follows: 'Nobody sees you. You can sign in to read this, to appeal, and to take or delete your data.',
  },
};

const APPEAL = 'You can ask us to look again, once and within six months: on your decisions page, in your own words.';

/** Returns the statement of reasons: the subject, the rule, who decided, what follows until when, and how to appeal. */
export function decisionLetter({ action, what, policy, sentence, isByMachine, until }: Told): Letter {
  const { name, follows } = words[action === 'dismiss' ? 'restore' : action];
  const by = isByMachine ? 'A machine decided this by itself.' : 'A person decided this.';
  const lines = [
    `This is about ${what}.`,
    `“${sentence}”`,
    `The rule: ${ruleText(policy) ?? policy}`,
    by,
    until === null ? follows : `${follows} It lasts until ${dayOf(until)}.`,
  ];
  return { subject: name, preview: sentence, heading: name, lines, after: action === 'restore' ? [] : [APPEAL] };
}

const answers = {
  upheld: { name: 'Your appeal: the decision stays', follows: 'We looked again, and the decision stays as it was.' },
  changed: { name: 'Your appeal: the decision is milder now', follows: 'We looked again, and changed the decision.' },
  withdrawn: {
    name: 'Your appeal: the decision is withdrawn',
    follows: 'We looked again, and took the decision back. It is no longer on your record.',
  },
} as const;

/** The answer to an appeal; `isSamePerson` where nobody else could look at it. */
export function appealLetter(given: { outcome: keyof typeof answers; answer: string; isSamePerson: boolean }): Letter {
  const { name, follows } = answers[given.outcome];
  const who = given.isSamePerson
    ? 'There is only one moderator here for now, so the same person looked again.'
    : 'Another person than the first looked at it.';
  return { subject: name, preview: follows, heading: name, lines: [follows, `“${given.answer}”`, who], after: [] };
}

/** A line that a moderator writes to the person a case is about. */
export function wordLetter(text: string): Letter {
  const name = 'A word from a moderator';
  return { subject: name, preview: text.slice(0, 100), heading: name, lines: [`“${text}”`], after: [] };
}

function dayOf(date: Date): string {
  return `${date.toISOString().slice(0, 10)}, ${date.toISOString().slice(11, 16)} UTC`;
}
