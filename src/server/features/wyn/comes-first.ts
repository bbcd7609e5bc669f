import { isolated } from '#content/isolated.ts';
import type { Intent } from '#content/wyn-intents.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { fillIn } from './lines.ts';
import { hasWords } from './mentions.ts';
import { quoted } from './quotes.ts';
import type { Reply, WynScene } from './scene.ts';
import type { ChatsRead, WaitingChat } from './waiting.ts';
import { ASKS_FOR_WORDS } from './wish.ts';

/**
 * Returns the chat that comes before what the message asks for: the one of a person whom it names, else the first that
 * waits. Undefined if nobody waits, or if the message names somebody else.
 */
export function firstChat(message: string, chats: ChatsRead | undefined): WaitingChat | undefined {
  const waiting = chats?.waiting ?? [];
  const named = waiting.find(({ name }) => hasWords(message, name));
  return named ?? (chats?.isNamed === true ? undefined : waiting[0]);
}

/** Returns the answer that leads to the person who waits for an answer; undefined if nobody comes first. */
export function comesFirst(intent: Intent | undefined, scene: WynScene): Reply | undefined {
  const { chats, memory, message, knowledge, speech } = scene;
  const { waiting, forMembersOnly } = speech.words;
  if (intent === undefined || !ASKS_FOR_WORDS.has(intent)) return undefined;
  const first = firstChat(message, chats);
  // "Ada has not replied" is about Ada.
  if (intent === 'no_reply' && (first === undefined || !hasWords(message, first.name))) return undefined;
  if (first === undefined) {
    if (intent !== 'waiting') return undefined;
    const lines = knowledge === undefined ? forMembersOnly : waiting.nobodyWaits[chats?.readable ? 'read' : 'unread'];
    return { text: memory.line(lines, {}), opener: null, from: [] };
  }
  const words = [said(first, scene)];
  if (intent === 'waiting') words.push(...others(first, scene));
  const beginning = first.beginnings.find((line) => memory.isNew(line)) ?? first.beginnings[0];
  if (beginning !== undefined) words.push(memory.line(waiting.leads, {}), quoted(beginning, speech.tongue));
  const { name, chatRoomId } = first;
  memory.name('chats');
  const opener = beginning === undefined ? null : { text: beginning, name, chatRoomId };
  return { text: words.join('\n\n'), opener, from: memory.sources };
}

/** Returns the opener with a word about somebody else who waits, once in a conversation. */
export function withReminder(reply: Reply, { chats, memory, message, speech }: WynScene): Reply {
  const waits = chats?.waiting.find(({ name }) => !hasWords(message, name));
  if (waits === undefined) return reply;
  const { alsoGrave, alsoWaiting } = speech.words.waiting;
  const lines = waits.kind === 'grave' ? alsoGrave : alsoWaiting;
  const words = lines.flatMap((line) => fillIn(line, { name: waits.name }) ?? []);
  if (words.some((line) => !memory.isNew(line))) return reply;
  const { text, from } = reply;
  return { ...reply, text: `${memory.fresh(words) ?? ''}\n\n${text}`, from: [...from, 'chats'] };
}

function said({ kind, name, it, at }: WaitingChat, { memory, now, speech }: WynScene): string {
  const { lines } = speech.words.waiting;
  // The subject of a question is read from English only.
  const about = speech.tongue === 'en' ? it : undefined;
  const facts = { name, it: about, It: about && capital(about), ago: agoOf(at, now, speech) };
  return memory.line(kind === 'asked' && about !== undefined ? lines.askedAbout : lines[kind], facts);
}

function others(first: WaitingChat, { chats, memory, speech }: WynScene): string[] {
  const names = (chats?.waiting ?? []).filter((chat) => chat !== first).map(({ name }) => name);
  if (names.length === 0) return [];
  const { locale, waiting } = speech.words;
  return [
    memory.line(waiting.more, { others: new Intl.ListFormat(locale).format(names.map((name) => isolated(name))) }),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns how long ago a line was written, within a sentence: "an hour ago". */
function agoOf(at: string, now: string | undefined, { words }: WynScene['speech']): string {
  const ms = now === undefined ? 0 : new Date(now).getTime() - new Date(at).getTime();
  if (ms < 5 * MINUTE_MS) return words.times.justNow;
  const spelled = new Intl.RelativeTimeFormat(words.locale);
  if (ms < HOUR_MS) return spelled.format(-Math.round(ms / MINUTE_MS), 'minute');
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 24) return hours === 1 ? words.times.anHourAgo : spelled.format(-hours, 'hour');
  const days = Math.round(ms / DAY_MS);
  return days === 1 ? words.times.aDayAgo : spelled.format(-days, 'day');
}
