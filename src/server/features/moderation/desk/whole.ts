import { DAY_MS } from '#contract/durations.ts';
import type { WholeCase } from '#contract/moderation.ts';
import { NAMELESS } from '#contract/people.ts';
import { ruleText } from '#content/policy.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { mayAnswer, readerAfter } from '#server/features/moderation/decisions/appeals.ts';
import { choicesOn } from '#server/features/moderation/decisions/choices.ts';
import {
  isHeld,
  recordOf,
  waitingAppeal,
  type ToldDecision,
} from '#server/features/moderation/penalties/decisions.queries.ts';
import { namesOf, type NameRow } from '#server/features/moderation/cases/names.queries.ts';
import { evidenceOf } from '#server/features/moderation/subjects/evidence.queries.ts';
import { noticesOf } from '#server/features/moderation/reports/notices.queries.ts';
import { isOwnCase, mayActOn, needsSecond } from '#server/features/moderation/cases/ruling.ts';
import { headOf, isPrivate, type ModeratorCase } from './desk.ts';
import { caseById, eventsOf, type DeskCase } from './desk.queries.ts';
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
    reasons: one.reasons,
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
  return { id, handle, displayName: name ?? NAMELESS, memberDays };
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
    lines: (isPrivate(one.subject_kind) || row.is_private) && !opened.has(row.id) ? null : row.evidence,
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
  if (id === null) return 'the machine';
  const found = names.get(id);
  return found === undefined ? 'somebody who left' : `@${found.handle}`;
}

/** The words for a member who caused an event, by the event's kind. Moderators do not need the member's name. */
const BY_MEMBERS: Readonly<Record<string, string>> = {
  opened: 'a member',
  added: 'a member',
  reopened: 'a member',
  appealed: 'the person it is about',
};

function byOf(kind: string, actor: number | null, { isNotice }: Record<string, unknown>): string | undefined {
  if (isNotice === true) return 'somebody outside';
  return actor === null ? undefined : BY_MEMBERS[kind];
}

const actionWords: Readonly<Record<string, string>> = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  hide: 'Hidden',
  restore: 'Shown again',
  no_writing: 'No writing',
  suspend: 'Suspended',
  ban: 'Banned',
};

const eventWords: Readonly<Record<string, (detail: Record<string, unknown>) => string>> = {
  opened: ({ isNotice }) => `${isNotice === true ? 'A take-down notice came' : 'Reported'}, and the case opened`,
  added: ({ isNotice }) => (isNotice === true ? 'Another take-down notice came' : 'Reported again'),
  reopened: ({ isNotice }) =>
    `${isNotice === true ? 'A take-down notice came' : 'Reported'} after it was closed, and it opened again`,
  hidden: () => 'Hidden until a moderator looks',
  taken: () => 'Taken',
  released: () => 'Given back',
  evidence_opened: () => 'Private lines opened',
  check_opened: () => 'The pictures of a photo check opened',
  check_passed: () => 'A photo check passed',
  check_refused: () => 'A photo check refused',
  picture_opened: () => 'A picture opened that waited for a look',
  wrote: ({ side }) =>
    side === 'note' ? 'A note written' : side === 'reporter' ? 'Wrote to the reporters' : 'Wrote to the person',
  proposed: () => 'A ban proposed, which needs a second moderator',
  declined: () => 'The ban was not seconded',
  taken_back: () => 'The proposed ban taken back',
  decided: ({ action, days, policy }) => decisionWords({ action, days, policy }),
  appealed: () => 'Appealed',
  appeal_answered: ({ outcome, isSamePerson }) =>
    `The appeal: ${String(outcome)}${isSamePerson === true ? ', by the same moderator, who is the only one' : ''}`,
};

function decisionWords({ action, days, policy }: Record<'action' | 'days' | 'policy', unknown>): string {
  const length = typeof days === 'number' ? ` for ${days === 1 ? '1 day' : `${days} days`}` : '';
  return `${actionWords[String(action)] ?? String(action)}${length}. ${ruleText(String(policy)) ?? ''}`.trim();
}

interface Past {
  one: DeskCase;
  events: Events;
  others: readonly ToldDecision[];
  names: Names;
}

function historyOf({ events, others, names }: Past): WholeCase['history'] {
  const here = events.map(({ kind, detail, actor_id: actor, created_at: at }) => ({
    at: at.toISOString(),
    text: eventWords[kind]?.(detail) ?? kind,
    by: byOf(kind, actor, detail) ?? nameOf(names, actor),
  }));
  const elsewhere = others.map((row) => ({
    at: row.decided_at.toISOString(),
    text: `In another case: ${decisionWords(row)}`,
    by: nameOf(names, row.moderator_id),
  }));
  return [...here, ...elsewhere].toSorted((a, b) => a.at.localeCompare(b.at));
}
