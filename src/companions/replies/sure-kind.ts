import { kindOf } from './by-kind.ts';
import { introduces } from './greeting.ts';
import type { Recognition } from '#companions/hearing/recognise.ts';
import type { CompanionTurn } from './scene.ts';
import { countWords, plain } from '#companions/words/words.ts';

/** "Knock knock" is a greeting by its meaning alone. */
const KNOCK = 2;

interface KindEvidence extends Pick<CompanionTurn, 'meant' | 'before'> {
  reading: Recognition;
}

/** Returns the kind of a line if it is certain enough for an answer; undefined otherwise. */
export function sureKindOf({ meant, before, reading }: KindEvidence): string | undefined {
  const kind = kindOf(meant, reading);
  // "Let's go on" stays, and "how did you two meet?" asks about others, too.
  if (kind === 'goodbye' && /\blets (?:go|get|move|carry|keep) (?:on|back)\b/.test(reading.said)) return undefined;
  if (kind?.startsWith('self:') === true && /\byou (?:two|both|guys)\b/.test(reading.said)) return undefined;
  if (kind === 'goodbye' && !LEAVES.test(lastClause(reading.last))) return undefined;
  if (kind === 'back' && !/\b(?:back|here again|me again|again|home|returned|return)\b/.test(reading.said))
    return undefined;
  if (kind === 'what' && !ASKS_AGAIN.test(reading.said)) return undefined;
  // "I'm studying Italian too" is a statement. Only a line with a word of greeting is a hello.
  if (kind === 'greeting' && countWords(reading.said) > KNOCK && !greets(reading)) return undefined;
  if (kind === 'compliment' && reading.signs.includes('greeting')) return undefined;
  // Before the companion's first line, there is nothing to explain.
  if (kind === 'what' && !before.some(({ by }) => by === 'companion')) return undefined;
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

const ASKS_AGAIN =
  /\b(?:mean|means|meant|meaning|pardon|huh|eh|again|understand|follow|sense|explain|clear|lost me|confus\w+|come again|talking about|on about)\b|^(?:what|sorry|wait what)$/;
/** Words of leaving; only the last clause of a line is searched. */
const LEAVES =
  /\b(?:bye|goodbye|farewell|bed|sleep|sleepy|asleep|nap|night|nite|nights|dreams|tomorrow|later|laters|soon|until|till|brb|ttyl|cya|eyes|eyelids|boarding|shift|luck|wait|waiting|door|doorbell|calling|calls|call|enough|rest|home)\b|\boff (?:to|now|i go|then|home)\b|\b(?:im|be|get|got|going|go|heading|sign|signing|log|logging) off\b|^off\b|\b(?:go|going|run|leave|leaving|head|heading|stop|close|closing|finish|dash|crack on|get on)(?: \w+)? (?:now|here|then|on)\b|\b(?:have|got|need|had|better|best|must|should|shall|gotta) (?:to )?(?:go|run|leave|head|stop|dash|be off|get)\b|\b(?:is|are|s) (?:here|ready|up|on|starting|outside|ringing|boiling|over|awake)$|\bthe (?:kettle|bus|train|oven|baby|kids?|dog)\b/;
const lastClause = (line: string): string =>
  plain(line.split(/[.!?…]+\s+|,\s+/).findLast((part) => plain(part) !== '') ?? line);
