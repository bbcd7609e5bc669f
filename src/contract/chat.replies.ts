import { z } from 'zod';

/** The most letters of a reply that an AI offers. */
export const OFFERED_REPLY_MAX = 80;

/** Replies to an AI's line, in the reader's own voice. A tap sends one as the reader's message. */
export const offeredReplies = z.array(z.string().min(1).max(OFFERED_REPLY_MAX)).min(2).max(4);

/** The scene that a character's line belongs to, and its place among the character's scenes. */
export const messageScene = z.object({
  title: z.string(),
  number: z.number().int().min(1),
  of: z.number().int().min(1),
});
export type MessageScene = z.infer<typeof messageScene>;
