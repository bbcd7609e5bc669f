import { z } from 'zod';
import { route } from './route.ts';

/** The largest file of a picture, in bytes. */
export const PICTURE_BYTES = 25 * 1024 * 1024;
/** The widths in which a picture is kept, in pixels; a narrower one is never made wider. */
export const pictureWidths = { small: 320, medium: 800, large: 1600 } as const;
export type PictureWidth = keyof typeof pictureWidths;
/** The largest number of pictures whose addresses one call returns. */
export const ADDRESSES_MAX = 50;

/** The longest voice note, in milliseconds, and its largest file, in bytes. */
export const VOICE_MS = 60_000;
export const VOICE_BYTES = 2 * 1024 * 1024;
/** What browsers record: Opus in WebM or Ogg, and AAC or Opus in MP4. */
export const voiceTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type VoiceType = (typeof voiceTypes)[number];

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

/**
 * Makes a copy of a picture that the caller may see, theirs to send on: checked and counted as an upload. The answer to a
 * repeat with the same `clientId` is the first copy. Throws as `uploadPicture`, and `not_found` for any other picture.
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

/** Sends the picture. It is opened by `<img>`, which sends no token: the pass in the address names the viewer. */
export const openPicture = route({
  method: 'GET',
  path: '/api/media/:id/:width',
  access: 'public',
  params: z.object({ id: z.uuid(), width: z.enum(['small', 'medium', 'large'] satisfies PictureWidth[]) }),
  query: z.object({ pass: z.string().min(1).max(1000) }),
  response: z.unknown(),
  limit: { max: 3000, windowSeconds: 60, by: 'address' },
});

/** A voice note that was taken. */
export const voice = z.object({
  id: z.uuid(),
  /** Its length, in milliseconds. */
  ms: z.number().int().min(1).max(VOICE_MS),
});
export type Voice = z.infer<typeof voice>;

/** Uploads one voice note, like `uploadPicture` does a picture. */
export const uploadVoice = route({
  method: 'POST',
  path: '/api/media/voices',
  access: 'member',
  audience: 'me',
  query: z.object({ clientId: z.uuid() }),
  response: voice,
  limit: { max: 60, windowSeconds: 600, by: 'member' },
});

/** Copies a voice note that the caller may hear, like `copyPicture` does a picture. */
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

/** Returns the address of a voice note for the caller, valid until `until`; `not_found` if they may not hear it. */
export const voiceAddress = route({
  method: 'POST',
  path: '/api/media/voices/:id/address',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: z.object({ address: z.string(), until: z.iso.datetime() }),
  limit: { max: 300, windowSeconds: 60, by: 'member' },
});

/** Sends the voice note to the person its address was made for. */
export const openVoice = route({
  method: 'GET',
  path: '/api/media/voices/:id',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  query: z.object({ pass: z.string().min(1).max(1000) }),
  response: z.unknown(),
  limit: { max: 600, windowSeconds: 60, by: 'address' },
});
