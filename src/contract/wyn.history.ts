/** The fields of a conversation's line that `historyToSend` reads. */
interface HistoryLine {
  role: 'user' | 'assistant';
  content: string;
}

/** The most lines that are sent along with a message. */
export const HISTORY_SENT = 15;
const LONG = 30;
const OPENING = 2;
const CONFIDED = 4;
const LATEST = 8;

const FEELING =
  /\b(feel(ing|s)?|felt|love[ds]?|hate[ds]?|miss(ed|ing)?|afraid|scared|anxious|anxiety|nervous|worr(y|ied)|sad|lonely|alone|happy|excited|angry|hurt|cry(ing)?|cried|depress\w*|stress\w*|overwhelm\w*|asham\w*|embarrass\w*|proud|grateful|heartbroken|crush|hope|hoping|dream|jealous|insecure|shy|tired of)\b/i;
const PERSONAL =
  /\b(i[’']?m (a|an|from|not|so|really|always|never|trying|going|\d+)|i (am|was|have|had|grew|live|work|want|need|wish|believe|lost|moved|never|always)|my (mom|mother|dad|father|parents?|sister|brother|family|friends?|ex|partner|wife|husband|girlfriend|boyfriend|kids?|son|daughter|job|life|dog|cat|birthday|name|home|therapist|body|health|religion))\b/i;

/** Returns true when the text says something personal that a later response should take into account. */
export function isConfiding(text: string): boolean {
  return FEELING.test(text) || PERSONAL.test(text);
}

/**
 * Returns the lines of a conversation that are sent along with the next message. Of at most 30 lines, these are the
 * last 15. Of more lines, they are the first two, the latest four confiding lines of the person between, and the last
 * eight, in order.
 */
export function historyToSend<T extends HistoryLine>(lines: readonly T[]): T[] {
  if (lines.length <= LONG) return lines.slice(-HISTORY_SENT);
  const confided = lines
    .slice(OPENING, -LATEST)
    .filter(({ role, content }) => role === 'user' && isConfiding(content))
    .slice(-CONFIDED);
  return [...lines.slice(0, OPENING), ...confided, ...lines.slice(-LATEST)];
}
