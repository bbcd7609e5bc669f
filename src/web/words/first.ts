import type { Messages } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** The texts that modules use when they first run. The build inserts another language for that language's own HTML. */
export const firstLanguage: Language = 'en';
export const firstMessages: Messages = {};
