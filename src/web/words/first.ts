import type { Messages } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** The language and texts at the start. The build replaces this module when it renders HTML in another language. */
export const firstLanguage: Language = 'en';
export const firstMessages: Messages = {};
