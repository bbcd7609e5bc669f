import { wynWords } from '#content/wyn-words.ts';
import { isNearGrave, nearTalks, nearTalksInSpanish } from '#content/safety/near.ts';
import { withFact } from '#content/safety/questions.ts';
import { plainTalks, plainTalksWithNumbers } from '#content/safety/plain-talks.ts';
import {
  budgetSpent,
  DISCLOSE_EVERY_MS,
  disclosures,
  failures,
  honestly,
  withoutDisclosure,
  wyn,
} from '#content/wyn.ts';
import { seedFrom } from '#content/seeded-rng.ts';
import type { Language } from '#contract/languages.ts';
import { historyToSend } from '#contract/wyn.history.ts';
import type { WynAnswer, WynAsk, WynEvent, WynLine, WynOpener } from '#contract/wyn.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { takeModelTurn, type ModelTurn } from '#server/platform/models/llm-turn.ts';
import { LlmError } from '#server/platform/models/llm.ts';
import { readAloud, Unsayable, type JudgedAnswer, type Unsaid } from '#server/platform/safety/aloud.ts';
import { atTheDoor, type Door } from '#server/platform/safety/door.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { chatsFor } from './chats.ts';
import { firstChat } from './comes-first.ts';
import { sentBefore } from './hand-over.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { clearlyIn } from './lead.ts';
import { openerIn, plainTalk, showable } from './model-talk.ts';
import { askOf, givenOf } from './prompt.ts';
import { sealAnswer } from './reportable.ts';
import type { read as hear } from './hear.reader.ts';
import type { read as respond } from './respond.reader.ts';
import type { Reply } from './scene.ts';
import type { ChatsRead } from './waiting.ts';
import { recordTold, toldAt } from './wyn.queries.ts';

export { openAnswer } from './reportable.ts';

/** The caller's id; null for a visitor, who never gets an answer by a language model. */
type Asker = number | null;

/** Returns the whole answer at once; throws `unavailable` if the model fails. */
export async function answerOnce(deps: Deps, asked: Omit<WynRequest, 'isStreamed'>): Promise<WynAnswer> {
  for await (const event of answerInPieces(deps, { ...asked, isStreamed: false })) {
    if (event.type === 'done') return event.answer;
    if (event.type === 'failed') break;
  }
  throw new AppError('unavailable', { message: failures[asked.language] });
}

interface WynRequest {
  asker: Asker;
  ask: WynAsk;
  /** The language of the person's pages. */
  language: Language;
  isStreamed: boolean;
  /** Aborts when the caller has disconnected. */
  signal?: AbortSignal;
}

/** Streams an answer. Throws `unavailable` if the model fails before the first piece; later, yields `failed`. */
export async function* answerInPieces(deps: Deps, request: WynRequest): AsyncGenerator<WynEvent, void> {
  const { asker, ask } = request;
  for await (const event of pieces(deps, request)) {
    if (event.type !== 'done' || asker === null) yield event;
    else {
      const { message } = event.answer;
      const reportId = await sealAnswer(deps, { userId: asker, question: ask.message, answer: message });
      yield { ...event, answer: { ...event.answer, reportId } };
    }
  }
}

async function* pieces(deps: Deps, request: WynRequest): AsyncGenerator<WynEvent, void> {
  const { asker, ask, language } = request;
  // A help card comes first, before anything is counted or looked up.
  const door = await doorFor(deps, ask);
  if (!door.opens && door.kind === 'card') {
    yield { type: 'done', answer: finished(deps, { text: door.text, ...nothing }, { kind: 'help' }) };
    return;
  }
  const last = ask.chatHistory.findLast(({ role }) => role === 'user')?.content;
  const fact = (await deps.facts.find([ask.message], last))?.answer;
  if (!door.opens) {
    const { asksForHelp, tongue } = await heardIn(deps, request);
    const spoken = spokenIn(tongue);
    const asked = asksForHelp && fact !== undefined ? spoken(fact) : undefined;
    const from = asked === undefined ? [] : (['product'] as const);
    const text = withFact(spoken(door.text), asked);
    yield { type: 'done', answer: finished(deps, { text, opener: null, from }, { kind: 'question' }) };
    return;
  }
  if (door.isHushed) {
    yield* hushed(deps, request, { fact, isDoubtful: door.isDoubtful });
    return;
  }
  const knowledge = asker === null ? undefined : await knowledgeOf(deps, asker);
  const chats =
    asker === null || knowledge === undefined
      ? undefined
      : await chatsFor(deps, { userId: asker, ask, knowledge, language });
  const talk = { ...request, knowledge, fact, chats, isTelling: await isTellingDue(deps, asker, ask.chatHistory) };
  // People who wait for an answer come first, and no model knows what they wrote.
  const isLed = firstChat(ask.message, chats) !== undefined;
  const paid = asker === null || knowledge === undefined || isLed ? undefined : await takeModelTurn(deps, asker);
  const events =
    paid === undefined || paid === 'spent' || knowledge === undefined
      ? builtIn(deps, talk, paid === 'spent')
      : byModel(deps, { ...talk, knowledge }, paid);
  for await (const event of events) {
    // Records the disclosure before the last `yield`, because a reader may stop there, and then no later code runs.
    const isTold = event.type === 'done' && talk.isTelling !== null;
    if (isTold && asker !== null) await recordTold(deps.db, asker, deps.clock.now());
    yield event;
  }
}

function doorFor({ safety }: Deps, { message, chatHistory }: WynAsk): Promise<Door> {
  const before = chatHistory.map(({ role, content }) => ({
    by: role === 'user' ? ('person' as const) : ('ai' as const),
    text: content,
  }));
  return atTheDoor(safety, { before, said: [message], speaker: wyn.name });
}

/**
 * Gives a plain answer, because a help card or a safety question came shortly before. If the message is doubtful, the
 * answer says where help is. A question about the product gets its fact: after a threat, a person may ask how to block.
 */
async function* hushed(
  deps: Deps,
  request: WynRequest,
  { fact, isDoubtful }: { fact: string | undefined; isDoubtful: boolean },
): AsyncGenerator<WynEvent, void> {
  const { isGoodbye, tongue } = await heardIn(deps, request);
  const spoken = spokenIn(tongue);
  const { goodbyeAfterHelp } = wynWords[tongue];
  // Every answer adds two lines of history.
  const turn = Math.floor(request.ask.chatHistory.length / 2);
  const numbers = plainTalksWithNumbers[turn % plainTalksWithNumbers.length] ?? plainTalksWithNumbers[0];
  const plain = plainTalks[turn % plainTalks.length] ?? plainTalks[0];
  const bye = goodbyeAfterHelp[turn % goodbyeAfterHelp.length] ?? plain;
  const words =
    fact !== undefined ? (isDoubtful ? [fact, numbers] : [fact]) : [isGoodbye ? bye : isDoubtful ? numbers : plain];
  const text = words.map(spoken).join('\n\n');
  yield { type: 'delta', text };
  const from = fact === undefined ? [] : (['product'] as const);
  yield { type: 'done', answer: finished(deps, { text, opener: null, from }, {}) };
}

interface WynContext extends WynRequest {
  knowledge: Knowledge | undefined;
  /** The product fact that answers the person's question about the product. */
  fact: string | undefined;
  chats: ChatsRead | undefined;
  /** The disclosure that is due; null if none is due. */
  isTelling: 'start' | 'again' | null;
}

async function* builtIn(
  deps: Deps,
  { ask, language, knowledge, fact, chats, isTelling }: WynContext,
  isSpent: boolean,
): AsyncGenerator<WynEvent, void> {
  const reply = await written(deps, { ask, language, knowledge, fact, chats });
  const tongue = reply.tongue ?? 'en';
  const lead = isSpent ? `${budgetSpent[tongue]}\n\n` : '';
  const disclosure = isTelling === null ? null : disclosures.built_in[tongue][isTelling];
  const answer = finished(deps, { ...reply, text: lead + reply.text }, { disclosure });
  yield { type: 'delta', text: answer.message };
  yield { type: 'done', answer };
}

/** What an answer without a model is made from. */
type WrittenFrom = Pick<WynContext, 'ask' | 'language' | 'knowledge' | 'fact' | 'chats'>;

async function written(
  { reading, rng, clock }: Deps,
  { ask, language, knowledge, fact, chats }: WrittenFrom,
): Promise<Reply> {
  const history = historyToSend(ask.chatHistory);
  const now = clock.now().toISOString();
  const seed = seedFrom(rng);
  const turn = { message: ask.message, history, language, knowledge, fact, chats, used: ask.used, now, seed };
  return (await reading.ask<typeof respond>(RESPOND, turn)) ?? unread(turn);
}

const RESPOND = new URL('respond.reader.ts', import.meta.url);
const HEAR = new URL('hear.reader.ts', import.meta.url);

/** Hears what a message near something grave asks for; one that could not be read counts as talk. */
async function heardIn(
  { reading }: Deps,
  { ask, language }: Pick<WynRequest, 'ask' | 'language'>,
): Promise<ReturnType<typeof hear>> {
  const heard = await reading.ask<typeof hear>(HEAR, { message: ask.message, language });
  return heard ?? { asksForHelp: false, isGoodbye: false, tongue: language };
}

/** Returns the plain answer to a message that could not be read. */
function unread({
  message,
  history,
  fact,
  language,
}: Pick<WynContext, 'fact' | 'language'> & { message: string; history: readonly WynLine[] }): Reply {
  const near = language === 'es' ? nearTalksInSpanish : nearTalks;
  const lines = isNearGrave(message) ? near : wynWords[language].lost;
  const fresh = lines.find((line) => !history.some(({ content }) => content.includes(line))) ?? lines[0] ?? '';
  const text = fact === undefined ? fresh : spokenIn(language)(fact);
  return { text, opener: null, from: fact === undefined ? [] : ['product'], tongue: language };
}

async function* byModel(
  deps: Deps,
  { ask, language, knowledge, fact, chats, isTelling, isStreamed, signal }: WynContext & { knowledge: Knowledge },
  { llm, refund }: ModelTurn,
): AsyncGenerator<WynEvent, void> {
  const told = fact === undefined ? undefined : spokenIn((await heardIn(deps, { ask, language })).tongue)(fact);
  const question = {
    ...askOf({ knowledge, fact: told, waiting: chats?.waiting }, ask.message, ask.chatHistory),
    ...(signal !== undefined && { signal }),
  };
  const disclosure = isTelling === null ? null : disclosures.model[language][isTelling];
  const said = clearlyIn(ask.message) ?? language;
  const view = (text: string, isWhole: boolean): string => (isWhole ? plainTalk(text, said) : showable(text, said));
  let shown = '';
  let heard: JudgedAnswer;
  try {
    const reading = readAloud(llm, question, { safety: deps.safety, view, isStreamed, quotesAreTheirs: true });
    let next = await reading.next();
    for (; next.done !== true; next = await reading.next()) {
      const begins = shown === '' && disclosure !== null ? `${disclosure}\n\n` : '';
      yield { type: 'delta', text: begins + next.value.slice(shown.length) };
      shown = next.value;
    }
    heard = next.value;
  } catch (error) {
    if (error instanceof Unsayable) {
      deps.log.warn({ reason: error.why }, 'the language model said something that Wyn may not say');
      const reply = await instead(deps, { ask, language, knowledge, fact, chats }, error.why);
      yield { type: 'done', answer: finished(deps, reply, { disclosure }) };
      return;
    }
    if (!(error instanceof LlmError)) throw error;
    // A caller who disconnects has used the model and is charged; a failed answer is refunded.
    if (signal?.aborted === true) return;
    await refund();
    deps.log.warn({ reason: error.message }, 'no answer from the language model');
    const message = failures[language];
    if (shown === '') throw new AppError('unavailable', { message });
    yield { type: 'failed', message };
    return;
  }
  const opener = openerIn(heard.said, knowledge.matches);
  if (opener !== null && isSentAlready(opener, { ask, chats, knowledge })) {
    const reply = await written(deps, { ask, language, knowledge, fact, chats });
    yield { type: 'done', answer: finished(deps, reply, { disclosure }) };
    return;
  }
  const reply = { text: heard.shown, opener, from: givenOf({ knowledge, fact, waiting: chats?.waiting }) };
  yield { type: 'done', answer: finished(deps, reply, { disclosure, by: 'model' }) };
}

/** Returns whether the person has sent a model's opener already, as far as `chats` and the marks tell. */
function isSentAlready(
  { text, chatRoomId }: WynOpener,
  { ask, chats, knowledge }: Pick<WynContext, 'ask' | 'chats'> & { knowledge: Knowledge },
): boolean {
  const match = knowledge.matches.find((one) => one.chatRoomId === chatRoomId);
  return sentBefore({ chats, used: ask.used, match })(text);
}

/** Returns the answer in place of words that a model may not say. */
async function instead(deps: Deps, from: WrittenFrom, why: Unsaid): Promise<Reply> {
  const { tongue } = await heardIn(deps, from);
  if (why === 'grave') return { text: spokenIn(tongue)(plainTalksWithNumbers[0]), ...nothing };
  if (why === 'human' || tongue === 'es') return { text: honestly[tongue], ...nothing };
  return written(deps, from);
}

/** The fields of an answer without an opener and without sources of facts. */
const nothing = { opener: null, from: [] } as const;

function finished({ clock }: Deps, { text, opener, from }: Reply, rest: Partial<WynAnswer>): WynAnswer {
  const disclosure = rest.disclosure ?? null;
  return {
    kind: 'answer',
    by: 'built_in',
    ...rest,
    message: disclosure === null ? text : `${disclosure}\n\n${text}`,
    disclosure,
    opener,
    from: [...from],
    reportId: null,
    timestamp: clock.now().toISOString(),
  };
}

/**
 * Returns the disclosure that is due: `start` before the person's first line, `again` if the last disclosure is at
 * least three hours old or unknown, else null. A visitor's last disclosure is known from the history only.
 */
async function isTellingDue(deps: Deps, asker: Asker, history: readonly WynLine[]): Promise<'start' | 'again' | null> {
  if (!history.some(({ role }) => role === 'user')) return 'start';
  const told = asker === null ? toldInHistory(history) : await toldAt(deps.db, asker);
  const isRecent = told !== undefined && deps.clock.now().getTime() - told.getTime() < DISCLOSE_EVERY_MS;
  return isRecent ? null : 'again';
}

function toldInHistory(history: readonly WynLine[]): Date | undefined {
  const line = history.findLast(
    ({ role, content }) => role === 'assistant' && withoutDisclosure(content).disclosure !== null,
  );
  return line?.timestamp === undefined ? undefined : new Date(line.timestamp);
}
