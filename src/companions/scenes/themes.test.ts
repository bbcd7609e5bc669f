import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { caseOfCard } from '#content/safety/cards.ts';
import { neverSaidIn } from '#content/safety/never-said.ts';
import { OFFERED_REPLY_MAX } from '#contract/chat.replies.ts';
import type { KeptVectors } from '#server/platform/models/kept-vectors.ts';
import { parseThemes, tempers, type Theme } from '#content/companions/theme.ts';
import { lightOpeners, sourceOfThemes, themeOpenedBy, themes, themeVectors, THEME_VECTORS } from './themes.ts';

const LEAST_THEMES = 55;
const ANSWER_MAX = 420;

const saidIn = ({ answers, replies }: Theme): string[] =>
  tempers.flatMap((temper) => answers[temper].concat(replies.map(({ answer }) => answer[temper])));
const twice = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text) < at);

describe('themes', () => {
  it('Themes are about sixty, each under its own key', () => {
    expect(themes().length).toBeGreaterThanOrEqual(LEAST_THEMES);
    expect(twice(themes().map(({ key }) => key))).toEqual([]);
  });

  it.each(themes())('$key has answers of both tempers and three replies that are answered', (theme) => {
    expect(theme.answers.warm).toHaveLength(3);
    expect(theme.answers.dry).toHaveLength(3);
    expect(theme.replies).toHaveLength(3);
    expect(theme.examples.length).toBeGreaterThanOrEqual(8);
    expect(theme.replies.filter(({ text }) => text.length > OFFERED_REPLY_MAX)).toEqual([]);
    expect(saidIn(theme).filter((text) => text === '' || text.length > ANSWER_MAX)).toEqual([]);
  });

  it('No sentence is said twice, and no example belongs to two themes', () => {
    expect(twice(themes().flatMap(saidIn))).toEqual([]);
    expect(twice(themes().flatMap(({ examples }) => examples))).toEqual([]);
  });

  it('No answer says what no AI says, or reads as a crisis', () => {
    const texts = themes().flatMap(saidIn);
    const unfit = (text: string): boolean =>
      neverSaidIn(text, { quotesAreTheirs: true }) !== undefined ||
      speaksOfCrisis(text) ||
      caseOfCard(text) !== undefined;
    expect(texts.filter(unfit)).toEqual([]);
  });

  it('The vectors are of the examples as they are', () => {
    const kept = JSON.parse(readFileSync(THEME_VECTORS, 'utf8')) as KeptVectors;
    expect(kept.source, 'npm run examples:encode').toBe(sourceOfThemes());
    expect(themeVectors()).toHaveLength(themes().flatMap(({ examples }) => examples).length);
  });

  it('The themes that a character offers open by their own words', () => {
    expect(
      lightOpeners().filter((text) => text.length > OFFERED_REPLY_MAX || themeOpenedBy(text) === undefined),
    ).toEqual([]);
    expect(new Set(lightOpeners()).size).toBeGreaterThan(10);
  });

  it('A fault in the form names its line', () => {
    expect(() => parseThemes('= a | b; c\nwarm: Yes.\nWhat?')).toThrow('line 3');
    expect(() => parseThemes('warm: Yes.')).toThrow('line 1');
  });
});
