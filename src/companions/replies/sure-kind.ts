import { kindOf } from './by-kind.ts';
import type { Worded } from './by-words.ts';
import { introduces } from './greeting.ts';
import type { Question } from '#companions/hearing/question.ts';
import type { Recognition } from '#companions/hearing/recognise.ts';
import type { CompanionTurn } from './scene.ts';
import type { Sign } from '#companions/words/signs.ts';
import { plain } from '#companions/words/words.ts';

/** Forms of questions that win over the kind of the line, unless the kind is `self:would` or `flirt`. */
const TOLD_BY_FORM: ReadonlySet<string> = new Set(['learning', 'technical', 'invited', 'product', 'realPeople']);

interface KindEvidence extends Pick<CompanionTurn, 'meant' | 'before'> {
  reading: Recognition;
  question: Question | undefined;
  /** The kind that the words of the line identify for certain. */
  words: Worded | undefined;
}

/** Returns the kind of a line if it is certain enough for an answer; undefined otherwise. */
export function sureKindOf({ meant, before, reading, question, words }: KindEvidence): string | undefined {
  const kind = kindOf(meant, reading, words);
  if (kind === undefined || words?.kind === kind) return kind;
  if (kind === 'goodbye' && !LEAVES.test(lastClause(reading.last))) return undefined;
  if (kind === 'back' && !/\b(?:back|here again|me again|again|home|returned|return)\b/.test(reading.said))
    return undefined;
  if (kind === 'what' && !ASKS_AGAIN.test(reading.said)) return undefined;
  // "I'm studying Italian too" is a statement. Only a line with a word of greeting is a hello.
  if (kind === 'greeting' && reading.echo.mirror !== undefined && !greets(reading)) return undefined;
  // Advice and opinions are only for a person who asks for them.
  const isAsked = reading.isQuestion || question !== undefined || reading.signs.some((sign) => ASKED_BY[kind] === sign);
  if (ASKED_BY[kind] !== undefined && !isAsked) return undefined;
  if (kind === 'compliment' && reading.signs.includes('greeting')) return undefined;
  // Before the companion's first line, there is nothing to explain.
  if (kind === 'what' && !before.some(({ by }) => by === 'companion')) return undefined;
  if (question === undefined) return kind;
  if (TOLD_BY_FORM.has(question.form) && kind !== 'self:would' && kind !== 'flirt') return undefined;
  // Repeating the question and answering it is better than general advice.
  if (kind === 'advice' && !IN_YOUR_PLACE.test(reading.said)) return undefined;
  if (kind === 'opinion' && (question.form === 'should' || !OPINION.test(reading.said))) return undefined;
  return kind;
}

/** Words of a person who is new or looks for company: "hello", "first time here", "anybody awake". */
const NEW_HERE =
  /\b(?:hello|hi|new (?:here|to this)|first (?:time here|message|try)|meet you|acquaintance|just (?:matched|installed|downloaded|signed up|joined)|(?:anybody|anyone) (?:here|there|home|in|awake|around))\b/;
const greets = ({ signs, said, last }: Recognition): boolean =>
  signs.includes('greeting') ||
  NEW_HERE.test(said) ||
  introduces(last) ||
  /^(?!(?:no|some|every|any)(?:body|one)\b|people\b|it\b|all\b)\p{L}+ here\b/u.test(said);

const ASKED_BY: Readonly<Record<string, Sign>> = { advice: 'advice', opinion: 'opinion' };
const ASKS_AGAIN =
  /\b(?:mean|means|meant|meaning|pardon|huh|eh|again|understand|follow|sense|explain|clear|lost me|confus\w+|come again|talking about|on about)\b|^(?:what|sorry|wait what)$/;
/** Words of leaving; only the last clause of a line is searched. */
const LEAVES =
  /\b(?:bye|goodbye|farewell|bed|sleep|sleepy|asleep|nap|night|nite|nights|dreams|tomorrow|later|laters|soon|until|till|brb|ttyl|cya|eyes|eyelids|boarding|shift|luck|wait|waiting|door|doorbell|calling|calls|call|enough|rest|home)\b|\boff (?:to|now|i go|then|home)\b|\b(?:im|be|get|got|going|go|heading|sign|signing|log|logging) off\b|^off\b|\b(?:go|going|run|leave|leaving|head|heading|stop|close|closing|finish|dash|crack on|get on)(?: \w+)? (?:now|here|then|on)\b|\b(?:have|got|need|had|better|best|must|should|shall|gotta) (?:to )?(?:go|run|leave|head|stop|dash|be off|get)\b|\b(?:is|are|s) (?:here|ready|up|on|starting|outside|ringing|boiling|over|awake)$|\bthe (?:kettle|bus|train|oven|baby|kids?|dog)\b/;
const lastClause = (line: string): string =>
  plain(line.split(/[.!?…]+\s+|,\s+/).findLast((part) => plain(part) !== '') ?? line);

const IN_YOUR_PLACE = /\b(?:my (?:place|shoes|position)|if you were me|were me)\b/;
/** Words that ask what the companion thinks of something, or whether something is foolish. */
const OPINION =
  /(?<!\b(?:what|who|whom|why|how|where|when|which) )\b(?:do|dont|did) you (?:really )?(?:think|reckon|believe|find|agree) (?!im |about |of |in |so$)|\b(?:cry|cries|crying)\b|^(?:and |but |so )*how can (?:any|people)|\b(?:is|was|am|isnt|wasnt) (?:it|that|this|i) (?:\w+ )?(?:silly|stupid|foolish|daft|ridiculous|mad|crazy|weird|childish|pathetic|too old|strange|normal|rude|wrong|fair)\b/;
