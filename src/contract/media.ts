import { z } from 'zod';
import { MINUTE_MS } from './durations.ts';
import { route } from './route.ts';

/** The largest file of a picture, in bytes. */
export const PICTURE_BYTES = 25 * 1024 * 1024;
/** The widths in which a picture is stored, in pixels; a narrower picture is never enlarged. */
export const pictureWidths = { small: 320, medium: 800, large: 1600 } as const;
export type PictureWidth = keyof typeof pictureWidths;
/** The largest number of pictures whose addresses one call returns. */
export const ADDRESSES_MAX = 50;

/** The longest voice note, in milliseconds. */
export const VOICE_MS = MINUTE_MS;
/** The largest file of a voice note, in bytes. */
export const VOICE_BYTES = 2 * 1024 * 1024;
/** The formats that browsers record: Opus in WebM or Ogg, and AAC or Opus in MP4. */
export const voiceTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type VoiceType = (typeof voiceTypes)[number];

/** The data of an accepted picture that a page needs before it has loaded the picture. */
export const picture = z.object({
  id: z.uuid(),
  /** The size of the picture's largest version, in pixels. */
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  /** The picture's ThumbHash in base64: a blurred version in about 25 bytes. */
  thumbhash: z.string().max(64),
});
export type Picture = z.infer<typeof picture>;

/**
 * Uploads one picture: `multipart/form-data` with one file. A repeat with the same `clientId` returns the first
 * picture. A picture that nothing refers to is deleted after a day.
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

/**
 * Copies a picture that the caller may see, so that they can send it on. The copy is checked and counted as an upload.
 * A repeat with the same `clientId` returns the first copy. Throws the errors of `uploadPicture`, and `not_found`.
 */
export const copyPicture = route({
  method: 'POST',
  path: '/api/media/:id/copies',
  access: 'member',
  audience: 'me',
  params: z.object({ id: z.uuid() }),
  body: z.object({ clientId: z.uuid() }),
  response: picture,
  limit: { max: 60, windowSeconds: 600, by: 'member' },
});

/** The addresses of one picture, by width. They are made for the caller and are valid until `until`. */
export const pictureAddress = z.object({
  id: z.uuid(),
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  until: z.iso.datetime(),
});

/** Returns the addresses of the given pictures. Leaves out pictures that the caller may not see. */
export const pictureAddresses = route({
  method: 'POST',
  path: '/api/media/addresses',
  access: 'member',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(ADDRESSES_MAX) }),
  response: z.object({ pictures: z.array(pictureAddress) }),
  limit: { max: 300, windowSeconds: 60, by: 'member' },
  repeat: 'asks',
});

/** Returns a picture's file. `<img>` sends no token, so the address itself contains a pass that names the viewer. */
export const openPicture = route({
  method: 'GET',
  path: '/api/media/:id/:width',
  access: 'public',
  params: z.object({ id: z.uuid(), width: z.enum(['small', 'medium', 'large'] satisfies PictureWidth[]) }),
  query: z.object({ pass: z.string().min(1).max(1000) }),
  response: z.unknown(),
  limit: { max: 3000, windowSeconds: 60, by: 'address' },
});

/** An accepted voice note. */
export const voice = z.object({
  id: z.uuid(),
  /** The length of the voice note, in milliseconds. */
  ms: z.number().int().min(1).max(VOICE_MS),
});
export type Voice = z.infer<typeof voice>;

/** Uploads one voice note, in the same way as `uploadPicture`. */
export const uploadVoice = route({
  method: 'POST',
  path: '/api/media/voices',
  access: 'member',
  audience: 'me',
  query: z.object({ clientId: z.uuid() }),
  response: voice,
  limit: { max: 60, windowSeconds: 600, by: 'member' },
});

/** Copies a voice note that the caller may hear, in the same way as `copyPicture`. */
export const copyVoice = route({
  method: 'POST',
  path: '/api/media/voices/:id/copies',
  access: 'member',
  audience: 'me',
  params: z.object({ id: z.uuid() }),
  body: z.object({ clientId: z.uuid() }),
  response: voice,
  limit: { max: 60, windowSeconds: 600, by: 'member' },
});

/** Returns the caller's address of a voice note, valid until `until`; `not_found` if the caller may not hear it. */
export const voiceAddress = route({
  method: 'POST',
  path: '/api/media/voices/:id/address',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: z.object({ address: z.string(), until: z.iso.datetime() }),
  limit: { max: 300, windowSeconds: 60, by: 'member' },
  repeat: 'asks',
});

/** Returns a voice note's file. The address contains a pass that names the listener. */
export const openVoice = route({
  method: 'GET',
  path: '/api/media/voices/:id',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  query: z.object({ pass: z.string().min(1).max(1000) }),
  response: z.unknown(),
  limit: { max: 600, windowSeconds: 60, by: 'address' },
});
