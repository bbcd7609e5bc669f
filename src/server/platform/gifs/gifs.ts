import { z } from 'zod';
import { MINUTE_MS } from '#contract/durations.ts';
import { messageGif, type FoundGif, type GifSource, type MessageGif } from '#contract/gifs.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { dropOldest } from '#server/platform/oldest.ts';
import { createSeal, deriveKey } from '#server/platform/secrets/seal.ts';
import { createGiphy } from './giphy.ts';
import { createKlipy } from './klipy.ts';
import { ownGif, ownGifAt, ownGifId, searchOwn } from './own.ts';
import { TIMEOUT_MS, type GifPage, type GifService } from './source.ts';

/** How long a page of results is cached, in milliseconds. */
const KEPT_MS = 5 * MINUTE_MS;
/** The most cached pages. */
const KEPT = 200;

interface GifQuery {
  words: string;
  source: GifSource | undefined;
  cursor: string | undefined;
}

export interface Gifs {
  sources: readonly GifSource[];
  search: (wanted: GifQuery) => Promise<{ data: FoundGif[]; source: GifSource; next: string | null }>;
  /** Returns the GIF with an id from `search`, without a request; undefined for any other id. */
  of: (id: string) => Promise<MessageGif | undefined>;
  /** Returns the id of a message's GIF; undefined when the GIF can no longer be sent. */
  idOf: (gif: MessageGif) => Promise<string | undefined>;
  /** Returns the GIF at an address of the product or of a cached search; undefined for any other address. */
  at: (url: string) => MessageGif | undefined;
}

/**
 * Finds GIFs of the product and of the connected service, if any. The id of a service's GIF contains the sealed result.
 * A message can therefore only have a GIF that the service returned, and sending the GIF needs no further request.
 */
export function createGifs(
  config: Pick<Config, 'gifs' | 'authSecret'>,
  { clock, timeoutMs = TIMEOUT_MS }: { clock: Clock; timeoutMs?: number },
): Gifs {
  const seal = createSeal(deriveKey(config.authSecret ?? '', 'ids of GIFs'));
  const service = serviceOf(config.gifs, timeoutMs);
  const ask = service && keeping(service, clock);
  const idOf = async (gif: MessageGif): Promise<string | undefined> =>
    gif.source === 'wildin' ? ownGifId(gif) : await seal.close(gif);
  const found = async (gif: MessageGif): Promise<FoundGif[]> => {
    const id = await idOf(gif);
    if (id === undefined) return [];
    const { title, url, still, width, height } = gif;
    const moving = { url, width, height };
    const fixed_height_still = still === null ? null : { url: still, width, height };
    return [{ id, title, images: { fixed_height: moving, fixed_height_still, downsized_medium: moving } }];
  };
  return {
    sources: ['wildin', ...(service === undefined ? [] : [service.source])],
    search: async ({ words, source = service?.source ?? 'wildin', cursor }) => {
      if (source !== 'wildin' && source !== service?.source) throw new AppError('not_found');
      const page = source === 'wildin' ? searchOwn(words, cursor) : await ask?.search(words.trim(), cursor);
      if (page === undefined) throw new AppError('gifs_unanswered');
      return { data: (await Promise.all(page.gifs.map(found))).flat(), source, next: page.next };
    },
    at: (url) => ownGifAt(url) ?? ask?.at(url),
    idOf,
    of: async (id) => ownGif(id) ?? outsideGif.safeParse(await seal.open(id)).data,
  };
}

const outsideGif = messageGif.extend({ source: z.enum(['klipy', 'giphy']) });

function serviceOf(settings: Config['gifs'], timeoutMs: number): GifService | undefined {
  if (settings === undefined) return undefined;
  return settings.source === 'klipy' ? createKlipy(settings, timeoutMs) : createGiphy(settings, timeoutMs);
}

/**
 * Returns the service's search with a cache, and a look-up in the cached results. A failed search throws
 * `gifs_unanswered`.
 */
function keeping({ search }: GifService, clock: Clock): { search: GifService['search']; at: Gifs['at'] } {
  const kept = new Map<string, { page: GifPage; until: number }>();
  const at = (url: string): MessageGif | undefined =>
    [...kept.values()].flatMap(({ page }) => page.gifs).find((gif) => gif.url === url);
  const read = async (words: string, cursor: string | undefined): Promise<GifPage> => {
    const key = `${cursor ?? ''} ${words.toLowerCase()}`;
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.page;
    const page = await search(words, cursor).catch((error: unknown) => {
      throw new AppError('gifs_unanswered', { cause: error });
    });
    kept.set(key, { page, until: now + KEPT_MS });
    dropOldest(kept, KEPT);
    return page;
  };
  return { search: read, at };
}
