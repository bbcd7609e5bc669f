import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import { startQuiz } from '#contract/quiz.ts';
import { archetypeReports, reportText } from '#content/archetype-reports.ts';
import { newWildMapId, readReport, splitText } from './text.ts';

describe('A text of two parts', () => {
  it.each([
    ['Heading\nand below', { main: 'Heading', sub: 'and below' }],
    ['Only one', { main: 'Only one', sub: undefined }],
    ['Tagged\nbelow [E+2]', { main: 'Tagged', sub: 'below' }],
    ['Tagged [Spark Plug]', { main: 'Tagged', sub: undefined }],
  ])('The text %j splits into its parts', (text, parts) => {
    expect(splitText(text)).toEqual(parts);
  });
});

describe('A report', () => {
  it.each(mbtiTypes)('The report of %s is read as it was written', (type) => {
    const { intro, sections } = readReport(reportText(archetypeReports[type]));
    const written = archetypeReports[type];
    expect(intro).toBe(written.intro);
    expect(sections).toEqual({
      Strengths: written.strengths,
      Weaknesses: written.weaknesses,
      'Social Suggestions': written.socialSuggestions,
      'Friendship Potentials': written.friendshipPotentials,
    });
  });
});

it('The name of a session satisfies the contract', () => {
  const wildMapId = newWildMapId(1_795_240_000_000, '0b8f6f0e-6d5c-4b8e-9d0a-0c5a5d1f2e3a');
  expect(startQuiz.body.safeParse({ wildMapId }).success).toBe(true);
});
