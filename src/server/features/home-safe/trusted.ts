import type { z } from 'zod';
import { mailboxOf } from '#contract/accounts.email.ts';
import { DAY_MS } from '#contract/durations.ts';
import {
  ASK_MS,
  ASKS_A_DAY,
  TRUSTED_MAX,
  type addTrusted as addContract,
  type TrustedPerson,
  type TrustedState,
} from '#contract/home-safe.ts';
import { numberOf } from '#server/features/accounts/accounts.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { AppError } from '#server/platform/errors.ts';
import { noteLetters } from './letters.queries.ts';
import { countAsked, putMarks, recordOf, type AddressRecord } from './marks.queries.ts';
import { countOpen } from './outings.queries.ts';
import { hashOfAddress, hashOfSecret, secretOfWay } from './secrets.ts';
import {
  changeWay,
  insertPerson,
  insertWays,
  lockMember,
  lockWays,
  markRemoved,
  personsOf,
  renamePerson,
  waysOfPersons,
  type PersonRow,
  type WayRow,
} from './trusted.queries.ts';
import { requireWays } from './ways.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newId'>;

/** How often a member may ask at one address in `ASKED_MS`: once, and once more if the first mail was lost. */
const ASKED = 2;
const ASKED_MS = 30 * DAY_MS;
/** How often anybody may ask at one address in `BY_ALL_MS`. */
const ASKED_BY_ALL = 3;
const BY_ALL_MS = 7 * DAY_MS;
/** After this many members were refused at an address in `REFUSALS_MS`, nobody asks there. */
const REFUSALS = 3;
const REFUSALS_MS = 90 * DAY_MS;

/** Returns the trusted persons of a member, whom they did not remove. */
export async function trustedOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<TrustedPerson[]> {
  const persons = await personsOf(db, userId);
  const ways = await waysOfPersons(db, idsOf(persons));
  return persons.map((person) => present(person, ways, clock.now()));
}

const idsOf = (rows: readonly PersonRow[]): string[] => rows.map(({ id }) => id);

function present(person: PersonRow, all: readonly WayRow[], now: Date): TrustedPerson {
  const ways = all.filter((row) => row.trusted_id === person.id);
  return {
    id: person.id,
    name: person.name,
    relation: person.relation,
    state: stateOfPerson(ways),
    ways: ways.map((row) => ({
      way: row.way,
      address: row.address,
      state: row.state,
      since: (row.answered_at ?? row.asked_at)?.toISOString() ?? null,
      mayAsk: mayAsk(row, now),
    })),
  };
}

/** The states of a person with several ways, the strongest first. */
const STRENGTH: readonly TrustedState[] = ['yes', 'took_back', 'no', 'asked', 'not_asked'];

/** Returns the state of a person from their ways. */
export function stateOfPerson(ways: readonly Pick<WayRow, 'state'>[]): TrustedState {
  return STRENGTH.find((state) => ways.some((way) => way.state === state)) ?? 'not_asked';
}

function mayAsk({ state, asked_at: askedAt }: WayRow, now: Date): boolean {
  if (state === 'not_asked') return true;
  return state === 'asked' && askedAt !== null && now.getTime() - askedAt.getTime() >= ASK_MS;
}

/** Returns one of a member's trusted persons; throws `not_found`. */
export async function trustedById(
  needs: Needs,
  { id, userId }: { id: string; userId: number },
): Promise<TrustedPerson> {
  const found = (await trustedOf(needs, userId)).find((person) => person.id === id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Stores a trusted person. Returns their id. */
export async function addTrusted(
  needs: Needs,
  { userId, once }: { userId: number; once: Once },
  input: z.output<typeof addContract.body>,
): Promise<string> {
  if (once.effect !== undefined) return once.effect;
  const { db, clock, config, newId } = needs;
  const reached = await addressesOf(needs, input);
  const id = newId();
  const ways = reached.map(({ way, address }) => ({
    trusted_id: id,
    way,
    address,
    address_hash: hashOfAddress(config, { way, address }),
    secret_hash: hashOfSecret(secretOfWay(config, { trustedId: id, way })),
    state: 'not_asked' as const,
    asked_at: null,
    answered_at: null,
  }));
  await inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    if ((await personsOf(trx, userId)).length >= TRUSTED_MAX) throw new AppError('trusted_full');
    const { name, relation } = input;
    const person = { id, user_id: userId, name, relation, created_at: clock.now(), removed_at: null };
    await insertPerson(trx, person);
    await insertWays(trx, ways);
    await once.record(trx, id);
  });
  return id;
}

async function addressesOf({ config }: Needs, input: z.output<typeof addContract.body>) {
  const ways = requireWays(config);
  const [email, typed] = [input.email.trim(), input.phoneNumber.trim()];
  const fields: Record<string, string> = {};
  const mailbox = email === '' ? undefined : mailboxOf(email);
  if (email !== '' && mailbox === undefined) fields['email'] = 'Please enter an email address.';
  if (email !== '' && !ways.includes('mail')) fields['email'] = 'No mail is sent from here.';
  if (typed !== '' && !ways.includes('text')) fields['phoneNumber'] = 'No text messages are sent from here.';
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
  const number = typed === '' ? undefined : await numberOf({ phoneNumber: typed, country: input.country });
  return [
    ...(mailbox === undefined ? [] : [{ way: 'mail' as const, address: mailbox }]),
    ...(number === undefined ? [] : [{ way: 'text' as const, address: number }]),
  ];
}

export async function changeTrusted(
  { db }: Needs,
  whose: { id: string; userId: number },
  words: { name: string; relation: string },
): Promise<void> {
  if (!(await renamePerson(db, whose, words))) throw new AppError('not_found');
}

/** Asks a trusted person by every way that can be asked now. */
export async function askTrusted(
  { db, clock, config, newId }: Needs,
  { id, userId }: { id: string; userId: number },
): Promise<void> {
  const sendable = requireWays(config);
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    await requirePerson(trx, { id, userId });
    const open = (await lockWays(trx, id)).filter((row) => mayAsk(row, now) && sendable.includes(row.way));
    if (open.length === 0) return;
    const allowed: WayRow[] = [];
    for (const row of open) if (isAskable(await recordAt(trx, row, { userId, now }))) allowed.push(row);
    if (allowed.length === 0) throw new AppError('ask_refused');
    const used = await countAsked(trx, userId, new Date(now.getTime() - DAY_MS));
    if (used + allowed.length > ASKS_A_DAY) throw new AppError('asks_used');
    for (const { way } of allowed) await changeWay(trx, { trustedId: id, way }, { state: 'asked', asked_at: now });
    await putMarks(
      trx,
      allowed.map((row) => ({
        id: newId(),
        address_hash: row.address_hash,
        user_id: userId,
        kind: 'asked' as const,
        at: now,
      })),
    );
    await noteLetters(
      trx,
      allowed.map(({ way }) => ({
        id: newId(),
        userId,
        trustedId: id,
        outingId: null,
        way,
        kind: 'ask' as const,
        now,
      })),
    );
  });
}

async function recordAt(
  trx: Trx,
  { address_hash: addressHash }: WayRow,
  { userId, now }: { userId: number; now: Date },
): Promise<AddressRecord> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const since = {
    refusedSince: before(REFUSALS_MS),
    askedSince: before(ASKED_MS),
    askedByAllSince: before(BY_ALL_MS),
  };
  return recordOf(trx, { addressHash, userId, ...since });
}

function isAskable(record: AddressRecord): boolean {
  return (
    !record.is_refused &&
    !record.is_nobodys &&
    record.refusers < REFUSALS &&
    record.asked < ASKED &&
    record.asked_by_all < ASKED_BY_ALL
  );
}

async function requirePerson(db: Db, { id, userId }: { id: string; userId: number }): Promise<void> {
  const persons = await personsOf(db, userId);
  if (!persons.some((person) => person.id === id)) throw new AppError('not_found');
}

/** Ends a trusted person for the member. The page of an outing that is over shows nothing then, but a call for help. */
export async function removeTrusted(
  { db, clock }: Needs,
  { id, userId }: { id: string; userId: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    await requirePerson(trx, { id, userId });
    const now = clock.now();
    if ((await countOpen(trx, { userId, trustedId: id, now })) > 0) throw new AppError('outing_running');
    await markRemoved(trx, { id, userId }, now);
  });
}
