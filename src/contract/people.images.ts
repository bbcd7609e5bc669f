import { z } from 'zod';
import { ok, route } from './route.ts';

/** The two pictures of a profile. */
export const imageTypes = ['avatar', 'cover'] as const;
export type ImageType = (typeof imageTypes)[number];

/**
 * Takes the caller's new picture: `multipart/form-data` with the file as `image`, and `type` in the form or the address. The
 * one before is deleted. The answer to a repeat with the same `clientId`, in any place, is the first one.
 */
export const uploadImage = route({
  method: 'POST',
  path: '/api/users/upload-image',
  access: 'member',
  audience: 'me',
  query: z.object({ clientId: z.uuid().optional(), type: z.enum(imageTypes).optional() }),
  response: z.object({ imageUrl: z.string() }),
  limit: { max: 20, windowSeconds: 600, by: 'member' },
});

/** Takes a picture of the caller away; their animal or the land is shown again. */
export const removeImage = route({
  method: 'DELETE',
  path: '/api/users/upload-image/:type',
  access: 'member',
  params: z.object({ type: z.enum(imageTypes) }),
  response: ok,
  limit: { max: 20, windowSeconds: 600, by: 'member' },
});

/**
 * Sends a picture of a profile, while its person has it and can be seen. Its address, which cannot be guessed, is in the
 * person's card only; `<img>` sends no token.
 */
export const openImage = route({
  method: 'GET',
  path: '/api/users/images/:id/:width',
  access: 'public',
  params: z.object({ id: z.uuid(), width: z.enum(['small', 'large']) }),
  response: z.unknown(),
  limit: { max: 3000, windowSeconds: 60, by: 'address' },
});
