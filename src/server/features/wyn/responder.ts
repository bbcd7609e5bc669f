import { archetypeReports } from '#content/archetype-reports.ts';
import { archetypes, type Archetype } from '#content/archetypes.ts';
import { refusalOf } from '#content/moderation.ts';
import { isNearGrave, nearTalks, nearTalksInSpanish } from '#content/safety/near.ts';
import type { Intent } from '#content/wyn-intents.ts';
import { toldInOrder, type Said } from '#content/wyn-replies.ts';
import { advise, nextStep } from './advice.ts';
import { factsOf } from './facts.ts';
import type { KnownMatch } from './knowledge.ts';
import { fillIn, Memory, type LineFacts } from './lines.ts';
import { comesFirst, withReminder } from './comes-first.ts';
import { handOver, type OpenerRequest } from './hand-over.ts';
import { interestsIn, matchInQuestion } from './mentions.ts';
import { inside } from './openers.ts';
import { QUOTED_ALONE } from './quotes.ts';
import type { Reply, WynScene, WynTurn } from './scene.ts';
import { heardIn, speechIn, tongueFor } from './tongue.ts';
import { wantedIn } from './wish.ts';

/**
 * Answers without a language model, from the product's data. The same turn with the same `rng` gives the same answer.
 */
export function respond(turn: WynTurn): Reply {
  const speech = speechIn(tongueFor(turn));
  const memory = new Memory(turn.history, turn.rng);
  const heard = heardIn(speech.tongue, turn);
  return { ...answer({ ...turn, heard, memory, speech, match: matchInQuestion(turn) }), tongue: speech.tongue };
}

function answer(scene: WynScene): Reply {
  const { memory, message, fact, speech } = scene;
  const intent = wantedIn(scene);
  const isFact = fact !== undefined && !isOwnTalk(intent, scene);
  if (!isFact && isNear(intent, scene)) {
    const talks = speech.tongue === 'es' ? nearTalksInSpanish : nearTalks;
    return { text: memory.line(talks, {}), opener: null, from: [] };
  }
  const opener = isFact && intent === 'opener' && !NAMES_TALK.test(message) ? undefined : openerFor(intent, scene);
  if (opener !== undefined) return opener;
  const first = isFact ? undefined : comesFirst(intent, scene);
  if (first !== undefined) return first;
  if (isFact) return { text: speech.spoken(fact), opener: null, from: ['product'] };
  const text = wordsFor(intent, scene);
  if (intent !== undefined && PRODUCT_TALK.has(intent)) memory.name('product');
  return { text, opener: null, from: memory.sources };
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
  /\b(?:where|how) (?:do|can|could|would) i (?:set|change|edit|switch|turn|find|see|get|fix|delete|remove|hide|stop|send|start|make|download|adjust|block|report)\b|(?:d[oó]nde|c[oó]mo) (?:puedo |se (?:puede )?)?(?:pon|cambi|edit|apag|quit|encuentr|encontr|ve|borr|elimin|ocult|desactiv|activ|mand|env[ií]|cre|descarg|ajust|bloque|report|denunci)/i;
/** Matches a request for words to a person; "how do I start a group?" does not match. */
const NAMES_TALK =
  /\b(?:open(?:er|ers|ing)|ice ?breaker|ice|first (?:message|text|line)|chat|conversation|convo|say|write to|talk to|frases?|hielo|rompehielos|primer mensaje|charla|conversaci[oó]n|platicar|le (?:digo|escribo|mando|hablo)|decirle|escribirle|hablarle)\b/i;

/** Matches a request for advice about the content of a profile. */
const ASKS_ADVICE =
  /\b(?:what (?:to|should|could|can|do)|improve|better|rate|review|help|qu[eé] (?:pongo|escribo|digo)|mejor\w*|revis\w+|ayud\w+)\b/i;

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
  const hasOffered = /“[^“”]+”|\bopener\b|«una frase»/.test(last) || QUOTED_ALONE.test(last);
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
  const { memory, speech } = scene;
  const facts = factsOf(scene);
  if (intent === undefined) return unwished(scene, facts);
  const composed = compose[intent]?.(scene, facts);
  if (composed !== undefined) return composed;
  const { replies, lost } = speech.words;
  return memory.line(intent in replies ? replies[intent as Said] : lost, facts, toldInOrder.has(intent));
}

/** Returns the answer to a text without a recognized wish. It depends on the text's language, worry, question or subject. */
function unwished({ memory, heard, message, speech }: WynScene, facts: LineFacts): string {
  const { lost, lostQuestion, lostAbout, languageUnread, replies } = speech.words;
  if (heard === undefined) return memory.line(lost, facts);
  if (heard.language !== 'en' && heard.language !== speech.tongue) return memory.line(languageUnread, facts);
  if (heard.isHeavy) return memory.line(replies.sad, facts);
  const question = speech.tongue === 'es' ? askedInSpanish(message) : heard.question;
  if (question !== undefined) return memory.line(lostQuestion, { ...facts, question });
  const [named] = speech.tongue === 'es' ? interestsIn(message, speech) : [];
  const about = named === undefined ? heard.it : inside(speech.spoken(named.name));
  return about === undefined ? memory.line(lost, facts) : memory.line(lostAbout, { ...facts, about });
}

/** A longer question is not repeated. */
const LONGEST_QUESTION = 120;

/** Returns the last question of a Spanish text in the person's own words; undefined if none may be repeated. */
function askedInSpanish(message: string): string | undefined {
  if (message.length > 2 * LONGEST_QUESTION || refusalOf(message) !== undefined) return undefined;
  const asked = /([^.!?¿¡\n]+)\?\s*$/u.exec(message)?.[1]?.trim();
  if (asked === undefined || asked.length > LONGEST_QUESTION || !/^[\p{L}\p{N} ,]+$/u.test(asked)) return undefined;
  return `¿${asked.charAt(0).toUpperCase()}${asked.slice(1)}?`;
}

/** For some intents, composes an answer from facts. A function returns undefined if a written line is enough. */
const compose: Partial<Record<Intent, (scene: WynScene, facts: LineFacts) => string | undefined>> = {
  archetype: (scene, facts) => {
    const named = archetypeNamed(scene);
    return named === undefined ? explainArchetype(scene, facts) : describe(named, scene);
  },
  why_match: ({ knowledge, match, memory, speech }, facts) => {
    if (match !== undefined) return explainMatch(match, { memory, speech });
    const { forMembersOnly, noMatchYet } = speech.words;
    return memory.line(knowledge === undefined ? forMembersOnly : noMatchYet, facts);
  },
  profile: ({ knowledge, memory, speech }, facts) =>
    knowledge === undefined ? memory.line(speech.words.forMembersOnly, facts) : advise({ knowledge, memory, speech }),
  next_step: (scene, facts) => whatNow(scene, facts),
  yes: (scene, facts) => whatNow(scene, facts),
  goodbye: ({ memory, speech }, facts) =>
    memory.isNew('988') ? undefined : memory.line(speech.words.goodbyeAfterHelp, facts),
};

function whatNow({ knowledge, memory, speech }: WynScene, facts: LineFacts): string {
  return knowledge === undefined
    ? memory.line(speech.words.replies.about_wildin, facts)
    : nextStep({ knowledge, memory, speech });
}

/** Returns the archetype that the text mentions by its letters or its name. */
function archetypeNamed({ message, speech }: WynScene): Archetype | undefined {
  const said = ` ${bare(message)} `;
  return Object.values(archetypes).find(({ type, name }) =>
    [type, name, speech.spoken(name)]
      .map(bare)
      .some((word) => said.includes(` ${word} `) || said.includes(` ${word}s `)),
  );
}

/** Returns the words of a text in small letters without accents. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

function describe(one: Archetype, { speech }: WynScene): string {
  const facts = { ...aboutArchetype(one, speech), strengths: speech.spoken(archetypeReports[one.type].strengths) };
  return fillIn(speech.words.explains.archetypeNamed, facts) ?? '';
}

function aboutArchetype(
  { type, name, animalName, description }: Archetype,
  { tongue, spoken }: WynScene['speech'],
): LineFacts {
  const animal = tongue === 'en' ? animalName : spoken(animalName).toLowerCase();
  return { type, archetype: spoken(name), animal, description: spoken(description) };
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Returns the short version first, then a further section at each request, and at last a closing line. */
function explainArchetype({ knowledge, memory, speech }: WynScene, facts: LineFacts): string {
  const { words, spoken } = speech;
  if (knowledge === undefined) return memory.line(words.forMembersOnly, facts);
  const mine = knowledge.archetype;
  if (mine === undefined) return memory.line(words.quizFirst, facts);
  memory.name('report');
  const report = archetypeReports[mine.type];
  const { explains } = words;
  const pillars = new Intl.ListFormat(words.locale).format(knowledge.closeCalls.map(spoken));
  const first = {
    strengths: firstSentence(spoken(report.strengths)),
    close: pillars === '' ? '' : fillIn(explains.archetypeClose, { pillars }),
  };
  const sections = [
    { line: explains.archetypeFirst, ...first },
    { line: explains.archetypeStrengths, page: spoken(report.strengths) },
    { line: explains.archetypeWeaknesses, page: spoken(report.weaknesses) },
    { line: explains.archetypeSocial, page: spoken(report.socialSuggestions) },
    { line: explains.archetypeFriends, page: spoken(report.friendshipPotentials) },
    { line: explains.reportDone },
  ].map(({ line, ...more }) => fillIn(line, { ...aboutArchetype(mine, speech), ...more }) ?? '');
  return sections.find((section) => memory.isNew(section)) ?? sections.at(-1) ?? '';
}

function explainMatch(match: KnownMatch, { memory, speech }: Pick<WynScene, 'memory' | 'speech'>): string {
  memory.name('matches', 'report', ...(match.shared.length > 0 ? (['shared_interests'] as const) : []));
  const { parts, explains } = speech.words;
  const reasons = match.reasons.map(({ reason, inSpanish, ...one }) => ({
    ...one,
    why: speech.tongue === 'es' ? inSpanish : reason,
  }));
  const lines = reasons.map(
    ({ part, score, why }) => `${parts[part] ?? part} (${score === null ? explains.open : `${score} %`}): ${why}.`,
  );
  const { name } = match;
  const whole = `${fillIn(explains.match, { name, score: String(match.score) }) ?? ''}\n${lines.join('\n')}`;
  const best = reasons.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  if (memory.isNew(whole) || best === undefined) return whole;
  const reason = best.why.charAt(0).toLowerCase() + best.why.slice(1);
  return fillIn(explains.matchBest, { name, reason }) ?? whole;
}
