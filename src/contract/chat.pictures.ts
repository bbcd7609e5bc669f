import { z } from 'zod';
import { visibleText } from './texts.ts';
import { picture } from './media.ts';

/** The most pictures in a message. */
export const PICTURES_MAX = 4;
/** The most characters in the description of a picture or a sound. */
export const ALT_MAX = 1000;

/** The description of a picture or a sound, for people who cannot see or hear it. */
export const describedAs = visibleText({ manner: 'line', max: ALT_MAX });

/** A picture of a message, with its alt text. The route `pictureAddresses` returns the picture's addresses. */
export const messagePicture = picture.extend({ alt: z.string() });
export type MessagePicture = z.infer<typeof messagePicture>;

/** The text that lists and notifications show for a message of pictures without words. */
export const PICTURE_LINE = 'Sent a picture.';

/** The sender's own uploads for a message. Each upload can be in one message only. */
export const ownPictures = z
  .array(z.object({ id: z.uuid(), alt: describedAs.default('') }))
  .min(1)
  .max(PICTURES_MAX)
  .refine((all) => new Set(all.map(({ id }) => id.toLowerCase())).size === all.length, 'Each picture once.');
