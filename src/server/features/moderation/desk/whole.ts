import { DAY_MS } from '#contract/durations.ts';
import type { WholeCase } from '#contract/moderation.ts';
import { NAMELESS } from '#contract/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { saysToReader, spokenToReader, toldToReader } from '#server/platform/reader.ts';
import { mayAnswer, readerAfter } from '#server/features/moderation/decisions/appeals.ts';
import { choicesOn } from '#server/features/moderation/decisions/choices.ts';
import {
  isHeld,
  recordOf,
  waitingAppeal,
  type ToldDecision,
} from '#server/features/moderation/penalties/decisions.queries.ts';
import { namesOf, type NameRow } from '#server/features/moderation/cases/names.queries.ts';
import { inReadersWords } from '#server/features/moderation/subjects/evidence.ts';
import { evidenceOf } from '#server/features/moderation/subjects/evidence.queries.ts';
import { noticesOf } from '#server/features/moderation/reports/notices.queries.ts';
import { isOwnCase, mayActOn, needsSecond } from '#server/features/moderation/cases/ruling.ts';
import { headOf, isPrivate, type ModeratorCase } from './desk.ts';
import { caseById, eventsOf, type DeskCase } from './desk.queries.ts';
import { byOf, elsewhereOf, eventOf, namelessOf } from './desk.words.ts';
import { talkOf } from './talk.queries.ts';

type Events = Awaited<ReturnType<typeof eventsOf>>;
type Names = ReadonlyMap<number, NameRow>;

/** Returns a case for a moderator. The private lines of a report are left out until the moderator has opened them. */
export async function wholeCase({ db, clock }: Deps, { callerId, caseId }: ModeratorCase): Promise<WholeCase> {
  const one = await caseById(db, caseId);
  if (one === undefined || isOwnCase(one, callerId)) throw new AppError('not_found');
  const now = clock.now();
  const [events, talk] = [await eventsOf(db, caseId), await talkOf(db, caseId)];
  const past = one.author_id === null ? [] : await recordOf(db, one.author_id);
  const others = past.filter(({ case_id: id }) => id !== caseId);
  const involved = [one.author_id, one.proposed_by, ...events.map((event) => event.actor_id)];
  const writers = [...talk.map((line) => line.author_id), ...others.map((decision) => decision.moderator_id)];
  const names = await namesOf(
    db,
    [...new Set([...involved, ...writers])].filter((id) => id !== null),
  );
  const author = one.author_id === null ? undefined : names.get(one.author_id);
  const appealed = await waitingAppeal(db, caseId);
  const isForTwo = await needsSecond(db, author ?? null, now);
  const mayAct = await mayActOn(db, callerId, one.author_id);
  const held = await isHeld(db, caseId);
  const facts = { kind: one.subject_kind, isHidden: one.hidden_at !== null, isHeld: held };
  return {
    ...headOf(one, callerId),
    version: one.version,
    person: author === undefined ? null : personOf(author, now),
    mayAct,
    choices: mayAct ? choicesOn({ ...facts, hasPerson: author?.is_seed_user === false }) : [],
    needsSecond: isForTwo,
    isHeld: held,
    reader: await readerAfter(db, callerId),
    reasons: one.reasons.map(toldToReader),
    evidence: await evidenceFor({ db }, one, openedBy(events, callerId)),
    appeal:
      appealed === undefined || appealed.appeal_text === null || appealed.appealed_at === null
        ? null
        : {
            decisionId: appealed.id,
            text: appealed.appeal_text,
            at: appealed.appealed_at.toISOString(),
            isOwn: !(await mayAnswer(db, callerId, appealed)),
          },
    proposal: proposalOf(one, { callerId, isForTwo }, names),
    talk: talk.map((line) => ({
      side: line.side,
      from: nameOf(names, line.author_id),
      text: line.content,
      at: line.created_at.toISOString(),
    })),
    history: historyOf({ one, events, others, names }),
  };
}

function personOf({ id, handle, display_name: name, created_at: since }: NameRow, now: Date): WholeCase['person'] {
  const memberDays = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  return { id, handle, displayName: name ?? spokenToReader(NAMELESS), memberDays };
}

/** Returns the ids of the reports whose lines the caller has opened. */
function openedBy(events: Events, callerId: number): Set<unknown> {
  const own = events.filter(({ kind, actor_id: id }) => kind === 'evidence_opened' && id === callerId);
  return new Set(own.map(({ detail }) => detail.reportId));
}

async function evidenceFor(
  { db }: Pick<Deps, 'db'>,
  one: DeskCase,
  opened: ReadonlySet<unknown>,
): Promise<WholeCase['evidence']> {
  const rows = await evidenceOf(db, one.id);
  const notices = new Map((await noticesOf(db, one.id)).map((notice) => [notice.id, notice]));
  return rows.map((row) => ({
    reportId: row.id,
    category: row.category,
    note: row.note,
    copiedAt: row.created_at.toISOString(),
    lines:
      (isPrivate(one.subject_kind) || row.is_private) && !opened.has(row.id) ? null : row.evidence.map(inReadersWords),
    lineCount: row.evidence.length,
    notice: notices.get(row.notice_id ?? '') ?? null,
  }));
}

interface Seconder {
  callerId: number;
  /** True when a ban needs a second moderator. */
  isForTwo: boolean;
}

function proposalOf(one: DeskCase, { callerId, isForTwo }: Seconder, names: Names): WholeCase['proposal'] {
  const { proposed_by: by, proposed_at: at, proposed_policy: policy, proposed_sentence: sentence } = one;
  if (by === null || at === null || policy === null || sentence === null) return null;
  const isOwn = by === callerId;
  return { policy, sentence, by: nameOf(names, by), at: at.toISOString(), isOwn, maySecond: !isOwn || !isForTwo };
}

function nameOf(names: Names, id: number | null): string {
  const found = id === null ? undefined : names.get(id);
  return found === undefined ? namelessOf(id, saysToReader()) : `@${found.handle}`;
}

interface Past {
  one: DeskCase;
  events: Events;
  others: readonly ToldDecision[];
  names: Names;
}

function historyOf({ events, others, names }: Past): WholeCase['history'] {
  const says = saysToReader();
  const here = events.map((event) => ({
    at: event.created_at.toISOString(),
    text: eventOf(event, says),
    by: byOf(event, says) ?? nameOf(names, event.actor_id),
  }));
  const elsewhere = others.map((row) => ({
    at: row.decided_at.toISOString(),
    text: elsewhereOf(row, says),
    by: nameOf(names, row.moderator_id),
  }));
  return [...here, ...elsewhere].toSorted((a, b) => a.at.localeCompare(b.at));
}
