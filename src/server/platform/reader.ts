import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#contract/languages.ts';
import type { Says } from '#content/says.ts';
import type { Speaker } from '#content/speaker.ts';
import { refusedIn, saysIn, speakerOf, spokenIn } from './speaker.ts';

const reading = new AsyncLocalStorage<Language>();

/** Runs work whose answer is read in a language. The app does so for each request (src/server/app.ts). */
export const readIn = <T>(language: Language, work: () => T): T => reading.run(language, work);

/**
 * Returns the language in which the answer to the request at hand is read; English outside of requests. Only for what
 * goes into that answer: what is stored, mailed or sent to others has a language of its own.
 */
export const readersLanguage = (): Language => reading.getStore() ?? 'en';

/** Returns our writing in the reader's language. */
export const spokenToReader: Says['spoken'] = (english) => spokenIn(readersLanguage())(english);

/** Returns a stored sentence of ours, with the numbers and names in it, in the reader's language. */
export const toldToReader = (english: string): string => refusedIn(readersLanguage(), english);

export const saysToReader = (): Says => saysIn(readersLanguage());

export const speakerToReader = (): Speaker => speakerOf(readersLanguage());
