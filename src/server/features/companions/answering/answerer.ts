import { storyOf } from '#companions/scenes.ts';
import { caseOfQuestion } from '#content/safety/questions.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lineIdOf, RoomAnswerer, type RoomClaim } from '#server/platform/background/room-answerer.ts';
import { settleLeases } from '#server/platform/background/leases.queries.ts';
import { compose, disclosureOf, type CompanionAnswer, type AnswerNeeds } from './answer.ts';
import { companionDue } from './due.queries.ts';
import { noteUnanswered } from './due.statements.ts';
import { hello } from '#companions/speak.ts';
import { reachOf } from '#server/features/companions/memory/memory.ts';
import { personaOf } from '#server/features/companions/characters/persona.ts';
import {
  isSaid,
  linesSince,
  ownLines,
  recordAnswer,
  sceneOf,
  type SceneRow,
} from '#server/features/companions/memory/scene.queries.ts';
import type { Companion } from '#content/companions/companion.ts';

/** The interval at which typing is shown again and the lease is renewed. */
const BEAT_MS = 2000;
/** The most times that an answer is composed. New lines start another round, except in the last one. */
const ROUNDS = 3;
/** The typing time of a fast writer in milliseconds: for each letter, and the least and most for an answer. */
const PACE = { aLetter: 12, least: 400, most: 1500 };

/** Writes the answers of AI characters. An answer is named after the seq that it answers, so it is written once. */
export class Answerer {
  readonly #deps: AnswerNeeds & Pick<Deps, 'timers' | 'rooms'>;
  readonly #worker: RoomAnswerer;

  constructor(deps: AnswerNeeds & Pick<Deps, 'timers' | 'rooms'>) {
    this.#deps = deps;
    this.#worker = new RoomAnswerer(deps, {
      table: companionDue,
      name: 'companions',
      step: noteUnanswered,
      answer: (claim) => this.#see(claim),
    });
  }

  stop(): Promise<void> {
    return this.#worker.stop();
  }

  /** Writes the first line of a new room now; if that fails, a worker writes it later. */
  async greet(roomId: string): Promise<void> {
    try {
      const row = await sceneOf(this.#deps.db, roomId);
      const persona = row === undefined ? undefined : personaOf(row);
      if (row === undefined || persona === undefined) return;
      await this.#hello(row, persona);
      const settlements = [{ key: { room_id: roomId }, upTo: 0 }];
      await settleLeases(this.#deps.db, companionDue, { settlements, next: this.#deps.clock.now() });
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a companion’s first line');
    }
  }

  /** Writes a line that answers no other line, once for each name. An error is only logged, so the line may be lost. */
  async tell(roomId: string, { name, text }: { name: string; text: string }): Promise<void> {
    try {
      const row = await sceneOf(this.#deps.db, roomId);
      if (row === undefined) return;
      // After a question whether something is wrong, no line may come between the question and the person's answer.
      const [last] = await ownLines(this.#deps.db, row, { before: row.last_seq + 1, most: 1 });
      if (last !== undefined && caseOfQuestion(last) !== undefined) return;
      await this.#worker.say({ roomId, senderId: row.companion_id, name, content: text });
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a companion’s line');
    }
  }

  /** Writes the answers to the lines of a claimed room. Returns the seq up to which every line has an answer. */
  async #see(claim: RoomClaim): Promise<number> {
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
    const { text: line, offer } = hello({ persona, name, rng }, storyOf(persona.key));
    const text = /\bAI\b/.test(line) ? line : `${disclosureOf(persona.name)} ${line}`;
    await this.#say(row, 0, { text, offer });
    await recordAnswer(db, { roomId: row.room_id, seq: 0, toldAt: clock.now() });
  }

  async #reply(row: SceneRow, persona: Companion, seq: number): Promise<number> {
    const { timers, rooms } = this.#deps;
    const showTyping = (): void => rooms.keeper.showTyping(row.room_id, row.companion_id);
    const stopShowing = timers.every(BEAT_MS, () => {
      showTyping();
      this.#worker.renew(row).catch((error: unknown) => this.#deps.log.warn({ err: error }, 'companions'));
    });
    try {
      showTyping();
      return await this.#replyOnce(row, persona, seq);
    } finally {
      stopShowing();
    }
  }

  /** Writes one answer, also to lines that come while it is composed. Returns the seq up to which lines have one. */
  async #replyOnce(row: SceneRow, persona: Companion, seq: number): Promise<number> {
    const { db, clock } = this.#deps;
    let upTo = seq;
    let answer: CompanionAnswer | undefined;
    let shown = '';
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (await this.#isAnswered(row, upTo)) return upTo;
      const lines = await linesSince(db, row, reachOf(row.persona !== null).lines);
      const show = (text: string): void => this.#show(row, upTo, (shown = text));
      const changed = answer?.changed;
      answer = await compose(this.#deps, { row, persona, lines, upTo, changed, signal: this.#worker.signal, show });
      if (answer === undefined) return upTo;
      if (answer.by === 'built_in') await this.#worker.type(answer.text, PACE);
      const owed = await this.#worker.renew(row);
      if (owed === undefined) return upTo;
      // An answer that was partly shown is written as it is. Lines that came since it was begun get their own answer.
      if (owed <= upTo || round === ROUNDS || shown !== '') break;
      upTo = owed;
    }
    if (answer === undefined || !(await this.#say(row, upTo, answer))) return upTo;
    await recordAnswer(db, { roomId: row.room_id, seq: upTo, toldAt: answer.discloses ? clock.now() : null });
    return upTo;
  }

  /** Returns whether a worker wrote the answer and died before it recorded it. If so, records the answer. */
  async #isAnswered({ room_id: roomId, companion_id: senderId }: SceneRow, seq: number): Promise<boolean> {
    const { db } = this.#deps;
    if (!(await isSaid(db, { roomId, senderId, clientId: lineIdOf(roomId, nameOf(seq)) }))) return false;
    await recordAnswer(db, { roomId, seq, toldAt: null });
    return true;
  }

  #show({ room_id: roomId, companion_id: senderId }: SceneRow, seq: number, content: string): void {
    this.#deps.rooms.keeper.showForming({ roomId, senderId, clientId: lineIdOf(roomId, nameOf(seq)), content });
  }

  #say(
    { room_id: roomId, companion_id: senderId }: SceneRow,
    seq: number,
    { text: content, offer }: Pick<CompanionAnswer, 'text' | 'offer'>,
  ): Promise<boolean> {
    return this.#worker.say({ roomId, senderId, name: nameOf(seq), content, offer });
  }
}

/** Returns the name of the answer to the lines up to `seq`; 0 means the companion's first line. */
const nameOf = (seq: number): string => `answer ${seq}`;
