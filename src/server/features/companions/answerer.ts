import { v5 } from 'uuid';
import { announceTyping, type ChatDoor } from '#server/features/chat/chat.ts';
import type { Deps } from '#server/platform/deps.ts';
import { compose, disclosureOf, type Answer, type Wants } from './answer.ts';
import { claimDue, giveBack, keepClaim, settleDue, type Claim } from './due.queries.ts';
import { Lines } from './lines.ts';
import { LINES_READ } from './memory.ts';
import { personaOf } from './persona.ts';
import { isSaid, linesSince, recordAnswer, sceneOf, type SceneRow } from './scene.queries.ts';
import type { Companion } from '#content/companions/companion.ts';

const TICK_MS = 2000;
/** How often typing is shown anew, and a claim kept alive. */
const BEAT_MS = 2000;
/** A worker that has not been heard of for this long is dead, and another takes what it had. */
const CLAIM_MS = 15_000;
/** Rooms in one instance's hands at a time; a model may keep each of them for a minute. */
const AT_ONCE = 60;
const MOST_TRIES = 5;
const PAUSE_MS = 5000;
/** How often an answer begins anew because more was said; then what was said so far is answered. */
const ROUNDS = 3;
/** As somebody quick would type it, and never for so long that it is waiting for its own sake. */
const MS_A_LETTER = 12;
const LEAST_TYPING_MS = 400;
const MOST_TYPING_MS = 1500;

/**
 * Answers for the AI characters. Every instance has one; they share the rooms through the database, so what one has taken
 * the others leave alone, and what it leaves behind when it dies another finds. An answer's client id is made of its room
 * and the line it answers, so it stands in the log once, however many try.
 */
export class Answerer {
  readonly #deps: Wants & Pick<Deps, 'timers' | 'hints'>;
  readonly #door: ChatDoor;
  readonly #stopTicking: () => void;
  readonly #stopping = new AbortController();
  readonly #inHand = new Map<string, Promise<void>>();
  /** Rooms in hand of which word came again. */
  readonly #askedAgain = new Set<string>();
  #taking: Promise<void> = Promise.resolve();

  constructor(deps: Wants & Pick<Deps, 'timers' | 'hints'>, door: ChatDoor) {
    this.#deps = deps;
    this.#door = door;
    this.#stopTicking = deps.timers.every(TICK_MS, () => this.#take());
    door.onUnanswered((rooms) => this.#take(rooms));
  }

  /** Gives back what it has; resolves when nothing is in its hands any more. */
  async stop(): Promise<void> {
    this.#stopTicking();
    this.#stopping.abort();
    await this.#taking;
    await Promise.all(this.#inHand.values());
  }

  /** Has the companion of a new room say its first line now; if that fails, a worker comes to it. */
  async greet(roomId: string): Promise<void> {
    try {
      const row = await sceneOf(this.#deps.db, roomId);
      const persona = row === undefined ? undefined : personaOf(row);
      if (row === undefined || persona === undefined) return;
      await this.#hello(row, persona);
      await settleDue(this.#deps.db, roomId, 0);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a companion’s first line');
    }
  }

  /** Only `rooms` when given, and then at once. One taking after the other, so that no more are in hand than should be. */
  #take(rooms?: readonly string[]): void {
    this.#taking = this.#taking
      .then(() => this.#claim(rooms))
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'companions'));
  }

  async #claim(rooms?: readonly string[]): Promise<void> {
    const limit = AT_ONCE - this.#inHand.size;
    if (this.#stopping.signal.aborted || limit <= 0) return;
    for (const room of rooms ?? []) if (this.#inHand.has(room)) this.#askedAgain.add(room);
    const now = this.#deps.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const wish = { now, until, limit, rooms, except: [...this.#inHand.keys()] };
    for (const claim of await claimDue(this.#deps.db, wish)) {
      this.#inHand.set(
        claim.room_id,
        this.#work(claim).finally(() => this.#letGo(claim.room_id)),
      );
    }
  }

  #letGo(roomId: string): void {
    this.#inHand.delete(roomId);
    if (this.#askedAgain.delete(roomId)) this.#take([roomId]);
  }

  async #work(claim: Claim): Promise<void> {
    const { db, clock, log } = this.#deps;
    const { room_id: roomId } = claim;
    try {
      const isDone = claim.tries > MOST_TRIES ? claim.seq : await this.#see(claim);
      if (claim.tries > MOST_TRIES) log.error({ roomId }, 'a companion’s answer was given up');
      if (!(await settleDue(db, roomId, isDone))) this.#askedAgain.add(roomId);
    } catch (error) {
      const isStopping = this.#stopping.signal.aborted;
      if (!isStopping) log.error({ err: error }, 'a companion’s answer');
      const pause = isStopping ? 0 : PAUSE_MS * claim.tries;
      // Should this fail too, the claim runs out by itself.
      await giveBack(db, roomId, new Date(clock.now().getTime() + pause)).catch(() => undefined);
    }
  }

  /** Answers up to which line nothing is owed any more. */
  async #see(claim: Claim): Promise<number> {
    const row = await sceneOf(this.#deps.db, claim.room_id);
    const persona = row === undefined ? undefined : personaOf(row);
    if (row === undefined || persona === undefined) return claim.seq;
    if (claim.seq > 0) return this.#reply(row, persona, claim.seq);
    await this.#hello(row, persona);
    return 0;
  }

  async #hello(row: SceneRow, persona: Companion): Promise<void> {
    if (row.last_seq > 0) return;
    const { db, rng, clock } = this.#deps;
    const name = row.first_name ?? row.display_name ?? undefined;
    const line = new Lines({ mine: [], name, it: undefined, rng, canAsk: true }).pick(persona.lines.hello);
    const text = /\bAI\b/.test(line) ? line : `${disclosureOf(persona.name)} ${line}`;
    await this.#say(row, 0, text);
    await recordAnswer(db, { roomId: row.room_id, seq: 0, toldAt: clock.now() });
  }

  async #reply(row: SceneRow, persona: Companion, seq: number): Promise<number> {
    const { timers } = this.#deps;
    const showTyping = (): void => announceTyping(this.#deps, row.room_id, row.companion_id);
    const stopShowing = timers.every(BEAT_MS, () => {
      showTyping();
      this.#keep(row.room_id).catch((error: unknown) => this.#deps.log.warn({ err: error }, 'companions'));
    });
    try {
      showTyping();
      return await this.#replyOnce(row, persona, seq);
    } finally {
      stopShowing();
    }
  }

  /** Says one answer to all that was said until it is said. */
  async #replyOnce(row: SceneRow, persona: Companion, seq: number): Promise<number> {
    const { db, clock } = this.#deps;
    let upTo = seq;
    let answer: Answer | undefined;
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (await this.#isAnswered(row, upTo)) return upTo;
      const lines = await linesSince(db, row, LINES_READ);
      answer = await compose(this.#deps, { row, persona, lines, upTo, signal: this.#stopping.signal });
      if (answer === undefined) return upTo;
      if (answer.by === 'built_in') await this.#pause(typingTime(answer.text));
      const owed = await this.#keep(row.room_id);
      if (owed === undefined) return upTo;
      if (owed <= upTo || round === ROUNDS) break;
      upTo = owed;
    }
    if (answer === undefined || !(await this.#say(row, upTo, answer.text))) return upTo;
    await recordAnswer(db, { roomId: row.room_id, seq: upTo, toldAt: answer.discloses ? clock.now() : null });
    return upTo;
  }

  /** Another worker said it, and died before it could put that down. */
  async #isAnswered({ room_id: roomId, companion_id: senderId }: SceneRow, seq: number): Promise<boolean> {
    const { db } = this.#deps;
    if (!(await isSaid(db, { roomId, senderId, clientId: idFor(roomId, seq) }))) return false;
    await recordAnswer(db, { roomId, seq, toldAt: null });
    return true;
  }

  #keep(roomId: string): Promise<number | undefined> {
    const { db, clock } = this.#deps;
    return keepClaim(db, roomId, new Date(clock.now().getTime() + CLAIM_MS));
  }

  /** True when it stands in the log, whoever was quicker; false when nothing may be said there any more. */
  async #say({ room_id: roomId, companion_id: senderId }: SceneRow, seq: number, content: string): Promise<boolean> {
    const { verdict } = await this.#door.say({ roomId, senderId, clientId: idFor(roomId, seq), content });
    if (verdict === 'internal') throw new Error('the line was not written');
    return verdict === 'new' || verdict === 'duplicate' || verdict === 'idempotency_conflict';
  }

  /** Throws when this server stops meanwhile. */
  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const cancel = this.#deps.timers.after(ms, () => {
        signal.removeEventListener('abort', leave);
        resolve();
      });
      const leave = (): void => {
        cancel();
        reject(new Error('stopping'));
      };
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}

const typingTime = (text: string): number =>
  Math.min(MOST_TYPING_MS, Math.max(LEAST_TYPING_MS, text.length * MS_A_LETTER));

/** The name of the one answer to the line `seq` of a room; 0 is the first line of all. */
const idFor = (roomId: string, seq: number): string => v5(`answer ${seq}`, roomId);
