import { nearAsked, nearAtAll, nearLines, nearLoss, nearReal, nearSpanish } from '#content/companions/near-lines.ts';
import { isNearGrave } from '#content/safety/near.ts';
import { toneOf } from '#companions/hearing/tone.ts';
import { recognise } from '#companions/hearing/recognise.ts';
import { plain } from '#companions/words/words.ts';
import { repliesAt, vocabularyAt } from '#companions/scenes/play.ts';
import { weightOf } from '#server/platform/models/word-likeness.ts';
import { isPlaying, type ReplyScene } from './scene.ts';

/** Returns whether the person's lines, or the line before a short or sad one, name something grave. */
export function isNear(scene: ReplyScene): boolean {
  const { said, before, reading, isAfterHelp, forgot, asked } = scene;
  // After help, and about notes, the answers are plain already.
  if (isAfterHelp || forgot !== undefined || asked !== undefined) return false;
  if (said.some((line) => isNearGrave(line) && !isPlayed(scene, line))) return true;
  const last = before.findLast(({ by }) => by === 'person')?.text ?? '';
  const goesOn = reading.isShort || reading.feeling !== undefined || reading.signs.includes('hardTimes');
  return goesOn && !reading.isGoodbye && isNearGrave(last) && !isPlayed(scene, last);
}

const DENIAL =
  /\b(?:nobody|no one|noone|none|nothing)\b(?:[’']?s| is| has| was)? (?:\w+ )?(?:died|dead|dying|hurt|passed|killed|bleeding)\b|\b(?:isn[’']?t|not) (?:a |about )?(?:death|dead|dying|a funeral)\b/iu;
/** Words of the person's own life or of somebody close. */
const OWN_LIFE =
  /\b(?:i|i[’']?m|i[’']?ve|my|me|mine|our|we (?:lost|buried)|\w*sel(?:f|ves)|suicid\w*|overdos\w*|mom|mum|mama|dad|papa|gran(?:d\w+|ny)?|nana?|lol[ao]|husband|wife|brother|sister)\b/iu;
const TO_THEM = /^(?:just |then )?(?:tell|ask|show|give) (?:him|her|them)\b/iu;
/** A name within a sentence. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu;

/** Words for heights and tools are of the scene wherever it has them; others if the character has just used them. */
const OF_PLACES =
  /^(?:roofs?|rooftops?|ledges?|cliffs?|bridges?|towers?|rails?|railings?|balcon\w+|scaffold\w*|ropes?|scissors|needles?|bones?|ribs?|burns?|burnt)$/;

/**
 * Returns whether a line with grave words is about the scene that is played: it denies them, or the scene has the same
 * words, or it has nothing of the person's own life and speaks to or of somebody or something in the scene.
 */
function isPlayed({ before, reading, story, place }: ReplyScene, line: string): boolean {
  if (!isPlaying({ place }) || reading.language !== 'en') return false;
  const rest = line.replace(DENIAL, ' ');
  if (!isNearGrave(rest)) return true;
  const mine = before.filter(({ by }) => by === 'companion').slice(-OWN_LINES);
  const texts = mine.map(({ text }) => text).join(' ');
  const { said, things } = vocabularyAt(story, place);
  const ofLines = new Set(plain([texts, ...repliesAt(story, place)].join(' ')).split(' '));
  const ofScene = new Set(plain(said).split(' '));
  const isOwn = OWN_LIFE.test(rest);
  const isKnown = (word: string): boolean => ofLines.has(word) || (!isOwn && OF_PLACES.test(word) && ofScene.has(word));
  const words = plain(rest).split(' ');
  const others = words.filter((word) => !isNearGrave(word) || !isKnown(word));
  const isShared = !isNearGrave(others.join(' '));
  if (isOwn) return isShared && !/\b(?:my|mine|me|\w*sel(?:f|ves))\b/iu.test(rest);
  const subject = words.find((word) => weightOf(word) === 1) ?? '';
  return (
    isShared ||
    (ofScene.has(subject) && plain(things).split(' ').includes(subject)) ||
    TO_THEM.test(rest) ||
    (texts.match(NAME) ?? []).some((name) => others.includes(name.toLowerCase()))
  );
}

/** Returns whether the person's lines have grave words that are all about the scene. */
export const isOnlyPlayed = (scene: ReplyScene): boolean =>
  scene.said.some(isNearGrave) && scene.said.every((line) => isPlayed(scene, line));

/** The character's latest lines in which a grave word makes it one of the scene. */
const OWN_LINES = 3;

/** Returns a plain answer beside something grave: no joke, no anecdote, and none of the person's own words. */
export function nearTo(scene: ReplyScene): string[] {
  const { lines, persona, reading, meant, said, fact } = scene;
  if (fact !== undefined) return [fact];
  if (reading.signs.includes('areYouReal')) return [lines.pick(nearReal)];
  if (reading.language === 'es') return [lines.pick(nearSpanish)];
  const own = [nearLines[persona.key] ?? nearAtAll, nearAtAll] as const;
  if (recognise(said.slice(-1)).isQuestion) return [lines.pick(nearAsked, ...own)];
  const isLoss = DEATH.test(said.join(' ')) || toneOf(meant, said.join(' ')) === 'grief';
  const sorry = isLoss ? lines.fresh(nearLoss) : undefined;
  return [...(sorry === undefined ? [] : [sorry]), lines.pick(...own)];
}

const DEATH = /\b(?:died|passed away|funeral|buried|lost (?:him|her|them|the baby)|miscarriage|stillborn)\b/i;
