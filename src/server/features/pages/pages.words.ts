import type { Archetype } from '#content/archetypes.ts';
import type { Speaker } from '#content/speaker.ts';
import type { Head } from './page.ts';

type Named = Pick<Speaker, 't' | 'place'>;

/** What says the words of heads: those with ids, and the texts of our archetypes. */
export interface HeadSpeaker extends Named {
  spoken: (english: string) => string;
}

export const pictureOf = ({ t }: Named): Head['image'] => ({
  path: '/preview/wildin.png',
  alt: t(
    'pages.otter',
    'An otter drawn in one line under a night sky with contour lines: {mark}. Real self. Real connections.',
  ),
});

/** Returns the head of a page without its own words, or with words that a visitor may not see. */
export const general = (speaker: Named): Head => ({
  title: speaker.place.mark,
  description: speaker.t(
    'pages.general',
    'True companions, matched by who you really are. {place} matches adults by personality and interests, and starts the conversation.',
  ),
  image: pictureOf(speaker),
  type: 'website',
});

type Words = (t: Speaker['t']) => readonly [title: string, description?: string];

const front: Words = (t) => [t('pages.front', 'Real self. Real connections')];

/** The words of the pages that are the same for everybody, by their paths. */
const fixed: ReadonlyMap<string, Words> = new Map([
  ['/', front],
  ['/welcome', front],
  ['/signup', (t) => [t('pages.sign-up', 'Create your account')]],
  ['/login', (t) => [t('pages.sign-in', 'Sign in')]],
  ['/vibe', (t) => ['Vibe Check', t('pages.vibe', 'See what people are posting on {mark}, and add your own.')]],
  [
    '/terms',
    (t) => [
      t('pages.terms', 'Terms'),
      t('pages.terms-note', 'What you and {mark} promise each other, in words that can be read.'),
    ],
  ],
  [
    '/privacy',
    (t) => [
      t('pages.privacy', 'Privacy'),
      t('pages.privacy-note', 'What {mark} knows about you, what others see, and what nobody ever does.'),
    ],
  ],
  [
    '/safety',
    (t) => [
      t('pages.safety', 'Safety'),
      t('pages.safety-note', 'How to meet people with a good feeling, and what to do without one.'),
    ],
  ],
  [
    '/take-down',
    (t) => [
      t('pages.take-down', 'Take something down'),
      t('pages.take-down-note', 'Ask {mark} to take something down, with an account or without.'),
    ],
  ],
  [
    '/transparency',
    (t) => [
      t('pages.transparency', 'Reports in numbers'),
      t('pages.transparency-note', 'What was reported on {mark} and what became of it, by month.'),
    ],
  ],
]);

/** Returns the head of a page that is the same for everybody; undefined for any other path. */
export function fixedHead(path: string, speaker: HeadSpeaker): Head | undefined {
  const words = fixed.get(path)?.(speaker.t);
  if (words === undefined) return undefined;
  const whole = general(speaker);
  const [title, description = whole.description] = words;
  const canonical = path === '/welcome' ? '/' : path;
  return { ...whole, title: `${title} · ${speaker.place.mark}`, description, canonical };
}

export const inviteWords = ({ t }: HeadSpeaker, name: string): Pick<Head, 'title' | 'description'> => ({
  title: t('pages.is-here', '{name} is on {mark}', { name }),
  description: t(
    'pages.invites-you',
    '{name} invites you to vibe together. Find out which of the sixteen animals you are, and compare.',
    { name },
  ),
});

export const photoOf = ({ t }: HeadSpeaker, name: string): string =>
  t('pages.photo', '{name}’s profile photo', { name });

export const postWords = (
  { t }: HeadSpeaker,
  post: { name: string; excerpt: string },
): Pick<Head, 'title' | 'description'> => ({
  title: t('pages.post', '{name} on {mark}', { name: post.name }),
  description: post.excerpt === '' ? t('pages.picture', 'A picture says it.') : post.excerpt,
});

export function reportWords({ t, spoken }: HeadSpeaker, archetype: Archetype): Pick<Head, 'title' | 'description'> {
  const animal = spoken(archetype.animalName.toLowerCase());
  return {
    title: t('pages.report', 'I Just Discovered My WildSelf! {name}, the {animal}', {
      name: spoken(archetype.name),
      animal,
    }),
    description: t('pages.which-are-you', '{description} Which of the sixteen are you?', {
      description: spoken(archetype.description),
    }),
  };
}

/** Returns the picture of an archetype's plate. */
export function plateOf({ t, spoken }: HeadSpeaker, { name, animalName, latinName, type }: Archetype): Head['image'] {
  return {
    path: `/preview/${type.toLowerCase()}.png`,
    alt: t('pages.plate', '{name}, {latin}: the {animal}', {
      name: spoken(name),
      latin: latinName,
      animal: spoken(animalName.toLowerCase()),
    }),
  };
}
