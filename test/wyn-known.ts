import { archetypes } from '#content/archetypes.ts';
import { interestsById, type Interest } from '#content/interests.ts';
import type { Knowledge, KnownMatch } from '#server/features/wyn/knowledge.ts';

const interest = (id: string): Interest => {
  const found = interestsById.get(id);
  if (found === undefined) throw new Error(id);
  return found;
};

/** Two matches, and a member who has them. */
export const marisol: KnownMatch = {
  name: 'Marisol',
  chatRoomId: '0191d8a0-0000-7000-8000-000000000001',
  archetype: archetypes.INFJ,
  shared: [interest('street-food'), interest('comics')],
  score: 88,
  reasons: [
    {
      part: 'personality',
      score: 90,
      reason: 'INFJ with ENFP: both always asking what if',
      inSpanish: 'INFJ con ENFP: siempre preguntando qué pasaría si',
    },
  ],
  isLikedByMe: false,
  isTalking: false,
  isAi: false,
};
const bo: KnownMatch = {
  ...marisol,
  name: 'Bo',
  chatRoomId: '0191d8a0-0000-7000-8000-000000000002',
  shared: [],
  archetype: archetypes.ISTP,
};

export const ada: Knowledge = {
  name: 'Ada',
  bio: null,
  archetype: archetypes.ENFP,
  closeCalls: [],
  descriptors: [],
  interests: [interest('birding')],
  vibes: [],
  energy: null,
  preferences: {
    minAge: null,
    maxAge: null,
    locationRadius: null,
    genderPreferences: [],
    connectionIntent: [],
    connectionDepth: null,
    communicationStyle: [],
    agePreference: null,
    followsAge: false,
    showsIntent: false,
    sharesTongue: false,
    isComplete: false,
  },
  day: { missing: [], humanMatches: 1, remainingMatches: 2, dailyLimit: 3, timeUntilReset: 5 * 3_600_000 },
  matches: [marisol, bo],
};
