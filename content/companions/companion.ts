import type { MbtiType } from '#contract/people.ts';
import type { VibeKey } from '#content/vibes.ts';

/** The topics of conversations; each companion has lines for every topic. */
export const topics = [
  'work',
  'family',
  'friends',
  'love',
  'pets',
  'food',
  'music',
  'screen',
  'books',
  'games',
  'outdoors',
  'sport',
  'travel',
  'home',
  'sleep',
  'weather',
  'money',
  'learning',
  'making',
  'city',
] as const;
export type Topic = (typeof topics)[number];

/**
 * An AI character: its profile, its style, and its lines for when no language model is configured. In a line, `{name}`
 * is the person's name; a line with it needs a name.
 */
export interface Companion {
  /** A key never changes, because the companion's row in the database contains the key. In lower case. */
  key: string;
  /** An authored companion has a number from 1 to 999 that never changes and that no other authored one ever gets. */
  number: number;
  name: string;
  pronouns: string;
  type: MbtiType;
  /** A line for a card: the companion's occupation and place. */
  life: string;
  /** At most 160 characters. */
  bio: string;
  /** The ids of five to nine interests (content/interests.ts). */
  interests: readonly string[];
  vibes: readonly [VibeKey, VibeKey];
  /** The energy level, from 0 to 100. */
  energy: number;
  /** For the model: how the companion talks, in three to five sentences. */
  voice: string;
  /** For the model: a life with people, places and small habits in it, in five to eight sentences. */
  story: string;
  /** What the companion will not do, as its profile says; three to five. */
  boundaries: readonly string[];
  lines: CompanionLines;
  /** The id of the quiz run from which the companion was composed, if it was made for one person. */
  reading?: string | undefined;
}

type Lines = readonly string[];

export interface CompanionLines {
  /** The first line; it mentions that the companion is an AI character. Three or more. */
  hello: Lines;
  /** The first line after a pause of hours or days; glad, never reproachful. Three or more. */
  again: Lines;
  /** A goodbye gets one short line, without any attempt to keep the person. Three or more. */
  goodbye: Lines;
  thanks: Lines;
  laugh: Lines;
  howAreYou: Lines;
  aboutYou: Lines;
  /** Says plainly that it is an AI, when asked whether it is real. Two or more. */
  areYouReal: Lines;
  compliment: Lines;
  /** Declines love or desire kindly. Two or more. */
  flirt: Lines;
  insult: Lines;
  /** The person reports something good. */
  goodNews: Lines;
  /** The person is sad, stressed or lonely: the companion listens first and gives no diagnosis. Four or more. */
  hardTimes: Lines;
  /** The person wants advice. */
  advice: Lines;
  /** The companion's own open questions, for when the conversation needs one. Twelve or more. */
  questions: Lines;
  /** For each topic, lines about the companion's own life that lead back to the person. Two or more each. */
  topics: Readonly<Record<Topic, Lines>>;
}
