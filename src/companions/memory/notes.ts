import { refusalOf } from '#content/moderation.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { lossIn } from '#companions/words/losses.ts';
import { FAMILY, JOBS, PARTNER, SPECIES } from '#companions/words/note-words.ts';
import { illnessIn } from './illness.ts';
import { planIn } from './plans.ts';
import type { Fact, Learned, MemoryNote, When } from './fact.ts';
import { endingsIn, isOf, referentIn, takenBack } from './taken-back.ts';
import { sentencesOf, straight } from '#companions/words/words.ts';

interface Context extends When {
  /** The existing notes. */
  known?: readonly MemoryNote[];
  /** The person's earlier lines, so that "her name is Miso" has a referent. */
  before?: readonly string[];
}

/** Returns the facts that a person states about themself and the subjects that end or are untrue; none in a crisis. */
export function learn(messages: readonly string[], { known = [], before = [], ...when }: Context): Learned {
  let facts: Fact[] = [];
  const over: string[] = [];
  if (messages.some(speaksOfCrisis)) return { facts, over };
  const heard = before.slice(-LINES_REFERRED).map(straight);
  for (const [line, message] of messages.entries()) {
    for (const sentence of sentencesOf(straight(message))) {
      if (!isTold(sentence)) continue;
      const toldOf = (told: readonly Omit<Fact, 'line'>[]): Fact[] =>
        told.filter((fact) => isKept(fact)).map(({ about, note }) => ({ about, note, line }));
      const fresh = toldOf([...readers, ofReferent(heard)].flatMap((read) => read(sentence, when)));
      const ended = endingsIn(sentence);
      const change = takenBack(sentence, known, fresh);
      // A fact after an ending is new and is kept: "I left the bakery. I work at a school now."
      facts = [...facts, ...fresh].filter(({ about }) => !ended.some((subject) => isOf(about, subject)));
      facts.push(...toldOf(change.facts));
      over.push(...ended, ...change.over);
      heard.push(sentence);
    }
  }
  return { facts: [...new Map(facts.map((fact) => [fact.about, fact])).values()], over };
}

/** The number of earlier lines to which "he" or "her" may refer. */
const LINES_REFERRED = 3;

/** Returns whether a sentence is a statement: no question, guess or quotation. */
export function isTold(sentence: string): boolean {
  if (sentence.includes('?') || /["“”<>{}[\]|\\@]|https?:|www\./.test(sentence)) return false;
  return !/\b(?:if i|i wish|imagine|pretend|would be|would have|let's say|he said|she said|they said|used to)\b/i.test(
    sentence,
  );
}

const SECRET =
  /\d{3}|@|https?:|www\.|\b(?:password|passcode|pin|ssn|social security|account|routing|card|street|avenue|apartment|apt|boulevard|road|zip|address)\b/i;
const LONGEST_NOTE = 90;

export function isKept({ note }: Pick<Fact, 'note'>, longest = LONGEST_NOTE): boolean {
  return !SECRET.test(note) && [...note].length <= longest && refusalOf(note) === undefined && !speaksOfCrisis(note);
}

type FactReader = (sentence: string, when: When) => Omit<Fact, 'line'>[];

/** Matches a capitalized word as a name. */
const NAME = "[\\p{Lu}][\\p{L}'-]{1,19}";
/** Matches any word as a name, for use after "is called" and the like. */
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

const name: FactReader = (sentence) => {
  const said =
    new RegExp(
      `\\b(?:my name is|my name's|my name s|call me|i go by|i am called|i'm called|everyone calls me|people call me)\\s+(${ANY_NAME})`,
      'iu',
    ).exec(sentence) ??
    new RegExp(
      `^(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Yy]o|[Hh]iya)[,!]?(?: there[,!]?)? )?(?:[Ii]'m|[Ii] am|[Tt]his is) (${NAME})\\b(?!\\s+\\p{L})(?!')`,
      'u',
    ).exec(sentence);
  const called = said?.[1];
  return isName(called) ? [{ about: 'name', note: `You go by ${capital(called)}` }] : [];
};

const place: FactReader = (sentence) => {
  const said = new RegExp(
    `\\bi(?:'m| am)? (?:(?:now |still |currently )?(?:live|living|based)|(?:just |recently )?moved) (in|to|near|outside|outside of|by|on) ([\\p{L}][\\p{L} .'-]{1,32}?)${STOP}`,
    'iu',
  ).exec(sentence);
  const [, where = '', there] = said ?? [];
  const from = new RegExp(
    `\\bi(?:'m| am) (?:originally )?from ([\\p{Lu}][\\p{L}'-]+(?: [\\p{Lu}][\\p{L}'-]+){0,2})`,
    'u',
  ).exec(sentence.replace(/^I/, 'i'))?.[1];
  const facts: Omit<Fact, 'line'>[] = [];
  if (there !== undefined && !/^(?:my own|peace|fear|the moment|love|a dream|hell)\b/i.test(there)) {
    facts.push({
      about: 'lives',
      note: `You live ${/^to$/i.test(where) ? 'in' : where.toLowerCase()} ${toYou(there)}`,
    });
  }
  if (from !== undefined) facts.push({ about: 'from', note: `You are from ${from}` });
  return facts;
};

const work: FactReader = (sentence) => {
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

const study: FactReader = (sentence) => {
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

const pet: FactReader = (sentence) => {
  const facts: Omit<Fact, 'line'>[] = [];
  const named = new RegExp(
    `\\b(?:my|our|the|have an?|got an?|adopted an?) (?:[\\p{L}-]+ )?(${SPECIES})(?:'s name is| is called| is named| was named|,? (?:named|called)) (${ANY_NAME})|\\b(?:my|our) (?:[\\p{L}-]+ )?(${SPECIES}),? (${NAME})(?![\\p{L}'])`,
    'giu',
  );
  for (const [, kind, called, otherKind, otherCalled] of sentence.matchAll(named)) {
    const species = (kind ?? otherKind ?? '').toLowerCase();
    const who = called ?? otherCalled;
    // The pattern ignores case, so any word looks like a name. Its second form requires a capital.
    if (!isName(who) || (kind === undefined && !/^\p{Lu}/u.test(who))) continue;
    facts.push({ about: `pet:${species}:${who.toLowerCase()}`, note: `Your ${species} is called ${capital(who)}` });
  }
  if (facts.length > 0) return facts;
  const some = new RegExp(
    `\\b(?:i|we)(?:'ve| have)? (?:have |got |own |adopted |also have )?(an?|two|three|four) (?:[\\p{L}-]+ )?(${SPECIES})s?\\b`,
    'iu',
  ).exec(sentence);
  const has = /\b(?:i have|i've got|i own|i adopted|we have|we've got|we adopted|we got)\b/i.test(sentence);
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

const kin: FactReader = (sentence) => {
  const facts: Omit<Fact, 'line'>[] = [];
  const partner = new RegExp(
    `\\bmy (${PARTNER})(?:'s name is| is called| is named|,? (?:named|called))? (${ANY_NAME})`,
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

const taste: FactReader = (sentence) => {
  const loved = new RegExp(
    `\\bi(?:'m| am)? (?:really |absolutely |totally |just |so |also |still )?(?:love|adore|obsessed with|really into|into|crazy about) ([\\p{L}][\\p{L} '-]{2,36}?)${STOP}`,
    'iu',
  ).exec(sentence)?.[1];
  const hated = new RegExp(
    `\\bi (?:really |absolutely |totally |just |also )?(?:hate|can't stand|cannot stand|despise|loathe) ([\\p{L}][\\p{L} '-]{2,36}?)${STOP}`,
    'iu',
  ).exec(sentence)?.[1];
  const isNegated = /\b(?:don't|do not|didn't|never|not) (?:\w+ )?(?:love|adore|hate)\b/i.test(sentence);
  const facts: Omit<Fact, 'line'>[] = [];
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

/** Reads "Her name is Miso" as the name of the subject mentioned last. */
const ofReferent =
  (heard: readonly string[]): FactReader =>
  (sentence) => {
    const said = new RegExp(
      `^(?:and |but |so )?(?:his|her|its|their) name(?:'s| is) (${ANY_NAME})|^(?:and |but |so )?(?:he|she|it)(?:'s| is) (?:called|named) (${ANY_NAME})|^(?:and |but )?i (?:called|named) (?:him|her|it) (${ANY_NAME})`,
      'iu',
    ).exec(sentence);
    const called = said?.[1] ?? said?.[2] ?? said?.[3];
    const of = isName(called) ? referentIn(heard) : undefined;
    if (!isName(called) || of === undefined) return [];
    const about = of.kind === 'partner' ? 'partner' : `${of.kind}:${of.who}:${called.toLowerCase()}`;
    return [{ about, note: `Your ${of.who} is called ${capital(called)}` }];
  };

/** Reads a death, a separation, or the loss of a job. */
const loss: FactReader = (sentence) => {
  const lost = lossIn(sentence);
  if (lost === undefined) return [];
  if (lost.of === 'separation') return [{ about: 'loss:partner', note: 'You went through a separation' }];
  if (lost.of === 'work') return [{ about: 'loss:work', note: 'You lost your job' }];
  const named = lost.name === undefined ? '' : ` ${lost.name}`;
  return [{ about: `loss:${lost.who}`, note: `Your ${lost.who}${named} died` }];
};

const lately: FactReader = (sentence) => {
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

const readers: readonly FactReader[] = [name, place, work, study, pet, kin, taste, planIn, loss, illnessIn, lately];
