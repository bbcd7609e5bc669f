import { spareLines } from '#content/companions/spare-lines.ts';
import type { MemoryQuestion } from '#companions/memory/asked.ts';
import { isRipe, linesOf, lowerFirst, questionsFrom, toldBack } from '#companions/memory/recall.ts';
import type { Forgot } from '#companions/memory/recollection.ts';
import type { Reaction, ReplyScene } from './scene.ts';

/** The kinds of answers that may begin with a note about the subject of the person's line. */
const MAY_REMEMBER: ReadonlySet<string> = new Set(['theme', 'goodNews', 'advice', 'hardTimes']);

export const rememberedIn = (scene: ReplyScene, kind: string): string[] =>
  scene.isAfterHelp || !MAY_REMEMBER.has(kind) ? [] : touchedIn(scene);

/** Returns what the character remembers of the subject of the person's line, in one sentence. */
export function touchedIn(scene: ReplyScene): string[] {
  const ripe = scene.touched.filter((kept) => isRipe(kept, scene));
  const [line] = ripe.flatMap((kept) => scene.lines.fresh(linesOf(kept, scene)) ?? []);
  return line === undefined ? [] : [line];
}

/** Returns a question about a past plan; else, if `mayRecall`, about another note, but a loss only if `mayMourn`. */
export function broughtUp(scene: ReplyScene, mayRecall: boolean, mayMourn = false): string | undefined {
  if (!scene.mayBringUp) return undefined;
  const untouched = scene.notes.filter(({ about }) => !scene.touched.some((kept) => kept.about === about));
  const { plans, losses, others } = questionsFrom(untouched, scene);
  const some = mayMourn ? [...losses, ...others] : others;
  return scene.lines.fresh(plans) ?? (mayRecall ? scene.lines.fresh(some) : undefined);
}

/** Returns what the notes say about the subject of the question, or about everything if it has no subject. */
export function known(scene: ReplyScene, { it, notes: found }: MemoryQuestion): string[] {
  const { lines } = scene;
  if (it === undefined) return [toldBack(found, scene) ?? lines.pick(spareLines.nothingKept)];
  if (found.length === 0) return [lines.pick(spareLines.notKnown)];
  const sentences = found.slice(-MOST_TOLD_OF_ONE).map(({ note }) => `${note}.`);
  return [lines.pick(spareLines.known), ...sentences];
}

/** Returns the answer to a correction: the note as it now reads, or that the note is deleted if `note` is empty. */
export function corrected({ lines }: ReplyScene, note: string): string[] {
  return note === '' ? [lines.pick(spareLines.takenOut)] : [lines.pick(spareLines.corrected), `${note}.`];
}

/** Returns the note that the person's lines have just made, so that they see what is kept. */
export function noted({ notes, said, lines }: ReplyScene): Reaction | undefined {
  const fresh = notes.findLast(({ about, line }) => line !== null && said.includes(line) && !SORE.test(about));
  if (fresh === undefined) return undefined;
  return { kind: 'noted', parts: [lines.with({ note: lowerFirst(fresh.note) }).pick(spareLines.noted)] };
}

/** Notes that nobody should be told are kept, right after they said it. */
const SORE = /^(?:loss|ill|name|thread)\b/;

const MOST_TOLD_OF_ONE = 3;

export function forgotten({ lines }: ReplyScene, { it, count, isAll }: Forgot): string {
  if (isAll) return lines.pick(spareLines.forgottenAll);
  if (count === 0) return lines.pick(spareLines.nothingToForget);
  return lines.pick(it === undefined ? spareLines.forgottenLast : spareLines.forgotten, spareLines.forgottenLast);
}
