import { z } from 'zod';
import { me, type Later } from './life.ts';

const text = z.string();
const count = z.int();
const yes = z.boolean();
const texts = z.array(text);

const PREFERENCES = {
  minAge: 18,
  maxAge: 99,
  locationRadius: 'state',
  genderPreferences: ['everyone'],
  connectionIntent: ['open'],
  connectionDepth: 'balanced',
  communicationStyle: ['texting', 'in_person'],
  agePreference: 'no_preference',
};

const match = z.looseObject({
  id: text,
  user: z.looseObject({ id: count, handle: text, displayName: text }),
  matchData: z.looseObject({ compatibilityScore: count, personalityMatch: count, conversationStarter: text }),
  chatRoomId: text,
});
const matches = z.looseObject({
  currentMatch: z.looseObject({ id: count }).nullable(),
  remainingMatches: count,
  noNewMatches: yes,
  dailyLimitReached: yes,
  humanMatches: count,
  aiMatches: count,
  timeUntilReset: count,
  matches: z.array(match),
});

export const matching: readonly Later[] = [
  {
    call: 'GET /api/soul-matching/preferences',
    answer: z.looseObject({ minAge: z.null(), maxAge: z.null(), genderPreferences: z.array(text).length(0) }),
  },
  { call: 'POST /api/soul-matching/preferences', payload: PREFERENCES },
  {
    call: 'POST /api/soul-matching/preferences',
    payload: { ...PREFERENCES, minAge: 12 },
    status: 400,
    answer: z.looseObject({ message: text }),
  },
  {
    call: 'GET /api/soul-matching/preferences',
    answer: z.looseObject({
      minAge: z.literal(18),
      maxAge: z.literal(99),
      locationRadius: z.literal('state'),
      genderPreferences: texts,
      connectionIntent: texts,
      connectionDepth: z.literal('balanced'),
      communicationStyle: texts,
      agePreference: z.literal('no_preference'),
    }),
  },
  {
    call: 'GET /api/soul-matching/debug',
    answer: z.looseObject({
      error: z.null(),
      currentUser: z.looseObject({
        handle: text,
        email: text,
        displayName: text,
        gender: text,
        birthYear: count,
        zipCode: text,
        personalityTraits: count,
        interests: count,
      }),
      currentUserEligible: z.literal(true),
      preferences: z.looseObject({ allowGlobalMatching: yes }),
      debugSteps: z
        .array(
          z.looseObject({
            step: count,
            name: text,
            description: text,
            candidates: count,
            excludedCount: count,
            passed: count,
            reason: text.nullable(),
            filteredOut: z.array(count),
            candidateIds: z.array(count),
            details: z.looseObject({}),
          }),
        )
        .min(1),
      summary: z.looseObject({}),
    }),
  },
  { call: 'GET /api/soul-matching/matches', answer: matches },
  ({ ben }) => ({
    call: 'POST /api/soul-matching/find-new-match',
    answer: matches.extend({ match: match.extend({ user: z.looseObject({ id: z.literal(ben.id) }) }), message: text }),
    keep: (found: { match: { id: string } }, life) => {
      life.known['match'] = found.match.id;
    },
  }),
  ...(['like', 'connect'] as const).map((action): Later => ({ known }) => ({
    call: 'POST /api/soul-matching/swipe',
    payload: { matchId: known['match'], action },
    answer: z.looseObject({ chatroom_id: text }),
  })),
  {
    call: 'POST /api/soul-matching/find-new-match',
    answer: matches.extend({ match }),
    keep: (found: { match: { id: string } }, life) => {
      life.known['match'] = found.match.id;
    },
  },
  ({ known }) => ({
    call: 'POST /api/soul-matching/swipe',
    payload: { matchId: known['match'], action: 'pass' },
    answer: z.looseObject({ chatroom_id: z.null() }),
  }),
  {
    call: 'POST /api/soul-matching/practice',
    answer: z.looseObject({ match: z.null(), message: text, left: count }),
  },
  {
    call: 'POST /api/soul-matching/ai-bot',
    answer: z.looseObject({ exhausted: z.literal(false), message: text, chatroom_id: text }),
  },
  { call: 'GET /api/quest-hall/participants', answer: z.array(z.unknown()) },
  { call: 'PUT /api/users/{ana}', payload: { inQuestHall: true }, answer: me.extend({ inQuestHall: z.literal(true) }) },
  {
    call: 'PUT /api/users/{ana}',
    payload: { inQuestHall: false },
    answer: me.extend({ inQuestHall: z.literal(false) }),
  },
];

const recommendation = z.looseObject({
  id: text,
  name: text,
  description: text,
  participants: z.array(z.unknown()),
  matchScore: count,
  confidenceLevel: text,
  matchReasons: z.array(z.unknown()),
  groupType: text,
  groupVibe: text,
});
const recommended = z.looseObject({ recommendations: z.array(recommendation), hasMore: yes });
const RECOMMENDATIONS = '/api/chats/chaos/recommendations?limit=8&offset=0';

export const gathering: readonly Later[] = [
  {
    call: 'POST /api/chats/trending/join',
    payload: {
      trendingId: 'trending_1',
      groupName: 'Late night thoughts 🌙',
      groupDescription: 'For those who are awake.',
      groupGradient: 'from-purple-500 to-pink-500',
    },
    answer: z.looseObject({ id: text }),
  },
  { call: 'GET /api/chats/trending/membership', answer: z.looseObject({ joinedGroups: texts.length(1) }) },
  {
    call: 'POST /api/chats/chaos/create',
    payload: { name: 'Night owls', description: 'At night.', type: 'tell-stories', profileDisplay: true },
    answer: z.looseObject({ id: text }),
  },
  {
    call: 'POST /api/chats/chaos/create',
    payload: { name: 'Anything', description: 'Whatever comes.', profileDisplay: false },
    answer: z.looseObject({ id: text }),
  },
  {
    call: 'POST /api/chats/chaos/create',
    payload: { name: 'Anything else', description: 'Whatever comes.', type: 'general', profileDisplay: false },
    answer: z.looseObject({ id: text }),
  },
  {
    call: 'POST /api/chats/chaos/create',
    payload: { name: 'x'.repeat(25), description: 'At night.', type: 'tell-stories', profileDisplay: true },
    status: 400,
    answer: z.looseObject({ message: text }),
  },
  { call: `GET ${RECOMMENDATIONS}`, answer: recommended },
  { call: `GET ${RECOMMENDATIONS}&temporaryVibes=[playful]`, answer: recommended },
  { call: `GET ${RECOMMENDATIONS}&temporaryVibes=${encodeURIComponent('["surprise"]')}`, answer: recommended },
  { call: 'GET /api/chats/chaos/user/{ana}' },
  ({ ben }) => ({
    call: 'POST /api/auth/switch-session',
    by: 'visitor',
    payload: { userId: ben.id },
    answer: z.looseObject({ id: z.literal(ben.id) }),
  }),
];
