import { settingsFor } from '#server/features/notifications/notifications.ts';
import { isQuiet } from '#contract/notifications.quiet-hours.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { askedOf, type MemoryQuestion } from './asked.ts';
import { learnByMeaning } from './by-meaning.ts';
import { meantBy, wishIn } from './forgetting.ts';
import type { read as readChange } from './change.reader.ts';
import { isReplaced, reachOf, remember } from './memory.ts';
import { notesOf, type NoteWithLine } from './memory.queries.ts';
import { learn, type Learned, type When } from './notes.ts';
import { profileNotes } from './profile-notes.ts';
import type { MemoryNote } from './recall.ts';
import type { LineRow, SceneRow } from './scene.queries.ts';
import { givenBy, nextStep, type ThreadStep } from './thread.ts';
import { touchedBy } from './touched.ts';
import type { read as readTurn, Recalled } from './turn.reader.ts';

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

/** The changes to the notes by the lines up to a seq, before their answer was restarted. */
export interface Changed extends Pick<Recollection, 'forgot' | 'corrected' | 'isNameNew'> {
  upTo: number;
}

interface RecollectionInput {
  row: SceneRow;
  waiting: readonly LineRow[];
  /** The person's earlier lines. */
  before: readonly string[];
  /** The companion's own last line. */
  lastLine: string | undefined;
  /** True after a help card or safety question: no new notes are made, but requests to forget still work. */
  isHushed: boolean;
  changed: Changed | undefined;
}

const NOTHING: Learned = { facts: [], over: [] };
/** Lines that could not be read change no note and ask for none. */
const NO_CHANGE: MemoryChange = { learned: NOTHING, forgot: undefined };

const CHANGE = new URL('change.reader.ts', import.meta.url);
const TURN = new URL('turn.reader.ts', import.meta.url);

/** Reads the notes, changes them by what the waiting lines say, and finds the notes that the lines ask for. */
export async function recollect(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'reading'>,
  { row, waiting, before, lastLine, isHushed, changed }: RecollectionInput,
): Promise<Recollection> {
  const { db, clock, reading } = deps;
  const said = waiting.map(({ content }) => content);
  const now = clock.now();
  const known = (await notesOf(db, row.room_id)).map(toKept);
  const isMade = row.persona !== null;
  const moment = { now, timeZone: row.time_zone };
  // A line changes the notes once, however often its answer is restarted.
  const readTo = Math.max(row.noted_seq, changed?.upTo ?? 0);
  const fresh = waiting.filter(({ seq }) => seq > readTo);
  const above = said.slice(0, said.length - fresh.length);
  const readBefore = [...before, ...above];
  const context = { ...moment, known, before: readBefore, above, isHushed, lastLine };
  const news = fresh.map(({ content }) => content);
  const change = (await reading.ask<typeof readChange>(CHANGE, { said: news, context })) ?? NO_CHANGE;
  const rows = await remember(deps, {
    roomId: row.room_id,
    seqs: fresh.map(({ seq }) => seq),
    isRead: true,
    learned: change.learned,
    most: reachOf(isMade).notes,
    isAll: change.forgot?.isAll ?? false,
  });
  const notes = rows.map(toKept);
  const settings = await settingsFor(db, row.user_id);
  const profile = profileNotes(row);
  const recalled = await reading.ask<typeof readTurn>(TURN, { said, change, known, notes, profile, moment });
  const { done, ...turn } = recalled ?? { ...nothingRecalled, forgot: change.forgot };
  if (!isHushed) await closePlans(deps, { row, waiting, done });
  const forgot = turn.forgot ?? changed?.forgot;
  return {
    ...turn,
    notes,
    forgot,
    asked: forgot === undefined ? turn.asked : undefined,
    corrected: turn.corrected ?? changed?.corrected,
    isNameNew: turn.isNameNew || changed?.isNameNew === true,
    mayBringUp: !isHushed && !isQuiet(settings, row.time_zone, now),
    thread: isMade && !isHushed ? nextStep(notes, moment) : undefined,
  };
}

const nothingRecalled = { isNameNew: false, asked: undefined, corrected: undefined, touched: [], done: [] };

export interface Context extends When {
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
  { known, isHushed, lastLine, above, ...context }: Context,
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

/** Closes the plans and illnesses of `outcomesOf`, so that the companion does not ask about them again. */
async function closePlans(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { row, waiting, done }: { row: SceneRow; waiting: readonly LineRow[]; done: Recalled['done'] },
): Promise<void> {
  const [first] = waiting;
  if (first === undefined || done.length === 0) return;
  const learned = { facts: done.map(({ fact }) => fact), over: done.map(({ old }) => old) };
  const { most, isAll } = { most: reachOf(row.persona !== null).notes, isAll: false };
  await remember(deps, { roomId: row.room_id, seqs: [first.seq], isRead: false, learned, most, isAll });
}

/** Returns the corrected note, '' if it was only deleted, undefined without a correction. A loss is no correction. */
function correctionOf({ facts, over }: Learned, known: readonly MemoryNote[]): string | undefined {
  const isGone = known.some(({ about }) => isReplaced(about, { facts: [], over }));
  if (!isGone || over.includes('partner') || facts.some(({ about }) => about.startsWith('loss:'))) return undefined;
  return facts.at(-1)?.note ?? '';
}

const toKept = ({ about, note, noted_at, line }: NoteWithLine): MemoryNote => ({
  about,
  note,
  notedAt: noted_at,
  line,
});
