import { bandNames, bandOf, vibes, type VibeKey } from '#content/vibes.ts';
import { MOST_VIBES } from '#contract/vibes.ts';

/** Chooses a vibe or lets it go; where there are too many, the oldest makes way. The oldest comes first. */
export function toggleVibe(chosen: readonly VibeKey[], key: VibeKey): VibeKey[] {
  return chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key].slice(-MOST_VIBES);
}

/** "Funny", "Funny and bold", or nothing. */
export function wordsFor(chosen: readonly VibeKey[]): string {
  const words = chosen.map((key) => vibes.find((vibe) => vibe.key === key)?.label ?? '').join(' and ');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** What an ear hears of a change: who came, who made way, who is left. */
export function changeWords(before: readonly VibeKey[], after: readonly VibeKey[]): string {
  const gone = before.filter((key) => !after.includes(key));
  const [left, lost] = [wordsFor(after), wordsFor(gone)];
  if (!left) return 'No vibe chosen.';
  return lost && after.length === before.length ? `${left} chosen. ${lost} made way.` : `${left} chosen.`;
}

/** The Latin name of a portrait: genus by the first, species by the other, variety by the power. */
export function latinFor(chosen: readonly VibeKey[], energyLevel: number): string {
  const [first, second = first] = chosen.map((key) => vibes.find((vibe) => vibe.key === key));
  const varieties = { minimal: 'minima', low: 'vagans', med: 'victrix', high: 'maxima' };
  return `${first?.latin[0] ?? ''} ${second?.latin[1] ?? ''} var. ${varieties[bandOf(energyLevel)]}`;
}

export function levelWords(energyLevel: number): string {
  return `${bandNames[bandOf(energyLevel)]}, ${energyLevel}`;
}

/** Names a portrait: the same seed is the same creature. */
export function seedOf(chosen: readonly VibeKey[], energyLevel: number): string {
  return [...chosen, bandOf(energyLevel)].join('-');
}
