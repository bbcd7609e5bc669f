import { settingsFor } from '#server/features/notifications/notifications.ts';
import { isQuiet } from '#contract/notifications.quiet-hours.ts';
import { nextStep, profileNotes, type MemoryChange, type MemoryNote, type Recollection } from '#companions/remember.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { read as readChange } from './change.reader.ts';
import { reachOf, remember } from './memory.ts';
import { notesOf, type NoteWithLine } from './memory.queries.ts';
import type { LineRow, SceneRow } from './scene.queries.ts';
import type { read as readTurn, Recalled } from './turn.reader.ts';

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

/** Lines that could not be read change no note and ask for none. */
const NO_CHANGE: MemoryChange = { learned: { facts: [], over: [] }, forgot: undefined };

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

const toKept = ({ about, note, noted_at, line }: NoteWithLine): MemoryNote => ({
  about,
  note,
  notedAt: noted_at,
  line,
});
