import type { AppealReader } from '#contract/moderation.decisions.ts';
import {
  aboutOf,
  APPEAL,
  appealOutcomeWords,
  deciderOf,
  followsOf,
  isAnswerable,
  readerWords,
  titleOf,
  type Decided,
} from './decision-words.ts';
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
interface Told extends Omit<Decided, 'until' | 'isInForce'> {
  policy: string;
  sentence: string;
  until: Date | null;
}

/** Returns the statement of reasons: the subject, the rule, who decided, what follows until when, and how to appeal. */
export function decisionLetter({ policy, sentence, until, ...told }: Told): Letter {
  const decided = { ...told, until: until === null ? null : dayOf(until), isInForce: true };
  const title = titleOf(decided);
  const follows = followsOf(decided);
  const lines = [
    aboutOf(decided.kind),
    `“${sentence}”`,
    `The rule: ${ruleText(policy) ?? policy}`,
    deciderOf(decided),
    ...(follows === null ? [] : [follows]),
  ];
  return { subject: title, preview: sentence, heading: title, lines, after: isAnswerable(told.action) ? [APPEAL] : [] };
}

interface Answered {
  outcome: keyof typeof appealOutcomeWords;
  answer: string;
  reader: AppealReader;
}

/** The answer to an appeal. */
export function appealLetter({ outcome, answer, reader }: Answered): Letter {
  const { title, text } = appealOutcomeWords[outcome];
  return {
    subject: title,
    preview: text,
    heading: title,
    lines: [text, `“${answer}”`, readerWords[reader].did],
    after: [],
  };
}

/** A line that a moderator writes to the person a case is about. */
export function wordLetter(text: string): Letter {
  const name = 'A word from a moderator';
  return { subject: name, preview: text.slice(0, 100), heading: name, lines: [`“${text}”`], after: [] };
}

function dayOf(date: Date): string {
  return `${date.toISOString().slice(0, 10)}, ${date.toISOString().slice(11, 16)} UTC`;
}
