import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Config } from '#server/config.ts';
import { jsonAnswer } from '#server/platform/http/json-answer.ts';

/** What a translating service made of a text. */
export interface Translated {
  content: string;
  /** The code of the language that the service took the original for; null if it says none. */
  from: string | null;
}

/** A service that translates texts. It gets the text and the language, and nothing of who wrote it or who reads it. */
export interface Translator {
  /** Throws if the service does not answer. */
  translate: (text: string, to: Language) => Promise<Translated>;
}

declare module '#server/platform/deps.ts' {
  interface Deps {
    /** The service that translates; undefined when none is configured. Then the language model does, if there is one. */
    translator: Translator | undefined;
  }
}

/** The time limit for an answer, in milliseconds: a person waits for it. */
const TIMEOUT_MS = 20_000;

const answer = z.object({
  translatedText: z.string(),
  detectedLanguage: z.object({ language: z.string() }).optional().catch(undefined),
});
const code = /^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/;

/** Creates the adapter for a server that speaks LibreTranslate's API; undefined without settings. */
export function createTranslator(settings: Config['translate'], timeoutMs = TIMEOUT_MS): Translator | undefined {
  if (settings === undefined) return undefined;
  const { url, key } = settings;
  const address = new URL('translate', url.endsWith('/') ? url : `${url}/`);
  return {
    translate: async (text, to) => {
      const body = { q: text, source: 'auto', target: to, format: 'text', ...(key !== undefined && { api_key: key }) };
      const said = await jsonAnswer(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { translatedText: content, detectedLanguage } = answer.parse(said);
      const from = detectedLanguage?.language ?? '';
      return { content, from: code.test(from) ? from : null };
    },
  };
}
