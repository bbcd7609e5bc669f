import { describe, expect, it } from 'vitest';
import { archetypeReports } from '#content/archetype-reports.ts';
import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import type { DescriptorResult } from '#contract/quiz.ts';
import { tribeOf } from './tribe.ts';

const results = (count: number): DescriptorResult[] =>
  Array.from({ length: count }, (_, index) => ({
    count: count - index,
    percentage: 90 - index,
    descriptor: { id: `d${index + 1}`, name: `Number ${index + 1}`, description: '', pillar: 'Energy' },
  }));

describe('The tribe of a report', () => {
  it.each(mbtiTypes)('The tribe of %s has its three best types and its hardest one', (type) => {
    const { fits } = tribeOf(type, results(15));
    expect(new Set([type, ...fits.map((fit) => fit.type)]).size).toBe(5);
    const scores = fits.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(fits.map(({ isHardest }) => isHardest)).toEqual([false, false, false, true]);
    const told = archetypeReports[type].friendshipPotentials;
    for (const fit of [fits[0], fits[3]]) expect(told).toContain(fit && archetypes[fit.type].name);
  });

  it.each([
    [15, ['d2', 'd3', 'd4'], false],
    [4, ['d2', 'd3', 'd4'], false],
    [3, ['d2', 'd3'], true],
    [1, [], true],
    [0, [], true],
  ])('The tribe of %i descriptors names the second to the fourth, and chaos below four', (count, ids, isChaos) => {
    const tribe = tribeOf('ENFP', results(count));
    expect(tribe.kindred.map(({ descriptor }) => descriptor.id)).toEqual(ids);
    expect(tribe.isChaos).toBe(isChaos);
  });
});
