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
 * An AI character: its profile, its style, and its lines where no language model is configured. `{name}` in a line is
 * the person's name, and a line with it needs a known name; `{it}` is what the person spoke of, in their words.
 */
export interface Companion {
  /** Never changes, because the companion's account refers to it. Lowercase letters. */
  key: string;
  /** Never changes, and no other companion ever gets it: 1 to 999. */
  number: number;
  name: string;
  pronouns: string;
  type: MbtiType;
  /** A line for a card: the companion's occupation and place. */
  life: string;
  /** At most 160 characters. */
  bio: string;
  /** Ids of the catalogue, five to nine. */
  interests: readonly string[];
  vibes: readonly [VibeKey, VibeKey];
  /** 0 to 100. */
  energy: number;
  /** For the model: how the companion talks, in three to five sentences. */
  voice: string;
  /** For the model: a life with people, places and small habits in it, in five to eight sentences. */
  story: string;
  /** What the companion will not do, as its profile says; three to five. */
  boundaries: readonly string[];
  lines: CompanionLines;
  /** The quiz run from which a companion made for one person was composed. */
  reading?: string | undefined;
}

type Lines = readonly string[];

export interface CompanionLines {
  /** The first line; it mentions that the companion is an AI character. Three or more. */
  hello: Lines;
  /** After a pause of hours or days; glad, never reproachful. Three or more. */
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
  /** Something good happened to the person. */
  goodNews: Lines;
  /** The person is sad, stressed or lonely: the companion listens first and gives no diagnosis. Four or more. */
  hardTimes: Lines;
  /** The person wants advice. */
  advice: Lines;
  /** A plain yes, no, or a word or two. */
  short: Lines;
  /** A question without a written answer: the companion admits that, in character. Three or more. */
  unknown: Lines;
  /** After a longer message about anything: shows that it was read. Five or more. */
  listening: Lines;
  /** The companion's own open questions, for when the conversation needs one. Twelve or more. */
  questions: Lines;
  /** For each topic, lines about the companion's own life that lead back to the person. Two or more each. */
  topics: Readonly<Record<Topic, Lines>>;
}
