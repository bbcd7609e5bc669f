import { kindLines } from '#content/companions/kind-lines.ts';
import { refusalOf } from '#content/moderation.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { recognise } from '#companions/hearing/recognise.ts';
import { ownLine, type Reaction, type ReplyScene } from './scene.ts';
import { takenUp } from './take-up.ts';
import { countWords, plain, straight } from '#companions/words/words.ts';

const HELLO =
  /^(?:(?:hi+|hey+|hell+o+|hiya+|yo|howdy|heya|hola+|habari|greetings|well hello+|good (?:morning|afternoon|evening|day)|morning|evening|afternoon)(?: (?:there|again|everyone|all|you|love|dear|darling|my (?:dear|friend|love)|friend|mate|gorgeous|handsome|beautiful|stranger|hi))*(?:[,.!: ]+|$))+/i;
/** Matches an introduction, with or without a name: "it's me", "it's me Trace", "this is Aoife", "I'm Linh". */
const INTRODUCES =
  /^(?:(?:[Ii]t'?s|[Ii]t is|[Tt]his is)(?: only| just)? me(?: again)?(?:,? (\p{Lu}\p{L}+))?|(?:[Ii]t'?s|[Tt]his is|[Ii]'?m|[Ii] am|[Mm]y name'?s|[Mm]y name is)(?: only| just)? (\p{Lu}\p{L}+)(?=[,.!]| here| again| and|$))(?: (?:here|again))?(?:[,.! ]+(?:and )?|$)/u;
/** Matches words between the hello and the rest of the line: "first time here". */
const BETWEEN = /^(?:first time (?:here|writing)|nice to meet you|me again|only me)[,.! ]+/i;
/** If the rest of the line has fewer words than this, it belongs to the hello. */
const LEAST_WORDS = 3;

/** Returns whether a line begins, after any hello, with an introduction that has a name. */
export const introduces = (text: string): boolean =>
  INTRODUCES.exec(straight(text).replace(HELLO, ''))
    ?.slice(1)
    .some((name) => name !== undefined) ?? false;

/**
 * Returns a hello and an answer to the rest of the line: "good evening, not much of a day". A hello with a name and no
 * rest gets only a hello. Returns undefined for a line without a hello, for a bare hello without a name, and when the
 * rest is a question or cannot be repeated.
 */
export function greetingIn(scene: ReplyScene): Reaction | undefined {
  const { said, slots, lines } = scene;
  const text = straight(said.join('\n').trim());
  const bare = text.replace(/^(?:well|oh|so)[, ]+/i, '');
  const greeted = bare.replace(HELLO, '').replace(BETWEEN, '');
  const introduced = INTRODUCES.exec(greeted);
  const name = nameIn(introduced);
  const rest = greeted.slice(introduced?.[0].length ?? 0);
  const isHello = greeted !== bare || introduced !== null;
  if (!isHello || (name === undefined && countWords(plain(rest)) < LEAST_WORDS)) return undefined;
  const hello = name === undefined ? lines.pick(helloFor(text)) : lines.with({ name }).pick(kindLines.helloName);
  if (countWords(plain(rest)) < LEAST_WORDS) return { kind: 'greeting', parts: [hello] };
  if (slots['place'] !== undefined) {
    return { kind: 'hello', parts: [lines.fresh(kindLines.helloFrom) ?? hello] };
  }
  const reading = recognise([rest]);
  if (reading.isQuestion) return undefined;
  if (reading.signs.includes('hardTimes')) {
    return { kind: 'hardTimes', parts: [hello, ownLine({ ...scene, reading }, 'hardTimes')] };
  }
  const { it, mirror, fragment, toMe } = reading.echo;
  if (mirror !== undefined || fragment !== undefined || it !== undefined) {
    const own = { ...scene, reading, lines: lines.with({ it, mirror, fragment, toMe }) };
    return { kind: 'listening', parts: [hello, ...takenUp(own)] };
  }
  return reading.phrase === undefined
    ? undefined
    : { kind: 'hello', parts: [hello, lines.with({ phrase: reading.phrase }).pick(takeUps.phrase)] };
}

/**
 * Returns the name of an introduction, if the name may be said. Only a word with a capital is a name: not "i'm tired".
 */
function nameIn(introduced: RegExpExecArray | null): string | undefined {
  const found = introduced?.[1] ?? introduced?.[2];
  return found !== undefined && refusalOf(found) === undefined ? found : undefined;
}

function helloFor(text: string): readonly string[] {
  if (/\bmorning\b/i.test(text)) return kindLines.goodMorning;
  return /\bevening\b/i.test(text) ? kindLines.goodEvening : kindLines.hello;
}
