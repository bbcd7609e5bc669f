import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { helpCards, helpTexts } from '#content/safety/cards.ts';
import { safetyCases } from '#content/safety/case.ts';
import spanish from '#content/languages/es/content/common.json' with { type: 'json' };
import { speak } from '#web/words/words.ts';
import { cardHeard } from './help.words.ts';
import { HelpCard } from './HelpCard.tsx';

beforeEach(() => {
  speak('es', Object.fromEntries(Object.entries(spanish).map(([english, text]) => [english, [text]])));
});
afterEach(() => {
  speak('en', {});
});

const inOneLine = (text: string): string => text.replaceAll(/\s/g, '');

it.each(safetyCases)('A Spanish reader hears the words that the %s card shows', (safetyCase) => {
  const shown = renderToString(createElement(HelpCard, { safetyCase })).replaceAll(/<[^>]+>/g, '');
  const heard = cardHeard(helpTexts[safetyCase]) ?? '';
  expect(inOneLine(heard)).toBe(inOneLine(shown.replaceAll('&amp;', '&')));
  expect(heard).not.toContain(helpCards[safetyCase].title);
});

it('A line that is not a card is read aloud as it is', () => {
  expect(cardHeard('Let’s stop here for a moment.')).toBeUndefined();
});
