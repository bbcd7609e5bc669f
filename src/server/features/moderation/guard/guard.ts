import { createHash } from 'node:crypto';
import { DAY_MS } from '#contract/durations.ts';
import { hasContact, hasLink, isHarsh, mayTellOfYouth, openerOf } from '#content/first-words.ts';
import { NAMELESS } from '#contract/people.ts';
import { askFirst } from '#server/features/chat/rooms.ts';
import { mustCheck } from '#server/features/photo-check/photo-check.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { quotaDay, take, zoneOf } from '#server/platform/limits/quotas.ts';
import {
  wordsOf,
  type MessageDraft,
  type Guard,
  type HoldReason,
  type Judged,
  type Listener,
} from '#server/platform/seams/rooms.ts';
import { judgeMessage, type MessageSignals } from '#server/features/moderation/automod/automod.ts';
import { dropOldest } from '#server/platform/oldest.ts';
import { tuning } from '#server/features/moderation/automod/automod.tuning.ts';
import { tellModerators } from '#server/features/moderation/cases/cases.ts';
import { addMinor, saysMinor } from './minors.ts';
import { holdSender, recordOpener, sameOpeners, standingIn, type OpenerStanding } from './openers.queries.ts';

/** The most begun conversations that the guard remembers; the oldest entry is dropped first. */
const KNOWN = 20_000;

/**
 * Returns the guard of messages that members send. The guard holds nothing in a room with an AI character. It looks
 * up each begun conversation of an older member only once.
 */
export function createGuard(deps: Deps): Guard {
  /** The begun conversations of older members, by room and sender. The value is true in a room with an AI character. */
  const begun = new Map<string, boolean>();
  return async (draft, isSure) => {
    const key = `${draft.roomId}${draft.senderId}`;
    const known = begun.get(key);
    const standing = known === undefined ? await standingIn(deps.db, draft.senderId, draft.roomId) : undefined;
    const isCompanion = known ?? standing?.is_companion === true;
    if (standing !== undefined && standing.is_begun && ageOf(deps, standing) >= tuning.messages.newDays) {
      begun.set(key, isCompanion);
      dropOldest(begun, KNOWN);
    }
    if (isCompanion) return undefined;
    return holdOf(deps, draft, { standing, isSure });
  };
}

const ageOf = ({ clock }: Deps, { member_since: since }: OpenerStanding): number =>
  (clock.now().getTime() - since.getTime()) / DAY_MS;

interface GuardContext {
  /** Undefined for an older member in a begun conversation, and for a person who is not in the room. */
  standing: OpenerStanding | undefined;
  isSure: boolean;
}

async function holdOf(deps: Deps, draft: MessageDraft, { standing, isSure }: GuardContext): Promise<Judged> {
  const words = wordsOf(draft);
  const isOpener = standing !== undefined && standing.is_pair && !standing.is_begun;
  const ageDays = standing === undefined ? Infinity : ageOf(deps, standing);
  const opener = isOpener ? openerOf(words, standing.other_name ?? '') : '';
  const same = await sameAs(deps, draft, opener);
  const signals: MessageSignals = {
    isOpener,
    ageDays,
    hasLink: hasLink(words),
    // A GIF from a search service counts as an unknown picture; the product's own GIFs do not.
    hasPictures: draft.pictures !== undefined || (draft.gif !== undefined && draft.gif.source !== 'wildin'),
    hasVoice: draft.voice !== undefined,
    hasContact: isOpener && hasContact(words),
    isHarsh: isHarsh(words, isOpener),
    isSure,
    ...same,
  };
  const { held, waits } = judgeMessage(signals);
  if (waits === true) return 'waits';
  if (held !== undefined || !isOpener) return held;
  if (await mustCheck(deps, draft.senderId)) return { code: 'photo_check_first' };
  return begin(deps, draft, { opener, signals, otherId: standing.other_id });
}

async function sameAs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { senderId, roomId }: MessageDraft,
  opener: string,
): Promise<Pick<MessageSignals, 'sameOpeners' | 'sinceLastSeconds'>> {
  const { shortest, withinDays } = tuning.messages;
  if (opener.length < shortest) return { sameOpeners: 0, sinceLastSeconds: Infinity };
  const now = clock.now().getTime();
  const since = new Date(now - withinDays * DAY_MS);
  const { count, last_at: last } = await sameOpeners(db, { userId: senderId, roomId, digest: digestOf(opener), since });
  return { sameOpeners: count, sinceLastSeconds: last === null ? Infinity : (now - last.getTime()) / 1000 };
}

interface Beginning {
  opener: string;
  /** The signals of the message, read before the sender's row was locked. */
  signals: MessageSignals;
  otherId: number | null;
}

/**
 * Records the opener of a new conversation, or returns why the opener is held. A new member may start only a few
 * conversations per day. The row of the sender is locked, so conversations begun at the same time count each other.
 */
async function begin(
  { db, clock }: Deps,
  draft: MessageDraft,
  { opener, signals, otherId }: Beginning,
): Promise<HoldReason | undefined> {
  const { senderId: userId, roomId } = draft;
  const now = clock.now();
  const isNewcomer = signals.ageDays < tuning.messages.newDays;
  const zone = isNewcomer ? await zoneOf(db, userId) : undefined;
  return inTransaction(db, async (trx) => {
    await holdSender(trx, userId);
    const { held } = judgeMessage({ ...signals, ...(await sameAs({ db: trx, clock }, draft, opener)) });
    if (held !== undefined) throw new Refused(held);
    if (otherId !== null) await askFirst(trx, { roomId, userId, otherId });
    const isNew = await recordOpener(trx, { userId, roomId, digest: digestOf(opener), now });
    if (!isNew || zone === undefined) return undefined;
    const { newConversationsADay: most } = tuning.messages;
    const { day: period } = quotaDay(zone, now);
    const isFree = await take(trx, { userId, kind: 'opener', period, most });
    if (isFree) return undefined;
    throw new Refused({ code: 'conversations_used' });
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.held;
    throw error;
  });
}

/** Thrown to roll back the transaction of an opener that is not sent. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly held: HoldReason;

  constructor(held: HoldReason) {
    super(held.code);
    this.held = held;
  }
}

const digestOf = (opener: string): Uint8Array => createHash('sha256').update(opener).digest();

/** Returns the listener that looks in sent messages for words of authors who are under age. */
export function createListener(deps: Deps): Listener {
  return async (said) => {
    const words = wordsOf(said);
    if (!mayTellOfYouth(words)) return;
    await noteMinor(deps, said, words).catch((error: unknown) => {
      deps.log.error({ err: error }, 'a case of somebody under age was not opened');
    });
  };
}

/** Adds a sent message to the case about its sender if the words clearly say that the sender is under age. */
async function noteMinor(deps: Deps, { senderId, roomId }: MessageDraft, words: string): Promise<void> {
  if (!(await saysMinor(deps, words))) return;
  const standing = await standingIn(deps.db, senderId, roomId);
  if (standing === undefined) return;
  const line = { key: 'message', author: standing.name ?? NAMELESS, text: words };
  const added = await inTransaction(deps.db, (trx) => addMinor(deps, trx, { userId: senderId, line, isPrivate: true }));
  if (added.isNew) await tellModerators(deps, added.caseId);
}
