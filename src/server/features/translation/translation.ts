import { hasContact } from '#content/first-words.ts';
import { translatorInstructions } from '#content/translator.ts';
import { DELETED_MESSAGE, HIDDEN_MESSAGE, TAKEN_MESSAGE, type Message } from '#contract/chat.ts';
import type { Language } from '#contract/languages.ts';
import type { Transcript, Translation } from '#contract/translation.ts';
import { messageFor } from '#server/features/chat/messages.ts';
import { postFor } from '#server/features/posts/posts.ts';
import { blocksBetween } from '#server/features/visibility/blocks.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { takeModelTurn } from '#server/platform/models/llm-turn.ts';
import { LlmError } from '#server/platform/models/llm.ts';
import { readAloud, Unsayable } from '#server/platform/safety/aloud.ts';
import type { Translated } from './translator.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'llm' | 'place' | 'log' | 'safety' | 'translator' | 'transcriber' | 'media'>;

/** The most characters of what a machine wrote; the longest message has 500 that a person counts. */
const MOST = 8000;

interface Line {
  roomId: string;
  messageId: string;
  userId: number;
}

/** Translates the words of a message for a person who may read it now. */
export function translateLine(deps: Needs, line: Line, to: Language): Promise<Translation> {
  const { userId } = line;
  return translateWhat(deps, { userId, to, read: async () => wordsOf(await lineFor(deps, line)) });
}

/** Translates the words of a post for a person who may read it now. */
export function translatePostOf(
  deps: Needs,
  { id, userId }: { id: string; userId: number },
  to: Language,
): Promise<Translation> {
  return translateWhat(deps, { userId, to, read: async () => (await postFor(deps.db, id, userId))?.content ?? '' });
}

/** Writes out the voice note of a message for a person who may hear it now. */
export async function writeOut(deps: Needs, line: Line): Promise<Transcript> {
  const { transcriber, media, log } = deps;
  const { voice } = await lineFor(deps, line);
  if (voice === undefined) throw new AppError('not_found');
  if (transcriber === undefined) throw new AppError('switched_off');
  const sound = await media.voices.open({ userId: line.userId }, voice.id);
  const content = await transcriber.write(sound).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, 'a voice note was not written out');
    throw new AppError('transcript_unanswered');
  });
  // A block, a leaving or a deletion may have come while the machine listened.
  if ((await lineFor(deps, line)).voice?.id !== voice.id) throw new AppError('not_found');
  return { content: clean(content) };
}

/**
 * Returns a message as its reader sees it. Throws `not_found` for what they may not read, and for the lines of somebody
 * between whom and the reader a block stands: such lines stay in the room, and no machine is set to work on them.
 */
async function lineFor({ db }: Needs, line: Line): Promise<Message> {
  const message = await messageFor(db, line);
  const { isBlocked } = await blocksBetween(db, line.userId, message.senderId);
  if (isBlocked) throw new AppError('not_found');
  return message;
}

interface Wish {
  userId: number;
  to: Language;
  /** Reads the original as the person sees it; '' or `not_found` for nothing. */
  read: () => Promise<string>;
}

async function translateWhat(deps: Needs, { userId, to, read }: Wish): Promise<Translation> {
  const text = await read();
  if (text === '') throw new AppError('not_found');
  const { content, from } = await askedOf(deps, { userId, text, to });
  // A block, a deletion or an edit may have come while the machine worked.
  if ((await read()) !== text) throw new AppError('not_found');
  const said = clean(content);
  if (said === '') throw new AppError('translation_unanswered');
  // The words were let through as they stand. A machine adds no way to be reached that they did not have.
  if (hasContact(said) && !hasContact(text)) throw new AppError('translation_withheld');
  return { content: said, from, to };
}

/** Asks the service, or without one the language model, which counts on the person's daily budget. */
async function askedOf(
  deps: Needs,
  { userId, text, to }: { userId: number; text: string; to: Language },
): Promise<Translated> {
  const { translator, log } = deps;
  if (translator !== undefined) {
    return translator.translate(text, to).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'a text was not translated');
      throw new AppError('translation_unanswered');
    });
  }
  const turn = await takeModelTurn(deps, userId);
  if (turn === undefined) throw new AppError('switched_off');
  if (turn === 'spent') throw new AppError('translations_used');
  try {
    return { content: await byModel(deps, turn.llm, { text, to }), from: null };
  } catch (error) {
    if (error instanceof Unsayable) {
      log.warn({ reason: error.why }, 'the language model wrote no translation');
      throw new AppError('translation_withheld');
    }
    if (!(error instanceof LlmError)) throw error;
    await turn.refund();
    log.warn({ reason: error.message }, 'no whole translation from the language model');
    throw new AppError('translation_unanswered');
  }
}

async function byModel(
  { safety }: Needs,
  llm: NonNullable<Deps['llm']>,
  { text, to }: { text: string; to: Language },
): Promise<string> {
  const instructions = translatorInstructions(to);
  const ask = { instructions, secret: instructions, messages: [{ role: 'user' as const, content: text }] };
  const reading = readAloud(llm, ask, { safety, view: clean, isStreamed: false, isOfAPerson: true });
  let next = await reading.next();
  while (next.done !== true) next = await reading.next();
  return next.value.shown;
}

/** Returns the words of a person in a message, as its reader sees them; '' for a line without such words. */
function wordsOf({ content, messageType, voice, isHidden, isDeleted }: Message): string {
  if (isHidden === true || isDeleted === true || GONE.has(content)) return '';
  if (voice !== undefined) return voice.alt;
  return messageType === 'text' || messageType === 'image' ? content : '';
}

const GONE: ReadonlySet<string> = new Set([HIDDEN_MESSAGE, DELETED_MESSAGE, TAKEN_MESSAGE]);

/** Removes signs that nobody sees or that turn the direction of a line, and what is too long. */
const clean = (text: string): string =>
  text
    .slice(0, MOST)
    .replaceAll(/(?!\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();

/** Returns an error's name and status only, because its message may hold the words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'status' in error && typeof error.status === 'number' ? `${error.name} ${error.status}` : error.name;
}
