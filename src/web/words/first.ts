import type { Messages } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** What modules speak when they first run. The build puts another language here to write that language's own HTML. */
export const firstLanguage: Language = 'en';
export const firstMessages: Messages = {};
