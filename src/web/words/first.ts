import type { Messages } from '@lingui/core';
import type { Language } from '#contract/languages.ts';

/** The texts that modules use while they load. The build replaces this module for the HTML of another language. */
export const firstLanguage: Language = 'en';
export const firstMessages: Messages = {};
