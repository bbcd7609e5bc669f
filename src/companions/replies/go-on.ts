import { saysHard } from '#companions/hearing/recognise.ts';
import { questionsFrom } from '#companions/memory/recall.ts';
import { asksIn, countWords, withoutQuestion } from '#companions/words/words.ts';
import { numbersFor } from './after-help.ts';
import { smallTalkIn } from './greeting.ts';
import { broughtUp, rememberedIn } from './of-memory.ts';
import { isAfterPause, type Reaction, type ReplyScene } from './scene.ts';

/** The probability of a closing question, by the kind of the answer; 0 for kinds not listed. */
const ASKS: Readonly<Record<string, number>> = {
  greeting: 0.85,
  nameGiven: 0.8,
  again: 0.8,
  howAreYou: 0.7,
  aboutYou: 0.45,
  thanks: 0.5,
  laugh: 0.5,
  compliment: 0.5,
  goodNews: 0.3,
  remembering: 0.4,
  areYouReal: 0.3,
  fine: 0.5,
  noted: 0.6,
  nod: 0.6,
};
/** The probability that a closing question is about a note; after a pause, `RECALLS_AGAIN` applies. */
const RECALLS = 0.35;
export const RECALLS_AGAIN = 0.8;

/** The kinds of answers before which the small talk of the same line gets its own. */
const AFTER_SMALL_TALK: ReadonlySet<string> = new Set([
  'theme',
  'hardTimes',
  'goodNews',
  'noted',
  'aboutYou',
  'missed',
]);
const LEAST_WORDS = 5;

/** Returns the pieces of an answer: the reaction, with what goes before and after it by its kind. */
export function goOn(scene: ReplyScene, { kind, parts, isWhole }: Reaction): readonly string[] {
  if (isWhole === true) return parts;
  const isLong = countWords(scene.reading.said) >= LEAST_WORDS;
  const lead = isLong && AFTER_SMALL_TALK.has(kind) && !scene.isAfterHelp ? smallTalkIn(scene) : [];
  const remembered = rememberedIn(scene, kind);
  const step = threadIn(scene, kind);
  if (step !== undefined) return [...lead, ...parts.map(withoutQuestion), ...step];
  return [...lead, ...remembered, ...parts, question(scene, kind, parts), ...numbersFor(scene)];
}

/** After answers of these kinds, a thread may start or go on: the person has finished, and no question is open. */
const MAY_GO_ON: ReadonlySet<string> = new Set([
  'greeting',
  'again',
  'howAreYou',
  'nod',
  'noted',
  'missed',
  'wit',
  'warm',
  'laugh',
  'thanks',
  'goodNews',
  'agree',
]);
/** A thread starts after this many lines of the person. While one of the last four is heavy, the thread waits. */
const LINES_BEFORE_THREAD = 4;

/** Returns the next step of the thread; undefined without a thread, and while the thread has to wait. */
function threadIn(scene: ReplyScene, kind: string): readonly string[] | undefined {
  const { thread, before, canAsk, notes } = scene;
  const theirs = before.filter(({ by }) => by === 'person');
  const isBegun = notes.some(({ about }) => about.startsWith('thread:'));
  if (thread === undefined || !canAsk || !MAY_GO_ON.has(kind)) return undefined;
  if (!isBegun && theirs.length < LINES_BEFORE_THREAD) return undefined;
  if (theirs.slice(-LINES_BEFORE_THREAD).some(({ text }) => saysHard(text))) return undefined;
  const { plans } = questionsFrom(notes, scene);
  return isAfterPause(scene) && scene.mayBringUp && plans.length > 0 ? undefined : thread.parts;
}

/** When the person is back after a pause, an answer of these kinds may end with a question about an older note. */
const MAY_BRING_UP: ReadonlySet<string> = new Set([
  'greeting',
  'howAreYou',
  'nod',
  'noted',
  'missed',
  'thanks',
  'laugh',
  'aboutYou',
]);

function question(scene: ReplyScene, kind: string, parts: readonly string[]): string {
  const { canAsk, lines, persona, rng } = scene;
  const asks = ASKS[kind] ?? 0;
  // Both numbers are always drawn, so that later random choices do not depend on what is decided here.
  const [asking, recalling] = [rng(), rng()];
  const isAsked = parts.some(asksIn);
  // Within a scene, the question is what the replies are for.
  if (!canAsk || isAsked || scene.place.scene !== null) return '';
  const isBack = isAfterPause(scene) && MAY_BRING_UP.has(kind);
  // When the person returns, the companion may ask about a loss, but not after thanks or a laugh.
  const mayMourn = kind !== 'laugh' && kind !== 'thanks';
  const ofLongAgo = isBack ? broughtUp(scene, recalling < RECALLS_AGAIN, mayMourn) : undefined;
  if (ofLongAgo !== undefined) return ofLongAgo;
  if (asking >= asks) return '';
  const recalled = recalling < RECALLS ? broughtUp(scene, true) : undefined;
  return recalled ?? lines.fresh(persona.lines.questions) ?? '';
}
