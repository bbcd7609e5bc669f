import { kindLines } from '#content/companions/kind-lines.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { spanishLines } from '#content/companions/spanish-words.ts';
import { toneLines } from '#content/companions/tone-lines.ts';
import { saysHard } from '#companions/hearing/recognise.ts';
import { isHeavyTone, toneOf } from '#companions/hearing/tone.ts';
import type { Sign } from '#companions/words/signs.ts';
import { countWords, withoutQuestion } from '#companions/words/words.ts';
import { afterHelp, numbersFor } from './after-help.ts';
import { deniesHelp } from './denied-help.ts';
import { agreed, answered, decided, ofItsOwn, spokenOf, takenBack } from './answered.ts';
import { goodbyeLead } from './by-kind.ts';
import { RECALLS_AGAIN } from './go-on.ts';
import { isHeavyTalk, isSad } from './heavy.ts';
import { honest, nervous, NOD } from './honest.ts';
import { inScene, inSceneByMeaning, ofProp, ofSureTheme, ofTheme, ownQuestion, returned } from './in-scene.ts';
import { isNear, isOnlyPlayed, nearTo } from './near.ts';
import { broughtUp, corrected, forgotten, known, noted, touchedIn } from './of-memory.ts';
import { ofCompanion, ofItsFacts, ofItsLines, onCard, ownStory } from './of-itself.ts';
import { isAfterPause, isPlaying, LIGHT, OWN, ownLine, type ReplyScene, type ReplyRule } from './scene.ts';
import { inOtherLanguage } from './spanish.ts';
import { leavesClearly } from './sure-kind.ts';

const has =
  (...some: readonly Sign[]) =>
  ({ reading }: ReplyScene): boolean =>
    some.some((sign) => reading.signs.includes(sign));

/** The rules of an answer in order. The first one that applies and says something gives the answer. */
export const rules: readonly ReplyRule[] = [
  {
    name: 'near-grave',
    when: isNear,
    say: (scene) => ({ kind: 'near', parts: [...nearTo(scene), ...numbersFor(scene)], isWhole: true }),
  },
  { name: 'scene', say: inScene },
  { name: 'goodbye', when: isLeaving, say: (scene) => ({ kind: 'goodbye', parts: goodbye(scene), isWhole: true }) },
  {
    name: 'forgotten',
    say: (scene) => scene.forgot && { kind: 'forgetting', parts: [forgotten(scene, scene.forgot)] },
  },
  {
    name: 'help-denied',
    when: ({ isAfterHelp, isDoubtful, said }) => isAfterHelp && !isDoubtful && deniesHelp(said.at(-1) ?? ''),
    say: ({ lines }) => ({ kind: 'hardTimes', parts: [lines.pick(spareLines.helpDenied)], isWhole: true }),
  },
  {
    name: 'after-help',
    when: ({ isAfterHelp }) => isAfterHelp,
    say: (scene) => {
      const parts = scene.asked === undefined ? afterHelp(scene) : known(scene, scene.asked);
      return { kind: 'hardTimes', parts: parts.map(withoutQuestion) };
    },
  },
  {
    // The answer by kind is made here, even if a rule before `kind` then speaks.
    name: 'to-the-companion',
    when: ({ ofKind }) => ofKind() === undefined,
    say: (scene) => {
      const sign = weighty(scene);
      const isOfScene = isPlaying(scene) && !TO_YOU.test(scene.reading.said);
      return isToIt(sign) && !isOfScene ? { kind: sign, parts: [ownLine(scene, sign)] } : undefined;
    },
  },
  {
    name: 'unlock',
    when: (scene) => scene.ofKind() === undefined && has('unlock')(scene),
    say: ({ lines }) => ({ kind: 'unlock', parts: [lines.pick(spareLines.unlock)] }),
  },
  {
    name: 'memory',
    say: (scene) => scene.asked && { kind: 'remembering', parts: known(scene, scene.asked) },
  },
  { name: 'spoken-of', when: (scene) => isOfTheOffer(scene), say: spokenOf },
  {
    name: 'product',
    say: (scene) => (scene.fact === undefined ? undefined : { kind: 'product', parts: told(scene, scene.fact) }),
  },
  { name: 'asked-to-ask', say: ownQuestion },
  { name: 'taken-back', say: takenBack },
  { name: 'agreed', say: agreed },
  { name: 'its-own', when: isEnglish, say: ofItsOwn },
  { name: 'decided', when: (scene) => isEnglish(scene) && !tellsOfItself(scene), say: decided },
  { name: 'meant-reply', when: isEnglish, say: inSceneByMeaning },
  { name: 'prop', say: (scene) => ofProp(scene) ?? onCard(scene) ?? ofItsLines(scene) },
  { name: 'sure-theme', when: (scene) => !isBareHello(scene), say: ofSureTheme },
  { name: 'its-facts', say: ofItsFacts },
  { name: 'kind', say: ({ ofKind }) => ofKind() },
  { name: 'answered', when: (scene) => isEnglish(scene) && !isForItself(scene), say: answered },
  {
    name: 'forgetting',
    when: has('forgetting'),
    say: ({ lines }) => ({ kind: 'forgetting', parts: [lines.pick(spareLines.forgetting)] }),
  },
  {
    name: 'language',
    when: (scene) => !isEnglish(scene),
    say: (scene) => ({ kind: 'language', parts: inOtherLanguage(scene) }),
  },
  {
    name: 'against-themself',
    when: ({ reading }) => reading.isAgainstThemself,
    say: (scene) => ({ kind: 'hardTimes', parts: [scene.lines.pick(spareLines.kinder), ownLine(scene, 'hardTimes')] }),
  },
  {
    name: 'corrected',
    say: (scene) =>
      scene.corrected === undefined ? undefined : { kind: 'corrected', parts: corrected(scene, scene.corrected) },
  },
  {
    name: 'apology',
    when: has('apology'),
    say: ({ lines }) => ({ kind: 'apology', parts: [lines.pick(spareLines.apology)] }),
  },
  {
    name: 'name',
    when: ({ isNameNew }) => isNameNew,
    say: ({ lines }) => ({ kind: 'nameGiven', parts: [lines.pick(spareLines.nameGiven)] }),
  },
  {
    name: 'nerves',
    when: (scene) => isEnglish(scene) && has('nerves')(scene) && !has('hardTimes')(scene),
    say: nervous,
  },
  {
    // Words of something hard get the character's own line, unless the theme is sure.
    name: 'theme',
    when: (scene) => !isBareHello(scene) && !has('hardTimes')(scene),
    say: (scene) => ofTheme(scene),
  },
  {
    name: 'weighty',
    say: (scene) => {
      const sign = weighty(scene);
      if (sign === undefined || isToIt(sign) || isOtherTone(scene, sign)) return undefined;
      if (sign === 'advice' && isPlaying(scene)) return undefined;
      // A character's lines for hard times are mostly of loss, and a worry about what may come is none.
      const isWorry = sign === 'hardTimes' && toneOf(scene.meant, scene.said.join(' ')) === 'worry';
      if (isWorry) return { kind: sign, parts: [scene.lines.pick(toneLines.worry)] };
      return { kind: sign, parts: [ownLine(scene, sign)] };
    },
  },
  {
    // A short line does not end a heavy topic.
    name: 'still-heavy',
    when: ({ reading, before }) =>
      reading.signs.length === 0 &&
      reading.isShort &&
      saysHard(before.findLast(({ by }) => by === 'person')?.text ?? ''),
    say: (scene) => ({ kind: 'hardTimes', parts: [ownLine(scene, 'hardTimes')] }),
  },
  {
    name: 'small-talk',
    say: (scene) => {
      const sign = LIGHT.find((one) => has(one)(scene));
      return sign && { kind: sign, parts: [ownLine(scene, sign)] };
    },
  },
  {
    name: 'strain',
    when: has('strain'),
    say: ({ lines }) => ({ kind: 'strain', parts: [lines.pick(spareLines.strain), lines.pick(toneLines.tired)] }),
  },
  {
    name: 'joke',
    when: has('joke'),
    say: ({ lines, persona }) => ({
      kind: 'joke',
      parts: [lines.pick(spareLines.joke), lines.pick(persona.lines.aboutYou)],
    }),
  },
  ...(['luck', 'complaint', 'command', 'agree'] as const).map((sign): ReplyRule => ({
    name: sign,
    when: has(sign),
    say: ({ lines }) => ({ kind: sign, parts: [lines.pick(spareLines[sign])] }),
  })),
  { name: 'returned', when: isBareHello, say: returned },
  {
    name: 'hello-again',
    when: (scene) => isBareHello(scene) && isAfterPause(scene),
    say: (scene) => {
      const line = scene.lines.pick(scene.persona.lines.again);
      const remembered = scene.canAsk ? broughtUp(scene, scene.rng() < RECALLS_AGAIN, true) : undefined;
      return { kind: 'again', parts: remembered === undefined ? [line] : [withoutQuestion(line), remembered] };
    },
  },
  {
    name: 'bare-hello',
    when: isBareHello,
    say: ({ lines, persona }) => ({
      kind: 'greeting',
      parts: [lines.pick(spareLines.greeting), lines.pick(persona.lines.howAreYou, spareLines.howAreYou)],
    }),
  },
  {
    name: 'fool',
    when: ({ reading }) => reading.isQuestion && FOOL.test(reading.said) && !NOT_FOR_US.test(reading.said),
    say: ({ lines }) => ({ kind: 'opinion', parts: [lines.pick(kindLines.fool)] }),
  },
  { name: 'about-the-companion', say: ofCompanion },
  {
    name: 'noise',
    say: ({ reading: { noise }, lines }) => noise && { kind: 'short', parts: [lines.pick(spareLines[noise])] },
  },
  { name: 'noted', when: (scene) => !isSad(scene), say: noted },
  {
    name: 'tone',
    when: ({ reading }) => !reading.isQuestion && countWords(reading.said) > NOD,
    say: (scene) => {
      const tone = toneOf(scene.meant, scene.said.join(' '));
      if (tone === undefined || tone === 'calm' || tone === 'soft') return undefined;
      if (isPlaying(scene) && !isHeavyTone(tone)) return undefined;
      // A heavy subject allows no joke and no anger on the person's behalf in the lines after it.
      if (isHeavyTalk(scene) && !isHeavyTone(tone) && tone !== 'warm') return undefined;
      const lines = tone === 'joy' ? scene.persona.lines.goodNews : toneLines[tone];
      return { kind: tone, parts: [...touchedIn(scene), scene.lines.pick(lines)] };
    },
  },
  { name: 'own-story', when: (scene) => !isHeavyTalk(scene), say: ownStory },
  {
    name: 'remembered',
    say: (scene) => {
      const parts = touchedIn(scene);
      return parts.length === 0 ? undefined : { kind: 'remembered', parts };
    },
  },
  { name: 'honest', say: honest },
];

function isEnglish({ reading }: ReplyScene): boolean {
  return reading.language === 'en';
}

/** Returns whether a line in a scene says something beside it: thanks, something hard, a name, a correction. */
const isForItself = (scene: ReplyScene): boolean =>
  has('thanks', 'howAreYou', 'aboutYou', 'joke', 'unlock', 'forgetting')(scene) ||
  isBareHello(scene) ||
  scene.isNameNew ||
  scene.corrected !== undefined ||
  tellsOfItself(scene);

/** Returns whether a line between scenes may be about the scene on offer, though it asks about the character. */
const isOfTheOffer = (scene: ReplyScene): boolean =>
  isEnglish(scene) &&
  !has('thanks', 'hardTimes', 'unlock', 'forgetting')(scene) &&
  !(scene.reading.isAgainstThemself || scene.isNameNew || scene.corrected !== undefined);

/** Returns whether a line tells something hard that is not of the scene, which comes before any decision in it. */
const tellsOfItself = (scene: ReplyScene): boolean =>
  scene.reading.isAgainstThemself || (!isOnlyPlayed(scene) && (has('hardTimes')(scene) || tellsSorrow(scene)));

/** The tone of a few words is a guess. */
const tellsSorrow = (scene: ReplyScene): boolean =>
  isSad(scene) &&
  countWords(scene.reading.said) >= LEAST_OF_SORROW &&
  /\b(?:my|mine|me|myself)\b/.test(scene.reading.said);
const LEAST_OF_SORROW = 5;

/** The rules that guess: in a scene, most lines that they would take are about the scene. Some do not guess a few words. */
const GUESSES = /^(?:theme|strain|luck|complaint|fool|about-the-companion|noted|own-story)$/;
const GUESSES_OF_MANY = /^(?:apology|small-talk|agree)$/;
const FEW_WORDS = 3;
const COMFORTS = /^(?:weighty|tone|still-heavy)$/;

/** Returns whether a rule leaves the line to the scene that is played. */
export function staysOut(scene: ReplyScene, rule: string): boolean {
  if (!isPlaying(scene) || has('thanks', 'howAreYou', 'aboutYou')(scene)) return false;
  if (COMFORTS.test(rule)) return isOnlyPlayed(scene);
  return GUESSES.test(rule) || (GUESSES_OF_MANY.test(rule) && countWords(scene.reading.said) > FEW_WORDS);
}

/** In a scene, only clear words of leaving are a goodbye: "i should go first" is not. */
function isLeaving(scene: ReplyScene): boolean {
  const { reading, isOf, fact } = scene;
  return (
    (reading.isGoodbye || (isOf === 'goodbye' && fact === undefined)) &&
    (!isPlaying(scene) || leavesClearly(reading.said))
  );
}

function goodbye(scene: ReplyScene): string[] {
  const { lines, persona, isAfterHelp, reading } = scene;
  if (isAfterHelp) return [lines.pick(spareLines.goodbye), spareLines.goodbyeAfterHelp];
  if (reading.language === 'es') return [lines.pick(spanishLines.goodbye)];
  const byes = persona.lines.goodbye.filter((line) => isNight(scene) || !NIGHT.test(line));
  return [...goodbyeLead(scene), lines.pick(byes, spareLines.goodbye)];
}

const NIGHT = /\b(?:good ?night|tonight|sleep|dreams?|bed|pillow|nighty)\b/i;
const EVENING = { from: 20, to: 5 };

/** Returns whether a goodbye may be for the night: the person says so, or it is late in the person's time zone. */
function isNight({ reading, now, timeZone }: ReplyScene): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  const isLate = hour >= EVENING.from || hour < EVENING.to;
  return isLate || /\b(?:night|nite|tonight|bed|bedtime|sleep|sleepy|gn|goodnight)\b/.test(reading.said);
}

const weighty = ({ reading }: ReplyScene): (typeof OWN)[number] | undefined =>
  OWN.find((sign) => reading.signs.includes(sign));

/** Returns whether a sign is of a line to the companion, about the companion. */
const isToIt = (sign: ReturnType<typeof weighty>): sign is 'areYouReal' | 'flirt' | 'insult' =>
  sign === 'areYouReal' || sign === 'flirt' || sign === 'insult';

/** In a scene, "that's so dumb" and "what are you wearing?" are about the scene. */
const TO_YOU = /\b(?:you|your|youre|u|ur)\b(?! wearing| two)/;

/** "At least the parking was free" has good words but another tone, and the tone decides. */
function isOtherTone({ meant, said }: ReplyScene, sign: (typeof OWN)[number]): boolean {
  const tone = toneOf(meant, said.join(' '));
  if (tone === undefined || sign === 'advice') return false;
  return sign === 'hardTimes' ? !isHeavyTone(tone) : tone !== 'joy' && tone !== 'warm';
}

/** Returns the product fact that was asked for, after a kind word if the person's line also has something hard. */
function told(scene: ReplyScene, fact: string): string[] {
  const { reading, lines, before } = scene;
  if (reading.signs.includes('hardTimes')) return [withoutQuestion(ownLine(scene, 'hardTimes')), fact];
  const isToldAgain = before.some(({ by, text }) => by === 'companion' && text.includes(fact));
  const leads = isToldAgain ? spareLines.productAgain : spareLines.product;
  // `Lines` would repeat short leads, so used leads are left out. Without a new lead, the fact comes alone.
  const unsaid = leads.filter((lead) => !before.some(({ by, text }) => by === 'companion' && text.startsWith(lead)));
  return [lines.fresh(unsaid) ?? '', fact];
}

function isBareHello(scene: ReplyScene): boolean {
  const isHello = scene.isOf === 'greeting' || has('greeting')(scene);
  return isHello && countWords(scene.reading.said) <= BARE_HELLO;
}

/** Asks whether something of the person's own is foolish. */
const FOOL =
  /\b(?:(?:is|was) (?:that|this|it|thats)|thats|am i|was i|(?:do|did) i (?:sound|look|seem)) (?:\w+ )?(?:silly|stupid|foolish|daft|ridiculous|childish|pathetic|weird|odd|crazy|petty|selfish|dramatic|too (?:old|much|late|early))\b/;
/** Subjects on which an AI must not give approval: the body, and harm. */
const NOT_FOR_US =
  /\b(?:pain|hurts?|blood|swollen|rash|lump|dizzy|fever|pills?|dose|doctor|pregnant|drunk|hit|slap\w*|punch\w*|stole|steal\w*|threat\w*|cheat\w*|stalk\w*|starv\w*|kill\w*|die|dead|cut myself|hate (?:myself|me))\b/;

/** A line with a hello and at most this many words is only a hello. */
const BARE_HELLO = 4;
