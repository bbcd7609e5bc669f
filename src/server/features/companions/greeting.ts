import { kindLines } from '#content/companions/kind-lines.ts';
import { takeUps } from '#content/companions/take-ups.ts';
import { recognise } from './recognise.ts';
import { ownLine, type Reaction, type Scene } from './scene.ts';
import { takenUp } from './take-up.ts';
import { countWords, plain } from './words.ts';

const HELLO =
  /^(?:(?:hi|hey|hello|hiya|yo|howdy|heya|hola|greetings|well hello|good (?:morning|afternoon|evening|day)|morning|evening|afternoon)(?: (?:there|again|everyone|all|you))?[,.!: ]+)+/i;
/** A rest of fewer words is part of the hello. */
const LEAST_WORDS = 3;

/** Returns a hello and an answer to what else was said in it: "good evening, not much of a day"; undefined for a bare one. */
export function greetingIn(scene: Scene): Reaction | undefined {
  const { said, slots, lines } = scene;
  const text = said.join('\n').trim();
  const rest = text.replace(HELLO, '');
  if (rest === text || countWords(plain(rest)) < LEAST_WORDS) return undefined;
  const hello = lines.pick(helloFor(text));
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

function helloFor(text: string): readonly string[] {
  if (/\bmorning\b/i.test(text)) return kindLines.goodMorning;
  return /\bevening\b/i.test(text) ? kindLines.goodEvening : kindLines.hello;
}
