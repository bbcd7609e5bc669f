import { questions, type AnswerChoice } from '#content/questions.ts';
import type { Language } from '#contract/languages.ts';
import { defaultNotificationSettings, type NotificationSettings } from '#contract/notifications.ts';
import type { MbtiType } from '#contract/people.ts';
import { pillars } from '#contract/quiz.ts';
import { workFor } from '#test/work.ts';

/** A person in a test. Their secrets must never reach another person's browser. */
export interface Person {
  name: string;
  email: string;
  password: string;
  gender: 'women' | 'men' | 'non-binary';
  /** MM/DD/YYYY. */
  birthday: string;
  zip: string;
  /** The type that the quiz must find. The person's answers lead to this type. */
  type: MbtiType;
  bio: string;
  /** The person's Wildin ID. Without a handle, the server generates one. */
  handle?: string;
}

let count = 0;

/** Towns in Iowa with one ZIP code each. */
const TOWNS =
  '50001 50002 50003 50005 50006 50007 50008 50009 50020 50022 50025 50026 50027 50028 50029 50031 50032 50033 50034 50035 50038 50039 50040 50041 50042 50043 50044 50046 50047 50048 50049 50050 50051 50052 50054 50055 50056 50057 50058 50059 50060 50061 50063 50064 50065 50066 50067 50068 50069 50070 50071 50072 50073 50074 50075 50076 50078 50101 50102 50103 50104 50105 50106 50107 50108 50109 50110 50111 50112 50115 50116 50117'.split(
    ' ',
  );
let taken = 0;

/** Returns a ZIP code that no other test on this server uses, because earlier tests' people stay on the server. */
export function town(): string {
  const zip = TOWNS[taken];
  if (zip === undefined) throw new Error('The list of towns is used up.');
  taken += 1;
  return zip;
}

export function person(name: string, given: Partial<Person> = {}): Person {
  count += 1;
  return {
    name,
    email: `${name.toLowerCase()}.${process.pid}.${count}@example.com`,
    password: 'correct horse battery',
    gender: 'women',
    birthday: '05/14/1996',
    zip: '94607',
    type: 'ISFJ',
    bio: '',
    ...given,
  };
}

/** Returns a person with a known Wildin ID, which a test needs to make the person a moderator. */
export function moderator(name: string): Person & { handle: string } {
  const who = person(name);
  return { ...who, handle: `${name.toLowerCase()}_decides_${count}` };
}

/** Returns the digits of a birthday in the order in which a reader of the language types them. */
export function birthdayKeys({ birthday }: Person, language: Language): string {
  const [month = '', day = '', year = ''] = birthday.split('/');
  return (language === 'es' ? [day, month, year] : [month, day, year]).join('');
}

/** Returns the texts that only the person's own browser may receive. */
export function secretsOf({ email, birthday, zip, password }: Person): (string | RegExp)[] {
  const [month = '', day = '', year = ''] = birthday.split('/');
  return [email, password, birthday, `${year}-${month}-${day}`, new RegExp(`(?<!\\d)${zip}(?!\\d)`)];
}

export interface Entered {
  id: number;
  accessToken: string;
  refreshToken: string;
}

/** The stage that a person has reached before the test begins. */
export type Stage = 'account' | 'profile' | 'quiz' | 'preferences';
const STAGES: readonly Stage[] = ['account', 'profile', 'quiz', 'preferences'];

/** Signs a person up and completes the stages through the API, for tests of later features. */
export async function enter(url: string, who: Person, stage: Stage): Promise<Entered> {
  const has = (wanted: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf(wanted);
  const consentData = { dataProcessing: true, termsOfService: true, ageVerification: true };
  const { id, tokens } = await send<{ id: number; tokens: Omit<Entered, 'id'> }>(`${url}/api/auth/register`, {
    body: {
      email: who.email,
      password: who.password,
      handle: who.handle,
      timeZone: 'America/New_York',
      consentData,
      work: await workFor(url),
    },
  });
  const as = { token: tokens.accessToken };
  if (has('profile')) {
    // Everyone may write to the person, so that a first message arrives without waiting as a request.
    const body = {
      whoMayWrite: 'everyone',
      displayName: who.name,
      gender: who.gender,
      birthday: who.birthday,
      zipCode: who.zip,
      bio: who.bio,
    };
    await send(`${url}/api/users/${id}`, { ...as, method: 'PUT', body });
  }
  if (has('quiz')) await answerQuiz(url, who, as);
  if (has('preferences')) {
    await send(`${url}/api/soul-matching/preferences`, { ...as, body: { locationRadius: 'across_town' } });
  }
  return { id, ...tokens };
}

/** Answers a complete quiz as the person's type requires; works for the first run and for later runs. */
export async function answerQuiz(url: string, { type }: Person, as: { token: string }): Promise<void> {
  const quiz = `${url}/api/archetype-quiz`;
  const session = await send<{ id: string }>(`${quiz}/session`, { ...as, body: { wildMapId: 'wildmap_test' } });
  for (const { id: questionId, choices } of questions) {
    const body = { sessionId: session.id, questionId, answerChoiceId: inCharacter(type, choices).id };
    await send(`${quiz}/response`, { ...as, body });
  }
  await send(`${quiz}/session/${session.id}/complete`, { ...as, body: {} });
}

/** Returns the answer with the most weight toward the letters of `type`; weights are positive for E, N, F and P. */
function inCharacter(type: MbtiType, choices: readonly AnswerChoice[]): AnswerChoice {
  const side = (index: number): number => ('ENFP'.includes(type.charAt(index)) ? 1 : -1);
  const fit = ({ weights }: AnswerChoice): number =>
    pillars.reduce((sum, pillar, index) => sum + (weights[pillar] ?? 0) * side(index), 0);
  const [best] = choices.toSorted((a, b) => fit(b) - fit(a));
  if (best === undefined) throw new Error('A question without answers.');
  return best;
}

/** Finds a match for the person; throws when there is none. */
export async function meet(url: string, { accessToken: token }: Entered): Promise<{ id: string; chatRoomId: string }> {
  const { match } = await send<{ match: { id: string; chatRoomId: string } | null }>(
    `${url}/api/soul-matching/find-new-match`,
    {
      token,
      body: {},
    },
  );
  if (match === null) throw new Error('Nobody was found.');
  return match;
}

/** Returns two people who can match. They live in two cities of one bay. */
export function pair(): [Person, Person] {
  return [person('Ana'), person('Bo', { gender: 'men', birthday: '02/29/1992', zip: '94110' })];
}

/** Opens or finds the direct room of two people and returns its id. */
export async function directRoom(url: string, one: Entered, other: Entered): Promise<string> {
  const body = { otherUserId: other.id };
  return (await send<{ id: string }>(`${url}/api/chats/dm`, { token: one.accessToken, body })).id;
}

export async function write(
  url: string,
  { accessToken: token }: Entered,
  { roomId, content }: { roomId: string; content: string },
): Promise<void> {
  await send(`${url}/api/chats/${roomId}/messages`, { token, body: { clientId: crypto.randomUUID(), content } });
}

/** Calls the API as a browser would; throws with the response when the call fails. */
export async function send<T>(
  address: string,
  { method = 'POST', token, body }: { method?: string; token?: string; body?: unknown },
): Promise<T> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}

/** Allows notifications at any hour, because tests run at any hour; `settings` override the defaults. */
export async function notifyAlways(
  url: string,
  { accessToken: token }: Pick<Entered, 'accessToken'>,
  settings: Partial<NotificationSettings> = {},
): Promise<void> {
  const body = { ...defaultNotificationSettings, quietHoursEnabled: false, ...settings };
  await send(`${url}/api/user-notification-settings`, { method: 'PUT', token, body });
}
