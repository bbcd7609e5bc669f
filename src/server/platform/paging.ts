/** The place of an entry in a list that is ordered by time and, where times are equal, by id. */
export interface TimedPlace {
  at: Date;
  id: string;
}

/** Returns the cursor of the page that begins after an entry with this time and id. */
export const cursorOf = ({ at, id }: { at: Date; id: string | number }): string => `${at.getTime()}.${id}`;

/** Returns the place that a cursor of `cursorOf` names; undefined without a cursor. */
export function placeOf(cursor: string): TimedPlace;
export function placeOf(cursor: string | undefined): TimedPlace | undefined;
export function placeOf(cursor: string | undefined): TimedPlace | undefined {
  if (cursor === undefined) return undefined;
  const [ms, id = ''] = cursor.split('.');
  return { at: new Date(Number(ms)), id };
}

/**
 * Returns a page of at most `limit` entries, from rows of which one more was read, and the cursor of the next page; null
 * on the last page.
 */
export function pageOf<T, C>(
  rows: readonly T[],
  limit: number,
  cursorAfter: (last: T) => C,
): { page: T[]; nextCursor: C | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? cursorAfter(last) : null };
}
