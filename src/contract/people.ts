import { languageCode } from './language-code.ts';
import { tongue } from './tongues.ts';
import { z } from 'zod';
import { DAY_MS } from './durations.ts';

/** An id is a random 12-digit integer. */
export const userId = z.coerce.number().int().min(100_000_000_000).max(999_999_999_999);

export const genders = ['women', 'men', 'non-binary', 'prefer-not-to-say'] as const;
export const vibeKeys = ['funny', 'energetic', 'bold', 'chill', 'curious', 'creative', 'selfcare', 'down'] as const;
export const planets = ['Thinker', 'Artist', 'Explorer', 'Healer', 'Mystic'] as const;

export const mbtiTypes = [
  'INTJ',
  'INTP',
  'ENTJ',
  'ENTP',
  'INFJ',
  'INFP',
  'ENFP',
  'ENFJ',
  'ISTP',
  'ISFP',
  'ESTP',
  'ESFP',
  'ISTJ',
  'ISFJ',
  'ESTJ',
  'ESFJ',
] as const;
export const mbtiType = z.enum(mbtiTypes);
export type MbtiType = z.infer<typeof mbtiType>;

export const avatarConfig = z.object({
  image: z.string().nullable(),
  color: z.string().nullable(),
  style: z.string().nullable(),
});

/** The people whose first message goes directly to a person's chats; messages of others become requests. */
export const circles = ['everyone', 'follows_and_matches', 'matches'] as const;
export type Circle = (typeof circles)[number];

/** The time for which an account counts as new, in milliseconds. */
export const NEW_ACCOUNT_MS = 7 * DAY_MS;

/** What a new account may not do yet, and from which age of the account it may, in ms. The guard and the screens read it. */
export const openings = { link: NEW_ACCOUNT_MS, voice: NEW_ACCOUNT_MS } as const;
export type Opening = keyof typeof openings;

/** What a person looks for in others. */
export const intents = ['friendship', 'romantic', 'both', 'open'] as const;
export type Intent = (typeof intents)[number];

/** The fields of a person that lists, rooms and matches show. */
export const personCard = z.object({
  id: userId,
  handle: z.string(),
  displayName: z.string(),
  profileImageUrl: z.string().nullable(),
  avatarConfig: avatarConfig.nullable(),
  mbtiType: mbtiType.nullable(),
  primaryArchetype: z.string().nullable(),
  /** True for an authored AI character; screens label it as AI. */
  isSeedUser: z.boolean(),
  /** True for a member of the demonstration community; screens label the member as a demo. */
  isDemo: z.boolean(),
  isOnline: z.boolean(),
  /** True for an account younger than `NEW_ACCOUNT_MS`. Web addresses in its texts do not become links. */
  isNew: z.literal(true).optional(),
  /** The month, as YYYY-MM in UTC, in which a moderator compared the main picture with live ones; absent if nobody did. */
  photoChecked: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
});
export type PersonCard = z.infer<typeof personCard>;

/** The name that screens show for a person without a nickname: the handle is an id, and the first name is private. */
export const NAMELESS = 'Wild Self';

/** The fields that a signed-in member sees of another. They reveal no birthday, ZIP code, email or phone number. */
export const member = personCard.extend({
  username: z.string(),
  /** The first and last name; only the person themself gets them, others get null. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  coverImage: z.string().nullable(),
  bio: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  age: z.number().int().nullable(),
  zodiac: z.string().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  interests: z.array(z.string()),
  /** Interests in the person's own words, outside the catalog. */
  customInterests: z.array(z.string()),
  /** The languages that the person says they speak. Absent only in what an earlier version of the app stored on a device. */
  tongues: z.array(tongue).optional(),
  currentVibes: z.array(z.enum(vibeKeys)),
  energyLevel: z.number().int().min(0).max(100).nullable(),
  personalityPlanet: z.enum(planets).nullable(),
  soulLevel: z.number().int(),
  inQuestHall: z.boolean(),
  profileCompleted: z.boolean(),
  archetypeCompleted: z.boolean(),
  /** What the person looks for; absent unless they show it (`showsIntent` in matching.ts). */
  lookingFor: z.enum(intents).optional(),
  /** True when others can see the person's likes. */
  showsLikes: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeen: z.iso.datetime().nullable(),
});
export type Member = z.infer<typeof member>;

/** The caller's own record. */
export const me = member.extend({
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  contactMethod: z.enum(['email', 'phone']),
  /** The birthday as MM/DD/YYYY in every language. */
  birthday: z.string().nullable(),
  /** The birthday as YYYY-MM-DD. */
  fullBirthday: z.iso.date().nullable(),
  birthYear: z.number().int().nullable(),
  zipCode: z.string().nullable(),
  county: z.string().nullable(),
  timeZone: z.string(),
  /** The language that the person chose for themself; null for whatever each device says. */
  language: languageCode.nullish(),
  emailVerified: z.boolean(),
  hideOnline: z.boolean(),
  hideReading: z.boolean(),
  tellsTime: z.boolean(),
  mayBeIntroduced: z.boolean(),
  inviteEnabled: z.boolean(),
  inviteShowsAnimal: z.boolean(),
  /** True once the person was asked for a photo. */
  isPhotoAsked: z.boolean(),
  /** True while the person is paused: people who do not know them yet cannot find them. */
  isPaused: z.boolean(),
  /** True for a suspended person, who can use only the member routes with `evenSuspended`. */
  isSuspended: z.boolean(),
  /** True while the person is hidden and cannot write because their age has to be confirmed. */
  isAgeHeld: z.boolean(),
  /**
   * True while the person is held because they gave a birthday under 18, or a check found no adult. They can use only
   * the routes with `evenRefused` or `evenSuspended`.
   */
  isAgeRefused: z.boolean(),
  /** True until the operator lets the newcomer in. They can use the same routes as while `isAgeRefused`. */
  isAwaitingApproval: z.boolean(),
  /** The time until which the person can read but not write; null if no such pause is in force. */
  writingPausedUntil: z.iso.datetime().nullable(),
  whoMayWrite: z.enum(circles),
  isModerator: z.boolean(),
  isOperator: z.boolean(),
  premium: z.boolean(),
  handleChangedAt: z.iso.datetime().nullable(),
  birthdayChangedAt: z.iso.datetime().nullable(),
});
export type Me = z.infer<typeof me>;
