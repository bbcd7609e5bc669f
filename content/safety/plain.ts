import { spelledOut } from '#content/spelled-out.ts';

const SHORTER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    b: 'be',
    ot: 'to',
    tonite: 'tonight',
    tn: 'tonight',
    tmrw: 'tomorrow',
    til: 'till',
    bc: 'because',
    cuz: 'because',
    cause: 'because',
    ppl: 'people',
    gunna: 'gonna',
    gona: 'gonna',
    goin: 'going',
    wana: 'wanna',
    w: 'with',
    ive: 'ive',
    killl: 'kill',
    kil: 'kill',
    kll: 'kill',
    dye: 'die',
    diee: 'die',
    dieee: 'die',
    pls: 'please',
    plz: 'please',
    thru: 'through',
    anymor: 'anymore',
    hubby: 'husband',
    breath: 'breathe',
    aint: 'isnt',
    cannot: 'cant',
    wan: 'want',
    suicde: 'suicide',
    sucide: 'suicide',
    sucidal: 'suicidal',
    myslef: 'myself',
    mysef: 'myself',
    meself: 'myself',
    xq: 'porque',
    q: 'que',
    jveux: 'je veux',
    jvais: 'je vais',
    chui: 'je suis',
    chuis: 'je suis',
    jsuis: 'je suis',
    jme: 'je me',
    jai: 'j ai',
    jpeux: 'je peux',
    jarrive: 'j arrive',
    tt: 'tout',
  }),
);

const NUMBERS: ReadonlyMap<string, string> = new Map(
  [
    ['8', 'eight ocho huit'],
    ['9', 'nine nueve neuf'],
    ['10', 'ten diez dix'],
    ['11', 'eleven once onze'],
    ['12', 'twelve doce douze'],
    ['13', 'thirteen trece treize'],
    ['14', 'fourteen catorce quatorze'],
    ['15', 'fifteen quince quinze'],
    ['16', 'sixteen dieciseis seize'],
    ['17', 'seventeen diecisiete'],
    ['18', 'eighteen dieciocho'],
  ].flatMap(([number = '', names = '']) => names.split(' ').map((name): [string, string] => [name, number])),
);

const PAIRS: readonly [RegExp, string][] = [
  [/ any more /g, ' anymore '],
  [/ my self /g, ' myself '],
  [/ i am /g, ' im '],
  [/ i will /g, ' ill '],
  [/ i have (?=\w+(?:ed|en|ne) )/g, ' ive '],
  [/ (do|does|did|is|are|was|were|would|could|should|has|have|had) not /g, ' $1nt '],
  [/ can not /g, ' cant '],
  [/ will not /g, ' wont '],
  [/ (?:want to|want 2|wanting to|wan na) /g, ' wanna '],
  [/ (?:going to|going 2|gon na|fixing to|finna|bout to|imma|ima) /g, ' gonna '],
  [/ (he|she|it) is /g, ' $1s '],
  [/ they are /g, ' theyre '],
  [/ dix sept /g, ' 17 '],
  [/ dix huit /g, ' 18 '],
];

/**
 * Returns a text in the form that the recognizers read, with a space at both ends: lower case, without accents,
 * apostrophes and signs. Variants and common typing errors become one spelling ("i am" is "im"), and ages are digits.
 */
export function plain(text: string): string {
  const letters = spelledOut(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    // French elisions are separate words; English ones are not.
    .replaceAll(/(?<!\p{L})([cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’‘ʼ`´](?=\p{L}{2})/gu, '$1 ')
    .replaceAll(/['’‘ʼ`´]/gu, '');
  const tokens = letters
    .split(/[^\p{L}\p{N}@$*]+/u)
    .map((token) => unmasked(token))
    .filter(Boolean)
    .map((word) => SHORTER.get(word) ?? NUMBERS.get(word) ?? word);
  let read = ` ${tokens.join(' ')} `;
  for (const [pattern, instead] of PAIRS) read = read.replaceAll(pattern, instead);
  return read;
}

/** Returns a word with its look-alike signs replaced by letters, such as "k1ll" and "s3lf". */
function unmasked(token: string): string {
  const isMasked = /\p{L}/u.test(token) && /^[^\d]{2,}$|^[^\d]+\d[^\d]+$|[@$*]/u.test(token);
  const word = isMasked
    ? token.replaceAll(/[1*]/g, 'i').replaceAll('3', 'e').replaceAll('0', 'o').replaceAll('@', 'a').replaceAll('$', 's')
    : token;
  return word.replaceAll(/[@$*]/g, '').replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
}
