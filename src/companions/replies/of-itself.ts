import { factsOfItself, ofItself } from '#content/companions/about-itself.ts';
import { asksIn, sentencesOf } from '#companions/words/words.ts';
import { asksForFact, isAnswerTo, ofCard, tellsWhatIsAsked } from './facts.ts';
import { stillAsked } from './in-scene.ts';
import type { Reaction, ReplyScene } from './scene.ts';

/** The lowest similarity at which one of the character's own lines answers a question of its taste. */
const NEAR_ENOUGH = 0.55;
/** The lowest similarity for an anecdote that the person did not ask for. */
const VERY_NEAR = 0.5;

/** Returns the answer to a question about what this chat and its AI are. */
export function ofItsFacts({ reading, lines }: ReplyScene): Reaction | undefined {
  const fact = reading.isQuestion ? factsOfItself.find(({ asked }) => asked.test(reading.said)) : undefined;
  return fact && { kind: 'question', parts: [lines.pick(fact.lines)] };
}

/** Topics that are so wide that the words of a question are tried first. */
const BY_WORDS: ReadonlySet<string> = new Set(['real', 'read', 'day', 'past']);

/** Returns an unused line for a topic that the meaning of a question names, or for its words. */
export function ofSelf({ reading, lines }: ReplyScene, topic: string): string | undefined {
  const byWords = ofItself.find(({ asked }) => asked.test(reading.said));
  const byTopic = ofItself.find((one) => one.topic === topic);
  const ofBoth = BY_WORDS.has(topic) ? [byWords, byTopic] : [byTopic, byWords];
  return ofBoth.map((one) => (one === undefined ? undefined : lines.fresh(one.lines))).find((one) => one !== undefined);
}

/** Returns an unused line of the character on the topic; with a model of meaning, one of similarity `least` or more. */
export function nearest({ reading, persona, lines, near }: ReplyScene, least = 0): string | undefined {
  const ofTopic = reading.topic === undefined ? [] : persona.lines.topics[reading.topic];
  return lines.fresh(near === undefined ? ofTopic : ofTopic.filter((line) => (near.get(line) ?? -1) >= least));
}

/** Returns a line of the character's own life that is very near to what the person tells. */
export function ownStory(scene: ReplyScene): Reaction | undefined {
  const own = scene.near === undefined || scene.reading.isQuestion ? undefined : nearest(scene, VERY_NEAR);
  return own === undefined ? undefined : { kind: 'own', parts: [own] };
}

/** Returns what the character would like, if one of its own lines says so. */
export const ofTaste = (scene: ReplyScene): string | undefined => nearest(scene, NEAR_ENOUGH) ?? ofSelf(scene, '');

const ABOUT_ITSELF =
  /\b(?:about|of|for) (?:you|yourself)\b|\b(?:who|what) are you\b|\byour (?:story|life|deal|thing|self)\b|\byourself\b|\b(?:something|anything) (?:else )?(?:about|of) you\b|^(?:and )?you\b/;

/** Returns what stands on the character's card, to a question for it. */
export function onCard({ reading, persona, lines }: ReplyScene): Reaction | undefined {
  const known = reading.isQuestion ? ofCard(persona, reading.said) : undefined;
  return known && { kind: 'aboutYou', parts: [lines.pick(known)] };
}

/** In a scene, the sentence of the character's own last lines that tells what is asked: "There are 134 steps up." */
export function ofItsLines({ reading, before, place, asking, ...scene }: ReplyScene): Reaction | undefined {
  if (place.scene === null || !reading.isQuestion || !asksForFact(reading.said)) return undefined;
  const mine = before.filter(({ by }) => by === 'companion').slice(-LINES_BACK);
  const told = mine.flatMap(({ text }) => sentencesOf(text)).filter((one) => !asksIn(one));
  const found = told.findLast((one) => isAnswerTo(reading.said, one));
  if (found === undefined) return undefined;
  return { kind: 'prop', parts: [found, stillAsked({ reading, before, place, asking, ...scene })], isWhole: true };
}
const LINES_BACK = 8;

/** Answers "Do you bake?" with the character's own line about baking; undefined when it has none. */
export function ofCompanion(scene: ReplyScene): Reaction | undefined {
  const { reading, lines, persona, near } = scene;
  const isAsked = reading.signs.includes('andYou') || reading.signs.includes('aboutYou') || reading.isAboutCompanion;
  if (!isAsked) return undefined;
  const mine = ownOf(scene) ?? lines.fresh(persona.lines.aboutYou.filter((line) => near?.has(line) === true));
  const own = mine !== undefined && tellsWhatIsAsked(reading.said, mine) ? mine : undefined;
  if (own !== undefined) return { kind: 'aboutYou', parts: [own] };
  const isAtAll = !reading.isNarrow && (reading.signs.includes('andYou') || ABOUT_ITSELF.test(reading.said));
  return isAtAll ? { kind: 'aboutYou', parts: [lines.pick(persona.lines.aboutYou)] } : undefined;
}

/** Returns a line of the character on the topic; a fact about every character comes before one that is not near. */
function ownOf(scene: ReplyScene): string | undefined {
  const own = nearest(scene);
  const plainly = ofItself.find(({ asked }) => asked.test(scene.reading.said));
  return own ?? (plainly === undefined ? undefined : scene.lines.fresh(plainly.lines));
}
