import { animalOf, FAMILY, PARTNER, SPECIES } from '#companions/words/note-words.ts';
import type { MemoryNote } from './fact.ts';
import { tellingWords } from './taken-back.ts';
import { plain } from '#companions/words/words.ts';

/** A question to a companion's memory, and the notes that answer it. */
export interface MemoryQuestion {
  /** The subject, as the companion names it: "your dog’s name"; undefined when the person asks for all notes. */
  it: string | undefined;
  notes: readonly MemoryNote[];
}

const ASKS = String.raw`(?:(?:do|did|can|could) you (?:still |even |really |maybe )?(?:know|remember|recall|tell me)|remind me|you (?:still )?(?:know|remember))`;
const OPENERS = '(?:(?:so|and|but|ok|okay|hey|wait|well|please|hm+) )*';
const LEAD = new RegExp(`^${OPENERS}(?:${ASKS} )?`);
const ASKS_PLAINLY = new RegExp(`^${OPENERS}${ASKS}\\b`);
const ASKS_OF_A_THING = new RegExp(`^${OPENERS}(?:what|whats|who|whos|where|when|which)\\b`);
const EVERYTHING =
  /\bwhat (?:do|did|can|have|else do) you (?:\w+ )?(?:know|remember|remembered|learned|noted)(?: (?:about|of) me)?$|\bwhat (?:do|did|have) you (?:\w+ )?(?:know|remember|remembered|learned|noted) (?:about|of) me\b|\bwhat have i told you\b|\bdo you (?:still )?remember (?:me|anything|what i (?:said|told you))\b|\bwhat(?:s| is) in your (?:notes|memory)\b/;

/** Returns what the last line asks the memory; undefined when it asks the memory nothing. */
export function askedOf(
  said: readonly string[],
  kept: readonly MemoryNote[],
  profile: readonly MemoryNote[] = [],
): MemoryQuestion | undefined {
  const notes = [...profile, ...kept];
  const last = said.at(-1) ?? '';
  const text = plain(last);
  if (EVERYTHING.test(text)) return { it: undefined, notes };
  const asksPlainly = ASKS_PLAINLY.test(text);
  if (!last.includes('?') && !asksPlainly && !ASKS_OF_A_THING.test(text)) return undefined;
  const bare = text.replace(LEAD, '').replace(/ (?:again|by the way|btw|please|then|now|anymore|any more)$/, '');
  for (const [pattern, find] of SLOTS) {
    const found = pattern.exec(bare);
    if (found !== null) return find(found, notes);
  }
  return asksPlainly ? byWords(bare, notes) : undefined;
}

type Slot = readonly [RegExp, (found: RegExpExecArray, notes: readonly MemoryNote[]) => MemoryQuestion | undefined];

const under = (notes: readonly MemoryNote[], ...subjects: string[]): MemoryNote[] =>
  notes.filter(({ about }) => subjects.some((subject) => about === subject || about.startsWith(`${subject}:`)));

const firstOf = (told: readonly MemoryNote[], ofProfile: readonly MemoryNote[]): readonly MemoryNote[] =>
  told.length > 0 ? told : ofProfile;

const WHATS = '(?:what|whats|what is|what was|who is|whos|who|how is|hows)';
const TYPE = '(?:personality|personality type|archetype|animal|type|mbti|mbti type|quiz result|result|wild ?self)';
const SLOTS: readonly Slot[] = [
  [
    new RegExp(`^(?:(?:${WHATS}|which|which is) )?my ${TYPE}$|^(?:what|which) ${TYPE} (?:am i|i am|im|do i have)$`),
    (_, notes) => ({ it: 'your archetype', notes: under(notes, 'profile:archetype') }),
  ],
  [
    /^(?:(?:what|whats|what are|which are|which) )?my interests$|^what (?:am i|im|i am) interested in$/,
    (_, notes) => ({ it: 'your interests', notes: under(notes, 'profile:interests') }),
  ],
  [
    /^(?:(?:what|whats|what is|what does|what do i have in) )?my (?:bio|profile)(?: says?)?$/,
    (_, notes) => ({ it: 'your bio', notes: under(notes, 'profile:bio') }),
  ],
  [
    /^(?:what|whats|what is|who|whos) (?:is )?my name$|^my name$|^what (?:do|should) you call me$|^what am i called$/,
    (_, notes) => ({ it: 'your name', notes: firstOf(under(notes, 'name'), under(notes, 'profile:name')) }),
  ],
  [
    new RegExp(
      `^(?:${WHATS} )?my (pet|${SPECIES})(?:s name(?: is)?| called| is called| named| is named|)$|^${WHATS} my (pet|${SPECIES}) (?:called|named)$`,
    ),
    (found, notes) => ofPet(found[1] ?? found[2] ?? 'pet', notes),
  ],
  [
    new RegExp(`^(?:${WHATS} )?my (${FAMILY}|${PARTNER})(?:s name(?: is)?| called| is called| named|)$`),
    ([, who = ''], notes) => ({ it: `your ${who}’s name`, notes: ofPerson(who, notes) }),
  ],
  [
    /^(?:where (?:do )?i work|what (?:do )?i do for (?:a living|work)|(?:what|whats|what is) my (?:job|work)|what i work as|my job)$/,
    (_, notes) => ({ it: 'what your work is', notes: under(notes, 'work', 'said:work', 'loss:work') }),
  ],
  [
    /^where (?:do )?i live$|^(?:what|which) (?:city|town|state) (?:do )?i live in$/,
    (_, notes) => ({ it: 'where you live', notes: under(notes, 'lives', 'said:place') }),
  ],
  [
    /^where (?:am i|im|i am|i come|do i come) from$/,
    (_, notes) => ({ it: 'where you are from', notes: under(notes, 'from') }),
  ],
  [
    /^what (?:do |am )?i (?:study|studying|am studying)$/,
    (_, notes) => ({ it: 'what you study', notes: under(notes, 'study') }),
  ],
  [
    /^what (?:do )?i (?:like|love|enjoy|am into)(?: doing)?$|^(?:what|which) (?:things|stuff) (?:do )?i (?:like|love)$/,
    (_, notes) => ({
      it: 'what you like',
      notes: firstOf(
        under(notes, 'taste', 'said:like').filter(({ note }) => !note.startsWith('You cannot')),
        under(notes, 'profile:interests'),
      ),
    }),
  ],
  [
    /^what (?:do )?i hate$|^what cant i stand$/,
    (_, notes) => ({
      it: 'what you cannot stand',
      notes: under(notes, 'taste').filter(({ note }) => note.startsWith('You cannot')),
    }),
  ],
  [
    /^(?:when|what day) (?:is|was|are|do i have|im|i have) (my |our )?(?:the )?(.+)$/,
    ([, isMine, what = ''], notes) => {
      const found = matching(what, under(notes, 'plan', 'done'));
      return found.length === 0 && isMine === undefined ? undefined : { it: `when your ${what} is`, notes: found };
    },
  ],
  [
    /^(?:what|which) (?:am i (?:doing|up to)|are my plans|do i have planned|my plans are)\b.*$/,
    (_, notes) => ({ it: 'your plans', notes: under(notes, 'plan') }),
  ],
  [
    new RegExp(`^(?:${WHATS}|where is|wheres) my ([\\p{L}' -]{2,40}?)(?:s name| called| named)?$`, 'u'),
    ([, what = ''], notes) => {
      const found = matching(what, notes);
      // Without a note, a fact about the product may answer the question.
      return found.length === 0 ? undefined : { it: `your ${what}`, notes: found };
    },
  ],
  [new RegExp(`^${WHATS} ((?!my\\b|the\\b|a\\b|you)[\\p{L}'-]+)$`, 'u'), ([, who = ''], notes) => bearing(who, notes)],
];

function ofPet(word: string, notes: readonly MemoryNote[]): MemoryQuestion {
  const pets = under(notes, 'pet');
  const animal = animalOf(word);
  const found = pets.filter(({ about }) => word === 'pet' || animalOf(about.split(':')[1] ?? '') === animal);
  // "You have a dog" does not answer "What's my dog called?": only a note with a name does.
  const named = found.filter(({ note }) => note.includes(' is called '));
  const exact = named.filter(({ about }) => about.split(':')[1] === word);
  return { it: `your ${word}’s name`, notes: exact.length > 0 ? exact : named };
}

function ofPerson(who: string, notes: readonly MemoryNote[]): MemoryNote[] {
  const isPartner = new RegExp(`^(?:${PARTNER})$`).test(who);
  return isPartner ? under(notes, 'partner') : under(notes, `family:${who}`);
}

/** Answers "Who is Theo?" by the notes with that name; undefined if there are none. */
function bearing(who: string, notes: readonly MemoryNote[]): MemoryQuestion | undefined {
  const found = notes.filter(({ note }) => new RegExp(`\\b${who}\\b`, 'iu').test(note));
  return found.length === 0 ? undefined : { it: who.charAt(0).toUpperCase() + who.slice(1), notes: found };
}

const matching = (text: string, notes: readonly MemoryNote[]): MemoryNote[] => {
  const words = tellingWords(text);
  return notes.filter(({ note, line }) => {
    const told = tellingWords(`${note} ${line ?? ''}`);
    return [...words].some((word) => told.has(word));
  });
};

/** Finds notes by the words of a question: "Do you remember my blazer?" */
function byWords(bare: string, notes: readonly MemoryNote[]): MemoryQuestion | undefined {
  const about =
    /\bmy ([\p{L}' -]{2,40})$/u.exec(bare)?.[1] ?? /^(?:what |when |where |who |that |how )?i (.+)$/.exec(bare)?.[1];
  if (
    about === undefined ||
    tellingWords(about).size === 0 ||
    /^(?:look|mean|feel|think|sound|am|want)\b/.test(about)
  ) {
    return undefined;
  }
  const isMine = bare.includes(`my ${about}`);
  return { it: isMine ? `your ${about}` : 'that', notes: matching(about, notes) };
}
