import { entryName } from '#web/platform/entry.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, writeJson } from '#web/platform/storage/storage.ts';

/** The cursor of each loaded page of a feed; null is the newest page. */
type Beginnings = readonly (string | null)[];

const MOST_KEPT = 10;
const MOST_PAGES = 20;

/** Stores which pages of a feed this history entry shows, so that a reload and "back" show the same pages. */
export function keepPages(feed: string, beginnings: Beginnings, newest: string | undefined): void {
  const name = nameOf(feed);
  if (name === undefined || newest === undefined) return;
  // With the greatest possible id, the restored first page begins with the post that is first now, not a newer one.
  const start = `${Date.parse(newest)}.ffffffff-ffff-ffff-ffff-ffffffffffff`;
  const others = read().filter(([other]) => other !== name);
  const own: [string, Beginnings] = [name, [start, ...beginnings.slice(1, MOST_PAGES)]];
  writeJson(kept.feedPages, [...others, own].slice(-MOST_KEPT));
}

/** Returns the cursors that `keepPages` stored for a feed on the current history entry; undefined if there are none. */
export function pagesKept(feed: string): Beginnings | undefined {
  const name = nameOf(feed);
  return read().find(([other]) => other === name)?.[1];
}

function nameOf(feed: string): string | undefined {
  const entry = entryName();
  return entry === undefined ? undefined : `${entry} ${feed}`;
}

function read(): [string, Beginnings][] {
  return readJson(kept.feedPages, (value) => (Array.isArray(value) ? value.filter(isKept) : [])) ?? [];
}

function isKept(value: unknown): value is [string, Beginnings] {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !Array.isArray(value[1])) return false;
  return value[1].length > 0 && value[1].every((one) => one === null || typeof one === 'string');
}
