import { latinOf, withoutFrames } from '#content/skeleton.ts';
import { spelledOut } from '#content/spelled-out.ts';
import { english } from './never-said-english.ts';
import { spanish } from './never-said-spanish.ts';

/**
 * What no AI of the product says: that it is `human`, that it or its reader is a `minor`, that the two could meet or
 * talk `elsewhere`, or signs that give a language model a `role`.
 */
export type NeverSaid = 'human' | 'minor' | 'elsewhere' | 'role';

/** Patterns of one language, over text in the form of `readingOf`. */
export interface NeverSaidWords {
  human: readonly RegExp[];
  minor: readonly RegExp[];
  elsewhere: readonly RegExp[];
  /** A plain proposal to meet. It may stand in words that a person could send to another person. */
  meeting: readonly RegExp[];
  /** Runs of letters without blanks, for words that are spelled letter by letter. */
  spelled: RegExp;
}

interface Options {
  /** True where quoted words (“…”) are a proposal for what the reader could write to somebody. */
  quotesAreTheirs?: boolean;
}

const KINDS = ['human', 'minor', 'elsewhere'] as const;

/** Returns what a text says that no AI of the product may say; undefined if there is nothing. Its time is linear. */
export function neverSaidIn(text: string, { quotesAreTheirs = false }: Options = {}): NeverSaid | undefined {
  const shown = shownOf(text);
  const role = roleIn(text);
  if (role !== undefined) return role;
  const own = quotesAreTheirs ? shown.replaceAll(/[“"][^“”"]{0,600}[”"]|«[^«»]{0,600}»/g, ' “” ') : shown;
  for (const reading of readingsOf(shown)) {
    for (const { spelled, ...words } of [english, spanish]) {
      const kind = KINDS.find((one) => words[one].some((sign) => sign.test(reading)));
      if (kind !== undefined) return kind;
      if (spelled.test(reading)) return 'human';
    }
  }
  const meets = readingsOf(own).some((reading) =>
    [english, spanish].some(({ meeting }) => meeting.some((sign) => sign.test(reading))),
  );
  return meets ? 'elsewhere' : undefined;
}

/** Returns `role` for a text with signs that give a language model a role. */
export function roleIn(text: string): 'role' | undefined {
  const shown = shownOf(text);
  return ROLE.some((sign) => sign.test(shown)) ? 'role' : undefined;
}

/** Signs of the input of language models, which mean nothing to a person. */
const ROLE: readonly RegExp[] = [
  /<\|[a-z_/ ]{0,30}\|>|<\/?(?:start|end)_of_(?:turn|text)>|<\/?s>|<<\/?\s?sys\s?>>|\[\/?\s?inst\s?\]|<\/?(?:person_data|tool_calls?|function_calls?|think(?:ing)?|system|assistant|instructions?)>/,
  /["'`]?\brole\b["'`]?\s{0,3}[:=]\s{0,3}["'`]?(?:system|assistant|user|developer|tool|function|sistema|asistente)\b/,
  /\{\s{0,5}["'][\w-]{1,30}["']\s{0,5}:/,
  /(?:^|\n|[.!?]\s)[\s>#*_`-]{0,8}(?:system|assistant|user|developer|human|sistema|usuario|asistente)(?: (?:prompt|message|instructions?|note|override))?[*_`]{0,3}\s{0,2}:/,
  /[[({<]\s{0,3}\/?\s{0,3}(?:system|instructions?|inst|sys|developer|prompt|assistant|admin|override|jailbreak|role|sistema|instrucci[oó]n(?:es)?|asistente|rol)(?:\s\w{1,20}){0,3}\s{0,3}[\]):}>=]/,
  /\bsystem (?:prompt|message|override|instructions?)\s{0,2}[:=]|\bnew instructions?\s{0,2}:|(?<!#)#{2,}\s{0,3}(?:instructions?|response|system|input|prompt)\b/,
  /\b(?:ignore|disregard|forget|override|ignora|olvida)(?: (?:all|any|the|of|everything))* (?:previous|prior|above|earlier|system|safety|your|my)(?: (?:previous|prior|above|earlier|system|safety|own))* (?:instructions|rules|prompts?|guidelines)\b|\b(?:ignora|olvida)(?: (?:todas?|las?))* (?:(?:instrucciones|reglas) (?:anteriores|previas|del sistema)|tus (?:instrucciones|reglas))\b/,
  /\bmy (?:system |hidden |secret |original |initial )*(?:instructions|prompt|rules|guidelines) (?:say|says|tell|tells|read|reads|state|states|begin|begins|start|starts|go|is\b|are)\s?(?:me\b|that\b|as follows|like this|these|[:,]|["“])|(?:^|\n)[ \t]{0,8}you are (?:wyn, the ai|an ai (?:assistant|character|wingman)\b|a helpful assistant)|\byou play an ai character\b|\b(?:begin|end|start)(?: of)? (?:the )?system prompt\b|\b(?:here (?:are|is)|these are) my (?:system |hidden |secret |original |initial )*(?:instructions|prompt)\b/,
  /\bmis? (?:instruccion(?:es)?|prompt|reglas) (?:dicen?|son|es|ordenan?)\s?(?:que\b|las siguientes|esta|estas|:|["“«])|\best[ao]s? (?:son|es) mis? (?:instrucciones|prompt)\b/,
];

const NOT_SHOWN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns the text as it looks: in lower case, without invisible signs, with plain letters, quotes and dashes. */
function shownOf(text: string): string {
  return spelledOut(withoutFrames(text), 'NFKC')
    .replaceAll(NOT_SHOWN, '')
    .toLowerCase()
    .replaceAll(/[’‘ʼ´ʹ‛＇]/g, "'")
    .replaceAll(/[‐-―−]/g, '-');
}

/** Returns a shown text as words: without accents and markdown, in Latin letters, with one blank between words. */
function readingOf(shown: string): string {
  const letters = [...shown.normalize('NFD').replaceAll(/\p{M}/gu, '')].map(latinOf).join('');
  return letters
    .replaceAll(/<\/?[a-z][^<>]{0,40}>/g, '')
    .replaceAll(/\]\([^()\s]{0,200}\)/g, '')
    .replaceAll(/[*_~`\\#>[\]|]/g, '')
    .replaceAll('-', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the readings of a text: as it stands, and with words that are masked by signs or digits put together. */
function readingsOf(shown: string): readonly string[] {
  const plain = readingOf(shown);
  const joined = readingOf(shown.replaceAll(/(?<=\p{L})[-.·•_*|/~^](?=\p{L})/gu, ''))
    .replaceAll(/[a-z0-9@$]+/g, (word) =>
      /\d[a-z]|[a-z]\d|[@$]/.test(word) ? word.replaceAll(/[0134578@$]/g, (sign) => LEET[sign] ?? sign) : word,
    )
    .replaceAll(/\b1(?='m\b| am\b)/g, 'i')
    .replaceAll(/\b[a-z](?: [a-z])+\b/g, (run) => (run.length > 4 ? run.replaceAll(' ', '') : run));
  return joined === plain ? [plain] : [plain, joined];
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};

const ASKS_IF_HUMAN =
  /\b(?:are you|r u|is this|am i talking to|eres|sos|hablo con)(?: (?:really|actually|even|a|an|un|una|de verdad))* (?:real|actual|living|ser )?\s?(?:human\w*|person\w?|woman|man|girl|guy|somebody|someone|real|alive|mujer|hombre)\b/;
const ASKS_IF_AI =
  /\b(?:are you|r u|is this|am i talking to|eres|sos|hablo con)(?: (?:really|actually|just|only|a|an|un|una|solo))* (?:ai|bot|robot|machine|chat ?bot|computer|program|fake|ia|inteligencia artificial|maquina)\b/;
const YES =
  /^[^a-z]*(?:(?:oh|well|ha|haha|pues|bueno)[, ]+)?(?:yes|yep|yeah|yup|sure|of course(?! not)|absolutely|definitely|i am\b|si\b|claro(?! que no)|por supuesto(?! que no))/;
const NO =
  /^[^a-z]*(?:(?:oh|well|ha|haha|pues|bueno)[, ]+)?(?:no\b|nope|nah|never|of course not|not at all|absolutely not|definitely not|claro que no|por supuesto que no|para nada|que va)/;
const SAYS_AI =
  /\b(?:ai|ia|artificial|program|software|not (?:a |an )?(?:real )?(?:human|person)|written|no soy (?:un |una )?(?:human\w+|persona))\b/;

/** Returns whether an answer to "Are you human?" is a yes, or one to "Are you a bot?" a no, and says nothing of an AI. */
export function passesAsHuman(question: string, answer: string): boolean {
  const asked = readingOf(shownOf(question));
  const said = readingOf(shownOf(answer));
  const claims = (ASKS_IF_HUMAN.test(asked) && YES.test(said)) || (ASKS_IF_AI.test(asked) && NO.test(said));
  return claims && !SAYS_AI.test(said);
}

/** The number of words in a row that tell that a text repeats another one. */
const ROW = 8;

/** Returns whether a text repeats a row of words of instructions that nobody but the model reads. */
export function repeats(text: string, instructions: string): boolean {
  const rows = rowsOf(instructions);
  for (const row of rowsOf(text)) if (rows.has(row)) return true;
  return false;
}

function rowsOf(text: string): Set<string> {
  const words = readingOf(shownOf(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.slice(0, Math.max(0, words.length - ROW + 1)).map((_, at) => words.slice(at, at + ROW).join(' ')),
  );
}
