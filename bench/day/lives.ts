import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { seededRng } from '#content/seeded-rng.ts';
import { authMe, register, updateUser } from '#contract/accounts.ts';
import { getChallenge, type Challenge } from '#contract/accounts.work.ts';
import { listChats } from '#contract/chat.list.ts';
import { listMessages } from '#contract/chat.ts';
import { agePreferences, findNewMatch, listMatches, radiuses, savePreferences } from '#contract/matching.ts';
import { uploadPicture } from '#contract/media.ts';
import { createPost, listPosts } from '#contract/posts.ts';
import { answerQuiz, completeQuiz, getQuizQuestions, startQuiz, type QuizQuestion } from '#contract/quiz.ts';
import { COMPLETE_PROFILE, CONSENT, PASSWORD } from '#test/factories.ts';
import { pictureOf } from '#test/photo.ts';
import { memberId, ROOM_SEQ, roomIdOf } from './place.ts';
import { Visitor, type Acked } from './visitor.ts';

/** What a member does on a day on which they come, as docs/scaling.md takes it. */
const SEARCHES = 3;
const EDITS = 2;
const LINES = 30;
/** The shares of those who come that write a post, and that add a picture to it. */
const [POSTING, PICTURING] = [0.1, 0.05];

const WORDS =
  'otter tide pool moon bread quiet river bicycle garden letter harbor lantern window summer coffee ladder winter paper kitchen morning violin market bridge pepper island sweater puzzle train lemon attic'.split(
    ' ',
  );

export interface Stage {
  servers: readonly [string, string];
  random: () => number;
  /** How long a visit takes. */
  visitMs: number;
  tokenOf: (n: number) => Promise<string>;
  acked: Acked[];
  /** Small pictures, which are sent again and again. */
  pictures: readonly Buffer[];
}

export const drawPictures = (): Promise<Buffer[]> => Promise.all(Array.from({ length: 8 }, (_, n) => pictureOf(n)));

/** Returns a network address of somebody's own, so that the limits by address are as strict as with people. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const sentence = (random: () => number): string => {
  const word = (): string => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const all = Array.from({ length: 6 + Math.floor(random() * 8) }, word).join(' ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
};

/** Does each deed at a random time of the visit, and resolves when the visit is over. */
function spread(deeds: readonly (() => unknown)[], { random, visitMs }: Stage): Promise<void> {
  for (const deed of deeds) setTimeout(deed, random() * visitMs);
  return new Promise((resolve) => setTimeout(resolve, visitMs));
}

const times = <T>(count: number, deed: T): T[] => Array.from({ length: count }, () => deed);

/** A visit of members 2 × pair and 2 × pair + 1, each at another instance, who talk with each other. */
export async function visitOfTwo(stage: Stage, pair: number): Promise<void> {
  const numbers = [2 * pair, 2 * pair + 1];
  const servers = stage.random() < 0.5 ? stage.servers : stage.servers.toReversed();
  const both = await Promise.all(
    numbers.map(async (n, side) => {
      const [token, server] = [await stage.tokenOf(n), servers[side] ?? ''];
      return new Visitor({ id: memberId(n), token, server, address: addressOf(n) }, stage.acked);
    }),
  );
  const [one, other] = both as [Visitor, Visitor];
  [one.heardFrom, other.heardFrom] = [other.sentAt, one.sentAt];
  await Promise.all(both.map((visitor) => visit(stage, visitor, roomIdOf(pair))));
}

async function visit(stage: Stage, who: Visitor, roomId: string): Promise<void> {
  await Promise.all([authMe, listChats, listMatches, listPosts].map(({ path }) => who.call({ path })));
  const page = await who.call<{ lastSeq: number }>({
    path: listMessages.path.replace(':roomId', roomId),
    as: listMessages.path,
  });
  if (!(await who.connect({ [roomId]: page?.lastSeq ?? ROOM_SEQ }))) return;
  await spread(
    [
      ...times(LINES, () => who.say(roomId, sentence(stage.random))),
      ...times(SEARCHES, () => who.call({ method: 'POST', path: findNewMatch.path, body: {} })),
      ...times(EDITS, () => edit(stage, who)),
      ...(stage.random() < POSTING ? [() => post(stage, who)] : []),
    ],
    stage,
  );
  // What was said last has a moment to be acknowledged.
  setTimeout(() => who.leave(), 2000);
}

function edit({ random }: Stage, who: Visitor): Promise<unknown> {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const body = { locationRadius: pick(radiuses), agePreference: pick(agePreferences) };
  return who.call({ method: 'POST', path: savePreferences.path, body });
}

async function post({ random, pictures }: Stage, who: Visitor): Promise<void> {
  const content = sentence(random);
  const bytes = random() < PICTURING / POSTING ? pictures[Math.floor(random() * pictures.length)] : undefined;
  const picture = bytes && (await who.call<{ id: string }>(formOf(bytes)));
  const body = { content, ...(picture && { picture: { id: picture.id } }) };
  await who.call({ method: 'POST', path: createPost.path, body });
}

function formOf(bytes: Buffer) {
  const boundary = 'wildindayboundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    method: 'POST',
    path: `${uploadPicture.path}?clientId=${randomUUID()}`,
    as: uploadPicture.path,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

/** Somebody new: does the work, signs up, fills in their profile, answers the quiz, says whom they look for, searches, posts. */
export async function newcomer(stage: Stage, serial: string): Promise<void> {
  const random = seededRng(`newcomer ${serial}`);
  const server = stage.servers[random() < 0.5 ? 0 : 1];
  const who = new Visitor(
    { id: 0, token: '', server, address: `172.16.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}` },
    stage.acked,
  );
  const asked = await who.call<{ challenge: Challenge }>({ path: getChallenge.path });
  if (asked === undefined) return;
  const solution = await solveChallenge({ challenge: asked.challenge, deriveKey });
  const name = `new_${serial}`;
  const joined = await who.call<{ id: number; tokens: { accessToken: string } }>({
    method: 'POST',
    path: register.path,
    body: {
      email: `${name}@example.com`,
      handle: name,
      password: PASSWORD,
      consentData: CONSENT,
      work: { challenge: asked.challenge, solution },
    },
  });
  if (joined === undefined) return;
  who.signedIn(joined.id, joined.tokens.accessToken);
  const path = updateUser.path.replace(':id', String(joined.id));
  await who.call({ method: 'PUT', path, as: updateUser.path, body: { ...COMPLETE_PROFILE, profileCompleted: true } });
  await takeQuiz(who, random);
  await who.call({ method: 'POST', path: savePreferences.path, body: { locationRadius: 'state' } });
  await who.call({ method: 'POST', path: findNewMatch.path, body: {} });
  await post({ ...stage, random }, who);
}

async function takeQuiz(who: Visitor, random: () => number): Promise<void> {
  const questions = (await who.call<QuizQuestion[]>({ path: getQuizQuestions.path })) ?? [];
  const quiz = await who.call<{ id: string }>({
    method: 'POST',
    path: startQuiz.path,
    body: { wildMapId: 'wildmap_1' },
  });
  if (quiz === undefined) return;
  for (const { id: questionId, answerChoices } of questions) {
    const answerChoiceId = answerChoices[Math.floor(random() * answerChoices.length)]?.id;
    await who.call({
      method: 'POST',
      path: answerQuiz.path,
      body: { sessionId: quiz.id, questionId, answerChoiceId },
    });
  }
  const path = completeQuiz.path.replace(':id', quiz.id);
  await who.call({ method: 'POST', path, as: completeQuiz.path, body: {} });
}
