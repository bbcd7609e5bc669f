import { ofItself } from '#content/companions/about-itself.ts';
import { questionLines } from '#content/companions/question-lines.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { echoOf } from '#companions/words/echo.ts';
import { ownWords } from '#companions/words/own-words.ts';
import type { QuestionForm } from '#companions/hearing/question.ts';
import type { Reaction, ReplyScene } from './scene.ts';
import { nearest } from './take-up.ts';
import { tellingWords } from '#companions/memory/taken-back.ts';
import { countWords } from '#companions/words/words.ts';

/** The lowest similarity at which one of the character's own lines answers a question. */
const NEAR_ENOUGH = 0.52;
/** Forms of questions about the companion. */
const OF_ITSELF: ReadonlySet<QuestionForm> = new Set([
  'ever',
  'supposing',
  'own',
  'self',
  'making',
  'technical',
  'learning',
]);
/** A question with fewer words is repeated together with the statement before it. */
const FULL = 6;

/** Returns the question in the person's words with an honest answer; undefined without a question. */
export function answerTo(scene: ReplyScene): Reaction | undefined {
  const { question, lines, reading } = scene;
  if (question === undefined) return undefined;
  const { text, form, told } = question;
  const remembered = /\bremember\b/i.test(text) ? toldBefore(scene) : undefined;
  if (remembered !== undefined) {
    return { kind: 'remembering', parts: [lines.with({ earlierTold: remembered }).pick(questionLines.told)] };
  }
  const count = countWords(text);
  const before = told !== undefined && count < FULL ? [lines.with({ mirror: told }).pick(takeUps.told)] : [];
  const plainly = OF_ITSELF.has(form)
    ? ofItself.find(({ asked }) => asked.test(reading.said) && lines.fresh(questionLines[form]) !== undefined)
    : undefined;
  const own = OF_ITSELF.has(form) && plainly === undefined ? nearest(scene, NEAR_ENOUGH) : undefined;
  const answer =
    (plainly === undefined ? undefined : lines.fresh(plainly.lines)) ?? own ?? lines.pick(questionLines[form]);
  return { kind: 'question', parts: [...before, `“${text}”`, answer] };
}

const OF_THEIRS =
  /^(?:(?:what|who|where|which)s|(?:what|who|where|which)(?: \w+)? (?:is|are|was|were)) my ([\p{L}\p{N} ]{2,40})$/u;

/** Answers "What color is my van?" with the person's own earlier statement; undefined when there is none. */
export function answerOfTheirs(scene: ReplyScene): Reaction | undefined {
  const of = OF_THEIRS.exec(scene.reading.said)?.[1];
  const earlierTold = of === undefined ? undefined : toldBefore(scene, of);
  if (earlierTold === undefined) return undefined;
  return { kind: 'remembering', parts: [scene.lines.with({ earlierTold }).pick(questionLines.told)] };
}

const SHORTEST_TELLING = 3;

/** Returns the person's earlier statement with most words of `asked`, turned to "you"; undefined if none has any. */
function toldBefore({ before, reading }: ReplyScene, asked = reading.last): string | undefined {
  const words = tellingWords(asked);
  const found = before
    .filter(({ by }) => by === 'person')
    .map(({ text }) => ({
      text,
      shared: [...tellingWords(text)].filter((word) => word.length >= SHORTEST_TELLING && words.has(word)).length,
    }))
    .toSorted((a, b) => b.shared - a.shared)[0];
  return found === undefined || found.shared === 0 ? undefined : echoOf(found.text).mirror;
}

const SHORT: readonly (readonly [RegExp, 'who' | 'really' | 'andYou' | 'whatThis'])[] = [
  [/^(?:who|whos that|who is that|who are they)$/, 'who'],
  [/^(?:really|seriously|for real|are you sure|you sure|honestly|is that so|truly)$/, 'really'],
  [
    /^(?:(?:right|ok|so|and|well|hi|hello) )*(?:whats|what is) (?:this|all this|this thing|this place)(?: then| about| supposed to be| all about)*$/,
    'whatThis',
  ],
  [/^(?:and )?(?:you|yourself|what about you|how about you|and you)$/, 'andYou'],
];

/** Returns the answer to a very short question, such as "who?" or "and you?"; undefined for any other. */
export function answerToShort({ reading, lines, persona }: ReplyScene): Reaction | undefined {
  const key = SHORT.find(([pattern]) => pattern.test(reading.said))?.[1];
  const isAsked = reading.isQuestion || key === 'andYou' || key === 'whatThis';
  if (key === undefined || !isAsked) return undefined;
  const life = persona.life.charAt(0).toLowerCase() + persona.life.slice(1);
  return { kind: 'question', parts: [lines.with({ life }).pick(questionLines[key])] };
}

/** Returns the person's question or words as a quotation before an answer; empty when they cannot be quoted. */
export function inTheirWords({ question, reading }: ReplyScene): string[] {
  if (question !== undefined) return [`“${question.text}”`];
  const own = reading.isShort ? undefined : ownWords(reading.last);
  return own === undefined ? [] : [`“${own}.”`];
}
