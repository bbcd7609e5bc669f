import { describe, expect, it } from 'vitest';
import { mbtiTypes, vibeKeys } from '#contract/people.ts';
import { pillars } from '#contract/quiz.ts';
import { archetypeReports, reportText } from './archetype-reports.ts';
import { archetypes, plateNumber } from './archetypes.ts';
import { bestMatches, compatibility } from './compatibility.ts';
import { bioAboutLife, bioByInterest } from './demo-bios.ts';
import { demoExchanges, demoFirstNames, demoLastNames, demoOpeners } from './demo.ts';
import { interestCards } from './interest-cards.ts';
import { generalInterests, interestCategories, interestNamed, interests } from './interests.ts';
import { questions } from './questions.ts';
import { conversationStarter, quickStarters } from './starters.ts';
import { vibes } from './vibes.ts';

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const choices = questions.flatMap((question) => question.choices);

describe('the questions', () => {
  it('There are 15 questions over four pillars, nine with four answers and six with five', () => {
    expect(questions).toHaveLength(15);
    expect(questions.filter((question) => question.choices.length === 4)).toHaveLength(9);
    expect(questions.filter((question) => question.choices.length === 5)).toHaveLength(6);
    expect(new Set(questions.map((question) => question.pillar))).toEqual(new Set(pillars));
  });

  it('The questions have 66 answers, each with its own descriptor', () => {
    expect(choices).toHaveLength(66);
    expect(isUnique(questions.map(({ id }) => id))).toBe(true);
    expect(isUnique(choices.map(({ id }) => id))).toBe(true);
    expect(isUnique(choices.map(({ descriptor }) => descriptor.id))).toBe(true);
    expect(isUnique(choices.map(({ descriptor }) => descriptor.name))).toBe(true);
    expect(isUnique(choices.map(({ descriptor }) => descriptor.description))).toBe(true);
  });

  it('Every answer’s descriptor is one sentence under its question’s pillar', () => {
    for (const { pillar, choices: own } of questions) {
      for (const { descriptor } of own) {
        expect(descriptor.pillar).toBe(pillar);
        expect(descriptor.description).toMatch(/^[^.!?]{30,120}\.$/);
      }
    }
  });

  it('A question breaks at most once, into a heading and what is below it', () => {
    for (const { text } of [...questions, ...choices]) expect(text.split('\n')).toHaveLength(2);
  });

  it.each(questions.map((question) => [question.id, question] as const))(
    '%s weighs its own pillar evenly, and every answer on one or two axes',
    (_id, question) => {
      expect(question.choices.reduce((sum, { weights }) => sum + (weights[question.pillar] ?? 0), 0)).toBe(0);
      for (const { weights } of question.choices) {
        expect(Math.abs(weights[question.pillar] ?? 0)).toBeGreaterThan(0);
        expect(Object.keys(weights).length).toBeLessThanOrEqual(2);
      }
    },
  );
});

describe('the archetypes', () => {
  it.each(mbtiTypes)('%s has a plate and all of its sections', (type) => {
    expect(archetypes[type].type).toBe(type);
    expect(mbtiTypes[plateNumber(type) - 1]).toBe(type);
    for (const text of Object.values(archetypeReports[type])) expect(text.length).toBeGreaterThan(120);
    expect(reportText(archetypeReports[type]).startsWith(archetypeReports[type].intro)).toBe(true);
  });

  it('Each archetype has a name, an animal and a Latin name of its own', () => {
    const all = Object.values(archetypes);
    for (const key of ['name', 'animal', 'emoji', 'latinName', 'vibe'] as const) {
      expect(isUnique(all.map((archetype) => archetype[key]))).toBe(true);
    }
  });

  it.each(mbtiTypes)('%s names friends the table agrees with, and the hardest one', (type) => {
    const told = archetypeReports[type].friendshipPotentials;
    const named = mbtiTypes.filter((other) => other !== type && told.includes(archetypes[other].name));
    const easy = named.filter((other) => compatibility(type, other) >= 74);
    const hard = named.filter((other) => compatibility(type, other) <= 55);
    expect(easy.length + hard.length).toBe(named.length);
    expect(easy.length).toBeGreaterThanOrEqual(2);
    const hardest = bestMatches(type).at(-1);
    expect(hardest && hard.includes(hardest)).toBe(true);
    expect(easy).toContain(bestMatches(type)[0]);
  });
});

describe('the table of compatibility', () => {
  it('Compatibility is a whole number from 0 to 100, the same from both sides', () => {
    for (const a of mbtiTypes) {
      for (const b of mbtiTypes) {
        const value = compatibility(a, b);
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(compatibility(b, a)).toBe(value);
      }
    }
  });
});

describe('the interests', () => {
  it('Every interest has its own bit below 256 and there are 17 categories', () => {
    expect(interestCategories).toHaveLength(17);
    const all = [...interests, ...generalInterests];
    expect(isUnique(all.map(({ id }) => id))).toBe(true);
    expect(isUnique(all.map(({ name }) => name))).toBe(true);
    expect(isUnique(all.map(({ bit }) => bit))).toBe(true);
    for (const { bit, id } of all) {
      expect(Number.isInteger(bit) && bit >= 0 && bit < 256).toBe(true);
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it('An interest is found by its name, in any spelling', () => {
    for (const interest of [...interests, ...generalInterests]) {
      expect(interestNamed(` ${interest.name.toUpperCase()}!`)).toBe(interest);
    }
    expect(interestNamed('Duck herding')).toBeUndefined();
  });

  it('Each interest is on one of 17 cards, and the custom card comes last', () => {
    expect(interestCards).toHaveLength(17);
    expect(isUnique(interestCards.map(({ animal }) => animal))).toBe(true);
    expect(isUnique(interestCards.map(({ line }) => line))).toBe(true);
    expect(interestCards.findIndex(({ id }) => id === 'custom')).toBe(16);
    const cards = interestCards.slice(0, 16);
    for (const { items } of cards) {
      expect(items.length).toBeGreaterThanOrEqual(6);
      expect(items.length).toBeLessThanOrEqual(14);
    }
    const onCards = cards.flatMap(({ items, general }) => (general ? items.concat(general) : items));
    const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted();
    expect(ids(onCards)).toEqual(ids([...interests, ...generalInterests]));
  });

  it('Every interest has a first message for two people who share it', () => {
    for (const { id, name } of [...interests, ...generalInterests]) {
      for (const chance of [0, 0.5]) {
        const { conversationStarter: text } = conversationStarter({ shared: [id], types: ['INTJ', 'ENFP'], chance });
        expect(text.toLowerCase()).toContain(name.toLowerCase());
        expect(text).not.toContain('{');
      }
    }
  });
});

describe('first messages', () => {
  it('First messages exist for every two types, and are not the quick ones', () => {
    for (const a of mbtiTypes) {
      for (const b of mbtiTypes) {
        const { conversationStarter: text } = conversationStarter({ shared: [], types: [a, b], chance: 0.99 });
        expect(quickStarters).not.toContain(text);
        expect(conversationStarter({ shared: [], types: [b, a], chance: 0.99 }).conversationStarter).toBe(text);
      }
    }
    expect(quickStarters).toHaveLength(5);
  });
});

describe('vibes', () => {
  it('There are eight vibes', () => {
    expect(vibes.map(({ key }) => key)).toEqual(vibeKeys);
  });
});

describe('the demonstration community', () => {
  it('Every interest has a demo bio line and any two lines fit a bio', () => {
    expect(Object.keys(bioByInterest).toSorted()).toEqual(interests.map(({ id }) => id).toSorted());
    const lines = [...Object.values(bioByInterest), ...bioAboutLife];
    expect(isUnique(lines)).toBe(true);
    const [longest = 0, second = 0] = lines.map((line) => line.length).toSorted((a, b) => b - a);
    expect(longest + 1 + second).toBeLessThanOrEqual(160);
  });

  it('The demonstration community has names and words enough', () => {
    expect(isUnique(Object.values(demoFirstNames).flat())).toBe(true);
    expect(isUnique(demoLastNames)).toBe(true);
    expect(isUnique(demoOpeners)).toBe(true);
    expect(isUnique(demoExchanges.flat())).toBe(true);
  });
});
