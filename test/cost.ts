/** The shortest time that counts, in milliseconds. Less is noise of the machine. */
const FLOOR_MS = 2;
/** At twice the length a linear reader takes twice the time; a quadratic one takes four times. */
export const MOST_TIMES = 3;

type MeasuredRead = (text: string) => unknown;

let made = 0;

/** Returns a piece, repeated to a length, after a word that no earlier text has, so that nothing is remembered. */
export function repeated(piece: string, length: number): string {
  made += 1;
  return (`x${made.toString(36)} ` + piece.repeat(Math.ceil(length / piece.length))).slice(0, length);
}

interface Text {
  piece: string;
  length: number;
}

interface Growth {
  /** How many times as long the text takes as its half. */
  times: number;
  ms: number;
}

/** Returns how the time of a reader grows from half of a text to the whole. */
export function growthOf(read: MeasuredRead, { piece, length }: Text): Growth {
  const half = { piece, length: Math.floor(length / 2) };
  const quick = growth(passed(read, half), passed(read, { piece, length }));
  if (quick.times < MOST_TIMES) return quick;
  // Other work on a busy machine only adds, so what looks slow is measured by the time of the processor, and the least
  // of three measurements counts.
  let least = quick;
  for (let look = 0; look < 3 && least.times >= MOST_TIMES; look += 1) {
    const again = growth(worked(read, half), worked(read, { piece, length }));
    if (again.times < least.times) least = again;
  }
  return least;
}

const growth = (half: number, whole: number): Growth => ({ times: whole / Math.max(FLOOR_MS, half), ms: whole });

/** Returns the least milliseconds of two calls. */
function passed(read: MeasuredRead, { piece, length }: Text): number {
  const took = [1, 2].map(() => {
    const text = repeated(piece, length);
    const begun = performance.now();
    read(text);
    return performance.now() - begun;
  });
  return Math.min(...took);
}

/** The kernel counts a thread's time at its ticks, of a few milliseconds each, so single calls are too short. */
const LONG_ENOUGH_MS = 60;

/** Returns the milliseconds of the processor for one call, as the mean of many. */
function worked(read: MeasuredRead, { piece, length }: Text): number {
  const texts = Array.from({ length: 200 }, () => repeated(piece, length));
  const begun = processorMs();
  let calls = 0;
  for (const text of texts) {
    read(text);
    calls += 1;
    if (calls > 2 && processorMs() - begun > LONG_ENOUGH_MS) break;
  }
  return (processorMs() - begun) / calls;
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Separators, openers and signs that a text may repeat to its full length. */
export const pieces: readonly string[] = [
  ', ',
  'a, ',
  "I'm 12, ",
  'a, who ',
  'a, y ',
  'A, B, ',
  'My name is Al, ',
  'Went home, ',
  'gracias, ',
  'sat, ',
  'but ',
  'who ',
  'y ',
  "i'm ",
  'my name is ',
  'because ',
  'if ',
  'when ',
  'and I ',
  'so i ',
  'you ',
  'i you ',
  'my sister ',
  'I want to ',
  'do you ',
  'she said ',
  'not ',
  'the ',
  'is it ',
  'f u ',
  'one two ',
  'kill myself ',
  '"',
  '“',
  "'",
  '’',
  '(',
  ')',
  '[',
  '[a](',
  '![',
  '{',
  '<',
  '>',
  '/',
  '\\',
  '.',
  '. ',
  'A.',
  '…',
  '-',
  ' - ',
  '—',
  '_',
  'a_',
  ':',
  ': ',
  ';',
  '?',
  '? ',
  'a? ',
  '!',
  '*',
  '**',
  '`',
  '~',
  '|',
  '+',
  '=',
  '$',
  '%',
  '&',
  '@',
  'a@',
  '#',
  '#a ',
  'http://',
  'a.com ',
  'www.',
  ' dot ',
  '🙂',
  '👩‍👩‍👧',
  '\u200D',
  '\u{1F1E6}',
  'e\u0301',
  '\u0301',
  '\uFDFA',
  '漢',
  'ي',
  '\u202E',
  '\u00AD',
  '1',
  '1 ',
  '19 ',
  '1999  ',
  '12-',
  'a1',
  'aaaa',
  'A',
  ' ',
  '\n',
  '\t',
  '\n\n',
  '\u00A0',
];
