import { z } from 'zod';
import { route } from './route.ts';

/** What a person may ask at once, and what a line of the history may hold, in characters. */
export const WYN_MESSAGE_MAX = 2000;
export const WYN_LINE_MAX = 4000;
/** As many lines as a window keeps; the history rule sends far fewer. */
export const WYN_LINES_MAX = 200;

const isSayable = (text: string): boolean => text.trim() !== '' && !/\0|\p{Cs}/u.test(text);
const words = (max: number) =>
  z.string().max(max, `At most ${max} characters.`).refine(isSayable, 'Write something first.');

/** A line of the conversation so far. There is no `system` here: the server alone writes the instructions. */
const line = z.object({
  role: z.enum(['user', 'assistant'], 'Only user and assistant have a say here.'),
  content: words(WYN_LINE_MAX),
  timestamp: z.union([z.iso.datetime({ offset: true }), z.number().int().min(0)]).optional(),
});
export type WynLine = z.infer<typeof line>;

const ask = z.object({
  message: words(WYN_MESSAGE_MAX),
  chatHistory: z.array(line).max(WYN_LINES_MAX).default([]),
  /** Accepted for older clients and not believed: the server knows the person. */
  userContext: z
    .object({
      archetype: z.string().max(200).nullish(),
      traits: z.array(z.string().max(200)).max(50).nullish(),
      interests: z.array(z.string().max(200)).max(300).nullish(),
    })
    .nullish(),
});
export type WynAsk = z.output<typeof ask>;

/** A first message for somebody, ready to be sent. */
const opener = z.object({
  text: z.string(),
  /** Whom it is for; null when it would suit anybody. */
  name: z.string().nullable(),
  chatRoomId: z.uuid().nullable(),
});
export type WynOpener = z.infer<typeof opener>;

const answer = z.object({
  /** All that is said, in plain text, the disclosure and the opener included. */
  message: z.string(),
  /** The first paragraph of `message`, where it is due: that this is an AI. */
  disclosure: z.string().nullable(),
  opener: opener.nullable(),
  /** `help`: the card with the numbers to call, which stands before everything else. */
  kind: z.enum(['answer', 'help']),
  /** Who answered: the language model, or the simple version that needs no network. */
  by: z.enum(['model', 'built_in']),
  timestamp: z.iso.datetime(),
});
export type WynAnswer = z.infer<typeof answer>;

const limit = { max: 30, windowSeconds: 60, by: 'address' } as const;

/** Visitors may ask too; a member who is signed in is recognised. 503 when the language model cannot be reached. */
export const askWyn = route({
  method: 'POST',
  path: '/api/wyn/chat',
  access: 'public',
  body: ask,
  response: answer,
  limit,
});

/**
 * The same, as it is being said. Deltas in order make up the message up to small mendings; the last event is `done`
 * with the whole answer, or `failed` with the words for the person. A stream that ends without either was cut.
 */
export const streamWyn = route({
  method: 'POST',
  path: '/api/wyn/chat/stream',
  access: 'public',
  body: ask,
  response: z.discriminatedUnion('type', [
    z.object({ type: z.literal('delta'), text: z.string() }),
    z.object({ type: z.literal('done'), answer }),
    z.object({ type: z.literal('failed'), message: z.string() }),
  ]),
  limit,
  streams: true,
});
export type WynEvent = z.infer<typeof streamWyn.response>;
