import { z } from 'zod';
import { languages, type Language } from './languages.ts';

/** A language of the interface, as requests and responses have it. */
export const languageCode = z.enum(Object.keys(languages) as [Language, ...Language[]]);
