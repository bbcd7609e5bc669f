import { chosenLines, leanLines, takenAsLines, takenLines, undoneLines } from '#content/companions/answer-lines.ts';
import { askedFor, type AskedFor } from '#content/companions/asked-for.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { denies } from '#companions/scenes/taking.ts';
import { weightOf, wordsOf } from '#server/platform/models/word-likeness.ts';
import { invitation, ownAnswer, passBy, repliesAt, type Place } from '#companions/scenes/play.ts';
import { countWords, plain, sentencesOf } from '#companions/words/words.ts';
import { follow, ofProp, openQuestion, stillAsked } from './in-scene.ts';
import { corrects } from './mended.ts';
import { isPlaying, type Reaction, type ReplyScene } from './scene.ts';

const FILLER = '(?:(?:um+|hm+|oh|ok|okay|well|honestly|please|just|uh|god|hell) )*';
/** The person leaves the choice to the character. */
const LEAVES_IT = new RegExp(
  `^${FILLER}(?:i dont know|no idea|no clue|(?:im )?not sure|you (?:choose|pick|decide|lead)|your (?:choice|call|pick)|surprise me|whatever|anything|any of (?:them|these)|either|both|all of (?:them|it)|skip|next|go on|continue|pass|whichever)(?: \\w+){0,2}$`,
);
const YES = new RegExp(
  `^${FILLER}(?:yes|yeah|yep|yup|yea|aye|sure|of course|definitely|absolutely|ok|okay|alright|i do|i am|i have|i would|im in|lets (?:do it|go|roll|start|begin|see|play)|show me|tell me more|count me in|deal|i guess so|totally|always|why not)(?: (?:yes|please|sure|of course|lets (?:do it|go)|i do|i am|ok|okay|always|then|show me|ready))*$`,
);
const NO = new RegExp(
  `^${FILLER}(?:no|nope|nah|never|(?:absolutely |definitely |certainly |of course )?not(?: really| at all| me)?|no (?:way|thanks|thank you)|i (?:dont|wouldnt|havent|cant)|none|nobody|nothing)(?: (?:not really|thanks|never|no|sorry|at all|ever))*$`,
);
/** Sounds, which answer nothing. */
const SOUNDS =
  /^(?:(?:oh|wow|whoa|nice|cool|great|hm+|mm+|ah|aw+|huh|omg|lol|sweet|neat|interesting|fine|good|right|i see|true|damn|well|yay|ha|haha|hahaha)(?: |$))+$/;
/** A question that offers something to do: "can we push it?" */
const PROPOSES =
  /^(?:(?:so|and|but|maybe|ok|hm+|well|oh) )*(?:what if|(?:how|what) about (?!you)|(?:can|could|should|shall|may|cant|couldnt) (?:i|we)|why dont (?:i|we|you)|lets)\b/;
const SAYS_YES =
  /^(?:yes|yeah|yep|aye|sure|of course|always|i do|i am|i have|i would|we do|deal|gladly|absolutely|okay|ok)\b/i;
const SAYS_NO = /^(?:no|not|never|nope|nobody|nothing|none|i (?:don|wouldn|haven)[’']t|hardly)\b/i;

/** A reply this near in meaning may be what the person means; one that is less near is not spoken of. */
const MAY_MEAN = 0.5;

/** Returns what the scene makes of a statement: the nearest reply, or an answer of the person's own to its question. */
export function answered(scene: ReplyScene): Reaction | undefined {
  const { story, place, reading, heard, said, temper } = scene;
  const text = plain(said.at(-1) ?? '');
  const ranked = heard.ranked ?? [];
  const replies = repliesAt(story, place);
  const isAsked = reading.isQuestion && !PROPOSES.test(text) && !/\?.*[a-z]{3}/i.test(reading.last);
  if (!isPlaying(scene) || ranked.length === 0 || isAsked || reading.noise !== undefined || takesBack(text))
    return undefined;
  const asked = askedFor(plain(openQuestion(scene)));
  if (YES.test(text) || NO.test(text)) {
    if (asked !== 'yes') return undefined;
    const isYes = YES.test(text);
    const reply = replies.find((one) => (isYes ? SAYS_YES : SAYS_NO).test(one));
    return reply === undefined
      ? pass(scene, ranked[0]?.reply, isYes ? 'yes' : 'no')
      : take(scene, reply, takenAsLines[temper]);
  }
  if (SOUNDS.test(text)) return undefined;
  const nearest = ranked.find(({ reply }) => !denies(text, reply)) ?? ranked[0];
  const own =
    asked === 'yes'
      ? /^(?:yes|yeah|yep|sure)\b/.test(text)
        ? 'yes'
        : /^(?:no|nope|nah)\b/.test(text)
          ? 'no'
          : 'thing'
      : asked;
  const passed = (nearest?.likeness ?? 0) >= MAY_MEAN ? undefined : pass(scene, nearest?.reply, own);
  return passed ?? take(scene, nearest?.reply, takenAsLines[temper]);
}

/** Follows a reply that the person's words may have meant, and says so first. */
function take(scene: ReplyScene, reply: string | undefined, lines: readonly string[]): Reaction | undefined {
  const next = reply === undefined ? undefined : follow(scene, reply);
  const it = reply?.replaceAll(/[“”]/g, '');
  return next && doubted(scene, next, scene.asking.with({ it }).pick(lines));
}

function pass(scene: ReplyScene, nearest: string | undefined, asked: AskedFor): Reaction | undefined {
  const next = nearest === undefined ? undefined : passBy(scene.story, scene.place, nearest);
  const line = scene.lines.pick(takenLines[scene.temper][asked]);
  return next && doubted(scene, { kind: 'scene', parts: [next.text], place: next.place }, line);
}

/** Joins what goes before a step of the scene, as far as it fits, and keeps the place for a correction. */
function doubted({ place }: ReplyScene, { parts, place: next }: Reaction, line: string): Reaction {
  return {
    kind: 'scene',
    parts: fitting([line], parts.join(' ')),
    isWhole: true,
    ...(next && { place: { ...next, was: place } }),
  };
}

const fitting = (before: readonly string[], text: string): string[] => {
  const room = MESSAGE_MAX - text.length;
  return [...before.filter((_, at) => before.slice(at).join(' ').length < room), text];
};

/** Returns where a correction leads back to, if the line before took the person's words with doubt. */
export function undone(place: Place | undefined, text: string): Place | undefined {
  return place?.was !== undefined && takesBack(text) ? place.was : undefined;
}

const takesBack = (text: string): boolean => corrects(text) || TAKES_BACK.test(plain(text));

const TAKES_BACK =
  /\bnot (?:that|what i (?:meant|said))\b|\b(?:didnt|dont) (?:mean|say) (?:that|it)\b|\b(?:wrong (?:one|way)|go back|undo|take that back)\b/;

/** Returns to the step before, where the person's words say no more than that they were taken wrongly. */
export function takenBack(scene: ReplyScene): Reaction | undefined {
  const { isUndone, said, lines, temper, place } = scene;
  const text = said.at(-1) ?? '';
  if (!isUndone || !takesBack(text)) return undefined;
  return { kind: 'mended', parts: [lines.pick(undoneLines[temper]), openQuestion(scene)], isWhole: true, place };
}

/** The person asks what the character would choose, or what it makes of it. */
const CHOOSES =
  /\b(?:what|which|who|where|how|whom)(?: \w+){0,2} would you\b|\bwhat should (?:i|we)\b|\b(?:what|which)(?: one)? do you (?:prefer|pick|choose|suggest|recommend|want|say)\b|\byour (?:pick|vote|choice|guess|advice)\b|\bhelp me (?:choose|decide|pick)\b|\bif you were me\b/;
const OPINES =
  /\b(?:what|how) about (?:you|yours|yourself)$|^(?:and )?(?:you|yours|yourself)$|\band (?:you|yours|yourself)$|\bwhat do you (?:think|make of|reckon|feel)\b|\bdo you (?:think|agree|believe|reckon)\b|\byour (?:opinion|take|view|thoughts|answer|turn|own)\b|\b(?:have|did|would|do) you (?:ever|have one|have any)\b|\bhappen(?:ed)? to you\b/;

/** Returns the character's own answer in the scene; its vote if it is asked to choose, or has answered before. */
export function ofItsOwn(scene: ReplyScene): Reaction | undefined {
  const { story, place, reading, lines, asking, temper, heard, said } = scene;
  const sentences = sentencesOf(said.at(-1) ?? '');
  const last = plain(sentences.at(-1) ?? '');
  if (!isPlaying(scene) || !reading.isQuestion || !(CHOOSES.test(last) || OPINES.test(last))) return undefined;
  const own = ownAnswer(story, place);
  const fresh = CHOOSES.test(last) || own === undefined ? undefined : lines.fresh([own]);
  const replies = repliesAt(story, place);
  const it = replies[Math.floor(scene.rng() * replies.length)]?.replaceAll(/[“”]/g, '');
  const answer = fresh ?? asking.with({ it }).pick(leanLines[temper]);
  const rest = sentences.slice(0, -1).join(' ');
  const isTold = rest !== '' && !rest.includes('?');
  const next = !isTold
    ? undefined
    : heard.reply === undefined
      ? answered({ ...scene, said: [rest], reading: { ...reading, isQuestion: false } })
      : follow(scene, heard.reply);
  if (next === undefined) return { kind: 'own', parts: [answer, stillAsked(scene)], isWhole: true };
  return { ...next, parts: fitting([answer, ...next.parts.slice(0, -1)], next.parts.at(-1) ?? ''), isWhole: true };
}

/**
 * Goes on in the scene for a line that decides and asks: "Keep playing. But what did he see?" The decision moves the
 * scene on, after the answer to the question if the character has one.
 */
export function decided(scene: ReplyScene): Reaction | undefined {
  const { heard, said, reading } = scene;
  const sentences = sentencesOf(said.at(-1) ?? '');
  const told = sentences.filter((one) => !one.includes('?')).join(' ');
  const hasBoth = isPlaying(scene) && sentences.some((one) => one.includes('?')) && countWords(told) > 1;
  if (!hasBoth || OPINES.test(plain(told))) return undefined;
  const { reply } = heard;
  const next =
    reply !== undefined && !denies(plain(told), reply)
      ? follow(scene, reply)
      : answered({ ...scene, said: [told], reading: { ...reading, isQuestion: false, last: told } });
  const known = next && ofProp(scene)?.parts;
  if (next === undefined || known === undefined) return next;
  return { ...next, parts: fitting([...known, ...next.parts.slice(0, -1)], next.parts.at(-1) ?? '') };
}

const NEXT =
  /^(?:(?:ok|so|and|well) )*(?:next|lets go|go on|continue|another(?: one)?|(?:what|whats) (?:now|next|else)|now what)$/;

/** Returns whether the character's last line offers a scene. */
const hasOffered = ({ story, place, before }: ReplyScene): boolean => {
  const offers = invitation(story, place);
  return offers !== undefined && before.findLast(({ by }) => by === 'companion')?.text.includes(offers) === true;
};

/** Returns the scene that was just offered, to a yes between scenes; in one, the first reply to who leaves it open. */
export function agreed(scene: ReplyScene): Reaction | undefined {
  const { story, place, said, offered = [], temper } = scene;
  const text = plain(said.at(-1) ?? '');
  if (isPlaying(scene) && LEAVES_IT.test(text)) return take(scene, repliesAt(story, place)[0], chosenLines[temper]);
  const agrees = NEXT.test(text) || (hasOffered(scene) && (YES.test(text) || LEAVES_IT.test(text)));
  return place.scene === null && agrees && offered[0] !== undefined ? follow(scene, offered[0]) : undefined;
}

/** Words that many lines share, whatever they are about. */
const COMMON = new Set(
  'one two three four five six seven eight nine ten now day night morning today time minute hour year every thing something somebody nobody never again out up down off over way need want help find look see come go going know say tell told get got take let use used work hand good right left own new old people person friend not no yes ok maybe sure thank love like name im ive its dont cant would'.split(
    ' ',
  ),
);
/** A line that does not follow the offer at once must share this many words with it, unless it asks. */
const SHARED_LATER = 2;

/** Begins the scene that waits, for words that speak of it: "where did you last see your hair?" */
export function spokenOf(scene: ReplyScene): Reaction | undefined {
  const { story, place, said, before, reading } = scene;
  const invites = place.scene === null ? invitation(story, place) : undefined;
  const opener = repliesAt(story, { ...place, theme: undefined })[0];
  const isKnown = invites !== undefined && before.some(({ by, text }) => by === 'companion' && text.includes(invites));
  if (!isKnown || opener === undefined || NO.test(plain(said.at(-1) ?? ''))) return undefined;
  const ofScene = contentOf(`${invites} ${opener}`);
  const shared = [...contentOf(said.join(' '))].filter((word) => ofScene.has(word));
  const least = hasOffered(scene) || reading.isQuestion ? 1 : SHARED_LATER;
  return shared.length < least ? undefined : follow(scene, opener);
}

const contentOf = (text: string): Set<string> =>
  wordsOf(
    plain(text)
      .split(' ')
      .filter((word) => word.length > 2 && weightOf(word) === 1 && !COMMON.has(word))
      .join(' '),
  );

/** Begins the scene that was just offered, for words that nothing else answers and that do not refuse. */
export function begun(scene: ReplyScene): Reaction | undefined {
  const { place, said, offered = [], reading, temper } = scene;
  const mayBegin = place.scene === null && hasOffered(scene) && !reading.isQuestion && reading.noise === undefined;
  return mayBegin && !NO.test(plain(said.at(-1) ?? '')) ? take(scene, offered[0], takenAsLines[temper]) : undefined;
}
