import type { Place } from './posts.queries.ts';

/** Returns the cursor of the page that begins after an entry with this time and id. */
export function cursorOf(at: Date, id: string): string {
  return `${at.getTime()}.${id}`;
}

export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [ms, id = ''] = cursor.split('.');
  return { at: new Date(Number(ms)), id };
}
