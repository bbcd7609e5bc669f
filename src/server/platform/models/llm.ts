import { setTimeout as pause } from 'node:timers/promises';
import type { LanguageModel } from 'ai';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Config } from '#server/config.ts';

/** A request: the server's instructions, and a conversation that ends with a person's message. */
export interface LlmAsk {
  instructions: string;
  /** The part of the instructions that no answer may repeat; see safety/aloud.ts. */
  secret: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  signal?: AbortSignal;
}

/** A language model that answers in text; only safety/aloud.ts asks it. Both functions throw LlmError when the model fails; a long answer is cut. */
export interface Llm {
  generate: (ask: LlmAsk) => Promise<string>;
  stream: (ask: LlmAsk) => AsyncGenerator<string, void>;
}

/** Thrown when the model gave no complete answer. The message is only for the log. */
export class LlmError extends Error {
  override readonly name = 'LlmError';
}

/** Time limits and a pause, in milliseconds; the limits are short because a person waits. */
export interface LlmTimes {
  firstToken: number;
  betweenTokens: number;
  total: number;
  /** The pause before the second try. The pause before the third try is three times as long. */
  retry: number;
}

const TIMES: LlmTimes = { firstToken: 20_000, betweenTokens: 10_000, total: MINUTE_MS, retry: 400 };
const TRIES = 3;
const MAX_OUTPUT_TOKENS = 600;
/** The longest answer in characters; the limit stops a server that never ends. */
const MAX_CHARACTERS = 8000;

/** Returns the adapter for an OpenAI-compatible endpoint, without tools; undefined when no endpoint is configured. */
export function createLlm(settings: Config['llm'], times: LlmTimes = TIMES): Llm | undefined {
  if (settings === undefined) return undefined;
  let loaded: ReturnType<typeof loadSdk> | undefined;
  const sdk = (): ReturnType<typeof loadSdk> => {
    loaded ??= loadSdk(settings, times);
    return loaded;
  };
  const common = (model: LanguageModel, ask: LlmAsk) => ({
    model,
    instructions: ask.instructions,
    messages: ask.messages,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    ...(ask.signal !== undefined && { abortSignal: ask.signal }),
  });
  return {
    generate: async (ask) => {
      try {
        const { model, generateText } = await sdk();
        const { text } = await generateText({ ...common(model, ask), timeout: { totalMs: times.total } });
        return whole(text).slice(0, MAX_CHARACTERS);
      } catch (error) {
        throw asLlmError(error);
      }
    },
    async *stream(ask) {
      let said = 0;
      // The library's timeout for the first words starts only after the response headers.
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(), times.firstToken);
      try {
        const { model, streamText } = await sdk();
        const { stream } = streamText({
          ...common(model, ask),
          abortSignal: AbortSignal.any([over.signal, ...(ask.signal === undefined ? [] : [ask.signal])]),
          timeout: { chunkMs: times.betweenTokens, totalMs: times.total },
          // Errors are parts of the stream. Without this handler, the library would also print them.
          onError: () => undefined,
        });
        let isWhole = false;
        for await (const part of stream) {
          if (part.type === 'error') throw asLlmError(part.error);
          if (part.type === 'abort') throw new LlmError('the model was too slow, or nobody waits any more');
          if (part.type === 'finish') isWhole = part.finishReason !== 'error' && part.finishReason !== 'other';
          if (part.type === 'reasoning-delta' || part.type === 'text-delta') clearTimeout(timer);
          if (part.type !== 'text-delta' || part.text === '') continue;
          said += part.text.length;
          yield part.text;
          if (said > MAX_CHARACTERS) return;
        }
        if (!isWhole || said === 0) throw new LlmError('the model broke off');
      } catch (error) {
        throw asLlmError(error);
      } finally {
        clearTimeout(timer);
        // Ends the request when the reader stopped early. In all other cases the request is already over.
        over.abort();
      }
    },
  };
}

/** Loads the SDK, which is large, with the first question. Returns the model and how to ask it. */
async function loadSdk(settings: NonNullable<Config['llm']>, times: LlmTimes) {
  const [{ createOpenAICompatible }, { extractReasoningMiddleware, generateText, streamText, wrapLanguageModel }] =
    await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
    fetch: patientFetch(times.retry),
  });
  // Some models write their thoughts in `<think>` tags before the answer. The thoughts are removed.
  const model = wrapLanguageModel({
    model: provider(settings.model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  return { model, generateText, streamText };
}

function whole(text: string): string {
  if (text.trim() === '') throw new LlmError('the model said nothing');
  return text;
}

function asLlmError(error: unknown): LlmError {
  return error instanceof LlmError ? error : new LlmError(`the model failed: ${nameOf(error)}`);
}

/** Returns an error's name and HTTP status only, because the library's errors contain the conversation. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` ${error.statusCode}` : '';
  return `${error.name}${status}`;
}

/**
 * Returns a fetch that retries with growing pauses after 429, 5xx and network errors. It follows no redirect, so that
 * the conversation is sent only to the configured address.
 */
function patientFetch(pauseMs: number): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES;
      try {
        const response = await fetch(input, { ...init, redirect: 'manual' });
        if (isLast || (response.status !== 429 && response.status < 500)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (isLast || init?.signal?.aborted === true) throw error;
      }
      await pause(pauseMs * 3 ** (attempt - 1), undefined, init?.signal ? { signal: init.signal } : {});
    }
  };
}
