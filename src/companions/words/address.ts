import { parsed } from './parsed.ts';

const QUESTION = new RegExp(
  [
    '\\?',
    '^has any',
    '^(?:who|whose|which|why|where|how)\\b(?! (?:i|my|we|he|she|they|it)\\b)',
    '^what\\b(?! (?:i|my|we|he|she|they|an?)\\b)',
    '^when (?:do|does|did|is|are|will|can|was)\\b',
    "^(?:is|are|do|does|did|isn't|aren't|doesn't|am|has)\\b(?! not\\b| (?:my|our) (?:first|second|third|last|own|best|hair|nails|taxes|laundry|homework|shopping)\\b)",
    "^(?:can|could)\\b(?!'| (?:do|use|have|be|not|really|eat|murder)\\b)",
    "^(?:would|will|have|should|was|were|don't|didn't|can't|couldn't|wouldn't) (?:you(?! dare\\b)|it|that|this|there|i|he|she|they|we|the|my|your|a|an|any\\w*|people|nobody|someone|somebody)\\b",
    "^(?:what's|who's|how's|where's)\\b",
  ].join('|'),
  'i',
);
const ASKED_LATER =
  /\b(?:what|how|why|where|who) (?:do|does|did|would|will|are|is|should|could|can) (?:you|i|it|that|they|he|she|we)\b/i;
const OWN_VERBS = '(?:know|think|mind|like|care|want|have|need|feel|remember|understand|get|even)';
/** Matches the beginning of an order to the companion. */
const REQUEST = new RegExp(
  `^(?:(?:please|now|just|ok|then|from now on) )*(?:give|tell|name|write|act|pretend|stop|forget|let|let's|look|listen|imagine|wait|shut|go|come|be|say|make|take|try|ask|help|promise|show|keep|(?:don't|do not)(?! ${OWN_VERBS}\\b)|repeat|print|ignore|save|hold|feel free|sing|draw|guess|answer|read|explain|call me|send|leave|forgive me if|trust|believe|recommend|suggest|wish|get (?:lost|out|off)|thanks?|cheers|sorry (?:for|about|to|if)|translate|spell|prove|describe|convince|teach|cheer|talk|sit|trade|pick|choose|rate|roast|insult|compliment|surprise|remind|define|count)\\b`,
  'i',
);

/** Matches a quotation, closed or not, and the "yours" that ends a letter: "yours until Monday". */
const SAID_ELSEWHERE = /["“][^"”]*(?:["”]|$)|\byours (?=(?:until|till|truly|sincerely|faithfully|ever|always)\b)/giu;

/** Returns a text without its quotations, which address somebody else; the whole text if under two words are left. */
export function unquoted(text: string): string {
  const rest = text.replaceAll(SAID_ELSEWHERE, ' ').replaceAll(/\s+/g, ' ').trim();
  return /\p{L}+\P{L}+\p{L}/u.test(rest) ? rest : text;
}

/** Returns whether a text addresses the companion, asks it something or gives it an order, and so is no statement. */
export function isForTheCompanion(given: string): boolean {
  const text = unquoted(given);
  if (QUESTION.test(text) || (/^(?:if|when)\b/i.test(text) && ASKED_LATER.test(text))) return true;
  if (REQUEST.test(text) && !parsed(text).has('^#Noun')) return true;
  if (!/\b(?:you|your|yours|yourself|you're|you've|you'd|you'll|ur|u|ya)\b/i.test(text)) return false;
  return !isOfAnyone(text) && !isOfBoth(text);
}

const ANYONE =
  /\b(?:if|when|once|until|where|before|after|because) you\b|\byou (?:can|can't|cannot|have to|need to|get (?:used|to)|never know|know when|just|always|only|move|take|put|want|walk|go|see|learn|start|sweat|pay|think you)\b|\b(?:lets?|makes?|gives?|tells?|teach(?:es)?|shows?|draws?|asks?|makes) you\b|\b(?:first|then|so|and|as|than|that|what|how) you\b/i;
export const isOfAnyone = (text: string): boolean =>
  ANYONE.test(text) &&
  !/\b(?:i|i'm|i'd|i'll|i've|me)\b.*\byou\b|\byou\b.*\bme\b|\byou're (?!tired|old|young|there|in|at)|\byour (?:answers?|voice|name|job|lines?|friends?)\b|\b(?:tell|say to|ask|about|with|to|from|of) you\b/i.test(
    text,
  );

/** A statement with "I" and "you" is turned around only if it has one of these words and none of `NEVER_TURN`. */
const MAY_TURN =
  /\b(?:tell|told|send|sent|ask|asked|show|showed|think|thought|bet|wish|hope|hoped|believe|trust|promise|say|said|talk|talking|talked|write|wrote|writing|answer|bring|make|bake|cook|lend|give|gave|owe|warn|warned|remind|offer|knew|thank|bored?|tire|got|have|questions?)\b/i;
const NEVER_TURN =
  /\b(?:of you|you (?:all|guys)|trust me|love|want|kiss|touch|hold|hurt|hate|kill|die|marry|bed|body|lips|sexy|hot|naked|date|hit|leave|need|miss|sleep|stupid|useless|idiot|robot|machine|bot|ai)\b/i;
export const isOfBoth = (text: string): boolean =>
  (/\b(?:i|i'm|i'd|i'll|i've)\b.*\byou\b/i.test(text) && MAY_TURN.test(text) && !NEVER_TURN.test(text)) ||
  /\b(?:he|she|they|mom|mum|dad|sister|brother|boss|wife|husband)\b.*\b(?:said|says|told|tells) (?:me )?(?:that )?you/i.test(
    text,
  );
