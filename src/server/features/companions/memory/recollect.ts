import { settingsFor } from '#server/features/notifications/notifications.ts';
import { isQuiet } from '#contract/notifications.quiet-hours.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Encoder } from '#server/platform/safety/encoder.ts';
import { askedOf, type Asked } from './asked.ts';
import { learnByMeaning } from './by-meaning.ts';
import { meantBy, wishIn } from './forgetting.ts';
import { isReplaced, reachOf, remember } from './memory.ts';
import { notesOf, type NoteWithLine } from './memory.queries.ts';
import { learn, type Learned, type When } from './notes.ts';
import { profileNotes } from './profile-notes.ts';
import { outcomesOf, type Kept } from './recall.ts';
import type { LineRow, SceneRow } from './scene.queries.ts';
import { givenBy, nextStep, type ThreadStep } from './thread.ts';
import { touchedBy } from './touched.ts';

/** What a companion's memory adds to a turn. */
export interface Recollection {
  notes: readonly Kept[];
  isNameNew: boolean;
  /** What the person asks of the memory. */
  asked: Asked | undefined;
  /** What was just forgotten at their wish. */
  forgot: Forgot | undefined;
  /** What was just corrected: the note as it reads now; empty where it was only taken out. */
  corrected: string | undefined;
  /** The notes, older than these lines, that the lines speak of. */
  touched: readonly Kept[];
  /** False in the person's quiet hours: nothing is brought up then of which they do not speak. */
  mayBringUp: boolean;
  /** The next step of the thread of a companion made for this person; undefined where none is due. */
  thread: ThreadStep | undefined;
}

export interface Forgot {
  /** In their words: "your ex"; undefined for everything and for what was said last. */
  it: string | undefined;
  isAll: boolean;
  count: number;
}

/** What the lines up to a seq changed already, before the answer to them was begun again. */
export interface Changed extends Pick<Recollection, 'forgot' | 'corrected' | 'isNameNew'> {
  upTo: number;
}

interface Heard {
  row: SceneRow;
  waiting: readonly LineRow[];
  /** The person's lines before those. */
  before: readonly string[];
  /** The companion's own last line. */
  lastLine: string | undefined;
  /** True after a help card: nothing new is noted then, and requests to forget still work. */
  isHushed: boolean;
  changed: Changed | undefined;
}

const NOTHING: Learned = { facts: [], over: [] };

/** Reads the notes, notes what these lines tell, takes back what they take back, and finds what they ask. */
export async function recollect(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'encoder'>,
  { row, waiting, before, lastLine, isHushed, changed }: Heard,
): Promise<Recollection> {
  const { db, clock, encoder } = deps;
  const said = waiting.map(({ content }) => content);
  const now = clock.now();
  const known = (await notesOf(db, row.room_id)).map(toKept);
  const isMade = row.persona !== null;
  const moment = { now, timeZone: row.time_zone };
  // A line changes the notes once, however often the answer to it is begun.
  const readTo = Math.max(row.noted_seq, changed?.upTo ?? 0);
  const fresh = waiting.filter(({ seq }) => seq > readTo);
  const above = said.slice(0, said.length - fresh.length);
  const readBefore = [...before, ...above];
  const change = await changeBy(
    encoder,
    fresh.map(({ content }) => content),
    { ...moment, known, before: readBefore, above, isHushed, lastLine },
  );
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
  const turn = await turnOf(encoder, said, { change, known, notes, profile: profileNotes(row) });
  if (!isHushed) await closePlans(deps, { row, waiting, moment, touched: turn.touched });
  const forgot = turn.forgot ?? changed?.forgot;
  return {
    ...turn,
    forgot,
    asked: forgot === undefined ? turn.asked : undefined,
    corrected: turn.corrected ?? changed?.corrected,
    isNameNew: turn.isNameNew || changed?.isNameNew === true,
    mayBringUp: !isHushed && !isQuiet(settings, row.time_zone, now),
    thread: isMade && !isHushed ? nextStep(notes, moment) : undefined,
  };
}

interface Context extends When {
  known: readonly Kept[];
  before: readonly string[];
  lastLine: string | undefined;
  isHushed: boolean;
  /** The lines of the same answer that were read before these. */
  above: readonly string[];
}

interface Change {
  learned: Learned;
  forgot: Forgot | undefined;
}

/** Returns what these lines change of the notes. */
export async function changeBy(
  encoder: Encoder,
  said: readonly string[],
  { known, isHushed, lastLine, above, ...context }: Context,
): Promise<Change> {
  const at = said.findIndex((line) => wishIn([line]) !== undefined);
  const wish = wishIn(said.slice(Math.max(at, 0), at + 1));
  if (wish !== undefined) {
    const rest = said.map((line, place) => (place === at ? '' : line));
    const learned = isHushed ? NOTHING : learn(rest, { ...context, known });
    // What the same lines told before the wish may be what it means.
    const told = learned.facts
      .filter(({ line }) => line < at)
      .map(({ about, note, line }): Kept => ({ about, note, line: said[line] ?? null, notedAt: context.now }));
    // "Forget that" below other lines means these, though nothing was told by them.
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
  // What is given to a thread is made up, and no fact of the person's life.
  if (given !== undefined) return { learned: { facts: [{ ...given, line: 0 }], over: [] }, forgot: undefined };
  const learned = learn(said, { ...context, known });
  const more = learned.over.length > 0 ? [] : await learnByMeaning(encoder, said, learned.facts);
  return { learned: { ...learned, facts: [...learned.facts, ...more] }, forgot: undefined };
}

/** Returns what the changed notes say to these lines. */
export async function turnOf(
  encoder: Encoder,
  said: readonly string[],
  {
    change,
    known,
    notes,
    profile = [],
  }: { change: Change; profile?: readonly Kept[] } & Record<'known' | 'notes', readonly Kept[]>,
): Promise<Omit<Recollection, 'mayBringUp' | 'thread'>> {
  const { forgot, learned } = change;
  const left = known.filter(({ about }) => notes.some((note) => note.about === about));
  return {
    notes,
    isNameNew: learned.facts.some(({ about }) => about === 'name'),
    asked: forgot === undefined ? askedOf(said, notes, profile) : undefined,
    forgot,
    corrected: forgot === undefined ? correctionOf(learned, known) : undefined,
    touched: await touchedBy(encoder, said, left),
  };
}

/** A plan whose day is past and of which they tell: nobody asks any more how it went. */
async function closePlans(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  {
    row,
    waiting,
    moment,
    touched,
  }: { row: SceneRow; waiting: readonly LineRow[]; moment: When; touched: readonly Kept[] },
): Promise<void> {
  const [first] = waiting;
  const done = outcomesOf(
    waiting.map(({ content }) => content),
    touched,
    moment,
  );
  if (first === undefined || done.length === 0) return;
  const learned = { facts: done.map(({ fact }) => fact), over: done.map(({ old }) => old) };
  const { most, isAll } = { most: reachOf(row.persona !== null).notes, isAll: false };
  await remember(deps, { roomId: row.room_id, seqs: [first.seq], isRead: false, learned, most, isAll });
}

/** A loss is no correction: it is answered as what it is. */
function correctionOf({ facts, over }: Learned, known: readonly Kept[]): string | undefined {
  const isGone = known.some(({ about }) => isReplaced(about, { facts: [], over }));
  if (!isGone || over.includes('partner') || facts.some(({ about }) => about.startsWith('loss:'))) return undefined;
  return facts.at(-1)?.note ?? '';
}

const toKept = ({ about, note, noted_at, line }: NoteWithLine): Kept => ({ about, note, notedAt: noted_at, line });
