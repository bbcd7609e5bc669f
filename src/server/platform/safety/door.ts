import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import type { SafetyCase } from '#content/safety/case.ts';
import { caseOfCard, helpTexts } from '#content/safety/cards.ts';
import {
  beginsWithNo,
  caseOfQuestion,
  isClearNo,
  isElsewhere,
  isReassuring,
  questionFor,
  unanswered,
} from '#content/safety/questions.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import type { Judgement } from './judging.ts';
import type { Recogniser } from './recogniser.ts';

/** One line of a conversation with an AI of the product. */
export interface Spoken {
  by: 'person' | 'ai';
  text: string;
}

interface Arriving {
  /** The earlier lines, in order. */
  before: readonly Spoken[];
  /** The person's unanswered lines, in order. */
  said: readonly string[];
  /** The AI that answers; the question uses its voice. */
  speaker: string;
}

/**
 * A card or a question replaces the AI's answer. Otherwise the AI answers, plainly while `isHushed`: for some time after
 * help, unless the person answered the question with a no. If `isDoubtful`,
 * the answer also names where help is.
 */
export type Door =
  | { opens: false; kind: 'card' | 'question'; safetyCase: SafetyCase; text: string }
  | { opens: true; isHushed: boolean; isDoubtful: boolean };

/** For this many messages after a card or a question there is no joke, farewell trick or anecdote. */
const HUSHED_FOR = 10;

/** Decides what happens to a person's lines; every AI of the product calls it before anything else. */
export async function atTheDoor(recogniser: Recogniser, { before, said, speaker }: Arriving): Promise<Door> {
  const helpAt = before.findLastIndex(isHelp);
  const sinceHelp = before.slice(helpAt + 1);
  const isSoon = helpAt >= 0 && sinceHelp.length < HUSHED_FOR;
  const isHushed = isSoon && !wasDenied(before, helpAt);
  // Lines before a card or question are not judged together with the new ones again.
  const earlier = sinceHelp.flatMap(({ by, text }) => (by === 'person' ? [text] : []));
  const judgement = await worstOf(recogniser, { earlier, said, isCalm: helpAt < 0 });
  if (judgement.level === 'sure') return card(judgement.safetyCase);
  const asked = caseAsked(before.findLast(({ by }) => by === 'ai')?.text ?? '');
  if (asked !== undefined) {
    const answer = said.join(' ');
    const isDenied = judgement.level === 'none' && beginsWithNo(answer);
    const isNo = isClearNo(answer, asked) || (judgement.level === 'none' && isReassuring(answer));
    if (isDenied || isNo) return { opens: true, isHushed: !isDenied, isDoubtful: false };
    // A person who moves on to something harmless gets the help numbers in a sentence. A person who evades gets the
    // card.
    const isLeft = judgement.level === 'none' && isElsewhere(answer);
    return isLeft ? { ...card(asked), text: unanswered } : card(asked);
  }
  if (judgement.level === 'none') return { opens: true, isHushed, isDoubtful: false };
  const { safetyCase } = judgement;
  const standing = isSoon ? caseOfHelp(before[helpAt]?.text ?? '') : undefined;
  // Soon after help no question follows, unless exactly one of the earlier and the new case is about a minor.
  if (standing !== undefined && (standing === 'minor') === (safetyCase === 'minor')) {
    return { opens: true, isHushed: true, isDoubtful: true };
  }
  return { opens: false, kind: 'question', safetyCase, text: questionFor(safetyCase, speaker) };
}

/** Returns whether the person answered the question at `helpAt` with a no. A card stays a card. */
function wasDenied(before: readonly Spoken[], helpAt: number): boolean {
  const isQuestion = caseAsked(before[helpAt]?.text ?? '') !== undefined;
  const until = before.findIndex(({ by }, at) => at > helpAt && by === 'ai');
  const answer = before.slice(helpAt + 1, until < 0 ? undefined : until).map(({ text }) => text);
  return isQuestion && answer.length > 0 && beginsWithNo(answer.join(' '));
}

const card = (safetyCase: SafetyCase): Extract<Door, { opens: false }> => ({
  opens: false,
  kind: 'card',
  safetyCase,
  text: helpTexts[safetyCase],
});

/** Returns the case of a text that is a safety question in any language. */
export function caseAsked(text: string): SafetyCase | undefined {
  for (const language of Object.keys(languages).filter(isLanguage)) {
    const asked = caseOfQuestion(text, spokenIn(language));
    if (asked !== undefined) return asked;
  }
  return undefined;
}

const caseOfHelp = (text: string): SafetyCase | undefined => caseOfCard(text) ?? caseAsked(text);
const isHelp = ({ by, text }: Spoken): boolean => by === 'ai' && caseOfHelp(text) !== undefined;

async function worstOf(
  recogniser: Recogniser,
  { earlier, said, isCalm }: { earlier: readonly string[]; said: readonly string[]; isCalm: boolean },
): Promise<Judgement> {
  let worst: Judgement = { level: 'none' };
  for (const at of said.keys()) {
    // After help, and after a doubt in the same lines, the conversation does not count as calm.
    const judgement = await recogniser.judge([...earlier, ...said.slice(0, at + 1)], {
      isCalm: isCalm && worst.level === 'none',
    });
    if (judgement.level === 'sure') return judgement;
    if (worst.level === 'none') worst = judgement;
  }
  return worst;
}

/**
 * Returns whether a language model may say a text. A text about something grave must name where help is. The caller
 * replaces a text that may not be said.
 */
export async function maySay(recogniser: Recogniser, text: string): Promise<boolean> {
  if (/\b(?:988|911)\b|findahelpline/u.test(text)) return true;
  if (speaksOfCrisis(text) || /\b(?:kill|hang|shoot|drown|cut|hurt|harm) yourself\b/iu.test(text)) return false;
  return (await recogniser.judge([text])).level !== 'sure';
}
