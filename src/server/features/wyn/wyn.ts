import { helpText, isCrisis } from '#content/crisis.ts';
import { DISCLOSE_EVERY_MS, disclosures, withoutDisclosure, wyn } from '#content/wyn.ts';
import { historyToSend } from '#contract/wyn-history.ts';
import type { WynAnswer, WynAsk, WynEvent, WynLine } from '#contract/wyn.ts';
import { dayIn } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { LlmError, type Llm } from '#server/platform/llm.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { openerIn, plainTalk, showable } from './model-talk.ts';
import { askOf } from './prompt.ts';
import { respond, type Reply } from './responder.ts';
import { giveMessageBack, recordTold, takeMessage, toldAt } from './wyn.queries.ts';

/** Who asks: null is a visitor, who is known by nothing and answered by the simple version. */
type Asker = number | null;

/** The whole answer at once. */
export async function answerOnce(deps: Deps, asker: Asker, ask: WynAsk): Promise<WynAnswer> {
  for await (const event of answerInPieces(deps, { asker, ask, isStreamed: false })) {
    if (event.type === 'done') return event.answer;
    if (event.type === 'failed') break;
  }
  throw new AppError('unavailable', { message: wyn.failure });
}

interface Request {
  asker: Asker;
  ask: WynAsk;
  isStreamed: boolean;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** The answer as it is being said; throws `unavailable` while nothing was said yet. */
export async function* answerInPieces(deps: Deps, request: Request): AsyncGenerator<WynEvent, void> {
  const { asker, ask } = request;
  // First of all, and for everybody: nothing is counted, asked or looked up.
  if (isCrisis(ask.message)) {
    yield { type: 'done', answer: finished(deps, { text: helpText, opener: null }, { kind: 'help' }) };
    return;
  }
  const knowledge = asker === null ? undefined : await knowledgeOf(deps, asker);
  const talk = { ...request, knowledge, isTelling: await isTellingDue(deps, asker, ask.chatHistory) };
  const paid =
    asker === null || knowledge === undefined ? undefined : await takeModelTurn(deps, asker, knowledge.timeZone);
  const events =
    paid === undefined || paid === 'spent' || knowledge === undefined
      ? builtIn(deps, talk, paid === 'spent' ? `${wyn.budgetSpent}\n\n` : '')
      : byModel(deps, { ...talk, knowledge }, paid);
  for await (const event of events) {
    // Before it is handed over: whoever has the whole answer asks for nothing after it.
    const isTold = event.type === 'done' && talk.isTelling !== null;
    if (isTold && asker !== null) await recordTold(deps.db, asker, deps.clock.now());
    yield event;
  }
}

interface Talk extends Request {
  knowledge: Knowledge | undefined;
  /** Which disclosure is due, if one is. */
  isTelling: 'start' | 'again' | null;
}

async function* builtIn(deps: Deps, { ask, knowledge, isTelling }: Talk, lead: string): AsyncGenerator<WynEvent, void> {
  const history = historyToSend(ask.chatHistory);
  const reply = respond({ message: ask.message, history, knowledge, rng: deps.rng });
  const disclosure = isTelling === null ? null : disclosures.built_in[isTelling];
  const answer = finished(deps, { ...reply, text: lead + reply.text }, { disclosure });
  yield { type: 'delta', text: answer.message };
  yield { type: 'done', answer };
}

/** One message of the day's budget, to be given back when it got no answer. */
interface ModelTurn {
  llm: Llm;
  giveBack: () => Promise<void>;
}

/**
 * A turn with the language model, of the day that a person's talks with Wyn and with AI characters share; undefined where
 * there is no model.
 */
export async function takeModelTurn(
  { llm, db, clock, config }: Pick<Deps, 'llm' | 'db' | 'clock' | 'config'>,
  userId: number,
  timeZone: string,
): Promise<ModelTurn | 'spent' | undefined> {
  if (llm === undefined) return undefined;
  const day = { userId, day: dayIn(timeZone, clock.now()) };
  const isTaken = await takeMessage(db, day, config.llmDailyMessages);
  return isTaken ? { llm, giveBack: () => giveMessageBack(db, day) } : 'spent';
}

async function* byModel(
  deps: Deps,
  { ask, knowledge, isTelling, isStreamed, signal }: Talk & { knowledge: Knowledge },
  { llm, giveBack }: ModelTurn,
): AsyncGenerator<WynEvent, void> {
  const question = { ...askOf(knowledge, ask.message, ask.chatHistory), ...(signal !== undefined && { signal }) };
  const disclosure = isTelling === null ? null : disclosures.model[isTelling];
  let said = '';
  let shown = '';
  try {
    for await (const words of isStreamed ? llm.stream(question) : once(llm.generate(question))) {
      said += words;
      const visible = showable(said);
      if (visible.length <= shown.length || !visible.startsWith(shown)) continue;
      const begins = shown === '' && disclosure !== null ? `${disclosure}\n\n` : '';
      yield { type: 'delta', text: begins + visible.slice(shown.length) };
      shown = visible;
    }
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    // Whoever hangs up has had the model's work; whoever was failed has not.
    if (signal?.aborted === true) return;
    await giveBack();
    deps.log.warn({ reason: error.message }, 'no answer from the language model');
    if (shown === '') throw new AppError('unavailable', { message: wyn.failure });
    yield { type: 'failed', message: wyn.failure };
    return;
  }
  const reply = { text: plainTalk(said), opener: openerIn(said, knowledge.matches) };
  yield { type: 'done', answer: finished(deps, reply, { disclosure, by: 'model' }) };
}

async function* once(text: Promise<string>): AsyncGenerator<string, void> {
  yield await text;
}

function finished({ clock }: Deps, { text, opener }: Reply, rest: Partial<WynAnswer>): WynAnswer {
  const disclosure = rest.disclosure ?? null;
  return {
    kind: 'answer',
    by: 'built_in',
    ...rest,
    message: disclosure === null ? text : `${disclosure}\n\n${text}`,
    disclosure,
    opener,
    timestamp: clock.now().toISOString(),
  };
}

/**
 * At the start of a conversation, and when three hours have gone by since it was last said. Of a visitor only the
 * history tells when that was.
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
