import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyVersion } from '#content/quiz-party/quizzes.ts';
import { answeredAlike } from '#content/quiz-party/scoring.ts';
import type { Message } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import type { PartyQuizId } from '#contract/quiz-party.ts';
import {
  appendMessage,
  changeMessage,
  messageFor,
  takeDesk,
  writeChange,
  type MessageWish,
} from '#server/features/chat/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/idempotency.ts';
import { partyRun } from './quiz-party.ts';
import { putTaken, takenAt } from './together.queries.ts';

/** The most people that a list of results names: as many as a room has. */
const NAMED = 1000;

/** Asks a room to take a quiz together, as a message of the person. */
export async function startParty(
  deps: Deps,
  { roomId, userId, once }: { roomId: string; userId: number; once: Once },
  quizId: PartyQuizId,
): Promise<Message> {
  const { db, clock, newId, rooms } = deps;
  if (once.effect !== undefined) return messageFor(db, { roomId, userId, messageId: once.effect });
  const [id, now] = [newId(), clock.now()];
  const content = `Quiz party: ${partyCards[quizId].title}`;
  const draft = { roomId, senderId: userId, clientId: id, content };
  const held = await rooms.guard(draft, true);
  if (held !== undefined) {
    const { code, retryAfterSeconds } = held;
    throw new AppError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
  await appendMessage(deps, roomId, async (trx, append) => {
    const desk = await takeDesk(trx, { roomId, userId, now });
    if (desk.is_with_character) throw new AppError('invalid', { message: 'Quizzes together are for people.' });
    if (desk.last_seq === 0) throw new AppError('invalid', { message: 'Say hello first, then start a quiz.' });
    await append({ id, roomId, userId, payload: { content, party: { quizId, version: partyVersion } }, now });
    await once.record(trx, id);
  });
  await rooms.heard(draft);
  return messageFor(db, { roomId, userId, messageId: id });
}

/** Puts a person's result beside those of the others; the first one counts. */
export async function joinParty(deps: Deps, wish: MessageWish): Promise<Message> {
  const { userId } = wish;
  return changeMessage(deps, wish, async (trx, { message: { payload }, place }) => {
    const { party } = payload;
    if (party === undefined) throw new AppError('not_found');
    if (payload.hidden === true) throw new AppError('message_gone');
    const { result } = await partyRun(trx, { userId, quizId: party.quizId });
    if (result === null || party.version !== partyVersion) throw new AppError('party_unfinished');
    const { answers, outcome } = result;
    if (!(await putTaken(trx, { ...place, userId, id: deps.newId(), answers, outcome }))) return false;
    await writeChange(trx, place, { type: 'party_answered', by: userId });
    return true;
  });
}

interface Seen {
  people: { person: PersonCard; outcome: string; alike: number }[] | null;
}

/** Returns what everybody got whom the person may see, themself first; null until they answered. */
export async function partyAt({ db, clock }: Pick<Deps, 'db' | 'clock'>, wish: MessageWish): Promise<Seen> {
  const { party, seq } = await messageFor(db, wish);
  if (party === undefined) throw new AppError('not_found');
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
