import { z } from 'zod';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Config } from '#server/config.ts';
import { jsonAnswer } from '#server/platform/http/json-answer.ts';

/** A service that writes out what is said in a recording. It gets the sound, and nothing of whose it is. */
export interface Transcriber {
  /** Takes a sound and its media type. Throws if the service does not answer. */
  write: (sound: { type: string; file: Buffer }) => Promise<string>;
}

declare module '#server/platform/deps.ts' {
  interface Deps {
    /** The service that writes out voice notes; undefined when none is configured. */
    transcriber: Transcriber | undefined;
  }
}

/** The time limit for an answer, in milliseconds. A note has 60 seconds at most, and a small machine reads it as fast. */
const TIMEOUT_MS = MINUTE_MS;

const answer = z.object({ text: z.string() });

/** Creates the adapter for an OpenAI-compatible endpoint for transcriptions; undefined without settings. */
export function createTranscriber(settings: Config['transcribe'], timeoutMs = TIMEOUT_MS): Transcriber | undefined {
  if (settings === undefined) return undefined;
  const { baseUrl, apiKey, model } = settings;
  const address = new URL('audio/transcriptions', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  return {
    write: async ({ type, file }) => {
      const form = new FormData();
      // Such endpoints tell the kind of the sound by the name's end.
      form.set('file', new File([new Uint8Array(file)], `note.${endingOf(type)}`, { type }));
      form.set('model', model);
      form.set('response_format', 'json');
      const said = await jsonAnswer(address, {
        method: 'POST',
        headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
        body: form,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answer.parse(said).text;
    },
  };
}

/** Returns the end of a file's name by its media type, such as 'webm' for 'audio/webm; codecs=opus'. */
const endingOf = (type: string): string => /^audio\/(?:x-)?([a-z\d]+)/.exec(type)?.[1] ?? 'webm';
