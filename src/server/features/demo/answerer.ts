import { demoAfterHelp } from '#content/demo-lines.ts';
import { isNearGrave } from '#content/safety/near.ts';
import { caseOfCard } from '#content/safety/cards.ts';
import type { Says } from '#content/says.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LeaseTable } from '#server/platform/background/leases.ts';
import { RoomAnswerer, type RoomClaim, type RoomKey } from '#server/platform/background/room-answerer.ts';
import { featuresOf } from '#server/platform/safety/features.ts';
import { speakerFor, spokenIn } from '#server/platform/speaker.ts';
import { atTheDoor, caseAsked } from '#server/platform/safety/door.ts';
import { begunAnswer, demoSceneOf, lastLines, linesOfDemo, recordBegun, type DemoScene } from './answer.queries.ts';
import { noteForDemos } from './due.statements.ts';
import { answerFrom, DEMO_LINES, isNearLine, NEAR_LINES, nearLineOf, scriptOf } from './voice.ts';

interface DemoTurn {
  scene: DemoScene;
  /** The language of the person's pages. */
  language: Language;
  claim: RoomClaim;
  script: readonly string[];
  /** The index in the script at which the answer begins. */
  place: number;
  /** The last seq that the answer covers, if an earlier worker began the answer; undefined for a new answer. */
  upTo?: number;
  /** Lines up to this seq were covered by an earlier answer. */
  heard: number;
}

type Hearing = Pick<DemoTurn, 'scene' | 'language' | 'heard'> & { upTo: number };

interface DemoReply {
  content: string;
  /** A name that is unique within the room, so that several workers write the line once. */
  name: string;
}

const demoDue: LeaseTable<RoomKey> = { name: 'demo_due', key: [{ column: 'room_id', type: 'uuid' }] };

/** The number of latest lines that are checked for words of a crisis. */
const LINES_READ = 40;
/** The typing time of a fast writer in ms: per letter, and its bounds. Three lines take less than half a lease. */
const PACE = { aLetter: 14, least: 600, most: 2200 };

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'timers' | 'rooms' | 'config' | 'safety'>;

/** Answers for demo members with written lines. A line of the script is named by its index. */
export class DemoAnswerer {
  readonly #deps: Needs;
  readonly #worker: RoomAnswerer;

  constructor(deps: Needs) {
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

  /** Answers in a room, and returns the seq up to which every line has an answer. */
  async #see(claim: RoomClaim): Promise<number> {
    const { db, config } = this.#deps;
    const scene = await demoSceneOf(db, claim.room_id);
    if (scene === undefined) return claim.seq;
    const all = await linesOfDemo(db, scene, DEMO_LINES + NEAR_LINES + 1);
    // A plain line beside something grave stands outside the script, which goes on after it.
    const said = all.filter((text) => !isNearLine(text));
    const { demo_id: demoId, mbti_type: type, bio, handle } = scene;
    const link = scene.invite_enabled ? `${config.publicUrl.origin}/u/${handle}` : null;
    const { language } = await speakerFor(db, scene.user_id);
    const script = scriptOf({ demoId, type, bio, link, spoken: spokenIn(language) });
    // After help, the script with its jokes does not continue.
    const isOver = said.some(isHelp);
    const begun = await begunAnswer(db, claim.room_id);
    if (begun !== undefined && claim.seq <= begun.answered_seq) {
      // An earlier worker died during or after this answer. Its lines stay, and the missing lines follow.
      const isWhole = said.length >= begun.begun_at + answerFrom(script, begun.begun_at).length;
      return this.#answer({
        scene,
        language,
        claim,
        script,
        place: isWhole || isOver || begun.begun_at >= DEMO_LINES ? DEMO_LINES : said.length,
        upTo: begun.answered_seq,
        heard: begun.answered_seq,
      });
    }
    const place = isOver ? DEMO_LINES : said.length;
    return this.#answer({ scene, language, claim, script, place, heard: begun?.answered_seq ?? 0 });
  }

  /**
   * Says the answer at an index of the script, and shows typing before each line. If the person's words need help, says
   * the help instead. Lines that arrive before the first line of the answer count as answered. Returns the last
   * answered seq.
   */
  async #answer({ scene, language, claim, script, place, upTo, heard }: DemoTurn): Promise<number> {
    const { room_id: roomId, demo_id: demoId } = scene;
    const { db, rooms } = this.#deps;
    let answered = upTo;
    const first = await this.#helpFor({ scene, language, heard, upTo: claim.seq });
    if (first !== undefined) return this.#help(scene, first, claim.seq);
    for (const [index, content] of answerFrom(script, place).entries()) {
      rooms.keeper.showTyping(roomId, demoId);
      await this.#worker.type(content, PACE);
      const owed = await this.#worker.renew(claim);
      if (owed === undefined) return answered ?? claim.seq;
      const later = await this.#helpFor({ scene, language, heard, upTo: owed });
      if (later !== undefined) return this.#help(scene, later, owed);
      if (answered === undefined) {
        answered = owed;
        await recordBegun(db, roomId, { answered_seq: owed, begun_at: place });
      }
      if (!(await this.#say(scene, { content, name: String(place + index) }))) return owed;
    }
    return answered ?? claim.seq;
  }

  /**
   * Returns the text that replaces the script because of the lines after `heard`: a card, a question, or a plain line
   * beside something grave. After help was shown, it is a plain line or nothing (""). Undefined when the script
   * continues.
   */
  async #helpFor({ scene, language, heard, upTo }: Hearing): Promise<string | undefined> {
    const lines = await lastLines(this.#deps.db, scene, { upTo, most: LINES_READ });
    const isNew = ({ seq, sender_id: by }: (typeof lines)[number]): boolean => by === scene.user_id && seq > heard;
    const said = lines.filter(isNew).map(({ content }) => content);
    const before = lines
      .filter((line) => !isNew(line))
      .map(({ sender_id: by, content }) => ({
        by: by === scene.user_id ? ('person' as const) : ('ai' as const),
        text: content,
      }));
    const mine = before.flatMap(({ by, text }) => (by === 'ai' ? [text] : []));
    const isShown = mine.some(isHelp);
    if (said.length === 0) return isShown ? '' : undefined;
    const door = await atTheDoor(this.#deps.safety, { before, said, speaker: `demo ${scene.demo_id}` });
    const spoken = spokenFor(said.join('\n'), language);
    if (!door.opens) return spoken(door.text);
    if (!isShown) {
      return said.some(isNearGrave) ? nearLineOf(scene.mbti_type, { spoken, mine }) : undefined;
    }
    const wasAsked = caseAsked(mine.at(-1) ?? '') !== undefined;
    const after = demoAfterHelp.map(spoken);
    return wasAsked || door.isDoubtful ? (after.find((line) => !mine.includes(line)) ?? '') : '';
  }

  async #help(scene: DemoScene, content: string, upTo: number): Promise<number> {
    if (content !== '') await this.#say(scene, { content, name: `help ${upTo}` });
    await recordBegun(this.#deps.db, scene.room_id, { answered_seq: upTo, begun_at: DEMO_LINES });
    return upTo;
  }

  #say({ room_id: roomId, demo_id: senderId }: DemoScene, { content, name }: DemoReply): Promise<boolean> {
    return this.#worker.say({ roomId, senderId, name: `demo line ${name}`, content });
  }
}

const isHelp = (text: string): boolean => caseOfCard(text) !== undefined || caseAsked(text) !== undefined;

/** A text of fewer words may be in any language. */
const TELLING = 4;

/** Returns what speaks the language of somebody's words, or that of their pages where the words do not tell. */
function spokenFor(words: string, own: Language): Says['spoken'] {
  const told = words.trim().split(/\s+/).length < TELLING ? 'en' : featuresOf(words).language;
  return spokenIn(told !== 'en' && isLanguage(told) ? told : own);
}
