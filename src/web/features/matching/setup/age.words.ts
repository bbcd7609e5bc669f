import { agesOf, presetYears } from '#contract/matching.ages.ts';
import type { AgePreference, Preferences } from '#contract/matching.ts';
import { t } from '#web/words/words.ts';

type Ages = Pick<Preferences, 'agePreference' | 'followsAge' | 'minAge' | 'maxAge'>;

/** Returns what a preset means, as its card says it. Without an age, no numbers: they would be somebody else's. */
export function presetNote(preset: AgePreference, wish: Ages, age: number | undefined): string {
  const span = preset === wish.agePreference && !followsUnknown(wish, age) ? spanOf(wish) : spanFor(preset, age);
  return preset === 'little_flexibility' ? t('matching.recommended', '{span} · Recommended', { span }) : span;
}

/** Returns whom the person will meet, as the line below the cards says it. */
export function meetWords(wish: Ages, age: number | undefined): string {
  const { agePreference: preset, minAge, maxAge } = wish;
  if (preset !== 'no_preference' && followsUnknown(wish, age))
    return t('matching.you-will-meet-people-around', 'You will meet people of {span}.', { span: spanFor(preset, age) });
  return t('matching.you-will-meet-people-from', 'You will meet people from {minAge} to {maxAge}.', { minAge, maxAge });
}

function followsUnknown({ followsAge, agePreference }: Ages, age: number | undefined): boolean {
  return age === undefined && followsAge && agePreference !== 'no_preference';
}

function spanFor(preset: AgePreference, age: number | undefined): string {
  if (age !== undefined || preset === 'no_preference') return spanOf(agesOf(preset, age));
  return t('matching.years-either-side', '{years, plural, one {a year} other {# years}} either side of yours', {
    years: presetYears[preset],
  });
}

function spanOf({ minAge, maxAge }: Pick<Ages, 'minAge' | 'maxAge'>): string {
  return t('matching.to', '{minAge} to {maxAge}', { minAge, maxAge });
}
