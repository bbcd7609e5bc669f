import type { MbtiType } from '#contract/people.ts';
import type { VibeKey } from '#content/vibes.ts';

/** What people talk about; each companion has its own lines for every one of them. */
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
 * An AI character: who it says it is, how it talks, and what it says where no language model is set. `{name}` in a line
 * stands for the person, and the line is only used when the name is known; `{it}` for what they spoke of, in their words.
 */
export interface Companion {
  /** Never changes: the account hangs on it. Lower case letters. */
  key: string;
  /** Never changes and is never given to another: 1 to 999. */
  number: number;
  name: string;
  pronouns: string;
  type: MbtiType;
  /** A line for a card: their occupation and place. */
  life: string;
  /** At most 160 characters. */
  bio: string;
  /** Ids of the catalogue, five to nine. */
  interests: readonly string[];
  vibes: readonly [VibeKey, VibeKey];
  /** 0 to 100. */
  energy: number;
  /** For the model: how they talk, in three to five sentences. */
  voice: string;
  /** For the model: a life with people, places and small habits in it, in five to eight sentences. */
  story: string;
  /** What they will not do, as their profile says it; three to five. */
  boundaries: readonly string[];
  lines: CompanionLines;
  /** The run of the quiz that one made for a person was composed from. */
  reading?: string | undefined;
}

type Lines = readonly string[];

export interface CompanionLines {
  /** The first line of all; says in passing that it is an AI character. Three or more. */
  hello: Lines;
  /** After a pause of hours or days; glad, never reproachful. Three or more. */
  again: Lines;
  /** A goodbye gets one short line, without any attempt to keep the person. Three or more. */
  goodbye: Lines;
  thanks: Lines;
  laugh: Lines;
  howAreYou: Lines;
  aboutYou: Lines;
  /** Asked whether it is real: plainly, an AI. Two or more. */
  areYouReal: Lines;
  compliment: Lines;
  /** Love or desire: kindly, no. Two or more. */
  flirt: Lines;
  insult: Lines;
  /** Something good happened to them. */
  goodNews: Lines;
  /** Sadness, stress, loneliness: listens first, gives no diagnosis. Four or more. */
  hardTimes: Lines;
  /** They want advice. */
  advice: Lines;
  /** A plain yes, no, or a word or two. */
  short: Lines;
  /** A question nobody wrote an answer for: admits it, in character. Three or more. */
  unknown: Lines;
  /** After a longer message about anything: shows that it was read. Five or more. */
  listening: Lines;
  /** Open questions of their own, asked when the talk needs one. Twelve or more. */
  questions: Lines;
  /** For each topic: lines in their voice that say something of themselves and lead back to the person. Two each. */
  topics: Readonly<Record<Topic, Lines>>;
}
