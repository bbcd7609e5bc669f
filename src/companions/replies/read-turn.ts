import { refusalOf } from '#content/moderation.ts';
import { asksForHelp, recognise, type Recognition } from '#companions/hearing/recognise.ts';
import { temperOf } from '#content/companions/theme.ts';
import { NO_STORY, NOWHERE, repliesAt } from '#companions/scenes/play.ts';
import { taken } from '#companions/scenes/taking.ts';
import { Lines } from '#companions/words/lines.ts';
import { asksIn, plain } from '#companions/words/words.ts';
import { undone } from './answered.ts';
import { asksForFact } from './facts.ts';
import { answerOfKind, OF_THE_APP, SURE_KINDS } from './by-kind.ts';
import { wantsQuestion } from './in-scene.ts';
import { corrects, heardAgain } from './mended.ts';
import { isAfterPause, isPlaying, type CompanionTurn, type Reaction, type ReplyScene } from './scene.ts';
import { sureKindOf } from './sure-kind.ts';

/** Reads the person's lines: all inputs of an answer. */
export function sceneOf(given: CompanionTurn): ReplyScene {
  const last = given.said.at(-1) ?? '';
  const was = undone(given.place, last);
  const chosen = taken(offeredTo(given), heardAgain(last));
  // "2" means the words of the second reply, for all rules.
  const turn = { ...given, said: [...given.said.slice(0, -1), chosen ?? heardAgain(last)] };
  const reading = recognise(turn.said);
  const place = was ?? turn.place ?? NOWHERE;
  const kind = sureKindOf({ ...turn, reading });
  const isGuess =
    kind !== undefined &&
    (!SURE_KINDS.test(kind) ||
      (kind.startsWith('self:') && asksForFact(reading.said)) ||
      (ORDERS.test(kind) && !/\b(?:you|your|me)\b/.test(reading.said)));
  const isOf = isGuess && isPlaying({ place }) ? undefined : kind;
  let ofKind: { reaction: Reaction | undefined } | undefined;
  const scene: ReplyScene = {
    ...turn,
    story: turn.story ?? NO_STORY,
    place,
    isCorrection: chosen === undefined && corrects(last),
    isUndone: was !== undefined,
    heard: turn.heard ?? { reply: undefined, theme: undefined },
    temper: temperOf(turn.persona.type),
    taken: chosen,
    // A line that cannot ask for a product fact gets the answer for its own kind, even if the fact is near.
    fact: asksForHelp(reading) && (!isPlaying({ place }) || OF_THE_APP.test(reading.said)) ? turn.fact : undefined,
    reading,
    isOf,
    canAsk: mayAsk(turn, reading),
    lines: linesFor(turn, mayAsk(turn, reading)),
    asking: linesFor(turn, !isUnasked(turn)),
    ofKind: () => (ofKind ??= { reaction: answerOfKind(scene) }).reaction,
  };
  return scene;
}

/** "Put down a bucket" is said in the scene. An order to the character has a word for one of the two. */
const ORDERS = /^(?:task|order|doubt|ask)$/;

/** Returns the replies that a turn may take: those of the step before, if its line corrects how one was taken. */
export function offeredTo({
  said,
  offered = [],
  story,
  place,
}: Pick<CompanionTurn, 'said' | 'offered' | 'story' | 'place'>): readonly string[] {
  const was = undone(place, said.at(-1) ?? '');
  return was === undefined ? offered : repliesAt(story ?? NO_STORY, was);
}

/** The companion asks nothing if one of this many latest lines of the person is like "stop asking me questions". */
const UNASKED_LINES = 6;
const NO_QUESTIONS =
  /\b(?:stop|quit|no more|enough|no|dont|cut|without|so many)\b.{0,24}\b(?:asking|ask me|questions?)\b|\bnobody asked you\b/;

/** Returns whether the answer may ask: not after a goodbye, against the person's wish, or twice without a pause. */
function mayAsk(turn: CompanionTurn, { isGoodbye }: Recognition): boolean {
  const { before, said } = turn;
  const last = before.findLast(({ by }) => by === 'companion')?.text ?? '';
  const isWanted = wantsQuestion(said.at(-1) ?? '');
  return isWanted || (!isGoodbye && !isUnasked(turn) && (isAfterPause(turn) || !asksIn(last)));
}

function isUnasked({ before, said }: CompanionTurn): boolean {
  const theirs = [...before.filter(({ by }) => by === 'person').map(({ text }) => text), ...said];
  return theirs.slice(-UNASKED_LINES).some((text) => NO_QUESTIONS.test(plain(text)));
}

function linesFor(turn: CompanionTurn, canAsk: boolean): Lines {
  const mine = [...turn.earlier, ...turn.before.filter(({ by }) => by === 'companion').map(({ text }) => text)];
  const ofMemory = turn.asked?.it ?? turn.forgot?.it;
  const isSafe = ofMemory !== undefined && ofMemory.length <= LONGEST_SUBJECT && refusalOf(ofMemory) === undefined;
  return new Lines({ mine, words: { name: turn.name, it: isSafe ? ofMemory : undefined }, rng: turn.rng, canAsk });
}

/** If the subject of a question about notes has more characters than this, the answer does not repeat it. */
const LONGEST_SUBJECT = 40;
