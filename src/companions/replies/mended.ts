import { spareLines } from '#content/companions/spare-lines.ts';
import { briefOf } from '#companions/scenes/play.ts';
import type { ReplyScene } from './scene.ts';

/** "No, I meant …", "I asked …", "like I said": the rest of the line is heard as if it were new. */
const CORRECTS =
  /(?:^|(?<=[.!?,;]\s))(?:(?:no|oh|lol|haha|what)\b[\s,.!?]+)*(?:i (?:just |only )?(?:meant|asked|mean)(?: (?:that|is))?\b|i(?:[’']?m| am| was) talking (?:about|to)\b|like i said\b|that[’']?s not what i (?:meant|asked|said)\b)[\s,:.]*/iu;

export const corrects = (text: string): boolean => CORRECTS.test(text);

/** Returns a line without the words that only correct; the line itself if nothing else is in it. */
export function heardAgain(text: string): string {
  const rest = text.replace(CORRECTS, '').trim();
  return rest === '' ? text : rest;
}

/** Beside the answers of these rules, the apology is out of place. */
const UNLED = /^(?:near-grave|after-help|forgotten|goodbye|corrected|language|taken-back)$/;

/** Returns the apology to a person who corrects; none right after a line of the scene, which missed nothing. */
export function sorryFor({ isCorrection, story, place, before, lines, isOf }: ReplyScene, rule: string): string[] {
  if (!isCorrection || isOf === 'complaint' || UNLED.test(rule)) return [];
  const last = before.findLast(({ by }) => by === 'companion')?.text;
  const says = briefOf(story, place)?.says;
  const isMissed = last !== undefined && (says === undefined || !last.includes(says));
  return isMissed ? [lines.pick(spareLines.mended)] : [];
}
