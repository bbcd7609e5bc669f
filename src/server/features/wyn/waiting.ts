import { isHarsh } from '#content/first-words.ts';
import type { Interest } from '#content/interests.ts';
import { nextLines } from '#content/wyn-lines.ts';
import { echoIn, recognise } from '#companions/hear.ts';
import type { Rng } from '#server/platform/clock.ts';
import { askedIn, waitingIn, type ChatLine } from './asking.ts';
import { suggest } from './suggest.ts';

/** A chat that Wyn may read, and whose last line is the other person's. */
export interface ReadChat {
  name: string;
  chatRoomId: string;
  /** The time of the last line, ISO 8601. */
  at: string;
  lines: readonly ChatLine[];
  shared: readonly Interest[];
  /** What one could say, if the waiting lines may be about a danger to the other person; else undefined. */
  grave: readonly string[] | undefined;
}

/** What Wyn knows of a chat whose last line waits for an answer. */
export interface WaitingChat extends Pick<ReadChat, 'name' | 'chatRoomId' | 'at'> {
  kind: 'grave' | 'heavy' | 'asked' | 'told';
  /** What they asked about, as it reads inside a sentence; undefined if it cannot be named. */
  it: string | undefined;
  /** Beginnings of an answer, ready for the composer, best first. */
  beginnings: readonly string[];
}

/** What Wyn has read of the chats that it may read, for one answer. */
export interface ChatsRead {
  /** The number of chats that the person lets Wyn read, as far as they were looked at. */
  readable: number;
  /** The chats that wait for an answer, the first one first. */
  waiting: readonly WaitingChat[];
  /** What the person has sent in the chat of the match in question, if Wyn may read it. */
  sent: readonly string[];
  /** True if the message itself names a match. */
  isNamed: boolean;
}

const KINDS = ['grave', 'heavy', 'asked', 'told'] as const satisfies readonly WaitingChat['kind'][];

/** Returns the chats that wait for an answer: what is serious first, then questions, then the newest line. */
export function waitingAmong(chats: readonly ReadChat[], rng: Rng): WaitingChat[] {
  return chats
    .flatMap((chat) => waitingOf(chat, rng) ?? [])
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.at.localeCompare(a.at));
}

/** Returns undefined if nothing waits: after a goodbye, an "ok", or words that nobody owes an answer. */
function waitingOf({ grave, lines, shared, ...chat }: ReadChat, rng: Rng): WaitingChat | undefined {
  const { name, chatRoomId, at } = chat;
  const known = { name, chatRoomId, at, it: undefined, beginnings: [] };
  if (grave !== undefined) return { ...known, kind: 'grave', beginnings: grave };
  const texts = waitingIn(lines)
    .map(({ text }) => text)
    .filter((text) => text !== '');
  // A picture or a voice note.
  if (texts.length === 0) return { ...known, kind: 'told', beginnings: nextLines.unread.any };
  const { signs, isGoodbye, isShort, isAgainstThemself } = recognise(texts);
  if (signs.includes('insult') || texts.some((text) => isHarsh(text, true))) return undefined;
  const asked = askedIn(lines);
  const isHeavy = signs.includes('hardTimes') || isAgainstThemself;
  if (asked === undefined && !isHeavy && (isGoodbye || isShort)) return undefined;
  const spoken = lines.filter(({ isMine, text }) => isMine || text !== '');
  const beginnings = suggest({ lines: spoken, shared, rng }).lines.map(({ text }) => text);
  const kind = isHeavy ? 'heavy' : asked === undefined ? 'told' : 'asked';
  return { ...known, kind, it: kind === 'asked' ? subjectOf(asked) : undefined, beginnings };
}

/** Returns the subject of a question, seen from neither of the two: "my dog" becomes "their dog". */
function subjectOf(asked: string | undefined): string | undefined {
  const it = asked === undefined ? undefined : echoIn([asked]).it?.replace(/^your\b/, 'their');
  return it === undefined || /\b(?:i|me|my|mine|you|your|yours)\b/i.test(it) ? undefined : it;
}
