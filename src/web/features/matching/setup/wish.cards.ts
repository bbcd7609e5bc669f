import { agesOf } from '#contract/matching.ages.ts';
import { t } from '#web/words/words.ts';
import { radiusWords } from '#web/features/matching/state/match.words.ts';
import type { NullablePreferences } from './soul.draft.ts';
import type { SoulStep } from './soul.rules.ts';
import { depthWords, genderWords, intentWords, presetNames, styleWords } from './soul.words.ts';

/** One answer of the preferences: its title, a plain label, the text, and the small print. */
export interface WishCard {
  title: string;
  label: string;
  /** The step on which it is chosen. */
  step: SoulStep;
  words: string;
  note?: string | undefined;
}

/** Returns the preferences as six cards. */
export function cardsOf(saved: NullablePreferences, age: number | undefined): WishCard[] {
  const { agePreference, locationRadius, connectionDepth } = saved;
  // Computes the range from the present age, which may have changed since the preferences were read.
  const { minAge, maxAge } = agePreference && saved.followsAge ? agesOf(agePreference, age) : saved;
  const listed = <V extends string>(chosen: readonly V[] | null, words: Readonly<Record<V, string>>) =>
    (chosen ?? []).map((one, index) => (index === 0 ? words[one] : words[one].toLowerCase())).join(', ');
  return [
    {
      title: t('matching.i-resonate-age', 'I Resonate Age'),
      label: t('matching.age', 'Age'),
      step: 'age',
      words: agePreference ? presetNames[agePreference] : '',
      note: minAge && maxAge ? t('matching.to', '{minAge} to {maxAge}', { minAge, maxAge }) : undefined,
    },
    {
      title: t('matching.i-connect-within', 'I Connect Within'),
      label: t('matching.distance', 'Distance'),
      step: 'distance',
      words: locationRadius ? radiusWords[locationRadius].label : '',
      note: locationRadius ? radiusWords[locationRadius].note.split('. ')[0]?.replace(/\.$/, '') : undefined,
    },
    {
      title: t('matching.i-meet', 'I Meet'),
      label: t('matching.meeting', 'Meeting'),
      step: 'connections',
      words: listed(saved.genderPreferences, genderWords),
    },
    {
      title: t('matching.i-seek-vibes', 'I Seek Vibes'),
      label: t('matching.meeting-for', 'For'),
      step: 'connections',
      words: listed(saved.connectionIntent, intentWords),
      note: saved.showsIntent ? t('matching.shown-on-profile', 'Shown on your profile') : undefined,
    },
    {
      title: t('matching.my-connection-energy', 'My Connection Energy'),
      label: t('matching.pace', 'Pace'),
      step: 'communication',
      words: connectionDepth ? depthWords[connectionDepth].title : '',
      note: connectionDepth ? depthWords[connectionDepth].note.replace(/\.$/, '') : undefined,
    },
    {
      title: t('matching.i-reach-out-by', 'I Reach Out By'),
      label: t('matching.reaching-out', 'Reaching out'),
      step: 'communication',
      words: listed(saved.communicationStyle, styleWords),
    },
  ];
}
