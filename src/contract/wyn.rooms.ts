import { z } from 'zod';
import { roomId } from './chat.ts';
import { route } from './route.ts';

const params = z.object({ roomId });
const consent = z.object({ isAllowed: z.boolean() });

/** Returns whether the caller lets Wyn read the last lines of a direct room; no other person sees this setting. */
export const getWynRoom = route({
  method: 'GET',
  path: '/api/wyn/rooms/:roomId',
  access: 'member',
  params,
  response: consent,
});

/** Throws `not_found` for any room except a chat between two people. */
export const allowWynRoom = route({
  method: 'PUT',
  path: '/api/wyn/rooms/:roomId',
  access: 'member',
  params,
  body: consent,
  response: consent,
  limit: { max: 60, windowSeconds: 60, by: 'member' },
});

/** What a suggestion is based on. */
export const lineSources = ['their_lines', 'shared_interests'] as const;
export type LineSource = (typeof lineSources)[number];

const suggestions = z.object({
  /** The state of the chat; screens describe it in a text above the suggestions. */
  stand: z.enum(['begin', 'asked', 'told', 'heavy', 'glad', 'leaving', 'waiting', 'unread', 'grave']),
  /** The kind of danger that the lines suggest, which decides the help numbers to show; null without danger. */
  safetyCase: z.enum(['self_harm', 'harmed', 'minor', 'medical', 'threat']).nullable(),
  /** True when the caller wrote the worrying words. */
  isOwn: z.boolean(),
  /** Up to three lines, best first. A line that ends with "…" is a beginning. */
  lines: z.array(z.object({ text: z.string(), from: z.array(z.enum(lineSources)) })),
});
export type Suggestions = z.infer<typeof suggestions>;

/**
 * Returns what the caller could say next, made on this server without a language model; nothing is stored. Throws
 * `forbidden` unless the caller allowed it for this chat.
 */
export const suggestLines = route({
  method: 'POST',
  path: '/api/wyn/rooms/:roomId/suggestions',
  access: 'member',
  params,
  response: suggestions,
  limit: { max: 20, windowSeconds: 60, by: 'member' },
  repeat: 'asks',
});
