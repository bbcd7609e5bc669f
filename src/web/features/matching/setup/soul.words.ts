import type { AgePreference, Preferences } from '#contract/matching.ts';
import { t } from '#web/words/words.ts';

type OptionWords<V extends string> = Readonly<Record<V, string>>;

export const presetNames: OptionWords<AgePreference> = {
  exact_peers: t('matching.exact-peers', 'Exact peers'),
  little_flexibility: t('matching.a-little-flexibility', 'A little flexibility'),
  broad_horizons: t('matching.broad-horizons', 'Broad horizons'),
  no_preference: t('matching.no-preference', 'No preference'),
};

export const genderWords: OptionWords<Preferences['genderPreferences'][number]> = {
  everyone: t('common.everyone', 'Everyone'),
  women: t('matching.women', 'Women'),
  men: t('matching.men', 'Men'),
  'non-binary': t('matching.non-binary', 'Non-binary'),
};

export const intentWords: OptionWords<Preferences['connectionIntent'][number]> = {
  friendship: t('matching.friendship', 'Friendship'),
  romantic: t('matching.romance', 'Romance'),
  both: t('matching.both', 'Both'),
  open: t('matching.open-to-see', 'Open to see'),
};

export const depthWords: Readonly<Record<Preferences['connectionDepth'], { title: string; note: string }>> = {
  deep: {
    title: t('matching.deep', 'Deep'),
    note: t('matching.straight-to-what-matters', 'Straight to what matters.'),
  },
  casual: {
    title: t('matching.casual', 'Casual'),
    note: t('matching.light-easy-now-and-then', 'Light, easy, now and then.'),
  },
  balanced: { title: t('matching.balanced', 'Balanced'), note: t('matching.a-bit-of-both', 'A bit of both.') },
};

export const styleWords: OptionWords<Preferences['communicationStyle'][number]> = {
  texting: t('matching.texting', 'Texting'),
  video_calls: t('matching.video-calls', 'Video calls'),
  in_person: t('matching.in-person', 'In person'),
  voice_calls: t('matching.voice-calls', 'Voice calls'),
};
