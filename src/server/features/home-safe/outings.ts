import type { z } from 'zod';
import { safePageOf } from '#content/safe-page.ts';
import {
  OUTING_AHEAD_MS,
  OUTING_LENGTH_MS,
  OUTINGS_MAX,
  type HomeSafe,
  type Outing,
  type startOuting as startContract,
} from '#contract/home-safe.ts';
import type { SafePage } from '#contract/home-safe.page.ts';
import { emergencyIn } from '#content/emergency-numbers.ts';
import { numberOf } from '#server/features/accounts/accounts.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { AppError } from '#server/platform/errors.ts';
import { speakerToReader } from '#server/platform/reader.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { zoneOf } from '#server/platform/limits/quotas.ts';
import { firstMoment } from '#server/platform/zones.ts';
import { factsOf, firstName, memberName } from './facts.ts';
import { noteLetters, waysWithYes } from './letters.queries.ts';
import { countOpen, insertOuting, outingById, outingsOf, type OutingRow } from './outings.queries.ts';
import { closesAtOf, isOver, moresLeftOf, nextReminderOf, opensAtOf, stateFor, tellAtOf } from './outings.rules.ts';
import { pinsOf } from './pins.queries.ts';
import { hashOfSecret, secretOfOuting } from './secrets.ts';
import { stateOfPerson, trustedById, trustedOf } from './trusted.ts';
import { lockMember, personById, waysOfPersons } from './trusted.queries.ts';
import { requireWays, waysOf } from './ways.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newId'>;
type Input = z.output<typeof startContract.body>;

/** The most outings in the list: more than anybody makes in the term. */
const LISTED = 100;

/** Returns all that a member has here. */
export async function homeSafeFor(needs: Needs, userId: number): Promise<HomeSafe> {
  const { db, clock, config } = needs;
  const now = clock.now();
  const rows = await outingsOf(db, userId, LISTED);
  const open = rows.filter((row) => !isOver(row, now)).toReversed();
  const over = rows.filter((row) => isOver(row, now));
  const zone = await zoneOf(db, userId);
  return {
    ways: waysOf(config),
    hasPins: (await pinsOf(db, userId)) !== undefined,
    trusted: await trustedOf(needs, userId),
    outings: await presentOutings(needs, [...open, ...over]),
    emergency: (zone === undefined ? undefined : emergencyIn(zone.time_zone)) ?? null,
  };
}

/** Returns an outing of the member; throws `not_found`. */
export async function outingFor(needs: Needs, whose: { id: string; userId: number }): Promise<Outing> {
  const row = await outingById(needs.db, whose);
  const [outing] = row === undefined ? [] : await presentOutings(needs, [row]);
  if (outing === undefined) throw new AppError('not_found');
  return outing;
}

async function presentOutings({ db, clock }: Needs, rows: readonly OutingRow[]): Promise<Outing[]> {
  const now = clock.now();
  const ids = [...new Set(rows.flatMap(({ trusted_id: id }) => id ?? []))];
  const ways = await waysOfPersons(db, ids);
  const persons = new Map<string, string>();
  for (const id of ids) persons.set(id, (await personById(db, id))?.name ?? '');
  const trustedOfRow = (id: string | null): Outing['trusted'] =>
    id === null
      ? null
      : { id, name: persons.get(id) ?? '', state: stateOfPerson(ways.filter((way) => way.trusted_id === id)) };
  return rows.map((row) => present(row, trustedOfRow(row.trusted_id), now));
}

function present(row: OutingRow, trusted: Outing['trusted'], now: Date): Outing {
  return {
    id: row.id,
    state: stateFor(row, now),
    title: row.title,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    zone: row.zone,
    place: row.place,
    with: row.with_name === null ? null : { userId: row.with_id, name: row.with_name, mbtiType: row.with_mbti },
    plan: row.room_id === null || row.message_id === null ? null : { roomId: row.room_id, messageId: row.message_id },
    trusted,
    checkInAt: row.check_in_at.toISOString(),
    tellAt: tellAtOf(row.check_in_at).toISOString(),
    reminders: row.reminders,
    nextReminderAt: nextReminderOf(row)?.toISOString() ?? null,
    moresLeft: moresLeftOf(row),
    opensAt: opensAtOf(row.starts_at).toISOString(),
    closesAt: row.closes_at.toISOString(),
    since: (row.answered_at ?? row.told_at)?.toISOString() ?? null,
  };
}

/** Returns the page as the trusted person would see it now, and without an answer, in the language of who asks. */
export async function previewOuting(
  needs: Needs,
  userId: number,
  input: Input,
): Promise<{ running: SafePage; noAnswer: SafePage }> {
  const { db, clock } = needs;
  const { name: trusted } = await trustedById(needs, { id: input.trustedId, userId });
  const row = await draftOf(needs, userId, input);
  const facts = await factsOf({ db, clock }, row, { member: await memberName(db, userId), trusted });
  const speaker = speakerToReader();
  const tellAt = tellAtOf(row.check_in_at);
  const told = { ...facts, toldAt: tellAt, reminders: 3 };
  return { running: safePageOf(speaker, facts, row.starts_at), noAnswer: safePageOf(speaker, told, tellAt) };
}

/** Makes an outing and sends the trusted person the address of its page. Returns its id. */
export async function startOuting(
  needs: Needs,
  { userId, once }: { userId: number; once: Once },
  input: Input,
): Promise<string> {
  if (once.effect !== undefined) return once.effect;
  const { db, clock, config, newId } = needs;
  requireWays(config);
  const draft = await draftOf(needs, userId, input);
  const id = newId();
  await inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    const now = clock.now();
    const person = await trustedById({ ...needs, db: trx }, { id: input.trustedId, userId });
    if ((await pinsOf(trx, userId)) === undefined) throw new AppError('pins_missing');
    const ways = await waysWithYes(trx, person.id);
    if (ways.length === 0) throw new AppError('trusted_not_yet');
    if ((await countOpen(trx, { userId, now })) >= OUTINGS_MAX) throw new AppError('outings_full');
    await insertOuting(trx, {
      ...draft,
      id,
      user_id: userId,
      trusted_id: person.id,
      secret_hash: hashOfSecret(secretOfOuting(config, id)),
      created_at: now,
    });
    await noteLetters(
      trx,
      ways.map((way) => ({
        id: newId(),
        userId,
        trustedId: person.id,
        outingId: id,
        way,
        kind: 'begin' as const,
        now,
      })),
    );
    await once.record(trx, id);
  });
  return id;
}

type Draft = Omit<OutingRow, 'id' | 'user_id' | 'trusted_id' | 'secret_hash' | 'created_at'>;

async function draftOf(needs: Needs, userId: number, input: Input): Promise<Draft> {
  const { db, clock } = needs;
  const times = timesOf(input, clock.now());
  const other = await otherOf(needs, userId, input);
  const number = async (field: 'ownNumber' | 'placeNumber'): Promise<string> =>
    input[field].trim() === '' ? '' : numberAt(field, { phoneNumber: input[field], country: input.country });
  return {
    ...times,
    ...other,
    language: (await speakerFor(db, userId)).language,
    title: input.title,
    place: input.place,
    zone: input.zone,
    room_id: input.plan?.roomId ?? null,
    message_id: input.plan?.messageId ?? null,
    own_number: await number('ownNumber'),
    place_number: await number('placeNumber'),
    country: input.country,
    mores: [],
    reminders: 0,
    next_at: times.check_in_at,
    told_at: null,
    answered_at: null,
    answer: null,
    is_silent: false,
    wrong_pins: 0,
    wrong_pin_at: null,
    closes_at: closesAtOf({ endsAt: times.ends_at, checkInAt: times.check_in_at }),
  };
}

function timesOf(
  { when, until, checkIn, zone }: Input,
  now: Date,
): Pick<Draft, 'starts_at' | 'ends_at' | 'check_in_at'> {
  const moment = (local: string): Date => firstMoment(local.replace('T', ' '), zone);
  const starts_at = moment(when);
  const ends_at = until === undefined ? null : moment(until);
  const check_in_at = moment(checkIn);
  const latest = starts_at.getTime() + OUTING_LENGTH_MS;
  const refuse = (field: string, words: string): AppError => new AppError('invalid', { fields: { [field]: words } });
  if (starts_at.getTime() > now.getTime() + OUTING_AHEAD_MS) throw refuse('when', 'That is more than 30 days away.');
  if (starts_at.getTime() < now.getTime() - OUTING_LENGTH_MS) throw refuse('when', 'That has passed already.');
  if (ends_at !== null && ends_at <= starts_at) throw refuse('until', 'The end comes after the beginning.');
  if (ends_at !== null && ends_at.getTime() > latest) throw refuse('until', 'An outing has at most a day.');
  if (check_in_at <= now) throw refuse('checkIn', 'That has passed already.');
  if (check_in_at < starts_at) throw refuse('checkIn', 'The check-in comes after the beginning.');
  if (check_in_at.getTime() > latest) throw refuse('checkIn', 'An outing has at most a day.');
  return { starts_at, ends_at, check_in_at };
}

/** Returns the person whom a member meets; throws `not_found` for somebody whom the member may not see. */
async function otherOf(
  { db, clock }: Needs,
  userId: number,
  { withId: id, withName: typed }: Pick<Input, 'withId' | 'withName'>,
): Promise<Pick<Draft, 'with_id' | 'with_name' | 'with_mbti'>> {
  if (id === undefined) return { with_id: null, with_name: typed === '' ? null : typed, with_mbti: null };
  const card = id === userId ? undefined : (await cardsFor(db, [id], { viewerId: userId, now: clock.now() })).get(id);
  if (card === undefined || card.isSeedUser) throw new AppError('not_found');
  return { with_id: id, with_name: firstName(card.displayName), with_mbti: card.mbtiType };
}

async function numberAt(field: string, typed: { phoneNumber: string; country: string }): Promise<string> {
  try {
    return await numberOf(typed);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('phone_invalid', { fields: { [field]: 'Please enter a valid phone number.' } });
  }
}
