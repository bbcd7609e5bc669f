import { z } from 'zod';
import { roomId } from './chat.ts';
import { route } from './route.ts';

/** The largest length of a draft, in UTF-16 units: more than a message, because two texts may have met. */
export const DRAFT_MAX = 4000;

/** The number of drafts that a device reads. Where there are as many, an older one is unknown, not gone. */
export const DRAFTS_MAX = 200;

const draft = z.object({ content: z.string(), revision: z.uuid() });
export type Draft = z.infer<typeof draft>;

/** Returns what the caller is writing in their rooms and has not sent, the latest first. */
export const listDrafts = route({
  method: 'GET',
  path: '/api/chats/drafts',
  access: 'member',
  response: z.object({ drafts: z.array(draft.extend({ roomId })) }),
});

/**
 * Keeps what the caller is writing in a room; an empty text removes it. `base` is the revision that the text was written on,
 * null without one. Where another device has written meanwhile, nothing is replaced: `isSaved` is false, and `draft` is what
 * is there.
 */
export const putDraft = route({
  method: 'PUT',
  path: '/api/chats/:roomId/draft',
  access: 'member',
  params: z.object({ roomId }),
  body: z.object({
    content: z
      .string()
      .max(DRAFT_MAX)
      .refine((value) => !/\0|\p{Cs}/u.test(value), 'Some characters cannot be kept.'),
    base: z.uuid().nullable(),
  }),
  response: z.object({ isSaved: z.boolean(), draft: draft.nullable() }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});
