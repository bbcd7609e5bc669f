import type { MatchData } from '#contract/chat.ts';

/** What a match's numbers mean in words. */
const personality: readonly [from: number, words: string][] = [
  [85, 'You two think in rhyme. Expect finished sentences, and a few stolen ones.'],
  [70, 'Different gaits, same trail. You will rarely have to explain yourselves twice.'],
  [55, 'Enough in common to start, enough contrast to stay curious.'],
  [0, 'Two quite different animals. That is where the good questions come from.'],
];

const friendship: readonly [from: number, words: string][] = [
  [75, 'Friendship potential: very high. Somebody should make a plan.'],
  [65, 'Friendship potential: high. One good question should do it.'],
  [50, 'Friendship potential: real. Give it a little time and some daylight.'],
  [0, 'Friendship potential: unwritten. Surprises are welcome here.'],
];

const overlap = [
  'No interests in common yet. One of you gets to be the guide.',
  'One interest in common. One is plenty to begin with.',
  'Two interests in common. That is a conversation and a spare.',
] as const;

export function personalityText(score: number): string {
  return band(personality, score);
}

export function friendshipText(score: number): string {
  return band(friendship, score);
}

export function interestText(shared: readonly string[]): string {
  return overlap[shared.length] ?? `${shared.length} interests in common. You may run out of evening first.`;
}

/** The line of the closed card. */
export function matchLine({ sharedInterests, isPersonalityOnly }: MatchData): string {
  if (sharedInterests.length > 0) return `Soul match · ${sharedInterests.slice(0, 3).join(', ')}`;
  return isPersonalityOnly ? 'Soul match · by personality' : 'Soul match';
}

export const partLabels: Readonly<Record<MatchData['parts'][number]['key'], string>> = {
  personality: 'Personality',
  interests: 'Interests',
  vibes: 'Vibe and energy',
  communication: 'How you talk',
};

function band(bands: typeof personality, score: number): string {
  return bands.find(([from]) => score >= from)?.[1] ?? '';
}
