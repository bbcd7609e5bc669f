import { archetypeReports } from '#content/archetype-reports.ts';
import { archetypes, type Archetype } from '#content/archetypes.ts';
import { isNearGrave, nearTalks, nearTalksInSpanish } from '#content/safety/near.ts';
import type { Intent } from '#content/wyn-intents.ts';
import {
  forMembersOnly,
  goodbyeAfterHelp,
  languageUnread,
  lost,
  lostAbout,
  lostQuestion,
  noMatchYet,
  quizFirst,
  replies,
  toldInOrder,
  type Said,
} from '#content/wyn-replies.ts';
import { advise, nextStep } from './advice.ts';
import { factsOf } from './facts.ts';
import type { KnownMatch } from './knowledge.ts';
import { Memory, type LineFacts } from './lines.ts';
import { comesFirst, withReminder } from './comes-first.ts';
import { handOver, type OpenerRequest } from './hand-over.ts';
import { matchInQuestion } from './mentions.ts';
import type { Reply, WynScene, WynTurn } from './scene.ts';
import { isKnownFromSpanish } from './recognise.ts';
import { respondInSpanish } from './spanish.ts';
import { wantedIn } from './wish.ts';

/**
 * Answers without a language model, from the product's data. The same turn with the same `rng` gives the same answer.
 */
export function respond(turn: WynTurn): Reply {
  const intent = wantedIn(turn);
  const scene = { ...turn, memory: new Memory(turn.history, turn.rng), match: matchInQuestion(turn) };
  const isSpanish = turn.heard?.language === 'es' || isKnownFromSpanish(turn.message);
  const isFact = turn.fact !== undefined && !isSpanish && !isOwnTalk(intent, turn);
  if (!isFact && isNear(intent, turn)) {
    const talks = turn.heard?.language === 'es' ? nearTalksInSpanish : nearTalks;
    return { text: scene.memory.line(talks, {}), opener: null, from: [] };
  }
  if (isSpanish) return { ...respondInSpanish(intent, scene), isSpanish };
  const opener = isFact && intent === 'opener' && !NAMES_TALK.test(turn.message) ? undefined : openerFor(intent, scene);
  if (opener !== undefined) return opener;
  const first = isFact ? undefined : comesFirst(intent, scene);
  if (first !== undefined) return first;
  if (turn.fact !== undefined && isFact) return { text: turn.fact, opener: null, from: ['product'] };
  const text = wordsFor(intent, scene);
  if (intent !== undefined && PRODUCT_TALK.has(intent)) scene.memory.name('product');
  return { text, opener: null, from: scene.memory.sources };
}

/** Intents whose answers have no wit. */
const PLAIN_TALK: ReadonlySet<Intent> = new Set<Intent>(['scam', 'meeting', 'safety']);

/** Feelings, which go on with what was said before. */
const FELT: ReadonlySet<Intent> = new Set<Intent>(['nervous', 'sad', 'lonely']);

/** Returns whether the text, or the one before a text without a wish, stands near something grave. */
function isNear(intent: Intent | undefined, { message, history, heard }: WynTurn): boolean {
  if (intent !== undefined && PLAIN_TALK.has(intent)) return false;
  // The answer to something heavy is without wit already, and "What is the tallest bridge?" tells nothing of the asker.
  const isOfTheWorld = heard?.question !== undefined && !/\b(?:i|me|my|mine|we|us|our)\b/i.test(message);
  if (intent === undefined && (heard?.isHeavy === true || isOfTheWorld)) return false;
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  return isNearGrave(message) || ((intent === undefined || FELT.has(intent)) && isNearGrave(before));
}

/** The intents that Wyn answers from the person's own situation, even if a product fact would fit. */
const OWN_TALK: ReadonlySet<Intent> = new Set<Intent>([
  'more',
  'waiting',
  'no_reply',
  'rejected',
  'archetype',
  'why_match',
  'scam',
  'meeting',
  'nervous',
  'lonely',
  'sad',
  'who_are_you',
  'goodbye',
]);

/** Matches a question about where or how to do something in the app: "To meet people near me, where do I set that?" */
const ASKS_THE_WAY =
  /\b(?:where|how) (?:do|can|could|would) i (?:set|change|edit|switch|turn|find|see|get|fix|delete|remove|hide|stop|send|start|make|download|adjust|block|report)\b/i;
/** Matches a request for words to a person; "how do I start a group?" does not match. */
const NAMES_TALK =
  /\b(?:open(?:er|ers|ing)|ice ?breaker|ice|first (?:message|text|line)|chat|conversation|convo|say|write to|talk to)\b/i;

/** Matches a request for advice about the content of a profile. */
const ASKS_ADVICE = /\b(?:what (?:to|should|could|can|do)|improve|better|rate|review|help)\b/i;

/** Intents whose answers contain facts about Wildin, so that `product` is named as a source. */
const PRODUCT_TALK: ReadonlySet<Intent> = new Set<Intent>([
  'about_wildin',
  'matching',
  'quota',
  'quiz',
  'vibes',
  'interests',
  'premium',
  'companions',
  'safety',
  'privacy',
  'account',
]);

/** Returns whether Wyn's own answer is better than the fact. About the quota, it is better for a member. */
const isOwnTalk = (intent: Intent | undefined, { message, knowledge }: WynTurn): boolean =>
  intent !== undefined &&
  ((OWN_TALK.has(intent) && !ASKS_THE_WAY.test(message)) ||
    (intent === 'profile' && ASKS_ADVICE.test(message)) ||
    (intent === 'quota' && knowledge !== undefined));

function openerFor(intent: Intent | undefined, scene: WynScene): Reply | undefined {
  const last = scene.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const hasOffered = /“[^“”]+”|\bopener\b/.test(last);
  const way = wayOf(intent, hasOffered || scene.match !== undefined);
  if (way === undefined) return undefined;
  return comesFirst(intent, scene) ?? withReminder(handOver(scene, hasOffered ? way : 'asked'), scene);
}

/** Returns how the text asks for an opener; undefined if it does not. A "yes" does if there is something to agree to. */
function wayOf(intent: Intent | undefined, isToAgree: boolean): OpenerRequest | undefined {
  if (intent === 'opener' || (intent === 'yes' && isToAgree)) return 'asked';
  if (intent === 'another') return 'another';
  return intent === 'weirder' || intent === 'softer' ? 'changed' : undefined;
}

function wordsFor(intent: Intent | undefined, scene: WynScene): string {
  const { memory, match } = scene;
  const facts = factsOf(scene.knowledge, match);
  if (intent === undefined) return unwished(scene, facts);
  const composed = compose[intent]?.(scene, facts);
  if (composed !== undefined) return composed;
  return memory.line(intent in replies ? replies[intent as Said] : lost, facts, toldInOrder.has(intent));
}

/** Returns the answer to a text without a recognized wish. It depends on the text's language, worry, question or subject. */
function unwished({ memory, heard }: WynScene, facts: LineFacts): string {
  if (heard === undefined) return memory.line(lost, facts);
  const { language, question, it: about, isHeavy } = heard;
  if (language !== 'en') return memory.line(languageUnread, facts);
  if (isHeavy) return memory.line(replies.sad, facts);
  if (question !== undefined) return memory.line(lostQuestion, { ...facts, question });
  return about === undefined ? memory.line(lost, facts) : memory.line(lostAbout, { ...facts, about });
}

/** For some intents, composes an answer from facts. A function returns undefined if a written line is enough. */
const compose: Partial<Record<Intent, (scene: WynScene, facts: LineFacts) => string | undefined>> = {
  archetype: (scene, facts) => {
    const named = archetypeNamed(scene.message);
    return named === undefined ? explainArchetype(scene, facts) : describe(named);
  },
  why_match: ({ knowledge, match, memory }, facts) => {
    if (match !== undefined) return explainMatch(match, memory);
    return memory.line(knowledge === undefined ? forMembersOnly : noMatchYet, facts);
  },
  profile: ({ knowledge, memory }, facts) =>
    knowledge === undefined ? memory.line(forMembersOnly, facts) : advise(knowledge, memory),
  next_step: (scene, facts) => whatNow(scene, facts),
  yes: (scene, facts) => whatNow(scene, facts),
  goodbye: ({ memory }, facts) => (memory.isNew('988') ? undefined : memory.line(goodbyeAfterHelp, facts)),
};

function whatNow({ knowledge, memory }: WynScene, facts: LineFacts): string {
  return knowledge === undefined ? memory.line(replies.about_wildin, facts) : nextStep(knowledge, memory);
}

/** Returns the archetype that the text mentions by its letters or its name. */
function archetypeNamed(message: string): Archetype | undefined {
  const said = ` ${message.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `;
  return Object.values(archetypes).find(({ type, name }) =>
    [type, name].some((word) => said.includes(` ${word.toLowerCase()} `) || said.includes(` ${word.toLowerCase()}s `)),
  );
}

function describe({ type, name, animalName, description }: Archetype): string {
  return `${type} is the ${name} here, the ${animalName}. ${description} Of such a person the field guide says: ${archetypeReports[type].strengths}`;
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Returns the short version first, then a further section at each request, and at last a closing line. */
function explainArchetype({ knowledge, memory }: WynScene, facts: LineFacts): string {
  if (knowledge === undefined) return memory.line(forMembersOnly, facts);
  const mine = knowledge.archetype;
  if (mine === undefined) return memory.line(quizFirst, facts);
  memory.name('report');
  const report = archetypeReports[mine.type];
  const close =
    knowledge.closeCalls.length === 0
      ? ''
      : ` It was close on ${knowledge.closeCalls.join(' and ')}, so a neighbor’s page may fit you too.`;
  const sections = [
    `You’re the ${mine.name}, the ${mine.animalName}. ${mine.description} ${firstSentence(report.strengths)}${close} Say “more” for the next page.`,
    `What’s strong about a ${mine.name}: ${report.strengths}`,
    `The other side of a ${mine.name}: ${report.weaknesses}`,
    `How to be a ${mine.name} among people: ${report.socialSuggestions}`,
    `Who suits a ${mine.name}: ${report.friendshipPotentials}`,
  ];
  return (
    sections.find((section) => memory.isNew(section)) ??
    `That was the whole field guide entry for the ${mine.name}. It’s all in your report, under Self. Want to put it to use? Say “opener.”`
  );
}

const PARTS: Readonly<Record<string, string>> = {
  personality: 'Personality',
  interests: 'Interests',
  vibes: 'Vibes',
  communication: 'Talking',
};

function explainMatch(match: KnownMatch, memory: Memory): string {
  memory.name('matches', 'report', ...(match.shared.length > 0 ? (['shared_interests'] as const) : []));
  const lines = match.reasons.map(
    ({ part, score, reason }) => `${PARTS[part] ?? part} (${score === null ? 'open' : `${score} %`}): ${reason}.`,
  );
  const whole = `You and ${match.name}, ${match.score} out of 100. Here is why:\n${lines.join('\n')}`;
  if (memory.isNew(whole)) return whole;
  const best = match.reasons.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  return best === undefined
    ? whole
    : `In one line: ${best.reason.charAt(0).toLowerCase()}${best.reason.slice(1)}. That’s the strongest part of you and ${match.name}; the rest you find out by asking. Say “opener” and I’ll help.`;
}
