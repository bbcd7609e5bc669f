import { spareLines } from '#content/companions/spare-lines.ts';
import { toneLines } from '#content/companions/tone-lines.ts';
import { ofItself } from '#content/companions/about-itself.ts';
import { followUps, nextUps, takeUps } from '#content/companions/take-ups.ts';
import { VERY_NEAR } from '#companions/words/nearness.ts';
import { ownWords } from '#companions/words/own-words.ts';
import { saysHard, type Recognition } from '#companions/hearing/recognise.ts';
import { ownLine, type TalkLine, type ReplyScene } from './scene.ts';
import { isHeavyTone, toneOf } from '#companions/hearing/tone.ts';

/** The probability that an answer ends with a question about the statement, and not with a line of the character. */
const FOLLOWS_UP = 0.4;
/** The probability that the character speaks of itself, when a line of its own is very near to the person's line. */
const TELLS = 0.35;

/** Returns the answer to a statement: the statement turned to "you", then a question or a line of the character. */
export function takenUp(scene: ReplyScene): string[] {
  const { lines, persona, rng } = scene;
  // Both numbers are always drawn, so that later random choices do not depend on the branch that is taken.
  const [telling, asking] = [rng(), rng()];
  const lead = givenBack(scene);
  if (lead === undefined) return [lines.pick(takeUps.lost), lines.pick(persona.lines.listening)];
  const toldIn = toneOf(scene.meant, scene.said.join(' '));
  // A heavy subject allows no anecdote, no joke and no anger on the person's behalf. Even without a tone, the person's
  // words can have the sign of something hard.
  const isHard = toldIn === undefined && scene.reading.signs.includes('hardTimes');
  const isHeavyBefore = isHard || isHeavyTalk(scene);
  const tone = isHeavyBefore && toldIn !== 'grief' && toldIn !== 'tired' && toldIn !== 'warm' ? 'calm' : toldIn;
  if (tone === 'joy') return withLead(scene, 'goodNews');
  const isHeavy = isHeavyTone(tone) || isHeavyBefore;
  const own = isHeavy || tone !== undefined ? undefined : nearest(scene, VERY_NEAR);
  if (own !== undefined && telling < TELLS) return [lead, own];
  const question = asking < FOLLOWS_UP ? followUp(scene) : undefined;
  if (tone === 'soft') return [lead, question ?? lines.pick(takeUps.gently)];
  if (tone !== undefined && tone !== 'calm') return [lead, lines.pick(toneLines[tone], spareLines.listening)];
  const listening = isHeavy ? [spareLines.listening] : [listeningOf(scene), spareLines.listening];
  return [lead, question ?? lines.pick(...listening)];
}

/** Returns a line that repeats the person's statement or its subject; undefined when neither was found. */
function givenBack({ reading, lines }: ReplyScene): string | undefined {
  const { mirror, fragment, toMe, it } = reading.echo;
  if (mirror !== undefined) return lines.pick(takeUps.told);
  if (fragment !== undefined) return lines.pick(takeUps.toldInWords);
  if (toMe !== undefined) return lines.pick(takeUps.toldToMe);
  if (it === undefined) return undefined;
  // The noun that was found may be wrong, so the person's own words are preferred.
  const own = reading.isShort || reading.isQuestion ? undefined : ownWords(reading.last);
  return own === undefined ? lines.pick(takeUps.about) : lines.with({ own }).pick(takeUps.inWords);
}

const LIVING = /^(?:person|people|animal)$/;
/** Replies that repeat the noun are used for people and animals only: for things, the noun is often a wrong guess. */
const listeningOf = ({ persona, reading }: ReplyScene): readonly string[] =>
  reading.echo.isSubject && LIVING.test(reading.echo.kind)
    ? persona.lines.listening
    : persona.lines.listening.filter((line) => !line.includes('{it}'));

/** The number of latest lines of each side among which a heavy line sets the tone. */
const HEAVY_LINES = 4;

/** Returns whether a recent line was about something heavy, by the person's words or by the companion's answer. */
function isHeavyTalk({ before }: ReplyScene): boolean {
  const [theirs, ours] = [lastOf(before, 'person'), lastOf(before, 'companion')];
  return theirs.some(saysHard) || ours.some((text) => FOR_HEAVY.some((line) => text.includes(line)));
}

const lastOf = (before: ReplyScene['before'], by: TalkLine['by']): string[] =>
  before
    .filter((one) => one.by === by)
    .slice(-HEAVY_LINES)
    .map(({ text }) => text);
const FOR_HEAVY: readonly string[] = [...toneLines.grief, ...toneLines.hurt];

/** Returns an unused line of the character on the topic; with a model of meaning, one of similarity `least` or more. */
export function nearest({ reading, persona, lines, near }: ReplyScene, least = 0): string | undefined {
  const ofTopic = reading.topic === undefined ? [] : persona.lines.topics[reading.topic];
  return lines.fresh(near === undefined ? ofTopic : ofTopic.filter((line) => (near.get(line) ?? -1) >= least));
}

/** Returns a question about the subject of the person's line or about their statement; undefined when none fits. */
export function followUp({ reading, lines, canAsk }: ReplyScene): string | undefined {
  if (!canAsk) return undefined;
  const { it, kind, isSubject, when, mirror } = reading.echo;
  if (mirror === undefined) return undefined;
  // "Your late husband" must not become a question.
  const isOwn = isSubject && it?.startsWith('your ') === true && when !== 'past' && !/\b(?:late|ex)\b/.test(it);
  const ofThem = isOwn ? lines.fresh(followUps[kind]) : undefined;
  if (ofThem !== undefined) return ofThem;
  if (when === 'now' && VIEW.test(mirror)) return lines.fresh(nextUps.view);
  return (when === 'now' ? STATE : DEED).test(mirror) ? lines.fresh(nextUps[when]) : undefined;
}

/** Matches a statement of what the person did, which may always be asked about. */
const DEED = /^(?:\w+ ){0,3}you(?:’\p{L}+)? (?!never\b|didn’t\b|haven’t\b)(?!.*\b(?:but|still|yet)\b)/iu;
/** Matches a statement of how the person is, which may always be asked about. */
const STATE = /^(?:\w+ )?you(?:’re| are| live| work| keep| feel| can’t| never| still| miss| sleep)\b/i;

/** Words that state a belief, and not an event. */
const VIEW =
  /\b(?:is|are|isn’t|aren’t|’s) (?:\w+ )?(?:the (?:only|worst|best|most|least)|better|worse|overrated|underrated|boring|wrong|nonsense|fine)\b|\bshould(?:n’t)? (?!go\b)|\b(?:beats?|always|never)\b(?!.*\byou\b)/i;

/** Returns whether the tone of a line is a little glad. This is enough for news whose words are good. */
const isSlightlyGlad = ({ meant, said }: ReplyScene): boolean => {
  const tone = toneOf(meant, said.join(' '));
  const glad = (meant?.tones['joy'] ?? 0) + (meant?.tones['tender'] ?? 0);
  return glad >= SLIGHTLY && (tone === undefined || tone === 'warm' || tone === 'calm');
};
const SLIGHTLY = 0.2;

/** Returns a line that repeats the event and a line of the character. If the tone does not fit, `takenUp` answers. */
export function withLead(scene: ReplyScene, kind: 'hardTimes' | 'goodNews' | 'advice'): string[] {
  const { reading, lines } = scene;
  const { it, mirror } = reading.echo;
  const tone = toneOf(scene.meant, scene.said.join(' '));
  // "At least the parking was free" has good words but another tone, and the tone decides.
  const isOther = kind === 'hardTimes' ? !isHeavyTone(tone) : tone !== 'joy' && !isSlightlyGlad(scene);
  if (kind !== 'advice' && scene.meant !== undefined && (mirror ?? it) !== undefined && isOther) return takenUp(scene);
  const own = ownLine(scene, kind);
  if (kind === 'advice') return it === undefined ? [own] : [lines.pick(takeUps.adviceAbout), own];
  const [whole, about] = kind === 'hardTimes' ? [takeUps.sorry, takeUps.sorryAbout] : [takeUps.glad, takeUps.gladAbout];
  if (mirror !== undefined) return [lines.pick(whole), own];
  // "I'm sorry about the flap" would not comfort anybody.
  const isTheirs = kind === 'goodNews' ? it !== undefined : it?.startsWith('your ') === true;
  return isTheirs ? [lines.pick(about), own] : [own];
}

const ABOUT_ITSELF =
  /\b(?:about|of|for) (?:you|yourself)\b|\b(?:who|what) are you\b|\byour (?:story|life|deal|thing|self)\b|\byourself\b|\b(?:something|anything) (?:else )?(?:about|of) you\b|^(?:and )?you\b/;

/** Answers "Do you bake?" with the character's own line about baking, or says that the character has none. */
export function ofCompanion(scene: ReplyScene): string[] {
  const { reading, lines, persona, near } = scene;
  // A fact about every character comes before a line on the topic that is not near.
  const plainly = ofItself.find(({ asked }) => asked.test(reading.said));
  const answer = plainly === undefined || nearest(scene) !== undefined ? undefined : lines.fresh(plainly.lines);
  if (answer !== undefined) return [answer];
  const ofTopic = reading.topic === undefined ? [] : persona.lines.topics[reading.topic];
  const aboutIt = near === undefined ? [] : persona.lines.aboutYou.filter((line) => near.has(line));
  const own = nearest(scene) ?? lines.fresh(ofTopic) ?? lines.fresh(aboutIt);
  if (own !== undefined) return [own];
  if (/\bwhere (?:do|are) you\b|\bwhat do you do\b(?! (?:for|when|on|after))|\byour job\b/.test(reading.said)) {
    return [`On my card it says: ${persona.life}.`];
  }
  const isAtAll = reading.echo.it === undefined;
  const about = lines.pick(persona.lines.aboutYou, spareLines.aboutYou);
  // "Tell me about yourself" can get any of the lines about the character.
  if (isAtAll && !reading.isNarrow && (reading.signs.includes('andYou') || ABOUT_ITSELF.test(reading.said)))
    return [about];
  return [lines.pick(isAtAll ? takeUps.notWrittenAtAll : takeUps.notWritten)];
}

export function ofOpinion({ reading, lines }: ReplyScene): string[] {
  const { mirror, it } = reading.echo;
  if (mirror !== undefined) return [lines.pick(takeUps.told), lines.pick(takeUps.opinion)];
  const isAboutTheirs = it?.startsWith('your ') === true;
  return [lines.pick(isAboutTheirs ? takeUps.opinionAbout : takeUps.opinion, takeUps.opinion)];
}

export function ofWorld({ reading, lines, persona, slots }: ReplyScene): string[] {
  const { mirror, it: noun } = reading.echo;
  // If there is a statement beside the question, the answer repeats the statement.
  if (mirror !== undefined) return [lines.pick(takeUps.told), lines.pick(takeUps.worldAtAll)];
  const it = slots['thing'] ?? noun;
  const lead = lines.with({ it }).pick(it === undefined ? takeUps.worldAtAll : takeUps.world);
  return [lead, lines.pick(persona.lines.unknown, spareLines.unknown)];
}

/** Answers "This job is killing me", which is about the job and not about dying. */
export function ofStrain(scene: ReplyScene): string[] {
  const { reading, lines } = scene;
  const lead = lines.pick(reading.echo.it === undefined ? takeUps.strainAtAll : takeUps.strain, takeUps.strainAtAll);
  return [lead, lines.pick(spareLines.listening)];
}

/** Returns the answer to the statement beside the small talk of a line; empty without a statement. */
export function more(scene: ReplyScene): string[] {
  return isTold(scene.reading) ? takenUp(scene) : [];
}

/** Returns whether a line has a statement besides its small talk. */
export const isTold = ({ echo: { mirror, fragment } }: Recognition): boolean =>
  mirror !== undefined || fragment !== undefined;
