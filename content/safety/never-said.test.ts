import { describe, expect, it } from 'vitest';
import { neverSaid, maySaid } from '#test/never-said.ts';
import { moreMaySaid } from '#test/may-said-more.ts';
import { moreNeverSaid } from '#test/never-said-more.ts';
import { factsOfItself, ofItself } from '#content/companions/about-itself.ts';
import { companions } from '#content/companions/companions.ts';
import * as kindLines from '#content/companions/kind-lines.ts';
import { gentleLines, honestLines } from '#content/companions/honest-lines.ts';
import * as readerLines from '#content/companions/readers.ts';
import * as spanishWords from '#content/companions/spanish-words.ts';
import * as spareLines from '#content/companions/spare-lines.ts';
import * as toneLines from '#content/companions/tone-lines.ts';
import { notRead } from '#content/companions/not-read.ts';
import { productFacts } from '#content/product-facts/product-facts.ts';
import * as wynLines from '#content/wyn-lines.ts';
import * as wynReplies from '#content/wyn-replies.ts';
import * as wynWords from '#content/wyn.ts';
import { helpTexts } from './cards.ts';
import { nearTalks } from './near.ts';
import { neverSaidIn, passesAsHuman, repeats } from './never-said.ts';

const written = [
  companions,
  ofItself,
  kindLines,
  factsOfItself,
  gentleLines,
  honestLines,
  readerLines,
  spanishWords,
  spareLines,
  toneLines,
  notRead,
  productFacts.map(({ answer }) => answer),
  wynLines,
  wynReplies,
  wynWords,
  helpTexts,
  nearTalks,
];

describe('What no AI says', () => {
  it.each(Object.entries(neverSaid))('The filter finds every answer of the kind %s', (kind, answers) => {
    const wrong = answers.map((text) => [text, neverSaidIn(text)]).filter(([, found]) => found !== kind);
    expect(wrong).toEqual([]);
  });

  it('The filter finds two hundred other such answers', () => {
    expect(moreNeverSaid.filter((text) => neverSaidIn(text) === undefined)).toEqual([]);
  });

  it('The filter finds such words in the middle of an answer', () => {
    const missed = Object.values(neverSaid)
      .flat()
      .filter((text) => neverSaidIn(`What a day, friend. ${text}`) === undefined)
      .filter((text) => neverSaidIn(`What a day, friend.\n${text} Tell me more.`) === undefined);
    expect(missed).toEqual([]);
  });

  it('The filter leaves harmless neighbours alone', () => {
    expect(
      [...maySaid, ...moreMaySaid].map((text) => [text, neverSaidIn(text)]).filter(([, found]) => found !== undefined),
    ).toEqual([]);
  });

  it('Every written line of the AI characters passes the filter', () => {
    // A karaoke song and a mark from one to ten are asked for as a number, too.
    const lines = textsIn(written).filter((text) => !/what’s your number/i.test(text));
    expect(lines.length).toBeGreaterThan(3000);
    expect(lines.map((text) => [text, neverSaidIn(text)]).filter(([, found]) => found !== undefined)).toEqual([]);
  });

  it('An opener for a match may propose a plain meeting, and no meeting alone', () => {
    const may = { quotesAreTheirs: true };
    expect(neverSaidIn('Try “Shall we meet at the market on Saturday?”', may)).toBeUndefined();
    expect(neverSaidIn('Try “Shall we meet at the market on Saturday?”')).toBe('elsewhere');
    expect(neverSaidIn('Prueba «Shall we meet at the market on Saturday?»', may)).toBeUndefined();
    expect(neverSaidIn('Try “Shall we meet alone?”', may)).toBe('elsewhere');
    expect(neverSaidIn('Shall we meet on Saturday?', may)).toBe('elsewhere');
  });

  it.each([
    ['Are you human?', 'Yes, of course.', true],
    ['are you a real person', 'I am! And you?', true],
    ['Are you a bot?', 'Nope.', true],
    ['is this an AI?', 'No. Tell me about your day.', true],
    ['¿Eres una persona?', 'Sí, claro.', true],
    ['¿Eres un robot?', 'Claro que no.', true],
    ['Are you human?', 'No, I’m an AI.', false],
    ['Are you a robot?', 'No robot, only a program with manners.', false],
    ['Are you a bot?', 'Yes, an AI.', false],
    ['Are you well?', 'Yes, thank you.', false],
    ['¿Eres una persona?', 'No, soy una IA.', false],
  ])('The question “%s” with the answer “%s” passes as a person’s answer %s', (question, answer, isSo) => {
    expect(passesAsHuman(question, answer)).toBe(isSo);
  });

  it('A row of eight words of the instructions is found, and seven words are not', () => {
    const secret = 'Never pressure anybody, and never promise that a match will answer. Be short.';
    expect(repeats('My rule: never PRESSURE anybody and never *promise* that a match', secret)).toBe(true);
    expect(repeats('I never promise that a match will answer, ever.', secret)).toBe(false);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value.replaceAll(/\{\w+\}/g, 'Ada')] : [];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.values(value).flatMap(textsIn);
}
