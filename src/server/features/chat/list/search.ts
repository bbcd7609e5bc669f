import type { ChatFilter } from '#contract/chat.list.ts';
import { FOUND_A_PAGE, type FoundLine } from '#contract/chat.search.ts';
import type { Room } from '#contract/chat.ts';
import { inTime, isCutShort } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { presentFound } from './found.ts';
import { countRooms, searchSlice, type FoundRow, type Slice } from './search.queries.ts';

/** The number of lines in the first slice. It is small, because a frequent word is found within a few lines. */
const FIRST_SLICE = 1000;
/**
 * The most keys that the first slice reads. A slice of n lines reads the n newest keys of every room, because all n
 * lines may be in one room. With 1,000 rooms, a first slice of 1,000 lines took 600 ms; one of 50 lines takes 80 ms.
 */
const FIRST_KEYS = 50_000;
const LARGEST_SLICE = 20_000;
const GROWTH = 4;
/**
 * A request reads another slice only if that slice is likely to end within this time after the start of the request. A
 * slice is expected to take `GROWTH` times as long as the slice before.
 */
const BUDGET_MS = 300;
/** The time limit of a slice in the database. A slice that takes longer is canceled, and a smaller one is tried. */
const SLICE_MS = 2000;
const SMALL_SLICE = 50;

interface MessageSearch {
  userId: number;
  words: string;
  filter?: ChatFilter | undefined;
  /** The `next` of the page before. */
  cursor?: string | undefined;
}

/** The line before which the search continues. */
interface SearchEdge {
  id: string;
  at: Date;
}

interface MessageSearchPage {
  lines: FoundLine[];
  rooms: Room[];
  next: string | null;
  searchedTo: string | null;
}

/**
 * Searches the messages that a person can read, newest first, until a page is full, the time is up or no line is left.
 * Throws `unavailable` when even the first slice takes too long.
 */
export async function search(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wish: MessageSearch,
  sliceMs: number = SLICE_MS,
): Promise<MessageSearchPage> {
  const { userId, words, filter } = wish;
  const now = (): number => clock.now().getTime();
  const start = now();
  const found: FoundRow[] = [];
  let stopped: SearchEdge | undefined;
  const rooms = Math.max(1, await countRooms(db, userId));
  for (
    let size = Math.min(FIRST_SLICE, Math.ceil(FIRST_KEYS / rooms));
    ;
    size = Math.min(size * GROWTH, LARGEST_SLICE)
  ) {
    const limit = FOUND_A_PAGE - found.length;
    const began = now();
    const before = stopped?.id ?? wish.cursor;
    const slice = await readSlice(db, { userId, words, filter, before, size, limit }, sliceMs);
    if (slice === undefined) {
      if (stopped === undefined) throw new AppError('unavailable');
      return present({ db, clock }, userId, { found, edge: stopped });
    }
    const { rows, edge } = slice;
    const ended = now();
    found.push(...rows);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    const end = last === undefined ? edge : { id: last.id, at: last.created_at };
    const isLate = ended - start + (ended - began) * GROWTH > BUDGET_MS;
    if (last !== undefined || end === null || isLate) return present({ db, clock }, userId, { found, edge: end });
    stopped = end;
  }
}

/** Reads a slice. If that takes too long, reads a small one; returns undefined if the small one takes too long too. */
async function readSlice(
  db: Deps['db'],
  slice: Slice,
  ms: number,
): Promise<Awaited<ReturnType<typeof searchSlice>> | undefined> {
  for (const size of new Set([slice.size, Math.min(slice.size, SMALL_SLICE)])) {
    try {
      return await inTime(db, ms, (trx) => searchSlice(trx, { ...slice, size }));
    } catch (error) {
      if (!isCutShort(error)) throw error;
    }
  }
  return undefined;
}

async function present(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewerId: number,
  { found, edge }: { found: readonly FoundRow[]; edge: SearchEdge | null },
): Promise<MessageSearchPage> {
  const next = edge?.id ?? null;
  const searchedTo = edge?.at.toISOString() ?? null;
  const view = { viewerId, now: clock.now() };
  return { ...(await presentFound(db, view, found)), next, searchedTo };
}
