import type { SafetyCase } from '#content/safety/case.ts';
import { caseOfCard, helpTexts } from '#content/safety/cards.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LeaseTable } from '#server/platform/leases.ts';
import { RoomAnswerer, type RoomClaim, type RoomKey } from '#server/platform/room-answerer.ts';
import { begunAnswer, demoSceneOf, linesOfDemo, linesOfPerson, recordBegun, type DemoScene } from './answer.queries.ts';
import { noteForDemos } from './due.statements.ts';
import { answerFrom, DEMO_LINES, scriptOf } from './voice.ts';

interface Turn {
  scene: DemoScene;
  claim: RoomClaim;
  script: readonly string[];
  /** Where in the script the answer begins. */
  place: number;
  /** The seq that an answer which was begun is for. */
  upTo?: number;
}

interface Line {
  content: string;
  /** Its own in the room. */
  name: string;
}

const demoDue: LeaseTable<RoomKey> = { name: 'demo_due', key: [{ column: 'room_id', type: 'uuid' }] };

/** How many of a person's last lines are read for words of a crisis. */
const LINES_READ = 10;
/** The time a quick writer would need, with bounds; three lines stay within half a lease. */
const PACE = { aLetter: 14, least: 600, most: 2200 };

type Wants = Pick<Deps, 'db' | 'clock' | 'log' | 'timers' | 'rooms' | 'config' | 'safety'>;

/** Answers for demo members, with written lines. A line's name is its place in the script. */
export class DemoAnswerer {
  readonly #deps: Wants;
  readonly #worker: RoomAnswerer;

  constructor(deps: Wants) {
    this.#deps = deps;
    this.#worker = new RoomAnswerer(deps, {
      table: demoDue,
      name: 'demo members',
      step: noteForDemos,
      answer: (claim) => this.#see(claim),
    });
  }

  stop(): Promise<void> {
    return this.#worker.stop();
  }

  /** Returns the seq up to which every line is answered. */
  async #see(claim: RoomClaim): Promise<number> {
    const { db, config } = this.#deps;
    const scene = await demoSceneOf(db, claim.room_id);
    if (scene === undefined) return claim.seq;
    const said = await linesOfDemo(db, scene, DEMO_LINES + 1);
    // After the help card there are no jokes.
    if (said.some((text) => caseOfCard(text) !== undefined)) return claim.seq;
    const { demo_id: demoId, mbti_type: type, bio, handle } = scene;
    const link = scene.invite_enabled ? `${config.publicUrl.origin}/u/${handle}` : null;
    const script = scriptOf({ demoId, type, bio, link });
    const begun = await begunAnswer(db, claim.room_id);
    if (begun !== undefined && claim.seq <= begun.answered_seq) {
      // A worker died within this answer: what it said stays, the rest follows.
      const isWhole = said.length >= begun.begun_at + answerFrom(script, begun.begun_at).length;
      return this.#answer({
        scene,
        claim,
        script,
        place: isWhole ? DEMO_LINES : said.length,
        upTo: begun.answered_seq,
      });
    }
    return this.#answer({ scene, claim, script, place: said.length });
  }

  /**
   * Says the answer at a place of the script, typing shown before each line, or the help card where a person's words ask for
   * it. What is said before the first line is answered as well. Returns the seq answered.
   */
  async #answer({ scene, claim, script, place, upTo }: Turn): Promise<number> {
    const { room_id: roomId, demo_id: demoId } = scene;
    const { db, rooms } = this.#deps;
    let answered = upTo;
    const first = await this.#graveCase(scene, claim.seq);
    if (first !== undefined) return this.#help(scene, first, claim.seq);
    for (const [index, content] of answerFrom(script, place).entries()) {
      rooms.keeper.showTyping(roomId, demoId);
      await this.#worker.type(content, PACE);
      const owed = await this.#worker.renew(claim);
      if (owed === undefined) return answered ?? claim.seq;
      const later = await this.#graveCase(scene, owed);
      if (later !== undefined) return this.#help(scene, later, owed);
      if (answered === undefined) {
        answered = owed;
        await recordBegun(db, roomId, { answered_seq: owed, begun_at: place });
      }
      if (!(await this.#say(scene, { content, name: String(place + index) }))) return owed;
    }
    return answered ?? claim.seq;
  }

  /** Demo members cannot hear the answer to a question, so that only what is sure counts. */
  async #graveCase(scene: DemoScene, upTo: number): Promise<SafetyCase | undefined> {
    for (const line of await linesOfPerson(this.#deps.db, scene, { upTo, most: LINES_READ })) {
      const judgement = await this.#deps.safety.judge([line]);
      if (judgement.level === 'sure') return judgement.safetyCase;
    }
    return undefined;
  }

  async #help(scene: DemoScene, safetyCase: SafetyCase, upTo: number): Promise<number> {
    await this.#say(scene, { content: helpTexts[safetyCase], name: 'help' });
    return upTo;
  }

  #say({ room_id: roomId, demo_id: senderId }: DemoScene, { content, name }: Line): Promise<boolean> {
    return this.#worker.say({ roomId, senderId, name: `demo line ${name}`, content });
  }
}
