import { dotted, spelledOut } from './spelled-out.ts';

/**
 * Checks a short name that a person gives to something, such as an interest. Some checks also apply to messages. Words
 * are compared as a whole, because harmless words contain bad ones (Scunthorpe, cocktails). Disguises are undone first.
 */
export type Refusal = 'hate' | 'sexual' | 'link' | 'contact' | 'unreadable';

export const refusalWords: Readonly<Record<Refusal, string>> = {
  hate: 'That word hurts people. Please pick another.',
  sexual: 'Keep it friendly here: nothing sexual, please.',
  link: 'No links here, please. Just name the interest.',
  contact: 'No handles, numbers or addresses here. Your chats are the place for those.',
  unreadable: 'We could not read that. Letters and numbers work best.',
};

/** Returns why `text` is refused; undefined if it is allowed. */
export function refusalOf(text: string): Refusal | undefined {
  const lower = readable(text);
  if (lower === undefined) return 'unreadable';
  const readings = readingsOf(lower);
  if (readings.some((reading) => means(reading, hateful))) return 'hate';
  if (readings.some((reading) => means(reading, sexual))) return 'sexual';
  if (links.some((pattern) => pattern.test(lower))) return 'link';
  return isContact(lower) ? 'contact' : undefined;
}

/** Returns whether a text has a link, or a handle, number or address of its writer, whatever else it says. */
export function hasReach(text: string): boolean {
  const lower = readable(text);
  return lower !== undefined && (links.some((pattern) => pattern.test(lower)) || isContact(lower));
}

/**
 * Returns whether a text has an address elsewhere, a number or a link of its writer. A mention, a date, a sum of money
 * and a word with an underscore are none.
 */
export function hasAddress(text: string): boolean {
  const lower = readable(text)?.replaceAll(FIGURES, ' ');
  if (lower === undefined) return false;
  return links.some((pattern) => pattern.test(lower)) || isAddress(lower) || hasNumber(lower);
}

/** Returns whether `refusalOf` would return 'hate'. Every message is checked, so this does no other check. */
export function isHateful(text: string): boolean {
  if (PLAIN.test(text)) return means(lettersOf(text.toLowerCase()), hateful);
  const lower = readable(text);
  return lower !== undefined && readingsOf(lower).some((reading) => means(reading, hateful));
}

/** Returns the visible text in lower case; undefined if the text is unreadable. */
function readable(text: string): string | undefined {
  // A line break separates words; other control characters are removed, because they can be inside a word.
  const shown = spelledOut(text, 'NFKC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    // A digit on a key is a digit.
    .replaceAll(/(?<=\p{Nd})[\uFE0F\u20E3]+/gu, '');
  if (!/[\p{L}\p{N}]/u.test(shown) || /\p{M}{3,}/u.test(shown.normalize('NFD'))) return undefined;
  return dotted(shown.toLowerCase());
}

/** A dot, or a word for it in brackets. */
const DOT = String.raw`(?:\.|[([{<]\s?(?:dot|punto|\.)\s?[)\]}>])`;
const links = [
  /\b(?:h[tx]{2}ps?|ftp):|\b(?:hxxps?|www)\b|\bxn--/u,
  new RegExp(String.raw`[\p{L}\d]\s?${DOT}\s?(?:com|net|org)\b`, 'u'),
  new RegExp(String.raw`[\p{L}\d]${DOT}(?:io|gg|me|tv|co|app|xyz|link|ly|us|info|dev)\b`, 'u'),
  /[\p{L}\d]\s+(?:dot|punto)\s+(?:com|net|org|io|gg)$/u,
];

const PLATFORMS =
  '(?:ig|insta|instagram|snap|snapchat|telegram|tg|discord|kik|whatsapp|tiktok|venmo|cashapp|onlyfans|wechat|signal|fb)';
const handles = [/(?:^|[^\p{L}\d])@[\p{L}\d_]{2,}/u, /[\p{L}\d]_[\p{L}\d]|[\p{L}\d]#\d{4}\b/u];
const addresses = [
  /[^\s@]@[^\s@]/u,
  /(?:\b(?:at|arroba)|[([{<]\s?(?:at|arroba)\s?[)\]}>])\s?(?:gmail|yahoo|hotmail|outlook|icloud|proton)\b/u,
  new RegExp(`\\b${PLATFORMS}\\s*[:=@]|\\b(?:on|my)\\s+${PLATFORMS}\\b|\\b${PLATFORMS}\\s+(?:me\\b|\\S*\\d)`, 'u'),
  /\b(?:whatsapp|onlyfans|hmu|dm me|text me|add me)\b/u,
];

/** Dates, years, times, and numbers of thousands, none of which is a phone number. */
const FIGURES =
  /(?<![\d.-])(?:\d{4}-\d\d?-\d\d?|\d\d?[./-]\d\d?[./-](?:\d\d){1,2}|\d{1,3}(?:[,.]\d{3})+(?:[,.]\d\d?)?(?![,.]\d)|\d\d?:\d\d(?::\d\d)?)(?![\d-])/gu;
const NUMBER_WORDS =
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b[\s.,-]*){7,}|(?:[零〇一二三四五六七八九][\s-]?){7,}/u;

const isContact = (lower: string): boolean =>
  handles.some((pattern) => pattern.test(lower)) || isAddress(lower) || hasNumber(lower);

const isAddress = (lower: string): boolean => addresses.some((pattern) => pattern.test(lower));

/** Returns whether a readable text has seven digits in a row, in figures or in words, as a phone number has. */
function hasNumber(lower: string): boolean {
  // Two years in a row are a period, not seven digits of a phone number.
  const withoutSpans = lower
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/(?<!\d)(?:1\d|20)\d\d\s*(?:[-–—/&]|to|and|\s)\s*(?:1\d|20)?\d\d(?!\d)/gu, ' ');
  return /(?:\p{Nd}[\s().+\-–·,]*){7,}/u.test(withoutSpans) || NUMBER_WORDS.test(lower);
}

/** Foreign letters and signs that look like a Latin letter. */
export const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['α', 'a'],
  ['в', 'b'],
  ['β', 'b'],
  ['с', 'c'],
  ['ϲ', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['ε', 'e'],
  ['ɡ', 'g'],
  ['һ', 'h'],
  ['н', 'h'],
  ['і', 'i'],
  ['ι', 'i'],
  ['ı', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['κ', 'k'],
  ['ӏ', 'l'],
  ['м', 'm'],
  ['ո', 'n'],
  ['п', 'n'],
  ['η', 'n'],
  ['о', 'o'],
  ['ο', 'o'],
  ['σ', 'o'],
  ['ø', 'o'],
  ['р', 'p'],
  ['ρ', 'p'],
  ['ѕ', 's'],
  ['т', 't'],
  ['τ', 't'],
  ['υ', 'u'],
  ['ս', 'u'],
  ['ν', 'v'],
  ['ѵ', 'v'],
  ['ԝ', 'w'],
  ['х', 'x'],
  ['χ', 'x'],
  ['у', 'y'],
  ['γ', 'y'],
]);
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '|': 'i',
};

const FOREIGN = /\P{ASCII}/u;
/** A plain text has only letters and signs that replace no letter, so it has one reading. Most messages are plain. */
const PLAIN = /^[A-Za-z\s.,;:'"?()/-]*$/;

/** Returns the possible readings: as written, and with digits and signs as letters. */
function readingsOf(lower: string): string[] {
  const folded = FOREIGN.test(lower)
    ? [...lower.normalize('NFD').replaceAll(/\p{M}/gu, '')].map((sign) => LOOKALIKES[sign] ?? sign).join('')
    : lower;
  const leet = folded.replaceAll(/[0345789@$€|]/g, (sign) => LEET[sign] ?? sign);
  const all = [folded, leet.replaceAll(/[1!]/g, 'i'), leet.replaceAll(/[1!]/g, 'l'), folded.replaceAll('*', 'u')];
  return [...new Set(all)].map(lettersOf);
}

const lettersOf = (reading: string): string => joinSpelled(reading.replaceAll(/[^a-z]+/g, ' ').trim());

/** Joins spelled words such as "f u c k" and "f.u.c.k"; a single letter beside a word stays separate. */
const joinSpelled = (words: string): string =>
  words.replaceAll(/\b[a-z](?: [a-z])+\b/g, (run) => (run.length > 4 ? run.replaceAll(' ', '') : run));

/** Harmless names that contain listed words. */
const INNOCENT = new RegExp(
  `\\b(?:${[
    'moby dick',
    '(?:philip )?k dick',
    'dick (?:van dyke|tracy|francis|cavett|clark)',
    'maine coons?',
    'tit for tat',
    'cock a leekie',
    'pussy galore',
    'super bowl xxx',
    'sex (?:ed|education|and the city|pistols)',
    'same sex',
    'pussy (?:riot|willows?|hats?)',
    'vagina monologues',
    'ford escorts?',
    'cum laude',
    '(?:blue|great|coal|marsh|willow|long tailed) tits?',
    '(?:blue|red) footed boob(?:y|ies)',
    'horny (?:toads?|lizards?)',
    'chink in the armou?r',
    'cock (?:a doodle doo|of the rock)',
    'porn for (?:cooks|gardeners)',
    'flame retardants?',
    'swingers? club golf',
    'spics? and span',
  ].join('|')})\\b`,
  'g',
);

/** Harmless names are removed only if the text would be refused, which saves work. */
const means = (words: string, list: Lexicon): boolean => has(words, list) && has(words.replaceAll(INNOCENT, ' '), list);

/** A word list as one expression, so that a message is searched only once per list. */
type Lexicon = RegExp;

/** The lists are stored in ROT13, so that a reader of the code does not have to read the words. */
const turn = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));
/** Builds a list of whole words with their plurals, of phrases, and of parts that also count inside a word. */
const lexicon = (words: string, within: string, phrases: string): Lexicon =>
  new RegExp(
    `\\b(?:(?:${turn(words).replaceAll(' ', '|')})s?|${turn(phrases).replaceAll(',', '|')})\\b|${turn(within).replaceAll(' ', '|')}`,
  );

const hateful = lexicon(
  'xvxr puvax tbbx pbba fcvp jrgonpx ornare cnxv genaal ergneq ergneqrq enturnq gbjryurnq furznyr qnexvr wnc snt xxx',
  'avttre avttn snttbg',
  'juvgr cbjre,urvy uvgyre,fvrt urvy,tnf gur wrjf,xvyy nyy wrjf,enpr jne abj',
);
const sexual = lexicon(
  'frk pbpx qvpx phag chffl gvg gvggvrf obbof obbovrf fyhg juber phz phzfubg wvmm zvys qvyqb betl nany oybjwbo unaqwbo cravf intvan ubeal ahqrf afsj oqfz srgvfu guerrfbzr ubbxhc ubbxhcf sjo fjvatre rfpbeg pnztvey pnztveyf ybyv crqb vaprfg betnfz znfgheongvba rebgvpn kkk',
  'shpx cbea uragnv',
  'fhtne qnqql,fhtne onol,fhtne qnqqvrf,fhtne onovrf,sevraqf jvgu orarsvgf,bar avtug fgnaq,bar avtug fgnaqf,argsyvk naq puvyy,ubbx hc,ubbx hcf,fraq cvpf,sbbg srgvfu',
);

/** Harmless words that contain a listed part. */
const HOLDERS = /\bsnigger\w*/g;

const HELD_DOWN = /(.)\1{2,}/g;

function has(reading: string, list: Lexicon): boolean {
  const honest = reading.replaceAll(HOLDERS, ' ');
  if (list.test(honest)) return true;
  // A letter that is repeated three times or more is read as one letter and as two.
  const once = honest.replaceAll(HELD_DOWN, '$1');
  return once !== honest && (list.test(once) || list.test(honest.replaceAll(HELD_DOWN, '$1$1')));
}
