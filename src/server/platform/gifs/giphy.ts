import { z } from 'zod';
import { GIFS_A_PAGE, messageGif, type MessageGif } from '#contract/gifs.ts';
import { jsonAnswer } from '#server/platform/http/json-answer.ts';
import { ownAddresses, titleOf, type GifService, type GifSettings } from './source.ts';

/** The domain of the hosts of GIPHY's pictures. */
export const GIPHY_DOMAIN = 'giphy.com';
/** The highest rating requested; GIPHY's scale is g, pg, pg-13, r. */
const RATING = 'pg-13';

/** One size of a GIF. GIPHY sends width and height as strings of digits. */
const rendition = z
  .object({ url: z.string(), webp: z.string(), width: z.coerce.number(), height: z.coerce.number() })
  .partial();
const item = z.object({
  title: z.string().optional(),
  alt_text: z.string().optional(),
  images: z.object({ fixed_height: rendition, fixed_height_still: rendition.optional() }),
});
const answer = z.object({
  data: z.array(z.unknown()),
  pagination: z.object({ total_count: z.number().default(0), count: z.number(), offset: z.number() }),
});

/**
 * Calls GIPHY's search and trending endpoints (developers.giphy.com) with the search words and no data about the
 * person.
 */
export function createGiphy(settings: GifSettings, timeoutMs: number): GifService {
  const own = ownAddresses(GIPHY_DOMAIN, settings);
  return {
    source: 'giphy',
    search: async (words, cursor) => {
      const address = new URL(words === '' ? '/v1/gifs/trending' : '/v1/gifs/search', settings.url);
      const asked = { api_key: settings.key, limit: GIFS_A_PAGE, offset: cursor ?? 0, rating: RATING };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, String(value));
      if (words !== '') address.searchParams.set('q', words);
      const { data, pagination } = answer.parse(await jsonAnswer(address, { signal: AbortSignal.timeout(timeoutMs) }));
      const gifs = data.map((one) => gifOf(one, own)).filter((gif) => gif !== undefined);
      const end = pagination.offset + pagination.count;
      return { gifs, next: pagination.count > 0 && end < pagination.total_count ? String(end) : null };
    },
  };
}

/** Returns a result as the GIF of a message; undefined for an invalid result, or when the file is on another host. */
function gifOf(one: unknown, own: ReturnType<typeof ownAddresses>): MessageGif | undefined {
  const { data } = item.safeParse(one);
  if (data === undefined) return undefined;
  const { fixed_height: moving, fixed_height_still: still } = data.images;
  const gif = {
    source: 'giphy',
    title: titleOf(data.alt_text === '' ? data.title : (data.alt_text ?? data.title)),
    url: own(moving.webp) ?? own(moving.url),
    still: own(still?.url) ?? null,
    width: moving.width,
    height: moving.height,
  };
  return messageGif.safeParse(gif).data;
}
