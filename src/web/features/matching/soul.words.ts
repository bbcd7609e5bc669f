import type { AgePreference, Preferences } from '#contract/matching.ts';

type Words<V extends string> = Readonly<Record<V, string>>;

export const presetNames: Words<AgePreference> = {
  exact_peers: 'Exact peers',
  little_flexibility: 'A little flexibility',
  broad_horizons: 'Broad horizons',
  no_preference: 'No preference',
};

export const genderWords: Words<Preferences['genderPreferences'][number]> = {
  everyone: 'Everyone',
  women: 'Women',
  men: 'Men',
  'non-binary': 'Non-binary',
};

export const intentWords: Words<Preferences['connectionIntent'][number]> = {
  friendship: 'Friendship',
  romantic: 'Romance',
  both: 'Both',
  open: 'Open to see',
};

export const depthWords: Readonly<Record<Preferences['connectionDepth'], { title: string; note: string }>> = {
  deep: { title: 'Deep', note: 'Straight to what matters.' },
  casual: { title: 'Casual', note: 'Light, easy, now and then.' },
  balanced: { title: 'Balanced', note: 'A bit of both.' },
};

export const styleWords: Words<Preferences['communicationStyle'][number]> = {
  texting: 'Texting',
  video_calls: 'Video calls',
  in_person: 'In person',
  voice_calls: 'Voice calls',
};
