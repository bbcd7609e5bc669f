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
import type { Kept } from './recall.ts';
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

interface Heard {
  row: SceneRow;
  waiting: readonly LineRow[];
  /** The person's lines before those. */
  before: readonly string[];
  /** The companion's own last line. */
  lastLine: string | undefined;
  /** True after a help card: nothing new is noted then, and requests to forget still work. */
  isHushed: boolean;
}

const NOTHING: Learned = { facts: [], over: [] };

/** Reads the notes, notes what these lines tell, takes back what they take back, and finds what they ask. */
export async function recollect(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'encoder'>,
  { row, waiting, before, lastLine, isHushed }: Heard,
): Promise<Recollection> {
  const { db, clock, encoder } = deps;
  const said = waiting.map(({ content }) => content);
  const now = clock.now();
  const known = (await notesOf(db, row.room_id)).map(toKept);
  const isMade = row.persona !== null;
  const moment = { now, timeZone: row.time_zone };
  const change = await changeBy(encoder, said, { ...moment, known, before, isHushed, lastLine });
  const rows = await remember(deps, {
    roomId: row.room_id,
    seqs: waiting.map(({ seq }) => seq),
    learned: change.learned,
    most: reachOf(isMade).notes,
    isAll: change.forgot?.isAll ?? false,
  });
  const notes = rows.map(toKept);
  const settings = await settingsFor(db, row.user_id);
  return {
    ...(await turnOf(encoder, said, { change, known, notes })),
    mayBringUp: !isHushed && !isQuiet(settings, row.time_zone, now),
    thread: isMade && !isHushed ? nextStep(notes, moment) : undefined,
  };
}

interface Context extends When {
  known: readonly Kept[];
  before: readonly string[];
  lastLine: string | undefined;
  isHushed: boolean;
}

interface Change {
  learned: Learned;
  forgot: Forgot | undefined;
}

/** Returns what these lines change of the notes. */
export async function changeBy(
  encoder: Encoder,
  said: readonly string[],
  { known, isHushed, lastLine, ...context }: Context,
): Promise<Change> {
  const wish = wishIn(said);
  if (wish !== undefined) {
    const meant = await meantBy(wish, known, encoder);
    const over = meant.map(({ about }) => about);
    const forgot = { it: wish.it, isAll: wish.which === 'all', count: meant.length };
    return { learned: { facts: [], over }, forgot };
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
  { change, known, notes }: { change: Change; known: readonly Kept[]; notes: readonly Kept[] },
): Promise<Omit<Recollection, 'mayBringUp' | 'thread'>> {
  const { forgot, learned } = change;
  const left = known.filter(({ about }) => notes.some((note) => note.about === about));
  return {
    notes,
    isNameNew: learned.facts.some(({ about }) => about === 'name'),
    asked: forgot === undefined ? askedOf(said, notes) : undefined,
    forgot,
    corrected: forgot === undefined ? correctionOf(learned, known) : undefined,
    touched: await touchedBy(encoder, said, left),
  };
}

/** A loss is no correction: it is answered as what it is. */
function correctionOf({ facts, over }: Learned, known: readonly Kept[]): string | undefined {
  const isGone = known.some(({ about }) => isReplaced(about, { facts: [], over }));
  if (!isGone || over.includes('partner') || facts.some(({ about }) => about.startsWith('loss:'))) return undefined;
  return facts.at(-1)?.note ?? '';
}

const toKept = ({ about, note, noted_at, line }: NoteWithLine): Kept => ({ about, note, notedAt: noted_at, line });
