import { z } from 'zod';
import { route } from './route.ts';
import { searchText } from './texts.ts';

/** The sources of GIFs: the product's own loops, and the services that an operator can connect. */
export const gifSources = ['wildin', 'klipy', 'giphy'] as const;
export type GifSource = (typeof gifSources)[number];

/** The name of a source for labels and credits. */
export const GIF_SOURCES: Readonly<Record<GifSource, string>> = { wildin: 'Wildin', klipy: 'KLIPY', giphy: 'GIPHY' };

/** The number of GIFs in a page of results. */
export const GIFS_A_PAGE = 20;

const side = z.number().int().min(1).max(4096);

/** A GIF of a message. Its title is its alt text. */
export const messageGif = z.object({
  source: z.enum(gifSources),
  title: z.string(),
  /** A path of this server for our own GIFs. A GIF of a service is at the service's host and is loaded after a tap. */
  url: z.string(),
  /** The address of a picture of one frame; null when the source has no such picture. */
  still: z.string().nullable(),
  width: side,
  height: side,
});
export type MessageGif = z.infer<typeof messageGif>;

/** The content of every message with a GIF. Lists, quotes and notifications show this text. */
export const GIF_LINE = 'Sent a GIF.';

/** The title of a service's GIF that has none. */
export const UNTITLED_GIF = 'A GIF without a title';

/** The id of a found GIF. The server makes the id, and recognizes the GIF by it. */
export const gifId = z.string().min(1).max(4000);
const rendition = z.object({ url: z.string(), width: side, height: side });
export const foundGif = z.object({
  id: gifId,
  title: z.string(),
  images: z.object({
    fixed_height: rendition,
    /** Null when the source has no single frame. */
    fixed_height_still: rendition.nullable(),
    downsized_medium: rendition,
  }),
});
export type FoundGif = z.infer<typeof foundGif>;

/**
 * Returns GIFs for the words; without words, the GIFs that the source shows first. The default source is the connected
 * service, or our own loops if none is connected. Throws `gifs_unanswered` when the service does not answer, and
 * `not_found` for a service that is not connected.
 */
export const searchGifs = route({
  method: 'GET',
  path: '/api/giphy/search',
  access: 'member',
  query: z.object({
    q: searchText.default(''),
    source: z.enum(gifSources).optional(),
    /** The `next` of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional(),
  }),
  response: z.object({
    data: z.array(foundGif),
    source: z.enum(gifSources),
    /** All available sources: our own loops, and the connected service if there is one. */
    sources: z.array(z.enum(gifSources)),
    next: z.string().nullable(),
  }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
