import { spelledOut } from '#content/spelled-out.ts';

/** Words that show an intent and are often mistyped. No other common word differs from one of these by one letter. */
const KEY_WORDS = [
  'hello',
  'goodbye',
  'tomorrow',
  'tonight',
  'yesterday',
  'weekend',
  'awesome',
  'beautiful',
  'depressed',
  'anxious',
  'stressed',
  'exhausted',
  'overwhelmed',
  'promoted',
  'promotion',
  'graduated',
  'annoying',
  'stupid',
  'remember',
  'birthday',
  'girlfriend',
  'boyfriend',
  'interview',
  'definitely',
];

const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  thx: 'thanks',
  thanx: 'thanks',
  thnks: 'thanks',
  thansk: 'thanks',
  tnx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  pls: 'please',
  plz: 'please',
  helo: 'hello',
  helllo: 'hello',
  hii: 'hi',
  heyy: 'hey',
  gud: 'good',
  gn: 'goodnight',
  gm: 'good morning',
  idk: 'i dont know',
  dunno: 'i dont know',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  abt: 'about',
  bc: 'because',
  cuz: 'because',
  rly: 'really',
  favorite: 'favourite',
};

/** Returns a text in the form that `signs` match: lower case, no punctuation, short forms and typos replaced. */
export function plain(text: string): string {
  return spelledOut(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(mended)
    .join(' ');
}

function mended(word: string): string {
  const calm = word.replaceAll(/(\p{L})\1{2,}/gu, '$1');
  const short = Object.hasOwn(SHORT_FORMS, calm) ? SHORT_FORMS[calm] : undefined;
  if (short !== undefined) return short;
  if (calm.length < 5) return calm;
  return KEY_WORDS.find((key) => isOneSlipAway(calm, key)) ?? calm;
}

/** Returns whether two words with the same first letter differ by one letter added, missing, changed or swapped. */
function isOneSlipAway(word: string, key: string): boolean {
  if (word === key || word[0] !== key[0] || Math.abs(word.length - key.length) > 1) return false;
  // A plural or another form of the same word is no typo.
  if (word.startsWith(key) || key.startsWith(word)) return false;
  let start = 0;
  while (word[start] === key[start]) start += 1;
  const [a, b] = [word.slice(start), key.slice(start)];
  const isSwap = a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwap || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Returns a text with straight apostrophes, in Unicode's composed form. */
export const straight = (text: string): string => text.normalize('NFC').replaceAll(/[’‘`´]/g, "'");

export const countWords = (said: string): number => (said === '' ? 0 : said.split(' ').length);

/** Returns the first words of a text, as many as have room in `most` characters. */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
}

/** Returns the sentences of a text, each with its punctuation. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Matches a short piece that only introduces a sentence: "P.S.", "Ah." */
const LEAD_IN = /^\S{1,4}$/;

/** Returns whether a reply asks something. A question in quotation marks is the person's own and does not count. */
export const asksIn = (reply: string): boolean => reply.replaceAll(/“[^”]*”/g, '').includes('?');

/** Returns a line without the questions at its end and the short words before them; the result may be empty. */
export function withoutQuestion(line: string): string {
  const sentences = sentencesOf(line);
  if (!asksIn(sentences.at(-1) ?? '')) return line;
  while (asksIn(sentences.at(-1) ?? '')) sentences.pop();
  while (LEAD_IN.test(sentences.at(-1) ?? '')) sentences.pop();
  return sentences.join(' ');
}
