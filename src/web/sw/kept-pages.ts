/** The cache of a member's pages as the server last sent them. The pages empty it when their look changes (`look.ts`). */
export const KEPT_PAGES = 'wildin-pages';

/** The pages of the tabs. Each is the same for every member with the same look; what differs comes through the API. */
const TABS: ReadonlySet<string> = new Set(['/', '/match', '/peek', '/post', '/chat', '/self']);

/** Returns the address under which a page is kept; undefined for a page that must come from the server each time. */
export function keptAs({ pathname, searchParams }: URL): string | undefined {
  // The language of an address is for this visit alone.
  if (searchParams.has('language')) return undefined;
  const path = pathname.startsWith('/chat/') ? '/chat' : pathname;
  return TABS.has(path) ? path : undefined;
}

/** Returns what to do with a page that the server sent: `drop` means that the server has another version of the app. */
export function fateOf(html: string, files: ReadonlySet<string>): 'keep' | 'leave' | 'drop' {
  const [, script = ''] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html) ?? [];
  if (!files.has(script)) return 'drop';
  // A visitor's front page is another page.
  return /<html[^>]* data-shell=/.test(html) ? 'leave' : 'keep';
}

interface Keeping {
  cache: Pick<Cache, 'match' | 'put'>;
  /** Empties the cache. */
  drop: () => Promise<unknown>;
  /** The files of this version. */
  files: ReadonlySet<string>;
}

/** Keeps the server's page for the next visit, or empties the cache when the server has another version. */
export async function keepPage(name: string, page: Response, { cache, drop, files }: Keeping): Promise<void> {
  if (!page.ok || page.redirected) return;
  const fate = fateOf(await page.clone().text(), files);
  if (fate === 'keep') await cache.put(name, page);
  if (fate === 'drop') await drop();
}
