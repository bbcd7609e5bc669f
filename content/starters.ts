import type { MatchData } from '#contract/matching.parts.ts';
import type { MbtiType } from '#contract/people.ts';
import { archetypes, type Archetype } from './archetypes.ts';
import { interestsById } from './interests.ts';
import { fillStarter } from './starter-words.ts';

/** Questions that every matched chat offers. Anyone can answer each question, at any length. */
export const quickStarters = [
  'What is the best thing you ate this week?',
  'What are you weirdly good at?',
  'Which small thing made today better?',
  'What would you talk about for an hour without notes?',
  'Tell me about your last really good laugh.',
] as const;

/** Two lines for each category of interests. `{it}` is the shared interest. */
export const startersByCategory: Readonly<Record<string, readonly [string, string]>> = {
  music: [
    'We both put down {it}. What should I hear first, and where should I be sitting?',
    '{it}, you too! Which song would you defend in court?',
  ],
  screen: [
    'You like {it} as well! What did you see lately that you cannot stop bringing up?',
    'Agreed on {it}, then. What would you show me, and what would you make me eat with it?',
  ],
  words: [
    'I see {it} on your list too. Which book would you press into a stranger’s hands?',
    'We share {it}. What did you read that moved the furniture in your head?',
  ],
  games: [
    '{it}! Important question: gracious winner or unbearable winner?',
    'We both chose {it}. Which one should we play, and should I be worried?',
  ],
  food: [
    'Fellow friend of {it}: what is the one place in town you would take a visitor?',
    'We have {it} in common. What is your most controversial opinion on it?',
  ],
  movement: [
    'You do {it} too? Are you in it for the peace, the snacks, or the outfits?',
    '{it}, same here. What got you started, and what keeps you from quitting?',
  ],
  sports: [
    'So, {it}. Whom do you cheer for, and how much has it hurt so far?',
    'We share {it}. Better to play it, or to shout at it from a couch?',
  ],
  outdoors: [
    '{it} for both of us! Which place would you like to see again on a clear day?',
    'I spotted {it} on your list. What is the best thing you ever met out there?',
  ],
  animals: [
    '{it}! I am going to need names, and if possible pictures.',
    'We both love {it}. Who in your life, on any number of legs, is the boss?',
  ],
  travel: [
    'You chose {it} as well. Where did you go that was much better than anyone said?',
    'We share {it}. What goes into your bag that makes others roll their eyes?',
  ],
  art: [
    'I see we share {it}. What did you last stand in front of for too long?',
    '{it}, hello! What would you make if nobody ever had to see it?',
  ],
  making: [
    'We both put down {it}! What is on your table right now, and how long has it been there?',
    'Ah, {it}. What is the thing you made that you are secretly proudest of?',
  ],
  science: [
    'We share {it}! What fact do you tell people whether they asked or not?',
    'So, {it}. What would you like to be explained to you properly, once?',
  ],
  home: [
    'I see {it} on both our lists. Which corner of your home is your favorite?',
    '{it}, you too! What was your greatest triumph, and your funniest disaster?',
  ],
  'inner-life': [
    'We both chose {it}. What has it changed for you, if you like to tell?',
    'You care about {it} too. What does a really good quiet hour look like for you?',
  ],
  community: [
    'We share {it}. What does it mean to you?',
    'I noticed {it} on your list too. Where did you find your people?',
  ],
  'going-out': [
    '{it}, same! When it is going well, where do we find you at eleven?',
    'We both like {it}. What would be the perfect evening of it, start to end?',
  ],
};

/** Questions for two people without a shared interest, by their archetype groups in alphabetical order. */
export const startersByGroups: Readonly<Record<string, readonly [string, string]>> = {
  'Analysts Analysts': [
    'Two analysts. What have you changed your mind about lately?',
    'What is a question that you have had open for years?',
  ],
  'Analysts Diplomats': [
    'One of us asks why and one of us asks how it felt. What would you like to be asked?',
    'What do you believe in that you could not prove?',
  ],
  'Analysts Explorers': [
    'A thinker and a doer walk into a chat. What should we try first and explain later?',
    'What did you learn by simply having a go at it?',
  ],
  'Analysts Guardians': [
    'What is the cleverest little system in your life?',
    'Between us we have the ideas and the follow-through. What should we sort out first?',
  ],
  'Diplomats Diplomats': [
    'Two diplomats! Skip the weather: what is on your heart this week?',
    'Who made you feel really seen, and what did they do?',
  ],
  'Diplomats Explorers': [
    'What is a moment from this year that you would like to keep?',
    'One of us dreams it and one of us does it. What should it be?',
  ],
  'Diplomats Guardians': [
    'What small thing do you do for people that they may not notice?',
    'What does home mean to you, apart from the address?',
  ],
  'Explorers Explorers': [
    'Two explorers. What would we be doing right now if this were Saturday?',
    'What have you done that began with "it will be fine"?',
  ],
  'Explorers Guardians': [
    'One of us packs and one of us leaps. What trip would suit us both?',
    'What tradition of yours would you like to show someone?',
  ],
  'Guardians Guardians': [
    'Two guardians! Who looks after you?',
    'What is a thing you do the same way every time, and why is it right?',
  ],
};

export interface StarterInput {
  /** Ids of the interests that both people have; may be empty. */
  shared: readonly string[];
  types: readonly [MbtiType, MbtiType];
  /** A number in [0, 1) that chooses among the fitting words; the same number gives the same words. */
  chance: number;
}

type Starter = Pick<MatchData, 'conversationStarter' | 'starterLine'>;

/** Returns a first message for two matched people: about a shared interest, or otherwise about their types. */
export function conversationStarter({ shared, types, chance }: StarterInput): Starter {
  const about = shared.flatMap((id) => {
    const interest = interestsById.get(id);
    if (interest === undefined) return [];
    return (startersByCategory[interest.category] ?? []).map((line) => ({ line, it: interest.name }));
  });
  const starterLine = chosen(about, chance);
  if (starterLine !== undefined)
    return { conversationStarter: fillStarter(starterLine.line, starterLine.it), starterLine };
  const groups = types.map((type) => archetypes[type].group);
  return { conversationStarter: chosen(linesFor(groups), chance) ?? quickStarters[0] };
}

const chosen = <T>(lines: readonly T[], chance: number): T | undefined => lines[Math.floor(chance * lines.length)];

function linesFor(groups: readonly Archetype['group'][]): readonly string[] {
  return startersByGroups[groups.toSorted().join(' ')] ?? quickStarters;
}
