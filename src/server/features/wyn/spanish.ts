import { archetypeReports } from '#content/archetype-reports.ts';
import type { Intent } from '#content/wyn-intents.ts';
import type { Said } from '#content/wyn-replies.ts';
import {
  lostInSpanish,
  needsInSpanish,
  repliesInSpanish,
  spanish,
  stepsInSpanish as steps,
} from '#content/wyn-spanish.ts';
import { waitingInSpanish as waits } from '#content/wyn-waiting.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { firstChat } from './comes-first.ts';
import { factsOf } from './facts.ts';
import { handOver } from './hand-over.ts';
import { fillIn, type LineFacts } from './lines.ts';
import { hasWords } from './mentions.ts';
import type { Reply, WynScene } from './scene.ts';
import { ASKS_FOR_WORDS } from './wish.ts';

/** Answers a text in Spanish. What Wyn takes from elsewhere, an opener and the report, stays in English and says so. */
export function respondInSpanish(intent: Intent | undefined, scene: WynScene): Reply {
  const { memory } = scene;
  const first = comesFirst(intent, scene);
  if (first !== undefined) return first;
  const last = scene.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const hasOffered = /“[^“”]+”/.test(last);
  if (intent === 'yes' && !hasOffered && scene.match === undefined) return reply(whatNow(scene), scene);
  if (intent === 'opener' || intent === 'another' || intent === 'yes') return opener(scene, intent);
  const composed = intent && compose[intent]?.(scene);
  const lines = intent !== undefined && intent in repliesInSpanish ? repliesInSpanish[intent as Said] : lostInSpanish;
  return reply(composed ?? memory.line(lines, factsInSpanish(scene), true), scene);
}

const reply = (text: string, { memory }: WynScene): Reply => ({ text, opener: null, from: memory.sources });

/** The facts of lines; those that are written out in English are written in Spanish. */
function factsInSpanish({ knowledge, match }: WynScene): LineFacts {
  const facts = factsOf(knowledge, match);
  return {
    ...facts,
    shared: facts['shared']?.replace(' and ', ' y '),
    resets: knowledge && inHours(knowledge.day.timeUntilReset),
  };
}

function inHours(ms: number): string {
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 1) return 'en menos de una hora';
  return hours === 1 ? 'en una hora más o menos' : `en unas ${hours} horas`;
}

/** The person who waits for an answer comes first, as in English (see comes-first.ts). */
function comesFirst(intent: Intent | undefined, scene: WynScene): Reply | undefined {
  const { chats, memory, message, knowledge, now } = scene;
  if (intent === undefined || !ASKS_FOR_WORDS.has(intent)) return undefined;
  const first = firstChat(message, chats);
  if (intent === 'no_reply' && (first === undefined || !hasWords(message, first.name))) return undefined;
  if (first === undefined) {
    if (intent !== 'waiting') return undefined;
    if (knowledge === undefined) return reply(memory.line(spanish.forMembersOnly, {}), scene);
    return { ...reply(chats?.readable ? waits.nobodyRead : waits.nobodyUnread, scene), from: [] };
  }
  const { name, chatRoomId } = first;
  const words = [memory.line(waits.lines[first.kind], { name, ago: agoOf(first.at, now) })];
  const others = (chats?.waiting ?? []).filter((chat) => chat !== first).map((chat) => chat.name);
  if (intent === 'waiting' && others.length > 0) {
    words.push(fillIn(waits.more, { others: new Intl.ListFormat('es').format(others) }) ?? '');
  }
  const beginning = first.beginnings.find((line) => memory.isNew(line)) ?? first.beginnings[0];
  if (beginning !== undefined) words.push(waits.lead, `“${beginning}”`);
  memory.name('chats');
  return {
    text: words.join('\n\n'),
    opener: beginning === undefined ? null : { text: beginning, name, chatRoomId },
    from: memory.sources,
  };
}

function agoOf(at: string, now: string | undefined): string {
  const ms = now === undefined ? 0 : new Date(now).getTime() - new Date(at).getTime();
  if (ms < 5 * MINUTE_MS) return 'hace un momento';
  const words = new Intl.RelativeTimeFormat('es');
  if (ms < HOUR_MS) return words.format(-Math.round(ms / MINUTE_MS), 'minute');
  return ms < DAY_MS ? words.format(-Math.round(ms / HOUR_MS), 'hour') : words.format(-Math.round(ms / DAY_MS), 'day');
}

function opener(scene: WynScene, intent: 'opener' | 'another' | 'yes'): Reply {
  const { memory, match, chats, message } = scene;
  const found = handOver(scene, intent === 'another' ? 'another' : 'asked');
  if (found.opener === null) return { ...found, text: fillIn(spanish.drawerEmpty, { match: match?.name }) ?? '' };
  const lead = fillIn(spanish.openerFor, { match: match?.name }) ?? spanish.openerForAnyone;
  const text = `${lead}\n\n“${found.opener.text}”`;
  const waiting = chats?.waiting.find(({ name }) => !hasWords(message, name));
  const line =
    waiting && fillIn(waiting.kind === 'grave' ? waits.alsoGrave : waits.alsoWaiting, { name: waiting.name });
  if (line === undefined || !memory.isNew(line)) return { ...found, text };
  return { ...found, text: `${line}\n\n${text}`, from: [...found.from, 'chats'] };
}

/** For some intents, composes an answer from facts. A function returns undefined if a written line is enough. */
const compose: Partial<Record<Intent, (scene: WynScene) => string | undefined>> = {
  archetype,
  why_match: whyMatch,
  profile: ({ knowledge, memory }) =>
    knowledge === undefined
      ? memory.line(spanish.forMembersOnly, {})
      : (gapsIn(knowledge)[0] ?? (memory.name('profile', 'interests'), steps.fine)),
  next_step: whatNow,
  goodbye: ({ memory }) => (memory.isNew('988') ? undefined : memory.line(spanish.goodbyeAfterHelp, {})),
};

function archetype({ knowledge, memory }: WynScene): string {
  if (knowledge === undefined) return memory.line(spanish.forMembersOnly, {});
  const mine = knowledge.archetype;
  if (mine === undefined) return memory.line(spanish.quizFirst, {});
  memory.name('report');
  const { strengths, weaknesses, socialSuggestions, friendshipPotentials } = archetypeReports[mine.type];
  const pages = [`${mine.description} ${strengths}`, weaknesses, socialSuggestions, friendshipPotentials];
  const page = pages.find((text) => memory.isNew(text));
  const facts = { archetype: mine.name };
  return page === undefined
    ? (fillIn(spanish.reportDone, facts) ?? '')
    : `${fillIn(spanish.report, facts) ?? ''}\n\n${page}`;
}

function whyMatch({ knowledge, match, memory }: WynScene): string {
  if (match === undefined)
    return memory.line(knowledge === undefined ? spanish.forMembersOnly : spanish.noMatchYet, {});
  memory.name('matches', 'report', ...(match.shared.length > 0 ? (['shared_interests'] as const) : []));
  const names: Readonly<Record<string, string>> = spanish.parts;
  const lines = match.reasons.map(
    ({ part, score, inSpanish }) =>
      `${names[part] ?? part} (${score === null ? spanish.open : `${score} %`}): ${inSpanish}.`,
  );
  const head = fillIn(spanish.match, { name: match.name, score: String(match.score) }) ?? '';
  const whole = `${head}\n${lines.join('\n')}`;
  const best = match.reasons.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  if (memory.isNew(whole) || best === undefined) return whole;
  const reason = best.inSpanish.charAt(0).toLowerCase() + best.inSpanish.slice(1);
  return fillIn(spanish.matchBest, { name: match.name, reason }) ?? whole;
}

type Known = NonNullable<WynScene['knowledge']>;

/** Returns what a profile lacks, the most useful addition first. */
const gapsIn = ({ bio, interests, vibes, archetype: animal }: Known): string[] => [
  ...(animal === undefined ? [needsInSpanish.quiz] : []),
  ...(interests.length < 5 ? [steps.interests] : []),
  ...(bio === null || bio.trim() === '' ? [steps.bio] : []),
  ...(vibes.length === 0 ? [steps.vibes] : []),
];

/** Returns the most useful step that this conversation has not suggested yet. */
function whatNow({ knowledge, memory }: WynScene): string {
  if (knowledge === undefined) return memory.line(repliesInSpanish.about_wildin, {});
  const { day, matches } = knowledge;
  const [missing] = day.missing;
  memory.name('profile');
  if (missing !== undefined) return fillIn(steps.first, { need: needsInSpanish[missing] }) ?? '';
  memory.name('matches', 'day');
  const facts = {
    match: matches.find(({ isLikedByMe }) => !isLikedByMe)?.name,
    met: String(Math.min(day.humanMatches, day.dailyLimit)),
    limit: String(day.dailyLimit),
    left: String(day.remainingMatches),
  };
  const all = [steps.hello, ...(day.remainingMatches > 0 ? [steps.search] : []), ...gapsIn(knowledge), steps.rest];
  const ready = all.flatMap((line) => fillIn(line, facts) ?? []);
  return ready.find((line) => memory.isNew(line)) ?? memory.stalest(ready) ?? '';
}
