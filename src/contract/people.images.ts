import { z } from 'zod';
import { ok, route } from './route.ts';

/** The two pictures of a profile. */
export const imageTypes = ['avatar', 'cover'] as const;
export type ImageType = (typeof imageTypes)[number];

/**
 * Replaces a picture of the caller: `multipart/form-data` with the file as `image`, and `type` in the form or the
 * address. The earlier picture is deleted. A repeat with the same `clientId` stores no second picture.
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

/** Removes a picture of the caller. Screens show the caller's animal or the landscape again. */
export const removeImage = route({
  method: 'DELETE',
  path: '/api/users/upload-image/:type',
  access: 'member',
  params: z.object({ type: z.enum(imageTypes) }),
  response: ok,
  limit: { max: 20, windowSeconds: 600, by: 'member' },
});

/**
 * Sends a picture of a profile while the profile uses the picture and the person is visible. The route needs no token,
 * because `<img>` sends none. Instead, the picture's address cannot be guessed and is only in the person's data.
 */
export const openImage = route({
  method: 'GET',
  path: '/api/users/images/:id/:width',
  access: 'public',
  params: z.object({ id: z.uuid(), width: z.enum(['small', 'large']) }),
  response: z.unknown(),
  limit: { max: 3000, windowSeconds: 60, by: 'address' },
});
