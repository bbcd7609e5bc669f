import { evidenceNames } from '#content/desk-lines.ts';
import { EVIDENCE_LINES_MAX } from '#contract/moderation.reports.ts';
import { giftWords } from '#contract/chat.gifts.ts';
import type { Message } from '#contract/chat.ts';
import { NAMELESS, type PersonCard } from '#contract/people.ts';
import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import { earlierTexts } from '#server/features/chat/lines.ts';
import { pageFor } from '#server/features/chat/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { spokenToReader, toldToReader } from '#server/platform/reader.ts';

/** The viewer of the evidence, and the time. */
export interface Reporting {
  viewerId: number;
  now: Date;
}

/** The largest length of an excerpt, in characters. */
const EXCERPT_MAX = 140;
/** The name of a person whose profile the reporter may no longer see. */
const SOMEONE = evidenceNames.nobody;
/** The number of lines before a reported line. The rest of the evidence comes after the reported line. */
const BEFORE = 12;

/** Returns the first words of a text, on one line. */
export function excerptOf(text: string): string {
  const words = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (words.length <= EXCERPT_MAX) return words.join('');
  const start = words.slice(0, EXCERPT_MAX - 1).join('');
  return `${start.trimEnd()}…`;
}

interface EvidenceTalk {
  lines: EvidenceLine[];
  cards: ReadonlyMap<number, PersonCard>;
}

/** Returns a message and the lines around it, as the viewer sees them; undefined when the viewer cannot see it. */
export async function talkAround(
  db: Db,
  view: Reporting,
  { roomId, seq }: { roomId: string; seq: number },
): Promise<(EvidenceTalk & { message: Message }) | undefined> {
  const at = { roomId, afterSeq: undefined, beforeSeq: undefined };
  const before = await pageFor(db, view.viewerId, { ...at, beforeSeq: seq + 1, limit: BEFORE + 1 });
  const message = before.messages.at(-1);
  if (message?.seq !== seq) return undefined;
  const rest = EVIDENCE_LINES_MAX - before.messages.length;
  const after = await pageFor(db, view.viewerId, { ...at, afterSeq: seq, limit: rest });
  const talk = await asEvidence(db, view, { messages: [...before.messages, ...after.messages], seq });
  return { message, ...talk, lines: await withEarlier(db, { roomId, seq }, talk.lines) };
}

/** Adds the earlier texts of the reported message, if it was edited, before its line. */
async function withEarlier(
  db: Db,
  place: { roomId: string; seq: number },
  lines: EvidenceLine[],
): Promise<EvidenceLine[]> {
  const texts = await earlierTexts(db, place);
  const at = lines.findIndex(({ isSubject }) => isSubject);
  const subject = lines[at];
  if (subject === undefined || texts.length === 0) return lines;
  const earlier: EvidenceLine[] = [];
  for (const { line, content } of texts) earlier.push({ ...subject, key: `${subject.key}.${line}`, text: content });
  return lines.toSpliced(at, 0, ...earlier);
}

/** Returns the last lines of a room, as the viewer sees them. */
export async function lastTalk(db: Db, view: Reporting, roomId: string): Promise<EvidenceTalk> {
  const wish = { roomId, afterSeq: undefined, beforeSeq: undefined, limit: EVIDENCE_LINES_MAX - 1 };
  const { messages } = await pageFor(db, view.viewerId, wish);
  return asEvidence(db, view, { messages, seq: undefined });
}

async function asEvidence(
  db: Db,
  view: Reporting,
  { messages, seq }: { messages: readonly Message[]; seq: number | undefined },
): Promise<EvidenceTalk> {
  const ids = [...new Set(messages.map(({ senderId }) => senderId))];
  const cards = await cardsFor(db, ids, view);
  const lines = messages.map((message) => ({
    key: String(message.seq),
    author: cards.get(message.senderId)?.displayName ?? SOMEONE,
    isReporter: message.senderId === view.viewerId,
    text: wordsOf(message),
    at: message.createdAt,
    isSubject: message.seq === seq,
    ...(message.pictures && { pictures: message.pictures }),
    ...(message.voice && { voice: message.voice }),
    ...(message.gif && { gif: message.gif }),
  }));
  return { lines, cards };
}

/** Returns the text of a message. For a gift of a known kind, returns the gift's name and note instead. */
export function wordsOf({ content, gift }: Message): string {
  return gift === undefined || gift.giftType === null ? content : `${gift.giftType.name}: ${giftWords(gift)}`;
}

/** Returns one line of evidence that belongs to the subject and was not written by the reporter. */
export function lineBy(
  author: string | null,
  line: Pick<EvidenceLine, 'key' | 'text'> & { at?: string },
): EvidenceLine {
  const { key, text, at = null } = line;
  return { key, author: author ?? NAMELESS, isReporter: false, text, at, isSubject: true };
}

/** The keys of lines that stand for things without words of their own, so that their words are ours. */
const OURS = /^(?:avatar|cover|picture|call|check(?::.*)?)$/;
const nameless: ReadonlySet<string> = new Set([NAMELESS, ...Object.values(evidenceNames)]);

/** Returns a line of evidence with what is ours in it in the reader's language. Evidence is kept in English. */
export function inReadersWords(line: EvidenceLine): EvidenceLine {
  return {
    ...line,
    author: nameless.has(line.author) ? spokenToReader(line.author) : line.author,
    text: OURS.test(line.key) ? toldToReader(line.text) : line.text,
  };
}
