import type { AppealReader } from '#contract/moderation.decisions.ts';
import {
  aboutOf,
  appealWords,
  appealOutcomeWords,
  deciderOf,
  followsOf,
  isAnswerable,
  readerWords,
  titleOf,
  type Decided,
} from './decision-words.ts';
import { policyRule } from './policy.ts';
import type { Says } from './says.ts';

/** A letter about a decision, before the account's address and the links are added. */
export interface Letter {
  subject: string;
  preview: string;
  heading: string;
  lines: string[];
  after: string[];
}

/** The contents of a statement of reasons. */
interface Told extends Omit<Decided, 'until' | 'isInForce'> {
  policy: string;
  sentence: string;
  until: Date | null;
}

/** Returns the statement of reasons: the subject, the rule, who decided, the effect and its end, and how to appeal. */
export function decisionLetter({ policy, sentence, until, ...told }: Told, says: Says): Letter {
  const decided = { ...told, until: until === null ? null : dayOf(until), isInForce: true };
  const title = titleOf(decided, says);
  const follows = followsOf(decided, says);
  const rule = policyRule(policy);
  const said = says.spoken(sentence);
  const lines = [
    aboutOf(decided.kind, says),
    `“${said}”`,
    says.t('decisions.the-rule', 'The rule: {rule}', {
      rule: rule === undefined ? policy : `${rule.number} ${says.spoken(rule.title)}`,
    }),
    deciderOf(decided, says),
    ...(follows === null ? [] : [follows]),
  ];
  const after = isAnswerable(told.action) ? [appealWords(says)] : [];
  return { subject: title, preview: said, heading: title, lines, after };
}

interface Answered {
  outcome: Parameters<typeof appealOutcomeWords>[0];
  answer: string;
  reader: AppealReader;
}

/** Returns the mail with the answer to an appeal. */
export function appealLetter({ outcome, answer, reader }: Answered, says: Says): Letter {
  const { title, text } = appealOutcomeWords(outcome, says);
  return {
    subject: title,
    preview: text,
    heading: title,
    lines: [text, `“${answer}”`, readerWords(reader, says).did],
    after: [],
  };
}

/** Returns the mail with a moderator's message to the person that a case is about. */
export function wordLetter(text: string, { t }: Says): Letter {
  const name = t('decisions.a-word', 'A word from a moderator');
  return { subject: name, preview: text.slice(0, 100), heading: name, lines: [`“${text}”`], after: [] };
}

function dayOf(date: Date): string {
  return `${date.toISOString().slice(0, 10)}, ${date.toISOString().slice(11, 16)} UTC`;
}
