import { z } from 'zod';
import { GIFS_A_PAGE, messageGif, type MessageGif } from '#contract/gifs.ts';
import { jsonAnswer } from '#server/platform/http/json-answer.ts';
import { ownAddresses, titleOf, type GifService, type GifSettings } from './source.ts';

/** The domain of the hosts of KLIPY's pictures. */
export const KLIPY_DOMAIN = 'klipy.com';

const file = z.object({ url: z.string(), width: z.number(), height: z.number() }).partial();
const size = z.object({ gif: file, webp: file, jpg: file }).partial();
const item = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  file: z.object({ md: size, sm: size }).partial().optional(),
});
const answer = z.object({
  result: z.literal(true),
  data: z.object({ data: z.array(z.unknown()), has_next: z.boolean().default(false) }),
});

/**
 * Calls KLIPY's own API (docs.klipy.com) with the search words and no data about the person. The key is a part of the
 * path, and pages are counted from 1. Advertisements among the results have another type and are left out.
 */
export function createKlipy(settings: GifSettings, timeoutMs: number): GifService {
  const own = ownAddresses(KLIPY_DOMAIN, settings);
  return {
    source: 'klipy',
    search: async (words, cursor) => {
      const page = Number(cursor ?? 1);
      const path = words === '' ? '/gifs/trending' : '/gifs/search';
      const address = new URL(`/api/v1/${encodeURIComponent(settings.key)}${path}`, settings.url);
      const asked = { page, per_page: GIFS_A_PAGE, content_filter: 'high', format_filter: 'gif,webp,jpg' };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, String(value));
      if (words !== '') address.searchParams.set('q', words);
      const { data } = answer.parse(await jsonAnswer(address, { signal: AbortSignal.timeout(timeoutMs) }));
      const gifs = data.data.map((one) => gifOf(one, own)).filter((gif) => gif !== undefined);
      return { gifs, next: data.has_next ? String(page + 1) : null };
    },
  };
}

/** Returns a result as the GIF of a message; undefined for an invalid result, or when the file is on another host. */
function gifOf(one: unknown, own: ReturnType<typeof ownAddresses>): MessageGif | undefined {
  const { data } = item.safeParse(one);
  if (data === undefined || (data.type !== undefined && data.type !== 'gif')) return undefined;
  const chosen = data.file?.md ?? data.file?.sm;
  const moving = chosen?.webp ?? chosen?.gif;
  const gif = {
    source: 'klipy',
    title: titleOf(data.title),
    url: own(moving?.url),
    still: own(chosen?.jpg?.url) ?? null,
    width: moving?.width,
    height: moving?.height,
  };
  return messageGif.safeParse(gif).data;
}
