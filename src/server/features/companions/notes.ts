import { refusalOf } from '#content/moderation.ts';
import { isCrisis } from '#content/crisis.ts';
import { dayIn } from '#server/platform/zones.ts';
import { FAMILY, JOBS, SPECIES } from './note-words.ts';
import { sentencesOf } from './words.ts';

/** A fact a companion keeps. `about` names the subject: a newer note replaces an older one of the same subject. */
interface Fact {
  about: string;
  /** The sentence the person reads: "Your cat is called Miso". */
  note: string;
}

export interface Learned {
  facts: Fact[];
  /** Subjects that have ended, as prefixes of their names ("pet:dog"); their notes are deleted. */
  over: string[];
}

interface When {
  now: Date;
  timeZone: string;
}

/** Returns the facts that a person tells about themself; none from the text of a crisis. */
export function learn(messages: readonly string[], when: When): Learned {
  const learned: Learned = { facts: [], over: [] };
  if (messages.some(isCrisis)) return learned;
  for (const sentence of messages.flatMap((message) => sentencesOf(straight(message)))) {
    if (!isTold(sentence)) continue;
    learned.over.push(...endingsIn(sentence));
    for (const read of readers) {
      for (const fact of read(sentence, when)) if (isKept(fact)) learned.facts.push(fact);
    }
  }
  const latest = new Map(learned.facts.map((fact) => [fact.about, fact]));
  learned.facts = [...latest.values()].filter(({ about }) => !learned.over.some((start) => about.startsWith(start)));
  return learned;
}

const straight = (text: string): string => text.normalize('NFC').replaceAll(/[’‘`´]/g, "'");

/** Returns whether a sentence is a statement: no question, guess or quotation. */
function isTold(sentence: string): boolean {
  if (sentence.includes('?') || /["“”<>{}[\]|\\@]|https?:|www\./.test(sentence)) return false;
  return !/\b(?:if i|i wish|imagine|pretend|would be|would have|let's say|he said|she said|they said|used to)\b/i.test(
    sentence,
  );
}

const SECRET =
  /\d{3}|@|https?:|www\.|\b(?:password|passcode|pin|ssn|social security|account|routing|card|street|avenue|apartment|apt|boulevard|road|zip|address)\b/i;
const LONGEST_NOTE = 90;

function isKept({ note }: Fact): boolean {
  return !SECRET.test(note) && [...note].length <= LONGEST_NOTE && refusalOf(note) === undefined && !isCrisis(note);
}

function endingsIn(sentence: string): string[] {
  const over: string[] = [];
  const lost = new RegExp(
    `\\bmy (?:old |poor |sweet )?(${SPECIES})\\b.{0,30}\\b(?:died|passed|put down|ran away|is gone)\\b`,
    'i',
  );
  const putDown = new RegExp(`\\b(?:lost|put down|buried) (?:my|our) (?:old |poor |sweet )?(${SPECIES})\\b`, 'i');
  const pet = (lost.exec(sentence) ?? putDown.exec(sentence))?.[1];
  if (pet !== undefined) over.push(`pet:${pet.toLowerCase()}`);
  if (/\b(?:we broke up|broke up with|dumped me|we(?:'re| are) divorced|getting divorced|left me)\b/i.test(sentence)) {
    over.push('partner');
  }
  if (
    /\b(?:quit my job|got (?:fired|laid off)|lost my job|was (?:fired|laid off)|i'm retired|i retired)\b/i.test(
      sentence,
    )
  ) {
    over.push('work');
  }
  const relative = new RegExp(
    `\\bmy (${FAMILY})\\b.{0,30}\\b(?:died|passed away|is dead)\\b|\\blost my (${FAMILY})\\b`,
    'i',
  );
  const kin = relative.exec(sentence);
  if (kin !== null) over.push(`family:${(kin[1] ?? kin[2] ?? '').toLowerCase()}`);
  return over;
}

type Reader = (sentence: string, when: When) => Fact[];

/** A name: a capitalised word, or any word after "named". */
const NAME = "[\\p{Lu}][\\p{L}'-]{1,19}";
const ANY_NAME = "[\\p{L}][\\p{L}'-]{1,19}";
const NO_NAMES =
  /^(?:a|an|the|so|not|very|really|just|here|fine|good|okay|ok|tired|sorry|back|from|in|on|at|and|but|is|was|are|has|had|who|that|it|he|she|they|we|you|me|my|when|later|maybe|crazy|anything|whatever|names?|out|up|over|for|again|if|because|also|always|never|can|will|would|doing|going|getting|likes|loves|hates|keeps|just|lives|works|died|got|went|said|says|ate|needs?|wants?|turned|turns|came|comes|now|then|recently|today|yesterday|tomorrow|i|i'm|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const isName = (name: string | undefined): name is string => name !== undefined && !NO_NAMES.test(name);

/** The end of a phrase: a punctuation mark, or a word that begins another clause. */
const STOP =
  '(?=\\s*(?:[.,;:!…()]|-- | - |$)|\\s+(?:and|but|because|so|since|which|who|where|when|while|with|for|at|though|although|right|these|lately|now|too|as well|if|that|cause)\\b)';

/** Turns the first person into the second. */
function toYou(text: string): string {
  return text
    .replaceAll(/\b(?:my|our)\b/gi, 'your')
    .replaceAll(/\bmyself\b/gi, 'yourself')
    .replaceAll(/\b(?:me|us|i)\b/gi, 'you')
    .trim();
}

const name: Reader = (sentence) => {
  const said =
    new RegExp(
      `\\b(?:my name is|my name's|my name s|call me|i go by|i am called|i'm called|everyone calls me|people call me)\\s+(${ANY_NAME})`,
      'iu',
    ).exec(sentence) ??
    new RegExp(
      `^(?:[Hh]i|[Hh]ey|[Hh]ello|[Yy]o|[Hh]iya)[,!]?(?: there[,!]?)? (?:[Ii]'m|[Ii] am|[Tt]his is) (${NAME})\\b(?!\\s+\\p{L})`,
      'u',
    ).exec(sentence);
  const called = said?.[1];
  return isName(called) ? [{ about: 'name', note: `You go by ${capital(called)}` }] : [];
};

const place: Reader = (sentence) => {
  const said = new RegExp(
    `\\bi(?:'m| am)? (?:(?:now |still |currently )?(?:live|living|based)|(?:just |recently )?moved) (in|to|near|outside|outside of|by|on) ([\\p{L}][\\p{L} .'-]{1,32}?)${STOP}`,
    'iu',
  ).exec(sentence);
  const [, where = '', there] = said ?? [];
  const from = new RegExp(
    `\\bi(?:'m| am) (?:originally )?from ([\\p{Lu}][\\p{L}'-]+(?: [\\p{Lu}][\\p{L}'-]+){0,2})`,
    'u',
  ).exec(sentence.replace(/^I/, 'i'))?.[1];
  const facts: Fact[] = [];
  if (there !== undefined && !/^(?:my own|peace|fear|the moment|love|a dream|hell)\b/i.test(there)) {
    facts.push({
      about: 'lives',
      note: `You live ${/^to$/i.test(where) ? 'in' : where.toLowerCase()} ${toYou(there)}`,
    });
  }
  if (from !== undefined) facts.push({ about: 'from', note: `You are from ${from}` });
  return facts;
};

const work: Reader = (sentence) => {
  const asOne = new RegExp(`\\bi work as (an?) ([\\p{L}][\\p{L} '-]{2,32}?)(?:${STOP}|(?= (?:in|on|of) ))`, 'iu').exec(
    sentence,
  );
  if (asOne !== null) return [{ about: 'work', note: `You work as ${asOne[1]?.toLowerCase()} ${asOne[2]}` }];
  const isOne = new RegExp(`\\bi(?:'m| am) (an?) ((?:[\\p{L}-]+ ){0,2}(?:${JOBS}))${STOP}`, 'iu').exec(sentence);
  if (isOne !== null) return [{ about: 'work', note: `You work as ${isOne[1]?.toLowerCase()} ${isOne[2]}` }];
  const where = new RegExp(`\\bi work (at|in|for|on|with) ([\\p{L}][\\p{L} &'-]{2,32}?)${STOP}`, 'iu').exec(sentence);
  if (where === null || /^(?:the morning|the evening|nights|weekends|it|this|that|progress)\b/i.test(where[2] ?? ''))
    return [];
  return [{ about: 'work', note: `You work ${where[1]?.toLowerCase()} ${toYou(where[2] ?? '')}` }];
};

const study: Reader = (sentence) => {
  const said = new RegExp(
    `\\bi(?:'m| am)? (?:stud(?:y|ying)|majoring in|getting my degree in|doing a degree in) ([\\p{L}][\\p{L} '-]{2,32}?)${STOP}`,
    'iu',
  ).exec(sentence)?.[1];
  if (said !== undefined && !/^(?:for|hard|all|late|a lot|too|at)\b/i.test(said)) {
    return [{ about: 'study', note: `You study ${toYou(said)}` }];
  }
  const school =
    /\bi(?:'m| am) in ((?:nursing|law|med|medical|grad|graduate|art|culinary|business|film|trade) school)\b/i.exec(
      sentence,
    )?.[1];
  return school === undefined ? [] : [{ about: 'study', note: `You are in ${school.toLowerCase()}` }];
};

const pet: Reader = (sentence) => {
  const facts: Fact[] = [];
  const named = new RegExp(
    `\\b(?:my|our|have an?|got an?|adopted an?) (?:[\\p{L}-]+ )?(${SPECIES})(?:'s name is| is called| is named| was named|,? (?:named|called)) (${ANY_NAME})|\\b(?:my|our) (?:[\\p{L}-]+ )?(${SPECIES}),? (${NAME})(?![\\p{L}'])`,
    'giu',
  );
  for (const [, kind, called, otherKind, otherCalled] of sentence.matchAll(named)) {
    const species = (kind ?? otherKind ?? '').toLowerCase();
    const who = called ?? otherCalled;
    // The pattern ignores case, so any word looks like a name; the second form requires a capital.
    if (!isName(who) || (kind === undefined && !/^\p{Lu}/u.test(who))) continue;
    facts.push({ about: `pet:${species}:${who.toLowerCase()}`, note: `Your ${species} is called ${capital(who)}` });
  }
  if (facts.length > 0) return facts;
  const some = new RegExp(
    `\\bi(?:'ve| have)? (?:have |got |own |adopted )?(an?|two|three|four) (?:[\\p{L}-]+ )?(${SPECIES})s?\\b`,
    'iu',
  ).exec(sentence);
  const has = /\b(?:i have|i've got|i own|i adopted|we have)\b/i.test(sentence);
  if (some === null || !has) return [];
  const [, count = 'a', species = ''] = some;
  const isOne = /^an?$/i.test(count);
  return [
    {
      about: `pet:${species.toLowerCase()}`,
      note: `You have ${count.toLowerCase()} ${species.toLowerCase()}${isOne ? '' : 's'}`,
    },
  ];
};

const kin: Reader = (sentence) => {
  const facts: Fact[] = [];
  const partner = new RegExp(
    `\\bmy (wife|husband|partner|girlfriend|boyfriend|fiancée?|spouse)(?:'s name is| is called| is named|,? (?:named|called))? (${ANY_NAME})`,
    'iu',
  ).exec(sentence);
  if (partner !== null && isName(partner[2]) && /^\p{Lu}/u.test(partner[2])) {
    facts.push({ about: 'partner', note: `Your ${partner[1]?.toLowerCase()} is called ${partner[2]}` });
  }
  const relatives = new RegExp(
    `\\bmy (?:little |big |older |younger |oldest |youngest |best )?(${FAMILY})(?:'s name is| is called| is named|,? (?:named|called))? (${ANY_NAME})`,
    'giu',
  );
  for (const [, who = '', called] of sentence.matchAll(relatives)) {
    if (!isName(called) || !/^\p{Lu}/u.test(called)) continue;
    facts.push({
      about: `family:${who.toLowerCase()}:${called.toLowerCase()}`,
      note: `Your ${who.toLowerCase()} is called ${called}`,
    });
  }
  const children = /\bi have (a|one|two|three|four|five) (kids?|children|sons?|daughters?|boys|girls)\b/i.exec(
    sentence,
  );
  if (children !== null)
    facts.push({ about: 'children', note: `You have ${children[1]?.toLowerCase()} ${children[2]?.toLowerCase()}` });
  return facts;
};

const NOT_LIKED =
  /^(?:you|u|ur|your|him|her|them|it|this|that|these|those|when|how|what|my|myself|life|everything|everyone|people|nothing|to (?:die|hurt)|being (?:here|alive|me)|us|me|talking|hearing)\b/i;

const taste: Reader = (sentence) => {
  const loved = new RegExp(
    `\\bi(?:'m| am)? (?:really |absolutely |totally |just |so |also |still )?(?:love|adore|obsessed with|really into|into|crazy about) ([\\p{L}][\\p{L} '-]{2,36}?)${STOP}`,
    'iu',
  ).exec(sentence)?.[1];
  const hated = new RegExp(
    `\\bi (?:really |absolutely |totally |just |also )?(?:hate|can't stand|cannot stand|despise|loathe) ([\\p{L}][\\p{L} '-]{2,36}?)${STOP}`,
    'iu',
  ).exec(sentence)?.[1];
  const isNegated = /\b(?:don't|do not|didn't|never|not) (?:\w+ )?(?:love|adore|hate)\b/i.test(sentence);
  const facts: Fact[] = [];
  for (const [kind, what] of [
    ['loves', loved],
    ['hates', hated],
  ] as const) {
    if (what === undefined || isNegated || NOT_LIKED.test(what) || what.split(' ').length > 5) continue;
    const thing = toYou(what);
    // Love and hate are one subject, so that a change of mind replaces the older note.
    facts.push({
      about: `taste:${thing.toLowerCase()}`,
      note: kind === 'loves' ? `You love ${thing}` : `You cannot stand ${thing}`,
    });
  }
  return facts;
};

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const plan: Reader = (sentence, when) => {
  const day =
    '(?:(?:on |this |next |coming )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|tonight|this weekend|next weekend|next week)';
  const has = new RegExp(
    `\\b(?:i have|i've got|i got|there's|we have|we've got) (?:an? |my |the |our )([\\p{L}][\\p{L} '-]{2,32}?) (${day})\\b`,
    'iu',
  ).exec(sentence);
  const is = new RegExp(`\\bmy ([\\p{L}][\\p{L} '-]{2,32}?) is (${day})\\b`, 'iu').exec(sentence);
  const [, what, whenSaid] = has ?? is ?? [];
  if (what === undefined || whenSaid === undefined || /^(?:favou?rite|only|best)\b/i.test(what)) return [];
  const on = dayMeant(whenSaid.toLowerCase(), when);
  const article = /^[aeiou]/i.test(what) ? 'an' : 'a';
  return [
    {
      about: `plan:${on.iso}:${what.toLowerCase()}`,
      note: `You have ${is === null || has !== null ? article : 'your'} ${toYou(what)} ${on.words}`,
    },
  ];
};

/** Returns the day a text means, as a date and in words that stay true later. */
function dayMeant(said: string, { now, timeZone }: When): { iso: string; words: string } {
  const today = dayIn(timeZone, now);
  const at = (days: number): Date => new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000);
  const named = DAYS.findIndex((day) => said.includes(day));
  const weekday = at(0).getUTCDay();
  const isNextWeek = /\bnext (?:week|weekend)/.test(said);
  const date = at(daysUntil(said, { weekday, named, isNextWeek }));
  const words = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const isVague = said.endsWith('next week');
  return { iso: date.toISOString().slice(0, 10), words: `${isVague ? 'in the week of' : 'on'} ${words.format(date)}` };
}

interface Named {
  /** The weekday of today, Sunday being 0. */
  weekday: number;
  /** The weekday the text names, or -1. */
  named: number;
  isNextWeek: boolean;
}

function daysUntil(said: string, { weekday, named, isNextWeek }: Named): number {
  const ahead = (to: number): number => (to - weekday + 7) % 7 || 7;
  if (said.includes('tomorrow')) return 1;
  if (said.includes('tonight')) return 0;
  if (named >= 0) return ahead(named);
  if (said.includes('week') && !said.includes('weekend')) return ahead(1);
  if (isNextWeek) return ahead(6) + 7;
  return weekday === 6 ? 0 : ahead(6);
}

const lately: Reader = (sentence) => {
  const said = new RegExp(
    `\\bi (?:have )?(?:just |recently |finally )(started|finished|adopted|bought|learned|joined|built|published|planted) ([\\p{L}][\\p{L} '-]{2,36}?)${STOP}`,
    'iu',
  ).exec(sentence);
  const dated = new RegExp(
    `\\bi (started|finished|adopted|bought|joined) ([\\p{L}][\\p{L} '-]{2,36}?) (?:today|yesterday|last (?:week|weekend|month|night)|this (?:week|weekend|month|morning))\\b`,
    'iu',
  ).exec(sentence);
  const [, verb, what] = dated ?? said ?? [];
  if (verb === undefined || what === undefined || what.split(' ').length > 6) return [];
  return [{ about: `lately:${verb.toLowerCase()}`, note: `You recently ${verb.toLowerCase()} ${toYou(what)}` }];
};

const readers: readonly Reader[] = [name, place, work, study, pet, kin, taste, plan, lately];
