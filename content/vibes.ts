import type { vibeKeys } from '#contract/people.ts';

interface Vibe {
  key: (typeof vibeKeys)[number];
  emoji: string;
  label: string;
}

/** How a person feels today; a face in the top bar until they choose is a pair of sunglasses. */
export const vibes: readonly Vibe[] = [
  { key: 'funny', emoji: '😂', label: 'Funny' },
  { key: 'energetic', emoji: '⚡', label: 'Energetic' },
  { key: 'bold', emoji: '🔥', label: 'Bold' },
  { key: 'chill', emoji: '🧊', label: 'Chill' },
  { key: 'curious', emoji: '🔍', label: 'Curious' },
  { key: 'creative', emoji: '🎨', label: 'Creative' },
  { key: 'selfcare', emoji: '🫧', label: 'Self-care' },
  { key: 'down', emoji: '🌧️', label: 'Down' },
];
