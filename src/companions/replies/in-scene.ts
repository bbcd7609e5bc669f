import { HOUR_MS } from '#contract/durations.ts';
import type { Theme } from '#content/companions/theme.ts';
import { SURE } from '#companions/scenes/by-meaning.ts';
import { briefOf, invitation, play, recalled } from '#companions/scenes/play.ts';
import { denies } from '#companions/scenes/taking.ts';
import { themeBy, themeOpenedBy } from '#companions/scenes/themes.ts';
import { plain, sentencesOf } from '#companions/words/words.ts';
import { asksForFact, factOf } from './facts.ts';
import { hasDeniedHelp } from './denied-help.ts';
import { type Reaction, type ReplyScene } from './scene.ts';

/**
 * Returns what follows an offered reply that the person took; undefined for other words, and after help that the person
 * did not deny.
 */
export function inScene(scene: ReplyScene): Reaction | undefined {
  const { taken, forgot, isAfterHelp } = scene;
  if (taken === undefined || forgot !== undefined || (isAfterHelp && !hasDeniedHelp(scene))) return undefined;
  return follow(scene, taken);
}

/** Returns what follows the offered reply with the meaning of the person's words. */
export function inSceneByMeaning(scene: ReplyScene): Reaction | undefined {
  const { reply } = scene.heard;
  if (reply === undefined || denies(scene.reading.said, reply)) return undefined;
  // "Why are bees so loud?" is near to "count the bees", and no answer.
  const isAsked = scene.reading.isQuestion && asksForFact(scene.reading.said) && !reply.includes('?');
  return isAsked ? undefined : follow(scene, reply);
}

type Following = Pick<ReplyScene, 'story' | 'place' | 'temper' | 'asking'>;

/** Returns what follows an offered reply. */
export function follow(scene: Following, reply: string): Reaction | undefined {
  const { story, place, temper } = scene;
  const next = play(story, place, reply);
  if (next !== undefined) return { kind: 'scene', parts: [next.text], isWhole: true, place: next.place };
  const answer = themeBy(place.theme)?.replies.find(({ text }) => text === reply)?.answer[temper];
  if (answer !== undefined) {
    return { kind: 'scene', parts: [answer], isWhole: true, place: { ...place, theme: undefined } };
  }
  const opened = themeOpenedBy(reply);
  return opened && { ...aboutTheme(scene, opened), isWhole: true };
}

/** Returns one of the answers to a theme, at first those that the person has not read. */
function aboutTheme({ place, temper, asking }: Following, { key, answers }: Theme): Reaction {
  const isOpen = place.scene === null;
  return { kind: 'theme', parts: [asking.pick(answers[temper])], ...(isOpen && { place: { ...place, theme: key } }) };
}

/** Returns the answer to the theme that the person's words are about. */
export function ofTheme(scene: ReplyScene, least = 0): Reaction | undefined {
  const { theme: heard } = scene.heard;
  const theme = heard === undefined || heard.likeness < least ? undefined : themeBy(heard.key);
  return theme && scene.reading.language === 'en' ? aboutTheme(scene, theme) : undefined;
}

export const ofSureTheme = (scene: ReplyScene): Reaction | undefined => ofTheme(scene, SURE);

/** Returns the sentence with which the character leads on between scenes, if the person has not read it yet. */
export function leadsOn({ story, place, lines }: ReplyScene): string[] {
  const next = place.scene === null && place.theme === undefined ? invitation(story, place) : undefined;
  return [next === undefined ? undefined : lines.fresh([next])].filter((line) => line !== undefined);
}

/** The character asks the question of a scene at most this many times, its own included; after that, the replies speak for themselves. */
const MOST_ASKED = 4;

/** Returns the question that the scene has open. */
export function openQuestion({ story, place }: Pick<ReplyScene, 'story' | 'place'>): string {
  const sentences = sentencesOf(briefOf(story, place)?.says ?? '');
  return sentences.findLast((one) => one.includes('?')) ?? sentences.at(-1) ?? '';
}

/** Returns the same, until it was asked often enough. */
export function stillAsked({ before, asking, ...scene }: ReplyScene): string {
  const open = openQuestion(scene);
  const times = before.filter(({ by, text }) => by === 'companion' && text.includes(open)).length;
  return times < MOST_ASKED ? asking.pick([open]) : '';
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
  if (!reading.isQuestion) return undefined;
  const words = ` ${plain(reading.last)} `;
  const has = (name: string): boolean =>
    plain(name)
      .split(' ')
      .every((one) => words.includes(` ${one} `));
  const prop = story.props.find(({ names }) => names.some(has));
  const text = prop && factOf(prop, words.trim());
  return text === undefined ? undefined : { kind: 'prop', parts: [text], isWhole: true };
}

/** After a pause of this length, the character may speak of an earlier choice. */
const LATER_MS = 8 * HOUR_MS;

/** Returns what the character says first on a later day about a choice of the person. */
export function returned({ story, place, pauseMs }: ReplyScene): Reaction | undefined {
  if (pauseMs < LATER_MS) return undefined;
  const line = recalled(story, place);
  return line && { kind: 'again', parts: [line.text], isWhole: true, place: line.place };
}
