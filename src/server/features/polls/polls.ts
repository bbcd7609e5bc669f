import type { z } from 'zod';
import { POLL_SECRET_MIN } from '#contract/chat.polls.ts';
import type { Message } from '#contract/chat.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { PersonCard } from '#contract/people.ts';
import type { makePoll as makeRoute } from '#contract/polls.ts';
import { countMembers, memberIn } from '#server/features/chat/members.ts';
import {
  appendMessage,
  changeMessage,
  messageFor,
  takeDesk,
  TAKES_BACK,
  writeChange,
  type HeldMessage,
  type MessageWish,
  type StoredPoll,
} from '#server/features/chat/messages.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { deleteVotes, dropVote, endPoll, insertPoll, putVote, votesOf } from './polls.queries.ts';

type PollBody = z.output<typeof makeRoute.body>;

/** The most people in a list of votes: as many as the largest room has. */
const NAMED = 1000;

/** Returns a poll as text in its maker's language, for quotes, lists, search, notifications, and older clients. */
async function contentOf(db: Db, userId: number, { question, choices }: StoredPoll): Promise<string> {
  const { t } = await speakerFor(db, userId);
  return [t('polls.line', 'Poll: {question}', { question }), ...choices.map((one) => `· ${one}`)].join('\n');
}

function pollOf({ question, choices, isMany, isSecret, hours }: PollBody, now: Date): StoredPoll {
  return {
    question,
    choices,
    ...(isMany && { isMany }),
    ...(isSecret && { isSecret }),
    ...(hours !== undefined && { closesAt: new Date(now.getTime() + hours * HOUR_MS).toISOString() }),
  };
}

/** Creates a poll as a message of its maker. */
export async function makePoll(
  deps: Deps,
  { roomId, userId, once }: { roomId: string; userId: number; once: Once },
  wanted: PollBody,
): Promise<Message> {
  const { db, clock, newId, rooms } = deps;
  if (once.effect !== undefined) return messageFor(db, { roomId, userId, messageId: once.effect });
  const [id, now] = [newId(), clock.now()];
  const poll = pollOf(wanted, now);
  const content = await contentOf(db, userId, poll);
  const write = (): Promise<void> =>
    appendMessage(deps, roomId, async (trx, append) => {
      const desk = await takeDesk(trx, { roomId, userId, now });
      if (desk.is_with_character) throw new AppError('invalid', { message: 'Polls are for people.' });
      if (desk.last_seq === 0) throw new AppError('invalid', { message: 'Say hello first, then ask.' });
      if (poll.isSecret === true && (await countMembers(trx, roomId)) < POLL_SECRET_MIN) throw tooFew();
      const closesAt = poll.closesAt === undefined ? null : new Date(poll.closesAt);
      const seq = await append({ id, roomId, userId, payload: { content, poll }, now, keptUntil: closesAt ?? now });
      await insertPoll(trx, { roomId, seq, closesAt });
      await once.record(trx, id);
    });
  const words = [wanted.question, ...wanted.choices].join('\n');
  await rooms.utter(
    { roomId, senderId: userId, clientId: id, content: words },
    { isSure: wanted.sendAnyway === true, write: async () => ({ said: await write(), isNew: true }) },
  );
  return messageFor(db, { roomId, userId, messageId: id });
}

const tooFew = (): AppError =>
  new AppError('invalid', { fields: { isSecret: 'A secret poll needs five people, or everybody could guess.' } });

/** Returns the poll of a message. Throws if the message has no poll, or if the poll is hidden or closed. */
function openPoll({ message: { payload }, place: { now } }: HeldMessage): StoredPoll {
  const { poll, hidden } = payload;
  if (poll === undefined) throw new AppError('not_found');
  if (hidden === true) throw new AppError('message_gone');
  const isOver = poll.closesAt !== undefined && Date.parse(poll.closesAt) <= now.getTime();
  if (isOver || poll.closedAt !== undefined) throw new AppError('poll_closed');
  return poll;
}

/**
 * Replaces a person's vote, with a line in the log; the same vote again changes nothing. No choices take the vote back,
 * which also a person may do who cannot write. A vote in a secret poll leaves no line, no event and no time: nobody but
 * the person's own devices hears of it.
 */
export async function vote(deps: Deps, wish: MessageWish, choices: readonly number[]): Promise<Message> {
  const { userId } = wish;
  const wanted = [...new Set(choices)].toSorted((a, b) => a - b);
  const isBack = wanted.length === 0;
  let isSecret = false;
  const message = await changeMessage(
    deps,
    { ...wish, ...(isBack && { evenRefused: TAKES_BACK }) },
    async (trx, held) => {
      const poll = openPoll(held);
      const { place } = held;
      const isKnown = wanted.every((at) => at < poll.choices.length);
      if (!isKnown || (wanted.length > 1 && poll.isMany !== true)) throw new AppError('invalid');
      const had = (await votesOf(trx, place, NAMED)).find((one) => one.user_id === userId)?.choices ?? [];
      if (had.join() === wanted.join()) return false;
      if (isBack) await dropVote(trx, { ...place, userId });
      else await putVote(trx, { ...place, userId, id: deps.newId(), choices: wanted });
      isSecret = poll.isSecret === true;
      if (isSecret) return false;
      await writeChange(trx, place, { type: 'poll_voted', by: userId });
      return true;
    },
  );
  if (isSecret) askToResync(deps, userId, 'polls');
  return message;
}

/** Closes a poll, for its maker and the admins of a group. A second call changes nothing. */
export async function closePoll(deps: Deps, wish: MessageWish): Promise<Message> {
  return changeMessage(deps, { ...wish, evenRefused: TAKES_BACK }, async (trx, held) => {
    const { message, place } = held;
    const { poll } = message.payload;
    if (poll === undefined) throw new AppError('not_found');
    if (message.sender_id !== wish.userId) {
      const own = await memberIn(trx, wish.roomId, wish.userId);
      if (own === undefined || own.role === 'member') throw new AppError('forbidden');
    }
    if (poll.closedAt !== undefined) return false;
    await close(trx, place, { poll, by: wish.userId });
    return true;
  });
}

/**
 * Closes a poll under the room's lock. The counts of a secret poll become a part of its message, unless too few voted,
 * and its votes are deleted in the same transaction: from then on nobody can know them, not even by the counts after
 * somebody's account is gone.
 */
export async function close(
  trx: Trx,
  place: HeldMessage['place'],
  { poll, by }: { poll: StoredPoll; by: number | null },
): Promise<void> {
  const isSecret = poll.isSecret === true;
  const votes = isSecret ? await votesOf(trx, place, NAMED) : [];
  const result = votes.length >= POLL_SECRET_MIN && { counts: countsOf(poll, votes), voters: votes.length };
  const closed: StoredPoll = { ...poll, closedAt: place.now.toISOString(), ...result };
  await endPoll(trx, place);
  if (isSecret) await deleteVotes(trx, place);
  await writeChange(trx, place, { type: 'poll_closed', by, set: { poll: closed } });
}

const countsOf = ({ choices }: StoredPoll, votes: readonly { choices: number[] }[]): number[] =>
  choices.map((_, at) => votes.filter((one) => one.choices.includes(at)).length);

/** Returns who chose what in an open poll, as far as the caller sees them, and the caller's own choices. */
export async function pollFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wish: MessageWish,
): Promise<{ people: { choices: number[]; person: PersonCard }[]; mine: number[] }> {
  const { poll, seq } = await messageFor(db, wish);
  if (poll === undefined) return { people: [], mine: [] };
  const { roomId, userId } = wish;
  const mine = poll.mine ?? [];
  if (poll.isSecret === true) return { people: [], mine };
  const rows = await votesOf(db, { roomId, seq }, NAMED);
  const ids = rows.map(({ user_id: id }) => id);
  const cards = await cardsFor(db, ids, { viewerId: userId, now: clock.now() });
  const people = rows.flatMap(({ user_id: id, choices }) => {
    const person = cards.get(id);
    return person === undefined ? [] : [{ choices, person }];
  });
  return { people, mine };
}
