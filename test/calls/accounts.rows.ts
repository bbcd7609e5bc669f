import { z } from 'zod';
import { me, type Later, type Life } from './life.ts';

const text = z.string();
const signedIn = z.looseObject({
  id: z.int(),
  tokens: z.object({ accessToken: text, refreshToken: text }),
  user: me,
});
type SignedIn = z.infer<typeof signedIn>;

const keepTokens = ({ id, tokens }: SignedIn, life: Life): void => {
  life.known['ana'] = id;
  life.known['refreshToken'] = tokens.refreshToken;
  life.token = tokens.accessToken;
};

const ACCOUNT = {
  username: 'wild_soul_123abc',
  email: 'ana@example.com',
  password: 'a password of mine',
  birthYear: 2000,
  contactMethod: 'email',
  signupMethod: 'email',
};
const CONSENT = {
  dataProcessing: true,
  termsOfService: true,
  ageVerification: true,
  location: false,
  notifications: false,
  camera: false,
  contacts: false,
  timestamp: '2026-03-10T18:00:00.000Z',
};
const LOGIN = { handleOrEmail: ACCOUNT.email, password: ACCOUNT.password, deviceId: 'device_k3j9x_1773165600000' };
const PROFILE = {
  firstName: 'Ana',
  lastName: 'Lee',
  gender: 'female',
  birthday: '05/14/1996',
  birthYear: 1996,
  fullBirthday: '1996-05-14',
  zipCode: '94607',
  profileCompleted: true,
};
const SETTINGS = {
  inAppSounds: true,
  inAppVisual: true,
  dmNotifications: true,
  groupNotifications: true,
  soulMatchNotifications: true,
  reactionNotifications: true,
  quietHoursEnabled: true,
  quietHoursStart: '23:00',
  quietHoursEnd: '08:00',
  dmSoundType: 'default',
  groupSoundType: 'default',
  soulMatchSoundType: 'cosmic',
};
const settings = z.looseObject(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, value]) => [name, z.literal(value)])),
);
const message = z.looseObject({ message: text });

export const entering: readonly Later[] = [
  { call: 'GET /api/posts', by: 'visitor', answer: z.looseObject({ posts: z.array(z.unknown()) }) },
  {
    call: 'POST /api/auth/register',
    by: 'visitor',
    payload: ACCOUNT,
    status: 400,
    answer: message.extend({ fields: z.looseObject({ consentData: text }) }),
    reason: 'An account begins with the consent that its person gave, which the same call records.',
  },
  {
    call: 'POST /api/auth/register',
    by: 'visitor',
    payload: {
      ...ACCOUNT,
      birthYear: 1996,
      fullBirthday: '1996-05-14',
      phoneNumber: null,
      isPasswordless: false,
      consentData: CONSENT,
    },
    answer: signedIn,
    keep: keepTokens,
  },
  {
    call: 'POST /api/auth/register',
    by: 'visitor',
    payload: { ...ACCOUNT, username: 'wild_soul_124abd', consentData: CONSENT },
    status: 409,
    answer: z.looseObject({ message: text.regex(/email already exists/i) }),
  },
  {
    call: 'POST /api/auth/register',
    by: 'visitor',
    payload: { ...ACCOUNT, email: 'other@example.com', consentData: CONSENT },
    status: 409,
    answer: z.looseObject({ message: text.regex(/Username already exists/i) }),
  },
  { call: 'POST /api/auth/login', by: 'visitor', payload: LOGIN, answer: signedIn, keep: keepTokens },
  {
    call: 'POST /api/auth/login',
    by: 'visitor',
    payload: { ...LOGIN, password: 'not that one' },
    status: 401,
    answer: z.looseObject({ message: text.regex(/Invalid credentials/i) }),
  },
  {
    call: 'POST /api/auth/login',
    by: 'visitor',
    payload: { ...LOGIN, handleOrEmail: 'nobody@example.com' },
    status: 404,
    answer: z.looseObject({ message: text.regex(/Account not found/i) }),
  },
  (life) => ({
    call: 'POST /api/auth/refresh',
    by: 'visitor',
    payload: { refreshToken: life.known['refreshToken'] },
    answer: z.looseObject({ accessToken: text }),
    keep: ({ accessToken }: { accessToken: string }) => {
      life.token = accessToken;
    },
  }),
  { call: 'GET /api/auth/user', answer: me },
  { call: 'GET /api/auth/user', by: 'visitor', status: 401, answer: message },
  { call: 'GET /api/auth/me', answer: me },
  { call: 'GET /api/auth/sessions', answer: z.looseObject({ sessions: z.array(z.looseObject({ id: text })).min(1) }) },
  { call: 'PUT /api/users/{ana}', payload: PROFILE, answer: me.extend({ zipCode: z.literal('94607') }) },
  (life) => ({
    call: 'PUT /api/users/{ana}/vibes',
    payload: { vibes: ['funny', 'bold'], energyLevel: 80, avatarSeed: `${life.known['ana']}-high` },
    answer: z.looseObject({ currentVibes: z.tuple([z.literal('funny'), z.literal('bold')]) }),
  }),
  { call: 'GET /api/user-notification-settings', answer: settings },
  { call: 'PUT /api/user-notification-settings', payload: SETTINGS },
  {
    call: 'POST /api/wyn/chat',
    payload: {
      message: 'Who am I?',
      chatHistory: [
        { role: 'user', content: 'Hi', timestamp: '2026-03-10T18:00:00.000Z' },
        { role: 'assistant', content: 'Hello!', timestamp: '2026-03-10T18:00:01.000Z' },
      ],
      userContext: { archetype: 'Hype Connector', traits: ['funny'], interests: ['Jazz'] },
    },
    answer: message,
  },
];

export const leaving: readonly Later[] = [
  { call: 'POST /api/auth/logout', answer: z.looseObject({ ok: z.literal(true) }) },
  { call: 'GET /api/auth/user', status: 401 },
  { call: 'POST /api/auth/login', by: 'visitor', payload: LOGIN, answer: signedIn, keep: keepTokens },
  { call: 'POST /api/auth/logout-all', answer: z.looseObject({ ok: z.literal(true) }) },
  { call: 'GET /api/auth/user', status: 401 },
];
