import { z } from 'zod';
import { route } from './route.ts';

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
  /** Our own are a path of this server; all others are at their service's host, and are loaded after a tap. */
  url: z.string(),
  /** One frame of it; null where the source has none. */
  still: z.string().nullable(),
  width: side,
  height: side,
});
export type MessageGif = z.infer<typeof messageGif>;

/** The content of every message with a GIF, which lists, quotes and notifications show. */
export const GIF_LINE = 'Sent a GIF.';

/** A GIF that was found. The id names it to the server, which gave it. */
export const gifId = z.string().min(1).max(4000);
const rendition = z.object({ url: z.string(), width: side, height: side });
export const foundGif = z.object({
  id: gifId,
  title: z.string(),
  images: z.object({
    fixed_height: rendition,
    /** Null where the source has no single frame. */
    fixed_height_still: rendition.nullable(),
    downsized_medium: rendition,
  }),
});
export type FoundGif = z.infer<typeof foundGif>;

/**
 * Returns GIFs for the words, or without any what the source shows first. The default source is the one that the operator
 * connected. Throws `gifs_unanswered` where its service does not answer, and `not_found` for a source that is not connected.
 */
export const searchGifs = route({
  method: 'GET',
  path: '/api/giphy/search',
  access: 'member',
  query: z.object({
    q: z.string().max(60).default(''),
    source: z.enum(gifSources).optional(),
    /** `next` of the page before. */
    cursor: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional(),
  }),
  response: z.object({
    data: z.array(foundGif),
    source: z.enum(gifSources),
    /** All sources that there are: our own, and the connected one. */
    sources: z.array(z.enum(gifSources)),
    next: z.string().nullable(),
  }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});
