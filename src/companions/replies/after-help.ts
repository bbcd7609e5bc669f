import { spareLines } from '#content/companions/spare-lines.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { ownWords } from '#companions/words/own-words.ts';
import { plainlyByKind } from './by-kind.ts';
import type { ReplyScene } from './scene.ts';
import type { Sign } from '#companions/words/signs.ts';
import { inOtherLanguage } from './spanish.ts';
import { isHeavyTone, toneOf } from '#companions/hearing/tone.ts';

/** The number of the companion's last lines that are searched for phone numbers. */
const LINES_AFTER_HELP = 5;
/** The most of these lines that name the phone numbers. */
const MOST_NUMBERS = 2;
const NUMBERS = /\b988\b/;

/** Signs with lines in a neutral voice, which are suitable after a help card. */
const PLAINLY: readonly [Sign, readonly string[]][] = [
  ['areYouReal', spareLines.areYouReal],
  ['flirt', spareLines.flirt],
  ['insult', spareLines.insult],
  ['complaint', takeUps.complaint],
  ['apology', takeUps.apology],
  ['thanks', spareLines.thanks],
  ['advice', spareLines.advice],
  ['opinion', takeUps.opinion],
  ['compliment', spareLines.compliment],
  ['command', takeUps.commandPlainly],
  ['unlock', takeUps.commandPlainly],
  ['joke', takeUps.commandPlainly],
  ['howAreYou', spareLines.ofMyself],
  ['agree', takeUps.agree],
  ['luck', takeUps.luck],
];

/**
 * Returns the answer shortly after a help card or a safety question: plain, without a question, a joke or an anecdote,
 * but still an answer to the person's line.
 */
export function afterHelp(scene: ReplyScene): string[] {
  const { reading, lines, fact } = scene;
  if (fact !== undefined) return [fact];
  if (reading.language !== 'en') return inOtherLanguage(scene);
  if (reading.isAgainstThemself) return [lines.pick(takeUps.kinder), lines.pick(spareLines.afterHelp)];
  const ofKind = plainlyByKind(scene);
  if (ofKind !== undefined) return ofKind;
  const given = heard(scene);
  const plainly = PLAINLY.find(([sign]) => reading.signs.includes(sign));
  if (plainly !== undefined) {
    const [sign, answers] = plainly;
    // "Thanks, she called" gets a reply to the thanks and a reply to the news.
    const isMore = given !== undefined && (sign === 'thanks' || sign === 'apology');
    return [lines.pick(answers), ...(isMore ? [given] : [])];
  }
  if (reading.isQuestion && given === undefined) {
    const answer = reading.isAboutCompanion ? [spareLines.ofMyself] : [takeUps.worldAtAll];
    const theirs = scene.question === undefined ? [] : [`“${scene.question.text}”`];
    return [...theirs, lines.pick(...answer), ...(reading.isAboutCompanion ? [] : [lines.pick(spareLines.plainly)])];
  }
  // `numbersFor` follows with the phone numbers; then no closing line is needed.
  return [given, isSaid(scene) && saysNumbers(scene) ? undefined : closing(scene)].filter((part) => part !== undefined);
}

/** Returns a line with the phone numbers after a doubtful line; empty if the last lines named them often enough. */
export const numbersFor = (scene: ReplyScene): string[] =>
  saysNumbers(scene) ? [scene.lines.pick(spareLines.numbers)] : [];

function saysNumbers({ before, isDoubtful }: ReplyScene): boolean {
  const mine = before.filter(({ by }) => by === 'companion').slice(-LINES_AFTER_HELP);
  return isDoubtful && mine.filter(({ text }) => NUMBERS.test(text)).length < MOST_NUMBERS;
}

const isSaid = ({ reading: { echo } }: ReplyScene): boolean => echo.mirror !== undefined || echo.fragment !== undefined;

/** Returns a line that repeats the person's words; undefined when they cannot be repeated. */
function heard({ reading, lines, isDoubtful }: ReplyScene): string | undefined {
  const { mirror, fragment, toMe, it } = reading.echo;
  if (mirror !== undefined) return lines.pick(isDoubtful ? takeUps.heardInDoubt : takeUps.heard);
  if (fragment !== undefined) return lines.pick(takeUps.heardInWords);
  if (toMe !== undefined) return lines.pick(takeUps.heardToMe);
  if (it === undefined || reading.isQuestion) return undefined;
  const own = ownWords(reading.last);
  return own === undefined ? lines.pick(takeUps.heardAbout) : lines.with({ toMe: own }).pick(takeUps.heardOwn);
}

/** Returns the closing line: comfort after sad, doubtful or short lines, gladness after good news, else listening. */
function closing(scene: ReplyScene): string {
  const { reading, lines, said, isDoubtful } = scene;
  const tone = toneOf(scene.meant, said.join(' '));
  const isAlone = reading.isShort && !isSaid(scene);
  const isSad = reading.signs.includes('hardTimes') || isHeavyTone(tone) || isDoubtful || isAlone;
  if (isSad && tone !== 'wit') return lines.pick(spareLines.afterHelp);
  const isGlad = reading.signs.includes('goodNews') || tone === 'joy' || tone === 'warm';
  return lines.pick(isGlad ? spareLines.gladly : spareLines.plainly);
}
