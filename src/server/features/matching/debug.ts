import type { MatchDebug, Preferences } from '#contract/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { dayEverywhere } from './day.ts';
import { funnelOf, traitsOf, type Funnel } from './debug.queries.ts';
import { stepsOf } from './debug.steps.ts';
import { OFFERS_A_DAY } from './find.ts';
import { preferenceOf } from './matching.queries.ts';
import { ageOn, type Profile } from './profile.ts';
import { loadProfiles, needsOf, wishOf } from './refresh.ts';
import { UNITS_A_POINT } from './score.ts';

/** A look at the machine is worth this much of the database's time, and no more. */
const TIMEOUT_MS = 2000;
const LEAST_TRAITS = 3;
const LEAST_INTERESTS = 1;

/** The caller's own search as it would go right now, step by step. It finds nobody and spends nothing. */
export async function debugMatching(deps: Deps, userId: number, timeoutMs: number = TIMEOUT_MS): Promise<MatchDebug> {
  const { db, clock } = deps;
  const me = await meOf(db, userId, clock.now());
  if (me === undefined) throw new AppError('not_found');
  const personalityTraits = await traitsOf(db, userId);
  const preference = await preferenceOf(db, userId);
  const wish = preference === undefined ? null : wishOf(preference);
  const viewer = (await loadProfiles(db, [userId])).get(userId);
  const { handle, email, displayName, gender, birthYear, zipCode } = me;
  const interests = me.interests.length;
  return {
    currentUser: { handle, email, displayName, gender, birthYear, zipCode, personalityTraits, interests },
    currentUserEligible: personalityTraits >= LEAST_TRAITS && interests >= LEAST_INTERESTS,
    missing: await needsOf(db, userId),
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

interface Look {
  viewer: Profile;
  wish: Preferences;
  gender: string;
  timeoutMs: number;
}

async function pipeline({ db, clock, config }: Deps, look: Look): Promise<Pipeline> {
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

/** The step that lets through the smallest share of those who come to it, when that is less than half. */
function narrowestOf(steps: Steps): string | null {
  const narrow = steps.filter((step) => step.reason !== null);
  const share = (step: Steps[number]): number => step.passed / step.candidates;
  return narrow.toSorted((a, b) => share(a) - share(b))[0]?.name ?? null;
}

/** Where only a few are left, a member is not told how well the best of them would fit. */
function bestOf({ best }: Funnel, steps: Steps, isCoarse: boolean): MatchDebug['summary']['best'] {
  if (best === undefined || (isCoarse && steps.at(-1)?.passed === 0)) return null;
  return { score: Math.floor(best.score / UNITS_A_POINT), id: isCoarse ? null : best.userId };
}
