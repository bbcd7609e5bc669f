import { HOUR_MS } from '#contract/durations.ts';
import { propQuestions } from '#content/companions/story.ts';
import { NOWHERE, play, recalled, repliesAt, taken } from '#companions/scenes/play.ts';
import { plain } from '#companions/words/words.ts';
import type { Reaction, ReplyScene } from './scene.ts';

/** Returns what follows an offered reply that the person took; undefined for other words, and after help. */
export function inScene({ story, place = NOWHERE, said, isAfterHelp, forgot }: ReplyScene): Reaction | undefined {
  if (story === undefined || isAfterHelp || forgot !== undefined) return undefined;
  const next = play(story, place, taken(repliesAt(story, place), said.at(-1) ?? ''));
  return next && { kind: 'scene', parts: [next.text], isWhole: true, place: next.place };
}

/** Returns whether the person wants to be asked something. */
export const wantsQuestion = (text: string): boolean =>
  /^(?:please )?ask me (?:something|anything|a question)(?: else| please)?$/.test(plain(text));

/** Returns a question of the character’s own for a person who wants one. */
export function ownQuestion({ said, lines, persona }: ReplyScene): Reaction | undefined {
  if (!wantsQuestion(said.at(-1) ?? '')) return undefined;
  return { kind: 'asked', parts: [lines.pick(persona.lines.questions)], isWhole: true };
}

/** Returns the answer to a question about one of the character's own things. */
export function ofProp({ story, reading }: ReplyScene): Reaction | undefined {
  if (story === undefined || !reading.isQuestion) return undefined;
  const words = ` ${plain(reading.last)} `;
  const prop = story.props.find(({ names }) => names.some((name) => words.includes(` ${plain(name)} `)));
  const asked = propQuestions.find((one) => new RegExp(`\\b${one}s?\\b`).test(words));
  const text = prop && asked && (prop.answers[asked] ?? prop.answers.what);
  return text === undefined ? undefined : { kind: 'prop', parts: [text], isWhole: true };
}

/** After a pause of this length, the character may speak of an earlier choice. */
const LATER_MS = 8 * HOUR_MS;

/** Returns what the character says first on a later day about a choice of the person. */
export function returned({ story, place = NOWHERE, pauseMs }: ReplyScene): Reaction | undefined {
  if (story === undefined || pauseMs < LATER_MS) return undefined;
  const line = recalled(story, place);
  return line && { kind: 'again', parts: [line.text], isWhole: true, place: line.place };
}
