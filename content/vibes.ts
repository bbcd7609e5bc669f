import type { vibeKeys } from '#contract/people.ts';

export type VibeKey = (typeof vibeKeys)[number];

interface Vibe {
  key: VibeKey;
  emoji: string;
  label: string;
  /** The genus of the portrait if this vibe is the first one, and its species if it is the second. */
  latin: readonly [genus: string, species: string];
}

/** The moods that a person can choose. Before the first choice, the top bar shows a face with sunglasses. */
export const vibes: readonly Vibe[] = [
  { key: 'funny', emoji: '😂', label: 'Funny', latin: ['Ridens', 'jocosa'] },
  { key: 'energetic', emoji: '⚡', label: 'Energetic', latin: ['Saltator', 'fulgurans'] },
  { key: 'bold', emoji: '🔥', label: 'Bold', latin: ['Audax', 'ardens'] },
  { key: 'chill', emoji: '🧊', label: 'Chill', latin: ['Otiosus', 'frigida'] },
  { key: 'curious', emoji: '🔍', label: 'Curious', latin: ['Investigator', 'quaerens'] },
  { key: 'creative', emoji: '🎨', label: 'Creative', latin: ['Pictor', 'colorata'] },
  { key: 'selfcare', emoji: '🫧', label: 'Self-care', latin: ['Balneator', 'serena'] },
  { key: 'down', emoji: '🌧️', label: 'Down', latin: ['Nubigena', 'pluvialis'] },
];

export const energyBands = ['minimal', 'low', 'med', 'high'] as const;
export type EnergyBand = (typeof energyBands)[number];

/** The names of the energy bands, from Novice to Legendary. */
export const bandNames: Readonly<Record<EnergyBand, string>> = {
  minimal: 'Novice',
  low: 'Wanderer',
  med: 'Champion',
  high: 'Legendary',
};

/** Returns the energy band of a power level of 0 to 100. */
export function bandOf(energyLevel: number): EnergyBand {
  if (energyLevel > 75) return 'high';
  if (energyLevel > 50) return 'med';
  return energyLevel > 25 ? 'low' : 'minimal';
}
