import type { MatchNeed } from '#contract/matching.ts';
import type { Knowledge } from './knowledge.ts';
import { fillIn, type Memory } from './lines.ts';

/** From this many open matches on, the advice no longer suggests a search for a new match. */
const MANY = 6;

const NEEDS: Readonly<Record<MatchNeed, string>> = {
  gender: 'Your profile still wants to know which word for your gender is yours. It’s asked once, under “profile.”',
  birthday:
    'Your birthday is missing. Nobody sees it, but nobody can be matched without one: everyone here is 18 or older.',
  zipCode: 'Your ZIP code is missing. Others only ever see the city, and without it nobody is near you.',
  quiz: 'The quiz is waiting: 15 questions, about four minutes, and it’s half of every match score.',
  preferences:
    'Your soul preferences aren’t set. Whom would you like to meet, and how near? The sliders in the top bar know.',
};

/** Returns the most useful step that this conversation has not suggested yet, else the step suggested longest ago. */
export function nextStep(knowledge: Knowledge, memory: Memory): string {
  const { day, matches } = knowledge;
  const [missing] = day.missing;
  if (missing !== undefined) {
    memory.name('profile');
    return memory.line(
      [`First things first. ${NEEDS[missing]}`, `Same as before, and it takes two minutes: ${NEEDS[missing]}`],
      {},
    );
  }
  const quiet = matches.find(({ isLikedByMe }) => !isLikedByMe);
  const facts = {
    match: quiet?.name ?? matches[0]?.name,
    left: String(day.remainingMatches),
    // After a day with premium that ended, more were met than the day has now.
    met: String(Math.min(day.humanMatches, day.dailyLimit)),
    limit: String(day.dailyLimit),
  };
  memory.name('matches', 'day', 'profile');
  const steps = [
    ...(quiet === undefined
      ? []
      : [
          'Say hello to {match}. One good sentence is enough, and I have some: say “opener.”',
          '{match} is still waiting for your first words. Shall I write them? Say “opener.”',
        ]),
    ...(day.remainingMatches > 0 && matches.length < MANY
      ? [
          '{met}/{limit} met today, {left} left. “Find New Match” on the Match tab, and I’ll help you with the first line.',
        ]
      : []),
    ...gapsIn(knowledge).map((gap) => `A quiet moment is good for your profile. ${gap}`),
    'Write to one person you haven’t answered in a while. {match} comes to mind. Short and real beats long and late.',
    'You’ve done your homework here. Close the app and say something kind to somebody in the same room.',
  ].flatMap((step) => fillIn(step, facts) ?? []);
  // The steps are in order of usefulness, so the first new one is the best.
  return steps.find((step) => memory.isNew(step)) ?? memory.stalest(steps) ?? '';
}

/** Returns what a profile lacks, the most useful addition first. */
function gapsIn({ bio, interests, vibes, archetype, energy }: Knowledge): string[] {
  return [
    ...(archetype === undefined ? [NEEDS.quiz] : []),
    ...(interests.length < 5
      ? [
          `You’ve named ${interests.length === 0 ? 'no interests' : `only ${interests.length}`}: eight to twelve make better matches and much better openers.`,
        ]
      : []),
    ...(bio === null || bio.trim() === ''
      ? [
          'Your bio is empty. Try three true things and one odd one, like “Makes good soup, bad puns, and long playlists. Afraid of geese.”',
        ]
      : []),
    ...(bio !== null && bio.trim() !== '' && bio.length < 40
      ? ['Your bio is brief. Add one detail that somebody could ask about: a place, a dish, a small obsession.']
      : []),
    ...(vibes.length === 0
      ? ['You haven’t picked today’s vibes: tap the face in the top bar and take one or two.']
      : []),
    ...(energy === null && vibes.length > 0 ? ['Your energy isn’t set; the slider sits right below the vibes.'] : []),
  ];
}

/** Returns up to three improvements, the most useful first. When nothing is missing, returns praise with an idea. */
export function advise(knowledge: Knowledge, memory: Memory): string {
  const gaps = gapsIn(knowledge);
  memory.name('profile', 'interests');
  if (gaps.length > 0) {
    const list =
      gaps.length === 1
        ? gaps[0]
        : gaps
            .slice(0, 3)
            .map((gap, at) => `${at + 1}. ${gap}`)
            .join('\n');
    return memory.line(
      [
        `I had a look. ${gaps.length === 1 ? '' : 'In this order:\n'}${list}`,
        `The list hasn’t changed since:\n${list}`,
      ],
      {},
    );
  }
  return memory.line(
    [
      'Honestly, it’s in good shape: quiz, interests, vibes, bio, all there. If you want to polish, end the bio on something a stranger can ask about.',
      'Nothing is missing. Last one percent: swap your most general interest for your strangest one, {interest} may stay.',
      'It reads like a person, which is the whole trick. Change one line a month so that old matches have a reason to look again.',
    ],
    { interest: knowledge.interests[0]?.name.toLowerCase() },
  );
}
