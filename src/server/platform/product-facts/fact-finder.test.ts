import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { productFacts } from '#content/product-facts/product-facts.ts';
import { plain } from '#content/safety/plain.ts';
import { CALLS_KEPT_MS } from '#contract/calls.ts';
import { EDIT_MS } from '#contract/chat.changes.ts';
import { PICTURES_MAX } from '#contract/chat.pictures.ts';
import { PINS_MAX } from '#contract/chat.pins.ts';
import { POLL_CHOICES_MAX, POLL_SECRET_MIN } from '#contract/chat.polls.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { DAILY_COMPANIONS } from '#contract/companions.ts';
import { DAILY_GIFTS } from '#contract/gifts.ts';
import { INTRODUCTION_MS } from '#contract/introductions.ts';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import { VOICE_MS } from '#contract/media.ts';
import { CHECK_PICTURES, CHECK_WAITS_MS } from '#contract/photo-check.ts';
import { POST_EDIT_MS, POST_MAX } from '#contract/posts.ts';
import { plans } from '#contract/premium.ts';
import { DAYS_TO_RETURN } from '#contract/your-data.ts';
import { allSaid } from '#scripts/words/said.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { wordsAlone } from '#test/words-alone.ts';
import { productQuestions } from '#test/product-questions.ts';
import type { KeptVectors } from '#server/platform/models/kept-vectors.ts';
import { readExamples, readVectors, sourceOfVectors, VECTORS_FILE } from './examples.ts';
import { createFactFinder } from './fact-finder.ts';

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const dollars = ({ cents }: { cents: number }): string => `$${(cents / 100).toFixed(2)}`;

const log = pino({ level: 'silent' });
const encoder = createEncoder({ log });
const finder = createFactFinder(encoder);
const byWords = createFactFinder(wordsAlone);
afterAll(() => encoder.stop());

/** Ordinary talk that contains words of the product. */
const talk: readonly string[] = [
  'You know my report, what does it say about me?',
  'how many siblings do you have?',
  'my account manager is driving me nuts',
  'i want to delete him from my life',
  'he never reads my messages',
  'are you a real person?',
  'what do you know about me',
  'do you remember my cat?',
  'what should i write to her',
  'my group of friends is falling apart',
  'i blocked my ex',
  'he sent me flowers',
  'my mom’s birthday is tomorrow',
  'we watched the match last night',
  'the quiz at school was terrible',
  'i need to change my life',
  'is it normal to be nervous before a first date',
  'i feel invisible',
  'can i call you sam',
  'my phone keeps dying',
  'what animal would you be',
];

describe('a question about the product', () => {
  it.each(productQuestions)('“%s” is about %s', async (question, factId) => {
    expect((await finder.find([question]))?.id).toBe(factId);
  });

  it.each([
    ['How often can I search for someone new each day?', 'matches-a-day'],
    ['At what hour do I get fresh matches?', 'new-matches-when'],
    ['On what basis do you pair people up?', 'how-matching'],
    ['Where can I download everything you have on me?', 'download-data'],
    ['I moved to another town, where do I change that?', 'change-zip'],
    ['Is there a language model behind you?', 'answers-model'],
    ['What is the Quest Hall?', 'quest-hall'],
    ['How does the Quest Hall work?', 'quest-hall'],
  ])('“%s” said in other words is about %s', async (question, factId) => {
    expect((await finder.find([question]))?.id).toBe(factId);
  });

  it('The question is found among other sentences and other messages', async () => {
    const found = await finder.find([
      'My day was long.',
      'Anyway, I like it here. How many matches do I get? Just curious.',
    ]);
    expect(found?.id).toBe('matches-a-day');
  });

  it('Word matching alone finds most plain questions and matches no small talk', async () => {
    const found = await Promise.all(productQuestions.map(async ([question]) => (await byWords.find([question]))?.id));
    expect(found.filter((id, at) => id === productQuestions[at]?.[1]).length).toBeGreaterThanOrEqual(24);
    expect(await Promise.all(talk.map((line) => byWords.find([line])))).toEqual(talk.map(() => undefined));
  });
});

describe('a question that points back', () => {
  it('“Those” are what the line before spoke of', async () => {
    const before = 'the notifications come at midnight';
    const question = 'how do i turn those off without missing a word?';
    expect((await finder.find([question], before))?.id).toBe('notifications');
    expect((await finder.find([before, question]))?.id).toBe('notifications');
    expect(await finder.find([question])).toBeUndefined();
  });
});

describe('talk', () => {
  it.each([
    'what is the oddest wedding gift you ever saw?',
    'at what age should a child learn to swim?',
    'i don’t like parties, and why would i?',
    'so that’s it? that’s what they matched me with?',
    'this is what i got matched with?',
  ])('Similarity alone does not make “%s” a product question', async (line) => {
    expect(await finder.find([line])).toBeUndefined();
  });

  it.each(talk)('“%s” does not count as a product question', async (line) => {
    expect((await finder.find([line]))?.id).toBeUndefined();
  });

  it.each([
    ['before i say a word, where do my messages go', 'who-reads-chats'],
    ['does the company sell what i say here', 'who-runs-it'],
    ['do companions talk to each other about us', 'companions-apart'],
  ])('“%s” is recognized as a product question without a question mark', async (line, id) => {
    expect((await finder.find([line]))?.id).toBe(id);
  });

  it('Fewer than two percent of untuned everyday lines are mistaken for product questions', async () => {
    const everyday = readFileSync('training/safety/held-out.tsv', 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([kind, language, text]) => (kind === 'everyday' && language === 'en' && text ? [text] : []))
      .filter((_, at) => at % 4 === 0);
    expect(everyday.length).toBeGreaterThan(150);
    const found: string[] = [];
    for (const line of everyday) if ((await finder.find([line])) !== undefined) found.push(line);
    expect(found.length / everyday.length).toBeLessThan(0.02);
  });
});

describe('the body of facts', () => {
  it('Every fact has questions, every question has a fact and fact ids are unique', () => {
    const ids = productFacts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const asked = new Set(readExamples().flatMap(({ factId }) => factId ?? []));
    expect([...asked].toSorted()).toEqual(ids.toSorted());
  });

  it('The stored vectors match the current product questions', () => {
    const { source } = JSON.parse(readFileSync(VECTORS_FILE, 'utf8')) as KeptVectors;
    expect(source).toBe(sourceOfVectors());
    expect(readVectors().length).toBe(readExamples().length);
  });

  it('No plain question of the tests is an example', () => {
    const examples = new Set(readExamples().map(({ text }) => plain(text)));
    expect(productQuestions.filter(([question]) => examples.has(plain(question)))).toEqual([]);
  });

  it.each([
    ['matches-a-day', `${inWords[DAILY_MATCHES]} human matches a day, ${inWords[PREMIUM_DAILY_MATCHES]} with Premium`],
    ['matches-a-day', `up to ${inWords[DAILY_COMPANIONS]} AI companions`],
    ['companions-what', `${inWords[DAILY_COMPANIONS]} new ones a day`],
    ['premium-price', `${dollars(plans.monthly)} a month, ${dollars(plans.quarterly)} for three months`],
    ['premium-price', `${dollars(plans.annual)} a year`],
    ['gifts', `${inWords[DAILY_GIFTS]} a day`],
    ['delete-account', `gone after ${DAYS_TO_RETURN} days`],
    ['message-limits', `up to ${MESSAGE_MAX} characters, up to ${inWords[PICTURES_MAX]} pictures`],
    ['message-limits', `up to ${VOICE_MS / 1000} seconds`],
    ['calls', `for ${CALLS_KEPT_MS / 86_400_000} days`],
    ['polls', `up to ${inWords[POLL_CHOICES_MAX]} choices`],
    ['polls', `needs ${inWords[POLL_SECRET_MIN]} people`],
    ['photo-check', `${inWords[CHECK_PICTURES]} pictures in poses`],
    ['photo-check', `after ${inWords[CHECK_WAITS_MS / 86_400_000]} days`],
    ['edit-delete-message', `edit it for ${EDIT_MS / 60_000} minutes`],
    ['posts', `${POST_MAX} characters`],
    ['posts', `edit yours for ${POST_EDIT_MS / 60_000} minutes`],
    ['pins-and-mute', `up to ${PINS_MAX}`],
    ['introductions', `gone after ${INTRODUCTION_MS / 86_400_000} days`],
  ])('The fact %s quotes the product’s current value “%s”', (id, words) => {
    expect(productFacts.find((fact) => fact.id === id)?.answer.toLowerCase()).toContain(words.toLowerCase());
  });

  it('Each name that an answer quotes is a text of the interface', () => {
    const level = (text: string): string => text.replaceAll(/[’']/g, "'").toLowerCase();
    const shown = new Set([...allSaid().values()].map(({ message }) => level(message)));
    const quoted = productFacts.flatMap(({ answer }) =>
      [...answer.matchAll(/“([^”]+?)[.,]?”/g)].map(([, label = '']) => label),
    );
    const browsersOwn = new Set([
      'Install',
      'Add to Home Screen',
      '…',
      'What … remembers',
      'A minor',
      'Lately',
      'AI',
      'Deleted member',
    ]);
    expect(quoted.filter((label) => !browsersOwn.has(label) && !shown.has(level(label)))).toEqual([]);
  });

  it('Each answer fits into one message', () => {
    for (const { answer } of productFacts) expect([...answer].length).toBeLessThanOrEqual(400);
  });
});
