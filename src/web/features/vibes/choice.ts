import { bandNames, bandOf, vibes, type VibeKey } from '#content/vibes.ts';
import { MOST_VIBES } from '#contract/vibes.ts';
import { listOf, spoken, t } from '#web/words/words.ts';

/** Adds or removes a vibe; if there are then too many, drops the oldest. The result is in the order of choice. */
export function toggleVibe(chosen: readonly VibeKey[], key: VibeKey): VibeKey[] {
  return chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key].slice(-MOST_VIBES);
}

/** Returns "Funny", "Funny and bold", or an empty text. */
export function wordsFor(chosen: readonly VibeKey[]): string {
  const words = listOf(chosen.map((key) => spoken(vibes.find((vibe) => vibe.key === key)?.label ?? '')));
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** Returns the announcement for a screen reader: the vibes chosen now, and the vibe that made way for a new one. */
export function changeWords(before: readonly VibeKey[], after: readonly VibeKey[]): string {
  const gone = before.filter((key) => !after.includes(key));
  const [left, lost] = [wordsFor(after), wordsFor(gone)];
  if (!left) return t('vibes.no-vibe-chosen', 'No vibe chosen.');
  return lost && after.length === before.length
    ? t('vibes.chosen-made-way', '{left} chosen. {lost} made way.', { left, lost })
    : t('vibes.chosen', '{left} chosen.', { left });
}

/** Returns the Latin name of a portrait: genus by the first vibe, species by the last one, variety by the band. */
export function latinFor(chosen: readonly VibeKey[], energyLevel: number): string {
  const [first, second = first] = chosen.map((key) => vibes.find((vibe) => vibe.key === key));
  const varieties = { minimal: 'minima', low: 'vagans', med: 'victrix', high: 'maxima' };
  return `${first?.latin[0] ?? ''} ${second?.latin[1] ?? ''} var. ${varieties[bandOf(energyLevel)]}`;
}

export function levelWords(energyLevel: number): string {
  return `${spoken(bandNames[bandOf(energyLevel)])}, ${energyLevel}`;
}

/** Returns the seed of a portrait's creature: the same vibes in the same order and band draw the same creature. */
export function seedOf(chosen: readonly VibeKey[], energyLevel: number): string {
  return [...chosen, bandOf(energyLevel)].join('-');
}
