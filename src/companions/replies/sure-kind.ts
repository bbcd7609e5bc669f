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
  if (kind === 'goodbye' && !leavesClearly(lastClause(reading.last)) && !leavesClearly(reading.said)) return undefined;
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
/** Words of a person who leaves now, at the end of a line or alone. */
const CLEARLY =
  /(?<!\b(?:said|say|says|saying|tell|her|his|their|a|never|without) )\b(?:bye|goodbye|good ?night|nighty night|gn|ttyl|cya|brb|be right back|take care|farewell|sleep well|signing off|logging off)\b|\b(?:see (?:you|ya)|talk(?: to you)?|until|till|catch you)(?: (?:later|soon|tomorrow|around|then|next time|again))*(?: then)?$|\b(?:id|i|ive|ill)? ?(?:have to|need to|got to|better|best|must|should|gotta) (?:go|run|leave|head (?:out|off|home)|sleep|be off|get going|sign off|stop here)(?: (?:now|soon|then|to (?:bed|sleep|work)))?$|\b(?:off|going|heading|go|head) to (?:bed|sleep|work)(?: now)?$|\bim (?:off|out|leaving)(?: now| then)?$|\boff (?:i go|to (?:bed|sleep|work))\b|\bmy eyes are closing\b|\b(?:thats|its) (?:all|enough|it) (?:for (?:today|tonight|now|me))\b|^(?:ok |okay |well |alright )?(?:later|laters|night|nights|nite|peace|ciao|adios|hasta luego)(?: then| all)?$/;
/** Returns whether a line in the form of `plain` says a goodbye that can be nothing else. */
export const leavesClearly = (said: string): boolean => CLEARLY.test(said);
const lastClause = (line: string): string =>
  plain(line.split(/[.!?…]+\s+|,\s+/).findLast((part) => plain(part) !== '') ?? line);
