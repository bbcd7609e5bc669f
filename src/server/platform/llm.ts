import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, streamText } from 'ai';
import type { Config } from '#server/config.ts';

/** What is asked: the server's own instructions, and a conversation that ends with what a person said. */
export interface LlmAsk {
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  signal?: AbortSignal;
}

/** A language model that answers in text. Both throw LlmError when no whole answer comes. */
export interface Llm {
  generate: (ask: LlmAsk) => Promise<string>;
  stream: (ask: LlmAsk) => AsyncGenerator<string, void>;
}

/** The model did not answer, or not to the end; the message is for the log only. */
export class LlmError extends Error {
  override readonly name = 'LlmError';
}

/** In milliseconds; a person waits for it. */
export interface LlmTimes {
  firstToken: number;
  betweenTokens: number;
  total: number;
  /** The pause before the second try; the third waits three times as long. */
  retry: number;
}

const TIMES: LlmTimes = { firstToken: 20_000, betweenTokens: 10_000, total: 60_000, retry: 400 };
const TRIES = 3;
const MAX_OUTPUT_TOKENS = 600;
/** No honest answer of so many tokens is longer; a server that never stops is cut off here. */
const MAX_CHARACTERS = 8000;

/** The adapter for any OpenAI-compatible endpoint; undefined when none is set. It is given no tools. */
export function createLlm(settings: Config['llm'], times: LlmTimes = TIMES): Llm | undefined {
  if (settings === undefined) return undefined;
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
    fetch: patientFetch(times.retry),
  });
  const common = (ask: LlmAsk) => ({
    model: provider(settings.model),
    instructions: ask.instructions,
    messages: ask.messages,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    ...(ask.signal !== undefined && { abortSignal: ask.signal }),
  });
  return {
    generate: async (ask) => {
      try {
        const { text } = await generateText({ ...common(ask), timeout: { totalMs: times.total } });
        return whole(text).slice(0, MAX_CHARACTERS);
      } catch (error) {
        throw asLlmError(error);
      }
    },
    async *stream(ask) {
      let said = 0;
      // The library's own time-out for the first words begins only when the server has answered at all.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), times.firstToken);
      try {
        const { stream } = streamText({
          ...common(ask),
          abortSignal: AbortSignal.any([late.signal, ...(ask.signal === undefined ? [] : [ask.signal])]),
          timeout: { chunkMs: times.betweenTokens, totalMs: times.total },
          // Faults are parts of the stream; the library would print them as well.
          onError: () => undefined,
        });
        let isWhole = false;
        for await (const part of stream) {
          if (part.type === 'error') throw asLlmError(part.error);
          if (part.type === 'abort') throw new LlmError('the model was too slow, or nobody waits any more');
          if (part.type === 'finish') isWhole = part.finishReason !== 'error' && part.finishReason !== 'other';
          if (part.type !== 'text-delta' || part.text === '') continue;
          clearTimeout(timer);
          said += part.text.length;
          yield part.text;
          if (said > MAX_CHARACTERS) return;
        }
        if (!isWhole || said === 0) throw new LlmError('the model broke off');
      } catch (error) {
        throw asLlmError(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function whole(text: string): string {
  if (text.trim() === '') throw new LlmError('the model said nothing');
  return text;
}

function asLlmError(error: unknown): LlmError {
  return error instanceof LlmError ? error : new LlmError(`the model failed: ${nameOf(error)}`);
}

/** What failed, without what was said: the library's errors carry the whole conversation. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` ${error.statusCode}` : '';
  return `${error.name}${status}`;
}

/** A fetch that tries again, with growing pauses, where the server was busy, broken or not there. */
function patientFetch(pauseMs: number): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES;
      try {
        const response = await fetch(input, init);
        if (isLast || (response.status !== 429 && response.status < 500)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (isLast || init?.signal?.aborted === true) throw error;
      }
      await pause(pauseMs * 3 ** (attempt - 1), undefined, init?.signal ? { signal: init.signal } : {});
    }
  };
}
