import type { Companion } from '#content/companions/companion.ts';
import type { Reader } from '#content/companions/readers.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { briefOf, isOffered, storyOf } from '#companions/scenes.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { plainTalks, plainTalksWithNumbers } from '#content/safety/plain-talks.ts';
import { seedFrom } from '#content/seeded-rng.ts';
import { caseOfCard } from '#content/safety/cards.ts';
import { caseOfQuestion, withFact } from '#content/safety/questions.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { DISCLOSE_EVERY_MS } from '#content/wyn.ts';
import { mbtiType } from '#contract/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { atTheDoor, type Spoken } from '#server/platform/safety/door.ts';
import { byModel, readerAfter, readerBeside } from '#server/features/companions/model/by-model.ts';
import { reachOf, remember } from '#server/features/companions/memory/memory.ts';
import { askOf, type PromptPerson } from '#server/features/companions/model/prompt.ts';
import { nameIn, type Recollection } from '#companions/remember.ts';
import { recollect, type Changed } from '#server/features/companions/memory/recollect.ts';
import { ownLines, type LineRow, type SceneRow } from '#server/features/companions/memory/scene.queries.ts';
import { offerAt, type SceneOffer, type SpokenAnswer, type TalkLine } from '#companions/speak.ts';
import { hear } from './hear.ts';
import type { read } from './speak.reader.ts';

export type AnswerNeeds = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'rng' | 'llm' | 'config' | 'place' | 'log' | 'safety' | 'facts' | 'reading'
>;

interface AnswerScene {
  row: SceneRow;
  persona: Companion;
  /** The lines that the companion reads, in order. */
  lines: readonly LineRow[];
  /** Lines up to this seq get an answer. */
  upTo: number;
  /** The changes to the notes by an earlier round of the same answer. */
  changed: Changed | undefined;
  /** Aborts when this server stops. */
  signal: AbortSignal;
  /** Called with the part of the answer that may be shown so far; with '' when another answer replaces that part. */
  show: (text: string) => void;
}

export interface CompanionAnswer {
  text: string;
  /** True when the answer discloses again that this is an AI. */
  discloses: boolean;
  by: 'help' | 'model' | 'built_in';
  offer?: SceneOffer | undefined;
  /** The changes to the notes by the answered lines. */
  changed?: Changed;
}

/** Returns the sentence that discloses the AI. */
export const disclosureOf = (name: string): string => `Just so it’s said: I’m ${name}, an AI character, not a person.`;

/**
 * Returns the answer to the waiting lines; undefined when there are none. Lines about a crisis are handled first, and
 * their text is sent to no language model and stored in no note.
 */
export async function compose(deps: AnswerNeeds, scene: AnswerScene): Promise<CompanionAnswer | undefined> {
  const { row, persona } = scene;
  const { waiting, before } = linesOf(scene);
  const [first] = waiting;
  if (first === undefined) return undefined;
  const said = textsOf(waiting);
  const spoken = before.map((line) => asSpoken(row, line));
  const door = await doorFor(deps, scene);
  const now = deps.clock.now();
  const earlier = spoken.filter(({ by }) => by === 'person').map(({ text }) => text);
  if (!door.opens) {
    const fact = door.kind === 'question' ? await factFor(deps, said, earlier) : undefined;
    return { text: withFact(door.text, fact), discloses: false, by: 'help' };
  }
  const memory = await recollect(deps, {
    row,
    waiting,
    before: earlier,
    lastLine: spoken.findLast(({ by }) => by === 'ai')?.text,
    isHushed: door.isHushed,
    changed: scene.changed,
  });
  const { forgot, corrected, isNameNew } = memory;
  // A goodbye, a request to forget, and lines after a help card or safety question get a written answer, not a model's.
  const heard = await hear(deps.reading, said, textsOf(before));
  const isOurs = heard.isGoodbye || door.isHushed || memory.forgot !== undefined;
  const talk: AnswerContext = {
    scene,
    said,
    before: before
      .filter((line, at) => isHarmless(line, heard.isGrave[at]))
      .map(({ sender_id, content }) => ({
        by: sender_id === row.user_id ? 'person' : 'companion',
        text: content,
      })),
    ...memory,
    name: nameIn(memory.notes) ?? row.first_name ?? row.display_name ?? undefined,
    pauseMs: first.created_at.getTime() - (before.at(-1)?.created_at ?? row.met_at).getTime(),
    fact: (await deps.facts.find(said, earlier.at(-1), 'en'))?.answer,
    isAfterHelp: door.isHushed,
    isDoubtful: door.isDoubtful,
    place: before.findLast(({ place }) => place !== null)?.place ?? undefined,
    offered: before.findLast(({ sender_id }) => sender_id === row.companion_id)?.replies ?? [],
    reader: isOurs && heard.language !== 'en' ? await readerBeside(deps, row.user_id) : undefined,
    now,
  };
  const isDue = row.told_at === null || now.getTime() - row.told_at.getTime() >= DISCLOSE_EVERY_MS;
  const asLine = (text: string): string => (isDue ? shortened(`${disclosureOf(persona.name)}\n\n${text}`) : text);
  const { thread } = talk;
  const isStep = (text: string): boolean => thread !== undefined && text.endsWith(thread.parts.at(-1) ?? '');
  // The written answer may be the next step of the thread or of a scene. Then it is the answer, and no model is asked.
  const written = await builtIn(deps, talk);
  const mayModel = !isOurs && !PLAYED.has(written.rule ?? '') && !isStep(written.text);
  const model = mayModel
    ? await askModel(deps, talk, (text) => scene.show(text === '' ? '' : asLine(text)))
    : undefined;
  const words = model?.words;
  const reader = readerAfter(model);
  // `written` does not say when a model without an answer reads other languages again, so a new answer is then written.
  const kept = reader === undefined ? written : undefined;
  const { text, offer } =
    words === undefined
      ? (kept ?? (await builtIn(deps, reader === undefined ? talk : { ...talk, reader })))
      : { text: words, offer: offerAt({ story: storyOf(persona.key), place: talk.place, rng: deps.rng }) };
  if (thread !== undefined && isStep(text)) await rememberStep(deps, row.room_id, { seq: first.seq, thread });
  return {
    text: asLine(text),
    discloses: isDue,
    by: words === undefined ? 'built_in' : 'model',
    offer,
    changed: { upTo: waiting.at(-1)?.seq ?? first.seq, forgot, corrected, isNameNew },
  };
}

const asSpoken = ({ user_id }: SceneRow, { sender_id, content }: LineRow): Spoken => ({
  by: sender_id === user_id ? 'person' : 'ai',
  text: content,
});

/** Asks the door. The words of an offered reply are the character's own, so no doubt about the person comes of them. */
function doorFor({ safety }: AnswerNeeds, scene: AnswerScene): ReturnType<typeof atTheDoor> {
  const { row, persona, lines } = scene;
  const { waiting, before } = linesOf(scene);
  const isTheirs = ({ sender_id, seq, content }: LineRow): boolean => {
    const last = lines.findLast((line) => line.sender_id === row.companion_id && line.seq < seq);
    return sender_id !== row.user_id || !isOffered(last?.replies ?? [], content);
  };
  return atTheDoor(safety, {
    before: before.filter(isTheirs).map((line) => asSpoken(row, line)),
    said: textsOf(waiting.filter(isTheirs)),
    speaker: persona.name,
  });
}

/** The rules by which the person chose a reply: its written answer follows, with a model too. */
const PLAYED: ReadonlySet<string> = new Set(['scene', 'meant-reply']);

/** Notes that the thread went a step further. */
async function rememberStep(
  deps: AnswerNeeds,
  roomId: string,
  { seq, thread }: { seq: number; thread: NonNullable<Recollection['thread']> },
): Promise<void> {
  const learned = { facts: [{ ...thread.fact, line: 0 }], over: [] };
  await remember(deps, { roomId, seqs: [seq], isRead: false, learned, most: reachOf(true).notes, isAll: false });
}

/** Returns the unanswered lines of the person, and the lines before them. */
function linesOf({ row, lines, upTo }: AnswerScene): Record<'waiting' | 'before', LineRow[]> {
  const isWaiting = ({ sender_id, seq }: LineRow): boolean =>
    sender_id === row.user_id && seq > row.answered_seq && seq <= upTo;
  return {
    waiting: lines.filter(isWaiting),
    before: lines.filter((line) => (line.seq <= upTo ? !isWaiting(line) : line.sender_id === row.companion_id)),
  };
}

/** Returns the product fact for lines that get a safety question; undefined unless the lines ask about the product. */
async function factFor(
  { facts, reading }: AnswerNeeds,
  said: readonly string[],
  earlier: readonly string[],
): Promise<string | undefined> {
  return (await hear(reading, said)).asksForHelp ? (await facts.find(said, earlier.at(-1), 'en'))?.answer : undefined;
}

const textsOf = (lines: readonly LineRow[]): string[] => lines.map(({ content }) => content);

/** The number of earlier lines that a character avoids repeating. A character has about two hundred written lines. */
const OWN_LINES = 250;

interface AnswerContext extends Recollection {
  scene: AnswerScene;
  said: readonly string[];
  before: TalkLine[];
  name: string | undefined;
  pauseMs: number;
  fact: string | undefined;
  isAfterHelp: boolean;
  isDoubtful: boolean;
  place: SceneOffer['place'] | undefined;
  offered: readonly string[];
  reader: Reader | undefined;
  now: Date;
}

const isHarmless = ({ content }: LineRow, isGrave: boolean | undefined): boolean =>
  caseOfCard(content) === undefined && caseOfQuestion(content) === undefined && isGrave !== true;

const SPEAK = new URL('speak.reader.ts', import.meta.url);

async function builtIn(
  { db, rng, reading }: AnswerNeeds,
  { scene, ...talk }: AnswerContext,
): Promise<Omit<SpokenAnswer, 'rule'> & { rule?: string }> {
  const earlier = await ownLines(db, scene.row, { before: scene.lines[0]?.seq ?? 1, most: OWN_LINES });
  const { persona, row } = scene;
  const turn = { ...talk, earlier, persona, timeZone: row.time_zone, seed: seedFrom(rng) };
  return (await reading.ask<typeof read>(SPEAK, turn)) ?? { text: unread(talk) };
}

/** Returns the plain answer to lines that could not be read: help if they may need it, else the fact or a question. */
function unread({ before, fact, isAfterHelp, isDoubtful }: Omit<AnswerContext, 'scene'>): string {
  const lines = isDoubtful ? plainTalksWithNumbers : isAfterHelp ? plainTalks : spareLines.unread;
  if (fact !== undefined && !isDoubtful && !isAfterHelp) return fact;
  return lines.find((line) => !before.some(({ text }) => text.includes(line))) ?? lines[0];
}

function askModel(deps: AnswerNeeds, talk: AnswerContext, show: (text: string) => void): ReturnType<typeof byModel> {
  const { row, persona, signal } = talk.scene;
  const brief = talk.place && briefOf(storyOf(persona.key), talk.place);
  const input = { ...talk, persona, person: personOf(talk), scene: brief, timeZone: row.time_zone };
  const ask = { ...askOf(input), signal };
  return byModel(deps, { userId: row.user_id, speaker: persona.name, ask, show });
}

function personOf({ scene: { row }, name }: AnswerContext): PromptPerson {
  return {
    name,
    bio: row.bio !== null && speaksOfCrisis(row.bio) ? null : row.bio,
    type: mbtiType.nullable().parse(row.mbti_type),
    interests: row.interests,
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= MESSAGE_MAX
    ? text
    : `${letters
        .slice(0, MESSAGE_MAX - 1)
        .join('')
        .trimEnd()}…`;
}
