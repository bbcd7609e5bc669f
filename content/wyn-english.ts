import type { MatchNeed } from '#contract/matching.ts';

/** The answers of Wyn's simple version that are made of facts, in English. `wyn-spanish.ts` has the same in Spanish. */
export const english = {
  archetypeNamed:
    '{type} is the {archetype} here, the {animal}. {description} Of such a person the field guide says: {strengths}',
  /** The pages of the report: the first with the animal, then one for each section. */
  archetypeFirst:
    'You’re the {archetype}, the {animal}. {description} {strengths}{close} Say “more” for the next page.',
  archetypeClose: ' It was close on {pillars}, so a neighbor’s page may fit you too.',
  archetypeStrengths: 'What’s strong about a {archetype}: {page}',
  archetypeWeaknesses: 'The other side of a {archetype}: {page}',
  archetypeSocial: 'How to be a {archetype} among people: {page}',
  archetypeFriends: 'Who suits a {archetype}: {page}',
  reportDone:
    'That was the whole field guide entry for the {archetype}. It’s all in your report, under Self. Want to put it to use? Say “opener.”',
  match: 'You and {name}, {score} out of 100. Here is why:',
  matchBest:
    'In one line: {reason}. That’s the strongest part of you and {name}; the rest you find out by asking. Say “opener” and I’ll help.',
  parts: { personality: 'Personality', interests: 'Interests', vibes: 'Vibes', communication: 'Talking' },
  open: 'open',
} as const;

/** What is still missing before a match, as in advice. */
export const needs: Readonly<Record<MatchNeed, string>> = {
  gender: 'Your profile still wants to know which word for your gender is yours. It’s asked once, under “profile.”',
  birthday:
    'Your birthday is missing. Nobody sees it, but nobody can be matched without one: everyone here is 18 or older.',
  zipCode: 'Your ZIP code is missing. Others only ever see the city, and without it nobody is near you.',
  quiz: 'The quiz is waiting: 15 questions, about four minutes, and it’s half of every match score.',
  preferences:
    'Your soul preferences aren’t set. Whom would you like to meet, and how near? The sliders in the top bar know.',
};

/** Advice: what to do next, and what a profile lacks. */
export const steps = {
  first: 'First things first. {need}',
  sameAsBefore: 'Same as before, and it takes two minutes: {need}',
  hello: 'Say hello to {match}. One good sentence is enough, and I have some: say “opener.”',
  stillWaiting: '{match} is still waiting for your first words. Shall I write them? Say “opener.”',
  search:
    '{met}/{limit} met today, {left} left. “Find New Match” on the Match tab, and I’ll help you with the first line.',
  quiet: 'A quiet moment is good for your profile. {gap}',
  unanswered:
    'Write to one person you haven’t answered in a while. {match} comes to mind. Short and real beats long and late.',
  noInterests: 'You’ve named no interests: eight to twelve make better matches and much better openers.',
  fewInterests: 'You’ve named only {count}: eight to twelve make better matches and much better openers.',
  bio: 'Your bio is empty. Try three true things and one odd one, like “Makes good soup, bad puns, and long playlists. Afraid of geese.”',
  shortBio: 'Your bio is brief. Add one detail that somebody could ask about: a place, a dish, a small obsession.',
  vibes: 'You haven’t picked today’s vibes: tap the face in the top bar and take one or two.',
  energy: 'Your energy isn’t set; the slider sits right below the vibes.',
  rest: 'You’ve done your homework here. Close the app and say something kind to somebody in the same room.',
  looked: 'I had a look. {gap}',
  lookedAtMore: 'I had a look. In this order:\n{gaps}',
  unchanged: 'The list hasn’t changed since:\n{gaps}',
  fine: 'Honestly, it’s in good shape: quiz, interests, vibes, bio, all there. If you want to polish, end the bio on something a stranger can ask about.',
  fineWithInterest:
    'Nothing is missing. Last one percent: swap your most general interest for your strangest one, {interest} may stay.',
  fineAsIs:
    'It reads like a person, which is the whole trick. Change one line a month so that old matches have a reason to look again.',
} as const;

/** Lengths of time within a sentence, where the plain figure would not read well. */
export const times = {
  justNow: 'just now',
  anHourAgo: 'an hour ago',
  aDayAgo: 'a day ago',
  inLessThanAnHour: 'in less than an hour',
  inAnHour: 'in about an hour',
  inHours: 'in about {hours} hours',
} as const;
