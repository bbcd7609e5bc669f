import { z } from 'zod';
import { route } from './route.ts';

/** The largest file of a picture, in bytes. */
export const PICTURE_BYTES = 25 * 1024 * 1024;
/** The widths in which a picture is kept, in pixels; a narrower one is never made wider. */
export const pictureWidths = { small: 320, medium: 800, large: 1600 } as const;
export type PictureWidth = keyof typeof pictureWidths;
/** The largest number of pictures whose addresses one call returns. */
export const ADDRESSES_MAX = 50;

/** A picture that was taken: what a page needs before it has the picture itself. */
export const picture = z.object({
  id: z.uuid(),
  /** The size of its largest version, in pixels. */
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  /** Its ThumbHash, base64: a blurred picture in some 25 bytes. */
  thumbhash: z.string().max(64),
});
export type Picture = z.infer<typeof picture>;

/**
 * Takes one picture: `multipart/form-data` with one file. The answer to a repeat with the same `clientId` is the first
 * one. A picture that nothing refers to is deleted after a day.
 */
export const uploadPicture = route({
  method: 'POST',
  path: '/api/media',
  access: 'member',
  audience: 'me',
  query: z.object({ clientId: z.uuid() }),
  response: picture,
  limit: { max: 60, windowSeconds: 600, by: 'member' },
});

/** The addresses of one picture, by width; each opens for the caller until `until`. */
export const pictureAddress = z.object({
  id: z.uuid(),
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  until: z.iso.datetime(),
});

/** Returns the addresses of those of the pictures that the caller may see. */
export const pictureAddresses = route({
  method: 'POST',
  path: '/api/media/addresses',
  access: 'member',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(ADDRESSES_MAX) }),
  response: z.object({ pictures: z.array(pictureAddress) }),
  limit: { max: 300, windowSeconds: 60, by: 'member' },
});

/** Sends the picture. It is opened by `<img>`, which sends no token: the pass in the address says who looks. */
export const openPicture = route({
  method: 'GET',
  path: '/api/media/:id/:width',
  access: 'public',
  params: z.object({ id: z.uuid(), width: z.enum(['small', 'medium', 'large'] satisfies PictureWidth[]) }),
  query: z.object({ pass: z.string().min(1).max(1000) }),
  response: z.unknown(),
  limit: { max: 3000, windowSeconds: 60, by: 'address' },
});
