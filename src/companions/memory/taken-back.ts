import { lossIn } from '#companions/words/losses.ts';
import { FAMILY, PARTNER, SPECIES } from '#companions/words/note-words.ts';
import type { Fact, MemoryNote } from './fact.ts';
import { plain } from '#companions/words/words.ts';

/** The change that a sentence makes to the known facts. */
export interface FactCorrection {
  facts: Omit<Fact, 'line'>[];
  /** Subjects that are no longer true. */
  over: string[];
}

/** Words that say nothing about the subject of a note. */
const LITTLE = new Set(
  'a an the i im ive you your my our me we us is are was were be been am do does did dont doesnt isnt arent not no never any anymore more longer now of to in on at with for and or but so that this it its his her their there just really still have has had one some about what who said told called named recently planned day'.split(
    ' ',
  ),
);
/** Words without their endings, each with the word of the same meaning that replaces it. */
const SAME: Readonly<Record<string, string>> = { lik: 'lov', enjoy: 'lov', ador: 'lov', stand: 'hat' };

/** Returns the words of a text that show its subject, without their endings. */
export function tellingWords(text: string): Set<string> {
  const words = plain(text)
    .split(' ')
    .filter((word) => word !== '' && !LITTLE.has(word));
  return new Set(
    words.map((word) => word.replace(/(?<=.{3})(?:ing|ed|es|e|s)$/, '')).map((word) => SAME[word] ?? word),
  );
}

/** Matches a correction: "No, …" or "Actually, …" with "called" or "not". Its fact replaces notes of the same kind. */
const CORRECTS =
  /^(?:no|nope|nah|actually|wait|sorry|correction|i meant|my mistake)\b[,. ].*\b(?:called|named|names?(?:'s)?|not)\b/i;
/** Matches words for one more of a kind, such as "my other dog". A sentence with such a word replaces no note. */
const BESIDES = /\b(?:other|another|second|third|new|also|too)\b/i;

const OF_THEIRS = '(?:the|my|our)';
/** Matches an animal that the person no longer has: it ran away, was put down or was given away. */
const PET_GONE = new RegExp(
  [
    `\\b(?:my|our) (?:old |poor |sweet )?(${SPECIES})(?: [\\p{L}'-]+)? (?:has |had |was |is |just )*(?:ran away(?! from\\b)|run away(?! from\\b)|put down|put to sleep|gone for good|is gone)\\b`,
    `\\b(?:i|we) (?:just |had to |have to )*put (?:down )?${OF_THEIRS} (${SPECIES})(?: (?:down|to sleep)|$|[.,;!])`,
    `\\b(?:i|we) (?:don't|do not|no longer) have (?:the|my|our|a|any) (${SPECIES})s?\\b(?!'s| \\p{L}+ing\\b)(?! (?:food|bed|toy|leash|hair))`,
    `\\b(?:i|we) (?:just |had to |have )*(?:gave|give|given) ${OF_THEIRS} (${SPECIES}) away\\b`,
    `\\b(?:i|we) (?:just |had to |have )*rehome(?:d)? ${OF_THEIRS} (${SPECIES})\\b`,
  ].join('|'),
  'iu',
);

/** Returns the subjects of the person's own life that a sentence ends, such as "work" or "pet:dog". */
export function endingsIn(sentence: string): string[] {
  const over: string[] = [];
  const lost = lossIn(sentence);
  if (lost?.of === 'death') over.push(subjectOf(lost.who), `ill:${lost.who}`);
  if (lost?.of === 'separation') over.push('partner');
  if (lost?.of === 'work') over.push('work');
  const pet = PET_GONE.exec(sentence)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (pet !== undefined) over.push(`pet:${pet.toLowerCase()}`);
  for (const [pattern, subject] of ENDINGS) {
    if (pattern.test(sentence) && !over.includes(subject)) over.push(subject);
  }
  return over;
}

function subjectOf(who: string): string {
  if (new RegExp(`^(?:${PARTNER})$`).test(who)) return 'partner';
  return new RegExp(`^(?:${FAMILY})$`).test(who) ? `family:${who}` : `pet:${who}`;
}

/** A first-person subject: "I just", "we finally", or a clause that continues without one. */
const I =
  "(?:^|\\b(?:i|we)(?:'ve|'m|'re|ve|m| am| have| are| was| got)?(?: (?:just|finally|also|recently|now|really))* |\\band )";
const ENDINGS: readonly [RegExp, string][] = [
  [
    new RegExp(
      `${I}(?:quit (?:(?:my|the|that) (?:\\w+ ){0,2}(?:job|gig|work)|working (?:there|at|for))|left (?:my|the|that) (?:\\w+ ){0,2}job|retired\\b|(?:don't|do not|no longer) work (?:there|here|at|for|as|in|with|on)\\b)|\\bi'm (?:not|no longer) an? (?:\\w+ )?(?:any ?more|now)$`,
      'i',
    ),
    'work',
  ],
  [
    new RegExp(
      `${I}(?:(?:don't|do not|no longer) live (?:there|here|in|near|at|on|by)|moved (?:away from|out of) (?!(?:the|her|his|their) way\\b))`,
      'i',
    ),
    'lives',
  ],
  [
    new RegExp(
      `${I}(?:dropped out|graduated(?! from (?:that|my first))|quit (?:school|college|university)|(?:don't|no longer) study)\\b`,
      'i',
    ),
    'study',
  ],
  [/\b(?:my name (?:isn't|is not|was never)|don't call me|stop calling me)\b/i, 'name'],
];

/** Returns which known facts a sentence takes back or renames. */
export function takenBack(sentence: string, known: readonly MemoryNote[], fresh: readonly Fact[]): FactCorrection {
  const change: FactCorrection = { facts: [], over: [] };
  renamed(sentence, known, change);
  if (CORRECTS.test(sentence) && !BESIDES.test(sentence)) {
    for (const { about } of fresh) {
      const kind = /^(?:pet|family):[^:]+(?=:)/.exec(about)?.[0];
      // A note that is already right stays.
      const wrong = kind === undefined ? [] : known.filter((kept) => isOf(kept.about, kind) && kept.about !== about);
      change.over.push(...wrong.map((kept) => kept.about));
    }
  }
  if (
    /\b(?:cancel(?:led|ed)|called off|fell through|is off|not happening|postponed|moved to|no longer on)\b/i.test(
      sentence,
    )
  ) {
    const words = tellingWords(sentence);
    const plans = known.filter(({ about }) => about.startsWith('plan:'));
    change.over.push(...plans.flatMap((kept) => (shares(words, tellingWords(planOf(kept.about))) ? [kept.about] : [])));
  }
  if (/\b(?:any ?more|no longer|not .* now|never (?:did|was|had)|that's not true)\b/i.test(sentence)) {
    const words = tellingWords(sentence);
    const untrue = known.filter(({ note }) => shareOf(tellingWords(note), words) >= 0.6);
    change.over.push(...untrue.map(({ about }) => about));
  }
  return change;
}

/** Returns whether `about` is the subject or a part of it: "pet:dog:rex" is a part of "pet:dog". */
export const isOf = (about: string, subject: string): boolean => about === subject || about.startsWith(`${subject}:`);

const planOf = (about: string): string => about.split(':').slice(2).join(':');
const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...b].some((word) => a.has(word));
const shareOf = (of: ReadonlySet<string>, words: ReadonlySet<string>): number =>
  of.size === 0 ? 0 : [...of].filter((word) => words.has(word)).length / of.size;

const CALLED = / (?:is called|go by) (\S+)$/;
const NEW_NAME =
  /\b(?:called|named|name is|name's|re ?named (?:him|her|it|them)|answers to|goes by|it's|its|is|but|to)\s+(?!not\b|called\b|named\b|my\b|a\b|the\b)([\p{L}][\p{L}'-]{1,19})/giu;

/** Adds a change of name: "He's not called Button, my niece renamed him Admiral" gives the note the new name. */
function renamed(sentence: string, known: readonly MemoryNote[], change: FactCorrection): void {
  const wrong = /\bnot (?:called |named )?([\p{L}][\p{L}'-]{1,19})/iu.exec(sentence)?.[1]?.toLowerCase();
  if (wrong === undefined) return;
  const kept = known.find(({ note }) => CALLED.exec(note)?.[1]?.toLowerCase() === wrong);
  if (kept === undefined) return;
  change.over.push(kept.about);
  const isNew = (name: string): boolean => name.toLowerCase() !== wrong && /^\p{L}/u.test(name);
  const name = [...sentence.matchAll(NEW_NAME)].flatMap(([, one = '']) => (isNew(one) ? [one] : [])).at(-1);
  if (name === undefined || /^(?:any ?more|now|my|anymore)$/i.test(name)) return;
  const called = name.charAt(0).toUpperCase() + name.slice(1);
  const subject = kept.about.split(':').slice(0, 2).join(':');
  const about = /^(?:pet|family):/.test(kept.about) ? `${subject}:${called.toLowerCase()}` : kept.about;
  change.facts.push({ about, note: kept.note.replace(/\S+$/, called) });
}

/** Returns the animal, relative or partner that the lines mention last; undefined if it is not the person's own. */
export function referentIn(lines: readonly string[]): { kind: 'pet' | 'family' | 'partner'; who: string } | undefined {
  const spoken = new RegExp(
    `\\b(my|our|an?|the|his|her|their) (?:[\\p{L}-]+ )?(?:(${SPECIES})|(${FAMILY})|(${PARTNER}))\\b(?!'s (?:house|car|place))`,
    'giu',
  );
  for (const line of lines.toReversed()) {
    const last = [...line.matchAll(spoken)].at(-1);
    if (last === undefined) continue;
    const [, whose = '', pet, family, partner] = last;
    // "Her puppy" is not the person's own.
    if (/^(?:his|her|their)$/i.test(whose)) return undefined;
    const who = (pet ?? family ?? partner ?? '').toLowerCase();
    return { kind: pet !== undefined ? 'pet' : family !== undefined ? 'family' : 'partner', who };
  }
  return undefined;
}
