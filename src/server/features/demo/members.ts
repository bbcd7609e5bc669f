import { v7 } from 'uuid';
import type { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { archetypes } from '#content/archetypes.ts';
import { demoFirstNames, demoLastNames } from '#content/demo.ts';
import { interestCategories, interests, type Interest } from '#content/interests.ts';
import { questions, type AnswerChoice } from '#content/questions.ts';
import { scoreAnswers, type Score } from '#content/scoring.ts';
import type { Preferences } from '#contract/matching.ts';
import { vibeKeys, type avatarConfig, type genders, type planets } from '#contract/people.ts';
import { pillars, type Pillar, type QuizAnswer } from '#contract/quiz.ts';
import { newUserId } from '#server/features/accounts/accounts.ts';
import type { Rng } from '#server/platform/clock.ts';
import { bioOf } from './bio.ts';
import { bell, between, oneOf, someOf, weighted } from './chance.ts';
import { chooseHomes, type Home } from './homes.ts';
import { preferencesOf } from './wishes.ts';
import { unlike, displayNameFor, handleFor } from './members.names.ts';

/** An invented member, before any row is written. */
export interface DemoMember {
  id: number;
  handle: string;
  firstName: string;
  lastName: string;
  displayName: string;
  gender: (typeof genders)[number];
  age: number;
  /** YYYY-MM-DD. */
  birthday: string;
  home: Home;
  bio: string;
  avatar: z.infer<typeof avatarConfig>;
  interests: string[];
  vibes: (typeof vibeKeys)[number][];
  energy: number | null;
  joinedAt: Date;
  lastSeenAt: Date;
  quiz: { sessionId: string; answers: QuizAnswer[]; startedAt: Date; completedAt: Date; score: Score };
  archetype: { name: string; planet: (typeof planets)[number] };
  preferences: Preferences;
}

/** The tints of avatars. */
const COLORS = ['moss', 'lime', 'clay', 'honey', 'dew', 'rose'];
/** The monsters that avatars show. */
const STYLES = ['blob', 'horned', 'tentacle', 'spiky', 'fluffy', 'geometric'];

/** Makes members. The same seed of `rng` gives the same people of the same ages, with dates relative to `now`. */
export function makeMembers({ rng, now, count }: { rng: Rng; now: Date; count: number }): DemoMember[] {
  const taken = new Set<string>();
  return chooseHomes(rng, count).map((home) => makeMember({ rng, now, home, taken }));
}

interface Making {
  rng: Rng;
  now: Date;
  home: Home;
  /** Handles and ids that are in use so far. */
  taken: Set<string>;
}

function makeMember({ rng, now, home, taken }: Making): DemoMember {
  const id = unlike(taken, () => String(newUserId(rng)));
  const gender = weighted(rng, [
    ['women', 46],
    ['men', 42],
    ['non-binary', 10],
    ['prefer-not-to-say', 2],
  ] as const);
  const names = demoFirstNames[gender === 'prefer-not-to-say' ? 'non-binary' : gender];
  const [firstName, lastName] = [oneOf(rng, names), oneOf(rng, demoLastNames)];
  const age = makeAge(rng);
  const chosen = chooseInterests(rng);
  const joinedAt = new Date(now.getTime() - between(rng, 5 * DAY_MS, 240 * DAY_MS));
  const quiz = takeQuiz(rng, joinedAt);
  const { name, personalityPlanet: planet } = archetypes[quiz.score.type];
  return {
    id: Number(id),
    handle: unlike(taken, () => handleFor(rng, firstName, lastName)),
    firstName,
    lastName,
    displayName: displayNameFor(rng, firstName, lastName),
    gender,
    age,
    birthday: birthdayFor(rng, age, now),
    home,
    bio: bioOf(rng, { interests: chosen, city: home.city, gender, age }),
    avatar: { image: null, color: oneOf(rng, COLORS), style: oneOf(rng, STYLES) },
    interests: chosen,
    vibes: someOf(
      rng,
      vibeKeys,
      weighted(rng, [
        [0, 1],
        [1, 4],
        [2, 5],
      ] as const),
    ),
    energy: rng() < 0.1 ? null : between(rng, 5, 100),
    joinedAt,
    lastSeenAt: lastSeen(rng, now),
    quiz,
    archetype: { name, planet },
    preferences: preferencesOf(rng, { age, gender, rank: home.rank }),
  };
}

function makeAge(rng: Rng): number {
  return weighted(rng, [
    [between(rng, 18, 20), 8],
    [between(rng, 21, 30), 42],
    [between(rng, 31, 40), 26],
    [between(rng, 41, 55), 15],
    [between(rng, 56, 75), 9],
  ]);
}

/** Returns a birthday of somebody who is `age` at `now`. No birthday is within a day of `now`, for any time zone. */
function birthdayFor(rng: Rng, age: number, now: Date): string {
  const day = new Date(now.getTime());
  day.setUTCFullYear(day.getUTCFullYear() - age);
  return new Date(day.getTime() - between(rng, 2, 362) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns three to ten interests, most of them from a few categories. */
function chooseInterests(rng: Rng): string[] {
  const corners = new Set(someOf(rng, interestCategories, between(rng, 2, 3)).map(({ id }) => id));
  const likes = ({ category }: Interest): boolean => corners.has(category);
  const count = between(rng, 3, 10);
  const fromCorners = Math.ceil(count * 0.7);
  return [
    ...someOf(rng, interests.filter(likes), fromCorners),
    ...someOf(
      rng,
      interests.filter((interest) => !likes(interest)),
      count - fromCorners,
    ),
  ].map(({ id }) => id);
}

/** Returns quiz answers that mostly follow a random preference on each axis. */
function takeQuiz(rng: Rng, joinedAt: Date): DemoMember['quiz'] {
  const leaning = Object.fromEntries(pillars.map((pillar) => [pillar, bell(rng)])) as Record<Pillar, number>;
  const appeal = ({ weights }: AnswerChoice): number =>
    Math.exp(pillars.reduce((sum, pillar) => sum + (weights[pillar] ?? 0) * leaning[pillar], 0) * 0.8);
  const answers = questions.map((question) => ({
    questionId: question.id,
    answerChoiceId: weighted(
      rng,
      question.choices.map((choice) => [choice.id, appeal(choice)] as const),
    ),
  }));
  const startedAt = new Date(joinedAt.getTime() + between(rng, 4, 90) * MINUTE_MS);
  const completedAt = new Date(startedAt.getTime() + between(rng, 2, 6) * MINUTE_MS);
  return { sessionId: seededId(rng, startedAt), answers, startedAt, completedAt, score: scoreAnswers(answers) };
}

/** Returns when the member was last seen: never within the last minutes, because demo members are never online. */
function lastSeen(rng: Rng, now: Date): Date {
  const minutesAgo = weighted(rng, [
    [between(rng, 20, 600), 45],
    [between(rng, 600, 4 * 1440), 40],
    [between(rng, 4 * 1440, 30 * 1440), 15],
  ]);
  return new Date(now.getTime() - minutesAgo * MINUTE_MS);
}

/** Returns a UUIDv7 of the moment `at`, with its other bits from `rng`. */
export function seededId(rng: Rng, at: Date): string {
  const random = Uint8Array.from({ length: 16 }, () => Math.floor(rng() * 256));
  return v7({ msecs: at.getTime(), random });
}
