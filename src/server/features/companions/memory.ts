import type { CompanionMemory } from '#contract/companions.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  deleteNotes,
  forgetAll,
  insertNote,
  linesRead,
  lockMemory,
  notesOf,
  ownMeeting,
  type NoteRow,
} from './memory.queries.ts';
import type { Learned } from './notes.ts';

/** The number of lines that a companion reads; older ones remain in its notes only. */
export const LINES_READ = 40;
const MOST_NOTES = 40;

export async function memoryOf({ db, clock, llm }: Deps, userId: number, roomId: string): Promise<CompanionMemory> {
  const meeting = await mustBeTheirs(db, userId, roomId);
  const [cards, notes, read] = await Promise.all([
    cardsFor(db, [meeting.companion_id], { viewerId: userId, now: clock.now() }),
    notesOf(db, roomId),
    linesRead(db, roomId, { after: meeting.forgotten_seq, most: LINES_READ }),
  ]);
  const companion = cards.get(meeting.companion_id);
  if (companion === undefined) throw new AppError('not_found');
  return {
    companion,
    notes: notes.map(({ id, note, noted_at }) => ({ id, text: note, notedAt: noted_at.toISOString() })),
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
    await forgetAll(trx, roomId, clock.now());
  });
}

interface Telling {
  roomId: string;
  /** The first line the notes come from: nothing is noted from lines cleared since. */
  seq: number;
  learned: Learned;
}

/** Stores notes, a newer one over an older, at most forty in all; returns the current notes. */
export async function remember(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { roomId, seq, learned }: Telling,
): Promise<NoteRow[]> {
  if (learned.facts.length === 0 && learned.over.length === 0) return notesOf(db, roomId);
  return inTransaction(db, async (trx) => {
    const forgottenSeq = await lockMemory(trx, roomId);
    const notes = await notesOf(trx, roomId);
    if (forgottenSeq === undefined || forgottenSeq >= seq) return notes;
    const fresh = learned.facts.filter(
      (fact) => !notes.some((known) => known.about === fact.about && known.note === fact.note),
    );
    const stale = notes.filter(
      ({ about }) =>
        fresh.some((fact) => takesPlaceOf(fact.about, about)) || learned.over.some((start) => about.startsWith(start)),
    );
    const rows = fresh.map(({ about, note }) => ({ id: newId(), about, note, noted_at: clock.now() }));
    const kept = [...notes.filter((note) => !stale.includes(note)), ...rows];
    const tooMany = kept.slice(0, Math.max(0, kept.length - MOST_NOTES));
    await deleteNotes(
      trx,
      roomId,
      [...stale, ...tooMany].map(({ id }) => id),
    );
    for (const row of rows) if (!tooMany.includes(row)) await insertNote(trx, roomId, row);
    return kept.slice(-MOST_NOTES);
  });
}

/** Returns whether two notes have the same subject; "a cat called Miso" replaces "a cat". */
function takesPlaceOf(about: string, known: string): boolean {
  return about === known || (/^pet:[^:]+:/.test(about) && known === about.split(':').slice(0, 2).join(':'));
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
