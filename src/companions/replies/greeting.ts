import { kindLines } from '#content/companions/kind-lines.ts';
import { refusalOf } from '#content/moderation.ts';
import { withoutQuestion, straight } from '#companions/words/words.ts';
import { ownLine, type ReplyScene } from './scene.ts';

const HELLO =
  /^(?:(?:hi+|hey+|hell+o+|hiya+|yo|howdy|heya|hola+|habari|greetings|well hello+|good (?:morning|afternoon|evening|day)|morning|evening|afternoon)(?: (?:there|again|everyone|all|you|love|dear|darling|my (?:dear|friend|love)|friend|mate|gorgeous|handsome|beautiful|stranger|hi))*(?:[,.!: ]+|$))+/i;
/** Matches an introduction, with or without a name: "it's me", "it's me Trace", "this is Aoife", "I'm Linh". */
const INTRODUCES =
  /^(?:(?:[Ii]t'?s|[Ii]t is|[Tt]his is)(?: only| just)? me(?: again)?(?:,? (\p{Lu}\p{L}+))?|(?:[Ii]t'?s|[Tt]his is|[Ii]'?m|[Ii] am|[Mm]y name'?s|[Mm]y name is)(?: only| just)? (\p{Lu}\p{L}+)(?=[,.!]| here| again| and|$))(?: (?:here|again))?(?:[,.! ]+(?:and )?|$)/u;

/** Returns the name of an introduction, after any hello. Only a word with a capital is a name: not "i'm tired". */
function nameIn(text: string): string | undefined {
  const found = INTRODUCES.exec(straight(text).trim().replace(HELLO, ''))?.slice(1);
  return found?.find((name) => name !== undefined && refusalOf(name) === undefined);
}

/** Returns whether a line begins, after any hello, with an introduction that has a name. */
export const introduces = (text: string): boolean => nameIn(text) !== undefined;

/** Small talk that gets its answer before the answer to the rest of a line. */
const BESIDE = ['thanks', 'howAreYou', 'compliment'] as const;

/** Returns the answer to the hello or the thanks with which a longer line begins; empty without any. */
export function smallTalkIn(scene: ReplyScene): string[] {
  const { said, lines, reading } = scene;
  const text = straight(said.join('\n').trim());
  const name = nameIn(text);
  if (name !== undefined) return [lines.with({ name }).pick(kindLines.helloName)];
  if (HELLO.test(text)) return [lines.pick(helloFor(text))];
  const sign = BESIDE.find((one) => reading.signs.includes(one));
  return sign === undefined ? [] : [withoutQuestion(ownLine(scene, sign))];
}

function helloFor(text: string): readonly string[] {
  if (/\bmorning\b/i.test(text)) return kindLines.goodMorning;
  return /\bevening\b/i.test(text) ? kindLines.goodEvening : kindLines.hello;
}
