import { ofItself } from '#content/companions/about-itself.ts';
import { kindOf } from './by-kind.ts';
import { worded } from './by-words.ts';
import type { Question } from './question.ts';
import type { Reading } from './recognise.ts';
import type { Turn } from './scene.ts';

/**
 * The least probability at which a question is answered as of that kind; else its own words are said back with an honest
 * answer to its form, which is right more often than a guess. Kinds not listed are never sure of a question.
 */
const LEAST_ASKED: Readonly<Record<string, number>> = {
  'advice:pick': 0.8,
  'advice:words': 0.9,
  'advice:long': 0.9,
  'advice:loop': 0.9,
  'opinion:fool': 0.8,
  'opinion:good': 0.9,
  opinion: 0.6,
  choice: 0.5,
  flirt: 0.6,
  doubt: 0.6,
  complaint: 0.8,
  compliment: 0.8,
  goad: 0.6,
  task: 0.6,
  role: 0.6,
  unlock: 0.5,
  what: 0.6,
  cheer: 0.7,
  ask: 0.7,
  tell: 0.7,
  guess: 0.8,
  blank: 0.8,
  product: 0.75,
  order: 0.8,
  thanks: 0.9,
  'self:hurt': 0.9,
  'self:others': 0.6,
  'self:past': 0.95,
  'self:day': 0.95,
  'self:read': 0.85,
};

/** Without one of these words a kind is a guess, whether a line asks or tells. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  product:
    /\b(?:app|account|profile|photos?|pictures?|match|matches|matched|unmatch\w*|premium|pay|cost|costs|free|subscription|cancel|block|report|delete|remove|message|messages|chat|chats|notifications?|settings?|password|login|log in|sign|email|companions?|wyn|groups?|posts?|birthday|location|city|map|privacy|private|data|company|sell|likes?|liked|hearts?|gifts?|filters?|moderators?|here|screen|page|button|tap|press|download|save|languages?|dark|font|verified|verify|ban|banned|see me|find me)\b/,
  role: /\b(?:be|being|act|play|pretend|imagine|speak|talk|talking|sound|as if|as though|you are|youre|your|role|character|voice|like an?)\b/,
  unlock:
    /\b(?:you|your|youre|rules?|prompt|instructions?|mode|system|password|secret|filter|ignore|forget|override|swear|curse|admin|developer|reply|respond|answer only|simulate|new conversation)\b/,
  cheer:
    /\b(?:tell|say|something|anything|story|cheer|distract|smile|laugh|happy|nice|good|funny|talk|entertain|your turn|you)\b/,
  sorry:
    /\b(?:sorry|apologi\w+|forgive|pardon|my bad|my fault|excuse|rude|unfair|mean to you|harsh|snapped|took it out)\b/,
  task: /\b(?:write|compose|draft|give|tell|make|draw|paint|sing|play|order|show|list|recite|solve|plan|explain|translate|calculate|count|spell|read|set|book|find|fix|check|generate|summari\w+|rap|convert|recommend|create|design|invent|help|remind|call|google|look up|how much|times|plus|search|poem|recipe|you)\b/,
  order:
    /\b(?:dont|do not|stop|no|quit|keep|just|please|call|talk|be|spare|drop|enough|you|your|without|less|more|only|never|leave|skip|save|let|lets|change|answer|give|ask|tell|listen)\b/,
  'advice:pick':
    /\b(?:watch|film|movie|series|show|telly|tv|read|book|novel|eat|cook|dinner|lunch|breakfast|supper|bake|present|gift|bring|get (?:my|him|her|them)|name|call (?:him|her|it|them|the|my)|do (?:today|tonight|now|this|on|with)|bored)\b/,
  'self:alone':
    /\b(?:when|while|between|nobody|no one|nobodys|gone|away|close|not here|leave|waiting|happens to you|all day)\b/,
};
/** Some statements need more than others of their kind. */
const LEAST_TOLD: Readonly<Record<string, number>> = { role: 0.7, unlock: 0.6, cheer: 0.6, order: 0.6, goad: 0.6 };

/** Forms that tell more than any kind. */
const TOLD_BY_FORM: ReadonlySet<string> = new Set(['learning', 'technical', 'invited', 'product', 'realPeople']);

interface Heard extends Pick<Turn, 'meant' | 'before'> {
  reading: Reading;
  question: Question | undefined;
}

/** Returns the kind of a line where it is sure enough to answer it as such. */
export function sureKindOf({ meant, before, reading, question }: Heard): string | undefined {
  const kind = kindOf(meant, reading);
  if (kind === undefined || worded(reading.last)?.kind === kind) return kind;
  if (NEEDS[kind]?.test(reading.said) === false) return undefined;
  if (kind === 'compliment' && reading.signs.includes('greeting')) return undefined;
  // Of nothing said yet nobody asks what it meant.
  if (kind === 'what' && !before.some(({ by }) => by === 'companion')) return undefined;
  const share = meant?.kind === kind ? meant.share : 1;
  if (question === undefined) return share < (LEAST_TOLD[kind] ?? 0) ? undefined : kind;
  if (TOLD_BY_FORM.has(question.form)) return undefined;
  if (kind === 'advice' && IN_YOUR_PLACE.test(reading.said)) return kind;
  if (kind === 'opinion' && !OPINION.test(reading.said)) return undefined;
  const isPlainly = kind.startsWith('self:') && isAskedPlainly(kind, reading.said);
  return isPlainly || share >= (LEAST_ASKED[kind] ?? 2) ? kind : undefined;
}

const IN_YOUR_PLACE = /\b(?:my (?:place|shoes|position)|if you were me|were me)\b/;
/** A view is asked for: of something said, or whether something is foolish. */
const OPINION =
  /\b(?:do|dont|did) you (?:really )?(?:think|reckon|believe|find|agree) (?!im |about |of |in |so$)|\b(?:cry|cries|crying)\b|^(?:and |but |so )*how can (?:any|people)|\b(?:is|was|am|isnt|wasnt) (?:it|that|this|i) (?:\w+ )?(?:silly|stupid|foolish|daft|ridiculous|mad|crazy|weird|childish|pathetic|too old|strange|normal|rude|wrong|fair)\b/;

const isAskedPlainly = (kind: string, said: string): boolean =>
  ofItself.some(({ topic, asked }) => topic === kind.slice('self:'.length) && asked.test(said));
