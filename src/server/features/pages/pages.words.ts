import type { Head } from './page.ts';

export const IMAGE: Head['image'] = {
  path: '/preview/wildin.png',
  alt: 'An otter drawn in one line under a night sky with contour lines: wildin. Real self. Real connections.',
};

/** The head of a page without its own words, or with words that a visitor may not see. */
export const GENERAL: Head = {
  title: 'wildin',
  description:
    'True companions, matched by who you really are. Wildin matches adults by personality and interests, and starts the conversation.',
  image: IMAGE,
  type: 'website',
};

const said = (path: string, title: string, description = GENERAL.description): [string, Head] => [
  path,
  { ...GENERAL, title: `${title} · wildin`, description, canonical: path },
];

const [, front] = said('/', 'Real self. Real connections');

/** The heads that are the same for everybody. */
export const fixedHeads: ReadonlyMap<string, Head> = new Map([
  ['/', front],
  ['/welcome', front],
  said('/signup', 'Create your account'),
  said('/login', 'Sign in'),
  said('/vibe', 'Vibe Check', 'See what people are posting on wildin, and add your own.'),
  said('/terms', 'Terms', 'What you and wildin promise each other, in words that can be read.'),
  said('/privacy', 'Privacy', 'What wildin knows about you, what others see, and what nobody ever does.'),
  said('/safety', 'Safety', 'How to meet people with a good feeling, and what to do without one.'),
  said('/take-down', 'Take something down', 'Ask wildin to take something down, with an account or without.'),
  said('/transparency', 'Reports in numbers', 'What was reported on wildin and what became of it, by month.'),
]);
