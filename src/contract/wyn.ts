import { z } from 'zod';
import { route } from './route.ts';
import { said } from './texts.ts';
import { USED_MAX, usedMark } from './wyn.used.ts';

/** The largest length of one question, in characters. */
export const WYN_MESSAGE_MAX = 2000;
/** The largest length of one line of the history, in characters. */
export const WYN_LINE_MAX = 4000;
/** The most lines of history in a request; clients send far fewer (`historyToSend`). */
export const WYN_LINES_MAX = 200;

/** A line of the conversation so far. It cannot have the role `system`, because only the server writes instructions. */
const line = z.object({
  role: z.enum(['user', 'assistant'], 'Only user and assistant have a say here.'),
  content: said(WYN_LINE_MAX),
  timestamp: z.union([z.iso.datetime({ offset: true }), z.number().int().min(0)]).optional(),
});
export type WynLine = z.infer<typeof line>;

const ask = z.object({
  message: said(WYN_MESSAGE_MAX),
  chatHistory: z.array(line).max(WYN_LINES_MAX).default([]),
  /** The openers of Wyn's that the person put into a chat, as `markOf` writes them. None of them is offered again. */
  used: z.array(usedMark).max(USED_MAX).default([]),
  /** Older clients send this context. The server ignores it and reads the person's own data. */
  userContext: z
    .object({
      archetype: z.string().max(200).nullish(),
      traits: z.array(z.string().max(200)).max(50).nullish(),
      interests: z.array(z.string().max(200)).max(300).nullish(),
    })
    .nullish(),
});
export type WynAsk = z.output<typeof ask>;

/** A first message to a person, ready to send. */
const opener = z.object({
  text: z.string(),
  /** The name of the person the text is for; null when the text suits everybody. */
  name: z.string().nullable(),
  chatRoomId: z.uuid().nullable(),
});
export type WynOpener = z.infer<typeof opener>;

/** The sources of an answer: facts about the caller, their matches, the chats that Wyn may read, and the product. */
export const wynSources = [
  'product',
  'profile',
  'report',
  'interests',
  'preferences',
  'matches',
  'shared_interests',
  'archetypes',
  'day',
  'chats',
] as const;
export type WynSource = (typeof wynSources)[number];

const answer = z.object({
  /** The whole response in plain text, with the disclosure and the opener. */
  message: z.string(),
  /** The first paragraph of `message`, when it says that this is an AI; otherwise null. */
  disclosure: z.string().nullable(),
  opener: opener.nullable(),
  /** `help` shows a card with numbers to call above everything else; `question` asks whether the card is needed. */
  kind: z.enum(['answer', 'help', 'question']),
  /** The author of the response: the language model, or the simple built-in version that needs no network. */
  by: z.enum(['model', 'built_in']),
  /** The sources of the facts in the answer; for a model, of all facts in its prompt. Empty for a general answer. */
  from: z.array(z.enum(wynSources)),
  /** The id with which this answer can be reported for a day; null for a visitor, who cannot report. */
  reportId: z.string().nullable(),
  timestamp: z.iso.datetime(),
});
export type WynAnswer = z.infer<typeof answer>;

const limit = { max: 30, windowSeconds: 60, by: 'address' } as const;

/** Returns what answers for Wyn and for companions on this server: a language model or written lines. */
export const getMind = route({
  method: 'GET',
  path: '/api/wyn/mind',
  access: 'member',
  response: z.object({ answeredBy: z.enum(['model', 'written']) }),
});

/** Returns Wyn's answer to a question of a visitor or a member. Throws 503 if the model is unreachable. */
export const askWyn = route({
  method: 'POST',
  path: '/api/wyn/chat',
  access: 'public',
  body: ask,
  response: answer,
  limit,
  repeat: 'asks',
});

/**
 * Streams the response of `askWyn`. The deltas are the beginning of its message, from a model in checked sentences. The
 * final message may correct the deltas. The last event is `done` with the whole response, or `failed` with a text for
 * the person. Without either event, the connection broke.
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
  repeat: 'asks',
});
export type WynEvent = z.infer<typeof streamWyn.response>;
