import { newsKinds, type PushPayload } from '#contract/notifications.ts';
import { unreadFor } from '#server/features/chat/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { casesOf, claimDue, settle, type CaseRow, type Claim, type Settlement } from './due.queries.ts';
import { judge, nextTry, type Verdict } from './judge.ts';
import { dueAt, sendToDevices } from './notifications.ts';

const TICK_MS = 2000;
const BATCH = 100;
/** Told at once; a push service that hangs holds one of these for its eight seconds. */
const AT_ONCE = 25;
/** Longer than a whole batch can take; after that another worker takes over what a dead one had. */
const CLAIM_MS = 60_000;
const BODY_LENGTH = 140;

type Wants = Pick<Deps, 'db' | 'push' | 'sessions' | 'clock' | 'timers' | 'log'>;

/**
 * Tells people what was noted for them. Every instance has one; they share the notes through the database, so what one
 * has taken the others leave alone, and what it leaves behind when it dies another finds.
 */
export class Courier {
  readonly #deps: Wants;
  readonly #stopTicking: () => void;
  #round: Promise<void> | undefined = undefined;
  #isStopped = false;

  constructor(deps: Wants) {
    this.#deps = deps;
    this.#stopTicking = deps.timers.every(TICK_MS, () => this.#tick());
  }

  /** Resolves when nothing is in its hands any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopTicking();
    await this.#round;
  }

  #tick(): void {
    this.#round ??= this.#work()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'push notifications'))
      .finally(() => {
        this.#round = undefined;
      });
  }

  async #work(): Promise<void> {
    const { db, clock } = this.#deps;
    for (let taken = BATCH; taken === BATCH && !this.#isStopped;) {
      const now = clock.now();
      const claims = await claimDue(db, { now, until: new Date(now.getTime() + CLAIM_MS), limit: BATCH });
      taken = claims.length;
      if (taken === 0) return;
      const cases = new Map((await casesOf(db, claims, now)).map((row) => [keyOf(row), row]));
      const judged = claims.map((claim) => {
        const row = cases.get(keyOf(claim));
        return { claim, row, verdict: judge(claim, row, now) };
      });
      await settle(db, judged.flatMap(withoutTelling), dueAt(now));
      const telling = judged.flatMap(({ claim, row, verdict }) =>
        verdict.does === 'tell' && row !== undefined ? [{ claim, row, verdict }] : [],
      );
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#tellAll(telling)));
    }
  }

  async #tellAll(telling: Telling[]): Promise<void> {
    for (let next = telling.shift(); next !== undefined; next = telling.shift()) {
      try {
        await this.#tell(next);
      } catch (error) {
        // It stays taken for a minute; then somebody tries again, as often as a push is tried.
        this.#deps.log.error({ err: error }, 'push notification');
      }
    }
  }

  async #tell({ claim, row, verdict }: Telling): Promise<void> {
    const { db, clock } = this.#deps;
    const payload = this.#isStopped ? undefined : await this.#payloadOf(row, claim, verdict);
    const settlement: Settlement = { claim };
    if (this.#isStopped) settlement.again = { at: clock.now() };
    if (payload !== undefined) {
      const { priority } = newsKinds[verdict.kind];
      const topic = claim.room_id.replaceAll('-', '');
      const letter = { userId: claim.user_id, payload, priority, topic, onlyDevices: claim.only_devices };
      const deliveries = await sendToDevices(this.#deps, letter);
      const busy = [...deliveries].filter(([, { outcome }]) => outcome === 'later');
      const afterMs = Math.max(0, ...busy.map(([, delivery]) => ('afterMs' in delivery && delivery.afterMs) || 0));
      const at = nextTry(claim.tries, { now: clock.now(), afterMs });
      if (busy.length > 0 && at !== undefined) settlement.again = { at, onlyDevices: busy.map(([device]) => device) };
    }
    await settle(db, [settlement], dueAt(clock.now()));
  }

  /** Undefined when the other person may not be shown to this one (any more). */
  async #payloadOf(row: CaseRow, claim: Claim, { kind, isSilent }: Tell): Promise<PushPayload | undefined> {
    const { db, clock } = this.#deps;
    const view = { viewerId: claim.user_id, now: clock.now() };
    const otherId = claim.kind === 'message' ? row.sender_id : row.found_by;
    const other = otherId === null ? undefined : (await cardsFor(db, [otherId], view)).get(otherId);
    if (other === undefined) return undefined;
    // Whatever is read on a lock screen says so too.
    const name = other.isSeedUser ? `${other.displayName} (AI)` : other.displayName;
    return {
      type: kind === 'soul_match' ? 'soul_match' : 'new_message',
      title: kind === 'soul_match' ? `${name} found you` : name,
      body: kind === 'soul_match' ? `You two are a ${row.score ?? 0}% match. Come and say hello.` : words(row),
      url: `/chat/${claim.room_id}`,
      tag: claim.room_id,
      roomId: claim.room_id,
      unreadCount: await unreadFor(db, claim.user_id),
      isSilent,
    };
  }
}

type Tell = Extract<Verdict, { does: 'tell' }>;

interface Telling {
  claim: Claim;
  row: CaseRow;
  verdict: Tell;
}

function keyOf({ user_id: userId, room_id: roomId }: Pick<Claim, 'user_id' | 'room_id'>): string {
  return `${userId} ${roomId}`;
}

function withoutTelling({ claim, verdict }: { claim: Claim; verdict: Verdict }): Settlement[] {
  if (verdict.does === 'drop') return [{ claim }];
  return verdict.does === 'wait' ? [{ claim, again: { at: verdict.at } }] : [];
}

function words({ unread, content }: CaseRow): string {
  if (unread !== null && unread > 1) return `${unread >= 100 ? '99+' : unread} new messages`;
  const letters = Array.from(new Intl.Segmenter('en').segment(content ?? ''), ({ segment }) => segment);
  return letters.length > BODY_LENGTH ? `${letters.slice(0, BODY_LENGTH).join('')}…` : letters.join('');
}
