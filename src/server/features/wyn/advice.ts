import type { Knowledge } from './knowledge.ts';
import { fillIn } from './lines.ts';
import { inside } from './openers.ts';
import type { WynScene } from './scene.ts';

/** From this many open matches on, the advice no longer suggests a search for a new match. */
const MANY = 6;

type Adviser = Pick<WynScene, 'memory' | 'speech'> & { knowledge: Knowledge };

/** Returns the most useful step that this conversation has not suggested yet, else the step suggested longest ago. */
export function nextStep({ knowledge, memory, speech }: Adviser): string {
  const { day, matches } = knowledge;
  const { needs, steps } = speech.words;
  const [missing] = day.missing;
  if (missing !== undefined) {
    memory.name('profile');
    return memory.line([steps.first, steps.sameAsBefore], { need: needs[missing] }, true);
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
  const all = [
    ...(quiet === undefined ? [] : [steps.hello, steps.stillWaiting]),
    ...(day.remainingMatches > 0 && matches.length < MANY ? [steps.search] : []),
    ...gapsIn(knowledge, speech).flatMap((gap) => fillIn(steps.quiet, { gap }) ?? []),
    steps.unanswered,
    steps.rest,
  ].flatMap((step) => fillIn(step, facts) ?? []);
  // The steps are in order of usefulness, so the first new one is the best.
  return all.find((step) => memory.isNew(step)) ?? memory.stalest(all) ?? '';
}

/** Returns what a profile lacks, the most useful addition first. */
function gapsIn({ bio, interests, vibes, archetype, energy }: Knowledge, { words }: Adviser['speech']): string[] {
  const { needs, steps } = words;
  const few = interests.length === 0 ? steps.noInterests : steps.fewInterests;
  return [
    ...(archetype === undefined ? [needs.quiz] : []),
    ...(interests.length < 5 ? [fillIn(few, { count: String(interests.length) }) ?? ''] : []),
    ...(bio === null || bio.trim() === '' ? [steps.bio] : []),
    ...(bio !== null && bio.trim() !== '' && bio.length < 40 ? [steps.shortBio] : []),
    ...(vibes.length === 0 ? [steps.vibes] : []),
    ...(energy === null && vibes.length > 0 ? [steps.energy] : []),
  ];
}

/** Returns up to three improvements, the most useful first. When nothing is missing, returns praise with an idea. */
export function advise({ knowledge, memory, speech }: Adviser): string {
  const { steps } = speech.words;
  const gaps = gapsIn(knowledge, speech);
  memory.name('profile', 'interests');
  if (gaps.length === 0) {
    const [first] = knowledge.interests;
    const interest = first && inside(speech.spoken(first.name));
    return memory.line([steps.fine, steps.fineWithInterest, steps.fineAsIs], { interest });
  }
  const list = gaps.slice(0, 3).map((gap, at) => `${at + 1}. ${gap}`);
  const looked = gaps.length === 1 ? steps.looked : steps.lookedAtMore;
  const facts = { gap: gaps[0], gaps: gaps.length === 1 ? gaps[0] : list.join('\n') };
  return memory.line([looked, steps.unchanged], facts, true);
}
