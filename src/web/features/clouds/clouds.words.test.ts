import { expect, it } from 'vitest';
import type { CloudReason } from '#contract/clouds.ts';
import { bestReasons } from './clouds.words.ts';

const reason = (part: CloudReason['part'], points: number, most: number): CloudReason => ({
  part,
  points,
  most,
  text: `${part} ${points}`,
});

it('A card names the two facts that speak most for a cloud', () => {
  const reasons = [reason('vibe', 28, 40), reason('interests', 30, 30), reason('alive', 20, 20), reason('size', 3, 10)];
  expect(bestReasons(reasons)).toEqual(['interests 30', 'alive 20']);
});

it('A card of a cloud without a strong fact says how many people it has', () => {
  const reasons = [reason('vibe', 20, 40), reason('interests', 0, 30), reason('alive', 5, 20), reason('size', 3, 10)];
  expect(bestReasons(reasons)).toEqual(['size 3']);
});
