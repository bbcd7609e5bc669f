import { rounded } from '#contract/rounding.ts';
import type { MatchDebug } from '#contract/matching.debug.ts';
import type { Preferences } from '#contract/matching.ts';
import { UNITS_A_POINT } from '#contract/matching.parts.ts';
import { meOf } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { dayEverywhere } from '#server/features/matching/matches/day.ts';
import { OFFERS_A_DAY } from '#server/features/matching/matches/make.ts';
import { readWish } from '#server/features/matching/profile/preferences.ts';
import { ageOn, type Profile } from '#server/features/matching/profile/profile.ts';
import { loadProfiles, needsOf } from '#server/features/matching/profile/refresh.ts';
import { funnelOf, traitsOf, type Funnel } from './debug.queries.ts';
import { stepsOf } from './debug.steps.ts';

/** The longest time that the console's counts may take in the database. */
const TIMEOUT_MS = 2000;

/** Returns the caller's search step by step as it would run now, without a match and without cost. */
export async function debugMatching(deps: Deps, userId: number, timeoutMs: number = TIMEOUT_MS): Promise<MatchDebug> {
  const { db, clock } = deps;
  const me = await meOf(db, userId, clock.now());
  if (me === undefined) throw new AppError('not_found');
  const personalityTraits = await traitsOf(db, userId);
  const wish = await readWish(db, userId, clock.now());
  const viewer = (await loadProfiles(db, [userId])).get(userId);
  const { handle, email, displayName, gender, birthYear, zipCode } = me;
  const interests = me.interests.length;
  const missing = await needsOf(db, userId);
  return {
    currentUser: { handle, email, displayName, gender, birthYear, zipCode, personalityTraits, interests },
    currentUserEligible: missing.length === 0,
    missing,
    preferences: wish === null ? null : { ...wish, allowGlobalMatching: wish.locationRadius === 'anywhere' },
    isCoarse: !deps.config.devTools,
    ...(viewer && wish ? await pipeline(deps, { viewer, wish, gender: gender ?? '', timeoutMs }) : NO_PIPELINE),
  };
}

type Pipeline = Pick<MatchDebug, 'error' | 'debugSteps' | 'summary'>;

const NO_PIPELINE: Pipeline = {
  error: null,
  debugSteps: [],
  summary: { totalCandidates: 0, finalCandidates: 0, narrowest: null, best: null },
};

interface PipelineQuery {
  viewer: Profile;
  wish: Preferences;
  gender: string;
  timeoutMs: number;
}

async function pipeline({ db, clock, config }: Deps, look: PipelineQuery): Promise<Pipeline> {
  const { viewer, wish, gender, timeoutMs } = look;
  const now = clock.now();
  const today = dayEverywhere(now);
  const search = { viewer, today, now, offersADay: OFFERS_A_DAY };
  const funnel = await funnelOf(db, search, { withIds: config.devTools, timeoutMs });
  if (funnel === undefined) return { ...NO_PIPELINE, error: TOO_LONG };
  const isCoarse = !config.devTools;
  const debugSteps = stepsOf(funnel, {
    wish,
    gender,
    age: ageOn(viewer.born, today),
    offersADay: OFFERS_A_DAY,
    isCoarse,
  });
  return {
    error: funnel.everybody === undefined ? UNCOUNTED : null,
    debugSteps,
    summary: {
      totalCandidates: debugSteps[0]?.candidates ?? 0,
      finalCandidates: debugSteps.at(-1)?.passed ?? 0,
      narrowest: narrowestOf(debugSteps),
      best: bestOf(funnel, debugSteps, isCoarse),
    },
  };
}

const TOO_LONG =
  'Counting everyone in your reach took too long and was cut short. A search is quicker: it stops early.';
const UNCOUNTED = 'Counting everybody took too long and was cut short, so the steps begin with those in your place.';

type Steps = MatchDebug['debugSteps'];

/** Returns the name of the step that lets the smallest share through; null when each lets at least half through. */
function narrowestOf(steps: Steps): string | null {
  const narrow = steps.filter((step) => step.reason !== null);
  const share = (step: Steps[number]): number => step.passed / step.candidates;
  return narrow.toSorted((a, b) => share(a) - share(b))[0]?.name ?? null;
}

/** Returns the best score; null if nobody is left. In a coarse count, it is also null if only a few people are left. */
function bestOf({ best }: Funnel, steps: Steps, isCoarse: boolean): MatchDebug['summary']['best'] {
  if (best === undefined || (isCoarse && steps.at(-1)?.passed === 0)) return null;
  return { score: rounded(best.score / UNITS_A_POINT), id: isCoarse ? null : best.userId };
}
