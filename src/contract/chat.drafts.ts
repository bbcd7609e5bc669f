import { z } from 'zod';
import { roomId } from './chat.ts';
import { route } from './route.ts';

/** The largest length of a draft, in UTF-16 units: longer than a message, because a merge can join two texts. */
export const DRAFT_MAX = 4000;

/** The most drafts that `listDrafts` returns. If it returns this number, older drafts may exist. */
export const DRAFTS_MAX = 200;

const draft = z.object({ content: z.string(), revision: z.uuid() });
export type ChatDraft = z.infer<typeof draft>;

/** Returns the texts that the caller has typed in their rooms but not sent, the latest first. */
export const listDrafts = route({
  method: 'GET',
  path: '/api/chats/drafts',
  access: 'member',
  response: z.object({ drafts: z.array(draft.extend({ roomId })) }),
});

/**
 * Stores the text that the caller is writing in a room; an empty text removes the draft. `base` is the revision with
 * which the caller's text started; null if there was no draft. If another device has stored a text since then, nothing
 * is replaced: `isSaved` is false, and `draft` is the text of the other device.
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
