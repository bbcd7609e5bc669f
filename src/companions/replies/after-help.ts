import { spareLines } from '#content/companions/spare-lines.ts';
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
  ['complaint', spareLines.complaint],
  ['apology', spareLines.apology],
  ['thanks', spareLines.thanks],
  ['advice', spareLines.advice],
  ['opinion', spareLines.opinion],
  ['compliment', spareLines.compliment],
  ['command', spareLines.commandPlainly],
  ['unlock', spareLines.commandPlainly],
  ['joke', spareLines.commandPlainly],
  ['howAreYou', spareLines.ofMyself],
  ['agree', spareLines.agree],
  ['luck', spareLines.luck],
];

/**
 * Returns the answer shortly after a help card or a safety question: plain, without a question, a joke or an anecdote,
 * but still an answer to the person's line.
 */
export function afterHelp(scene: ReplyScene): string[] {
  const { reading, lines, fact } = scene;
  if (fact !== undefined) return [fact];
  if (reading.language !== 'en') return inOtherLanguage(scene);
  if (reading.isAgainstThemself) return [lines.pick(spareLines.kinder), lines.pick(spareLines.afterHelp)];
  const ofKind = plainlyByKind(scene);
  if (ofKind !== undefined) return ofKind;
  const plainly = PLAINLY.find(([sign]) => reading.signs.includes(sign));
  if (plainly !== undefined) return [lines.pick(plainly[1])];
  if (reading.isQuestion) {
    const answer = reading.isAboutCompanion ? spareLines.ofMyself : spareLines.worldAtAll;
    return [lines.pick(answer), ...(reading.isAboutCompanion ? [] : [lines.pick(spareLines.plainly)])];
  }
  return [closing(scene)];
}

/** Returns a line with the phone numbers after a doubtful line; empty if the last lines named them often enough. */
export const numbersFor = (scene: ReplyScene): string[] =>
  saysNumbers(scene) ? [scene.lines.pick(spareLines.numbers)] : [];

function saysNumbers({ before, isDoubtful }: ReplyScene): boolean {
  const mine = before.filter(({ by }) => by === 'companion').slice(-LINES_AFTER_HELP);
  return isDoubtful && mine.filter(({ text }) => NUMBERS.test(text)).length < MOST_NUMBERS;
}

/** Returns the closing line: comfort after sad, doubtful or short lines, gladness after good news, else listening. */
function closing(scene: ReplyScene): string {
  const { reading, lines, said, isDoubtful } = scene;
  const tone = toneOf(scene.meant, said.join(' '));
  const isSad = reading.signs.includes('hardTimes') || isHeavyTone(tone) || isDoubtful || reading.isShort;
  if (isSad && tone !== 'wit') return lines.pick(spareLines.afterHelp);
  const isGlad = reading.signs.includes('goodNews') || tone === 'joy' || tone === 'warm';
  return lines.pick(isGlad ? spareLines.gladly : spareLines.plainly);
}
