import { expect, it } from 'vitest';
import { composeCompanion } from '#content/companions/made/compose.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { personaOf } from './persona.ts';

it('A stored character gains missing kinds of lines and keeps its own', () => {
  const made = composeCompanion({ type: 'INFP', descriptors: [], interests: ['tea'] }, seededRng(1));
  const { goodNews: _, ...lines } = made.lines;
  const stored = { ...made, lines: { ...lines, thanks: ['Kept as it was.'] } as unknown as typeof made.lines };
  const persona = personaOf({ key: null, persona: stored });
  expect(persona?.lines.goodNews).toEqual(made.lines.goodNews);
  expect(persona?.lines.thanks).toEqual(['Kept as it was.']);
});
