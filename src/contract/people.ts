import { z } from 'zod';

/** A random 12-digit integer: an all-digit search looks a person up by id. */
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

/** What a list, a room or a match shows of a person. */
export const personCard = z.object({
  id: userId,
  handle: z.string(),
  displayName: z.string(),
  profileImageUrl: z.string().nullable(),
  avatarConfig: avatarConfig.nullable(),
  mbtiType: mbtiType.nullable(),
  primaryArchetype: z.string().nullable(),
  /** An authored AI character; labelled as AI wherever shown. */
  isSeedUser: z.boolean(),
  /** A member of the demonstration community; labelled wherever shown. */
  isDemo: z.boolean(),
  isOnline: z.boolean(),
});
export type PersonCard = z.infer<typeof personCard>;

/** What a signed-in member sees of another member: nothing that tells a birthday, ZIP, email or phone. */
export const member = personCard.extend({
  username: z.string(),
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
  /** What the catalogue has no word for, in the person's own. */
  customInterests: z.array(z.string()),
  currentVibes: z.array(z.enum(vibeKeys)),
  energyLevel: z.number().int().min(0).max(100).nullable(),
  personalityPlanet: z.enum(planets).nullable(),
  soulLevel: z.number().int(),
  inQuestHall: z.boolean(),
  profileCompleted: z.boolean(),
  archetypeCompleted: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeen: z.iso.datetime().nullable(),
});
export type Member = z.infer<typeof member>;

/** The caller's own record. */
export const me = member.extend({
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  contactMethod: z.enum(['email', 'phone']),
  /** MM/DD/YYYY, as the screens show it. */
  birthday: z.string().nullable(),
  /** YYYY-MM-DD. */
  fullBirthday: z.iso.date().nullable(),
  birthYear: z.number().int().nullable(),
  zipCode: z.string().nullable(),
  county: z.string().nullable(),
  timeZone: z.string(),
  emailVerified: z.boolean(),
  hideOnline: z.boolean(),
  inviteEnabled: z.boolean(),
  /** Whether premium is theirs now. */
  premium: z.boolean(),
  handleChangedAt: z.iso.datetime().nullable(),
  birthdayChangedAt: z.iso.datetime().nullable(),
});
export type Me = z.infer<typeof me>;
