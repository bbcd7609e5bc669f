import type { CompanionMemory } from '#contract/companions.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  deleteNotes,
  dropUnsaid,
  forgetAll,
  insertNote,
  linesRead,
  lockMemory,
  notesOf,
  ownMeeting,
  recordNoted,
  type NoteWithLine,
} from './memory.queries.ts';
import { isReplaced, type Learned } from '#companions/remember.ts';

/** The most lines that a companion reads, and the most notes that it keeps. Older lines remain only in its notes. */
const REACH = { usual: { lines: 40, notes: 40 }, made: { lines: 80, notes: 120 } };
/** A companion made for a person reads and keeps more. */
export const reachOf = (isMade: boolean): { lines: number; notes: number } => (isMade ? REACH.made : REACH.usual);

export async function memoryOf({ db, clock, llm }: Deps, userId: number, roomId: string): Promise<CompanionMemory> {
  const meeting = await mustBeTheirs(db, userId, roomId);
  const [cards, notes, read] = await Promise.all([
    cardsFor(db, [meeting.companion_id], { viewerId: userId, now: clock.now() }),
    notesOf(db, roomId),
    linesRead(db, roomId, { after: meeting.forgotten_seq, most: reachOf(meeting.is_made).lines }),
  ]);
  const companion = cards.get(meeting.companion_id);
  if (companion === undefined) throw new AppError('not_found');
  return {
    companion,
    notes: notes.map(({ id, note, noted_at, line }) => ({
      id,
      text: note,
      said: line,
      notedAt: noted_at.toISOString(),
    })),
    linesRead: read,
    clearedAt: meeting.cleared_at?.toISOString() ?? null,
    answeredBy: llm === undefined ? 'written' : 'model',
  };
}

export async function forgetNote(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  { roomId, noteId }: { roomId: string; noteId: string },
): Promise<void> {
  await mustBeTheirs(db, userId, roomId);
  if (!(await deleteNotes(db, roomId, [noteId]))) throw new AppError('not_found');
}

export async function clearMemory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  roomId: string,
): Promise<void> {
  await mustBeTheirs(db, userId, roomId);
  await inTransaction(db, async (trx) => {
    await lockMemory(trx, roomId);
    await forgetAll(trx, roomId, { now: clock.now() });
  });
}

interface MemoryWrite {
  roomId: string;
  /** The seqs of the lines that the notes come from. If the first line was cleared since, nothing is stored. */
  seqs: readonly number[];
  /** True when the lines are read for notes. Each line is read once, even if its answer is restarted. */
  isRead: boolean;
  learned: Learned;
  most: number;
  /** True to delete every note, and to ignore all lines before `seqs`. */
  isAll: boolean;
}

/**
 * Stores facts as notes and returns all current notes. A new note replaces an older note of the same subject. If there
 * are more than `most` notes, the oldest are deleted.
 */
export async function remember(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { roomId, seqs, isRead, learned, most, isAll }: MemoryWrite,
): Promise<NoteWithLine[]> {
  const { facts, over } = learned;
  if (facts.length === 0 && over.length === 0 && !isAll) return notesOf(db, roomId);
  await inTransaction(db, async (trx) => {
    const first = seqs[0] ?? 0;
    const locked = await lockMemory(trx, roomId);
    if (locked === undefined || locked.forgotten_seq >= first || (isRead && locked.noted_seq >= first)) return;
    if (isRead) await recordNoted(trx, roomId, seqs.at(-1) ?? first);
    if (isAll) return forgetAll(trx, roomId, { now: clock.now(), upTo: first - 1 });
    await dropUnsaid(trx, roomId);
    const notes = await notesOf(trx, roomId);
    const isSame = (note: NoteWithLine, fact: Learned['facts'][number]): boolean =>
      note.about === fact.about && note.note === fact.note;
    const fresh = facts.filter((fact) => !notes.some((note) => isSame(note, fact)));
    // A repeated note stays as it is.
    const stale = notes.filter(
      (note) => isReplaced(note.about, { facts: fresh, over }) && !facts.some((fact) => isSame(note, fact)),
    );
    const rows = fresh.map(({ about, note, line }) => ({
      id: newId(),
      about,
      note,
      noted_at: clock.now(),
      seq: seqs[line] ?? null,
    }));
    const kept = [...notes.filter((note) => !stale.includes(note)), ...rows];
    const tooMany = kept.slice(0, Math.max(0, kept.length - most));
    await deleteNotes(
      trx,
      roomId,
      [...stale, ...tooMany].map(({ id }) => id),
    );
    for (const row of rows) if (!tooMany.includes(row)) await insertNote(trx, roomId, row);
  });
  return notesOf(db, roomId);
}

async function mustBeTheirs(
  db: Db,
  userId: number,
  roomId: string,
): Promise<NonNullable<Awaited<ReturnType<typeof ownMeeting>>>> {
  const meeting = await ownMeeting(db, userId, roomId);
  if (meeting === undefined) throw new AppError('not_found');
  return meeting;
}
