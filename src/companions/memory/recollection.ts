import type { Encoder } from '#server/platform/reading/encoder.ts';
import { askedOf, type MemoryQuestion } from './asked.ts';
import { learnByMeaning } from './by-meaning.ts';
import type { Learned, MemoryNote, When } from './fact.ts';
import { meantBy, wishIn } from './forgetting.ts';
import { learn } from './notes.ts';
import { isOf } from './taken-back.ts';
import { givenBy, type ThreadStep } from './thread.ts';
import { touchedBy } from './touched.ts';

/** The part of a companion's memory that an answer needs. */
export interface Recollection {
  notes: readonly MemoryNote[];
  isNameNew: boolean;
  /** The question that the lines ask the memory; undefined if they ask none. */
  asked: MemoryQuestion | undefined;
  /** What these lines ask the companion to forget, with the number of deleted notes. */
  forgot: Forgot | undefined;
  /** The corrected note as it reads now; '' when the note was only deleted, undefined without a correction. */
  corrected: string | undefined;
  /** The notes about the subject of the lines, without notes from the same lines. */
  touched: readonly MemoryNote[];
  /** False in the person's quiet hours and after help: the companion then brings up nothing by itself. */
  mayBringUp: boolean;
  /** The next step of the thread of a composed companion; undefined when none is due. */
  thread: ThreadStep | undefined;
}

export interface Forgot {
  /** The subject, as the companion names it: "your ex"; undefined if all or the last thing said is meant. */
  it: string | undefined;
  isAll: boolean;
  count: number;
}

const NOTHING: Learned = { facts: [], over: [] };

export interface MemoryContext extends When {
  known: readonly MemoryNote[];
  before: readonly string[];
  lastLine: string | undefined;
  isHushed: boolean;
  /** Earlier lines that get the same answer. */
  above: readonly string[];
}

export interface MemoryChange {
  learned: Learned;
  forgot: Forgot | undefined;
}

/** Returns the changes that these lines make to the notes. */
export async function changeBy(
  encoder: Encoder,
  said: readonly string[],
  { known, isHushed, lastLine, above, ...context }: MemoryContext,
): Promise<MemoryChange> {
  const at = said.findIndex((line) => wishIn([line]) !== undefined);
  const wish = wishIn(said.slice(Math.max(at, 0), at + 1));
  if (wish !== undefined) {
    const rest = said.map((line, place) => (place === at ? '' : line));
    const learned = isHushed ? NOTHING : learn(rest, { ...context, known });
    // The request may mean a fact from the same lines.
    const told = learned.facts
      .filter(({ line }) => line < at)
      .map(({ about, note, line }): MemoryNote => ({ about, note, line: said[line] ?? null, notedAt: context.now }));
    // "Forget that" means the lines before it, even if they made no note.
    const theirs = new Set([...above, ...said.slice(0, at)]);
    const isOfThese = wish.which === 'last' && theirs.size > 0;
    const notes = [...known, ...told].filter(({ line }) => !isOfThese || (line !== null && theirs.has(line)));
    const meant = await meantBy(wish, notes, encoder);
    const forgot = { it: wish.it, isAll: wish.which === 'all', count: meant.length };
    const facts = learned.facts.filter((fact) => !told.some((one) => one.about === fact.about && meant.includes(one)));
    return {
      learned: { facts, over: [...(isOfThese ? [] : learned.over), ...meant.map(({ about }) => about)] },
      forgot,
    };
  }
  if (isHushed) return { learned: NOTHING, forgot: undefined };
  const given = givenBy(said, { lastLine, notes: known });
  // A contribution to a thread is fiction and makes no note about the person's life.
  if (given !== undefined) return { learned: { facts: [{ ...given, line: 0 }], over: [] }, forgot: undefined };
  const learned = learn(said, { ...context, known });
  const more = learned.over.length > 0 ? [] : await learnByMeaning(encoder, said, learned.facts);
  return { learned: { ...learned, facts: [...learned.facts, ...more] }, forgot: undefined };
}

/** What the changed notes contribute to an answer. */
export type TurnOfNotes = Pick<Recollection, 'isNameNew' | 'asked' | 'forgot' | 'corrected' | 'touched'>;

/** Returns what the changed notes contribute to the answer to these lines. */
export async function turnOf(
  encoder: Encoder,
  said: readonly string[],
  {
    change,
    known,
    notes,
    profile = [],
  }: { change: MemoryChange; profile?: readonly MemoryNote[] } & Record<'known' | 'notes', readonly MemoryNote[]>,
): Promise<TurnOfNotes> {
  const { forgot, learned } = change;
  const left = known.filter(({ about }) => notes.some((note) => note.about === about));
  return {
    isNameNew: learned.facts.some(({ about }) => about === 'name'),
    asked: forgot === undefined ? askedOf(said, notes, profile) : undefined,
    forgot,
    corrected: forgot === undefined ? correctionOf(learned, known) : undefined,
    touched: await touchedBy(encoder, said, left),
  };
}

/** Returns the corrected note, '' if it was only deleted, undefined without a correction. A loss is no correction. */
function correctionOf({ facts, over }: Learned, known: readonly MemoryNote[]): string | undefined {
  const isGone = known.some(({ about }) => isReplaced(about, { facts: [], over }));
  if (!isGone || over.includes('partner') || facts.some(({ about }) => about.startsWith('loss:'))) return undefined;
  return facts.at(-1)?.note ?? '';
}

/** Returns whether new facts end a note of this subject, or replace it. */
export const isReplaced = (about: string, { facts, over }: Learned): boolean =>
  facts.some((fact) => takesPlaceOf(fact.about, about)) ||
  over.some((subject) => isOf(about, subject) || isOf(about, `said:${subject}`));

/** Returns whether a note about `about` replaces one about `known`. "A cat called Miso" also replaces "a cat". */
function takesPlaceOf(about: string, known: string): boolean {
  return about === known || (/^pet:[^:]+:/.test(about) && known === about.split(':').slice(0, 2).join(':'));
}
