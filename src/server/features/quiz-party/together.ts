import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyVersion } from '#content/quiz-party/quizzes.ts';
import { answeredAlike } from '#content/quiz-party/scoring.ts';
import { PARTY_WAITS_MS } from '#contract/chat.party.ts';
import type { Message } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import type { PartyQuizId } from '#contract/quiz-party.ts';
import {
  appendMessage,
  changeMessage,
  lockHead,
  messageFor,
  takeDesk,
  writeChange,
  type HeldMessage,
  type MessageWish,
} from '#server/features/chat/messages.ts';
import { memberIn } from '#server/features/chat/members.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import type { Leaving } from '#server/platform/seams/rooms.ts';
import { speakerFor, spokenIn } from '#server/platform/speaker.ts';
import { partyRun } from './quiz-party.ts';
import { countSeats, dropSeat, putSeat, putTaken, seatsOf, takenAt } from './together.queries.ts';

/** The most people in a list of results. It is the most people that a room can have. */
const NAMED = 1000;

/** Asks a room to take a quiz together. The request is a message by the person. */
export async function startParty(
  deps: Deps,
  { roomId, userId, once }: { roomId: string; userId: number; once: Once },
  quizId: PartyQuizId,
): Promise<Message> {
  const { db, clock, newId, rooms } = deps;
  if (once.effect !== undefined) return messageFor(db, { roomId, userId, messageId: once.effect });
  const [id, now] = [newId(), clock.now()];
  const { t, language } = await speakerFor(db, userId);
  const content = t('party.asks', 'Quiz party: {title}', { title: spokenIn(language)(partyCards[quizId].title) });
  const draft = { roomId, senderId: userId, clientId: id, content };
  const write = (): Promise<void> =>
    appendMessage(deps, roomId, async (trx, append) => {
      const desk = await takeDesk(trx, { roomId, userId, now });
      if (desk.is_with_character) throw new AppError('invalid', { message: 'Quizzes together are for people.' });
      if (desk.last_seq === 0) throw new AppError('invalid', { message: 'Say hello first, then start a quiz.' });
      const payload = { content, party: { quizId, version: partyVersion } };
      const seq = await append({ id, roomId, userId, payload, now });
      await putSeat(trx, { roomId, seq, userId, id: newId(), now });
      await once.record(trx, id);
    });
  await rooms.utter(draft, { isSure: true, write: async () => ({ said: await write(), isNew: true }) });
  return messageFor(db, { roomId, userId, messageId: id });
}

/** Joins the quiz of a message, so that its results wait for the person, or leaves the quiz again. */
export async function joinParty(deps: Deps, wish: MessageWish, isIn: boolean): Promise<Message> {
  const { userId } = wish;
  return changeMessage(deps, wish, async (trx, held) => {
    const party = openParty(held);
    const { place } = held;
    if (isOpen(party, held.message.created_at, place.now)) return false;
    const seat = { ...place, userId, id: deps.newId() };
    if (!(await (isIn ? putSeat(trx, seat) : dropSeat(trx, seat)))) return false;
    const set = await shownNow(trx, held, party);
    await writeChange(trx, place, { type: 'party_changed', by: userId, ...set });
    return true;
  });
}

/** Adds a person's result to the quiz of a message. Only the person's first result counts. */
export async function answerParty(deps: Deps, wish: MessageWish): Promise<Message> {
  const { userId } = wish;
  return changeMessage(deps, wish, async (trx, held) => {
    const party = openParty(held);
    const { place } = held;
    const { result } = await partyRun(trx, { userId, quizId: party.quizId });
    if (result === null) throw new AppError('party_unfinished');
    const { answers, outcome } = result;
    if (!(await putTaken(trx, { ...place, userId, id: deps.newId(), answers, outcome }))) return false;
    const set = await shownNow(trx, held, party);
    await writeChange(trx, place, { type: 'party_answered', by: userId, ...set });
    return true;
  });
}

/** Removes a person who left a room from its open quizzes, and shows the results that waited for this person only. */
export async function leaveParties(trx: Trx, { roomId, userId, now, newId }: Leaving): Promise<void> {
  const since = new Date(now.getTime() - PARTY_WAITS_MS);
  for (const { seq, party } of await seatsOf(trx, { roomId, userId, since })) {
    const head = await lockHead(trx, roomId);
    if (head === undefined) return;
    const place = { roomId, seq, head, now, newId };
    await dropSeat(trx, { ...place, userId });
    const set = await shownNow(trx, { place }, party);
    await writeChange(trx, place, { type: 'party_changed', by: userId, ...set });
  }
}

/** Shows the results at once. Throws `forbidden` unless the person sent the quiz or has a role in the room. */
export async function showParty(deps: Deps, wish: MessageWish): Promise<Message> {
  const { roomId, userId } = wish;
  return changeMessage(deps, wish, async (trx, held) => {
    const party = openParty(held);
    const isStarter = held.message.sender_id === userId;
    if (!isStarter && ((await memberIn(trx, roomId, userId))?.role ?? 'member') === 'member')
      throw new AppError('forbidden');
    if (party.isShown === true) return false;
    await writeChange(trx, held.place, {
      type: 'party_changed',
      by: userId,
      set: { party: { ...party, isShown: true } },
    });
    return true;
  });
}

type Party = NonNullable<HeldMessage['message']['payload']['party']>;

/** Returns the quiz of a message; throws if there is none, if the message is hidden, or if the quiz is outdated. */
function openParty({ message: { payload } }: HeldMessage): Party {
  const { party, hidden } = payload;
  if (party === undefined) throw new AppError('not_found');
  if (hidden === true) throw new AppError('message_gone');
  if (party.version !== partyVersion) throw new AppError('party_unfinished');
  return party;
}

/** Returns whether people who answered a quiz see each other's results. */
function isOpen({ isShown }: Pick<Party, 'isShown'>, begun: Date, now: Date): boolean {
  return isShown === true || now.getTime() - begun.getTime() >= PARTY_WAITS_MS;
}

/**
 * Returns the change that shows the results, once everybody who joined and is still in the room has answered. Otherwise
 * returns an empty object. A single answer is not enough, because others may still join.
 */
async function shownNow(
  trx: Trx,
  { place }: Pick<HeldMessage, 'place'>,
  party: Party,
): Promise<{ set?: { party: Party } }> {
  const { answered, waiting } = await countSeats(trx, place);
  return party.isShown === true || answered < 2 || waiting > 0 ? {} : { set: { party: { ...party, isShown: true } } };
}

interface PartyParticipants {
  people: { person: PersonCard; outcome: string; alike: number }[] | null;
}

/** Returns the visible results, the person's own first; null before the person answered or while results are hidden. */
export async function partyAt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wish: MessageWish,
): Promise<PartyParticipants> {
  const { party, seq, createdAt } = await messageFor(db, wish);
  if (party === undefined) throw new AppError('not_found');
  if (!isOpen(party, new Date(createdAt), clock.now())) return { people: null };
  const { roomId, userId } = wish;
  const rows = await takenAt(db, { roomId, seq }, NAMED);
  const own = rows.find((row) => row.user_id === userId);
  if (own === undefined) return { people: null };
  const ids = rows.map((row) => row.user_id);
  const cards = await cardsFor(db, ids, { viewerId: userId, now: clock.now() });
  const people = rows.flatMap(({ user_id: id, outcome, answers }) => {
    const person = cards.get(id);
    return person === undefined ? [] : [{ person, outcome, alike: answeredAlike(own.answers, answers) }];
  });
  return { people: people.toSorted((a, b) => Number(b.person.id === userId) - Number(a.person.id === userId)) };
}
