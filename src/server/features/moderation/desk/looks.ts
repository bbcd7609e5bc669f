import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import type { listLooks, Look, refuseLook } from '#contract/moderation.waiting.ts';
import { NAMELESS } from '#contract/people.ts';
import { ruleText } from '#content/policy.ts';
import { addToCase, tellModerators } from '#server/features/moderation/cases/cases.ts';
import { insertCaseEvent } from '#server/features/moderation/cases/cases.queries.ts';
import { openRuling } from '#server/features/moderation/cases/ruling.ts';
import { rule } from '#server/features/moderation/decisions/decisions.ts';
import { all } from '#server/features/moderation/penalties/effects.ts';
import { lineBy } from '#server/features/moderation/subjects/evidence.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { spokenToReader } from '#server/platform/reader.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { opensAt } from '#server/platform/seams/waiting.ts';
import { goOut } from '#server/features/moderation/waiting/letting-out.ts';
import { announceWaiting, picturesOf } from '#server/features/moderation/waiting/waiting.ts';
import {
  lockWaiting,
  noteDue,
  queuedThing,
  queueLength,
  setPassed,
  waitingQueue,
  type QueuedThing,
} from '#server/features/moderation/waiting/waiting.queries.ts';

/** The most things in one list; the rest comes as these go. */
const LISTED = 50;

interface Asked {
  callerId: number;
  id: string;
}

/** Returns the queue of what waits for a look. The content is only in what the caller has opened. */
export async function looksFor({ db, clock }: Deps, callerId: number): Promise<z.input<typeof listLooks.response>> {
  const rows = await waitingQueue(db, { callerId, most: LISTED });
  const now = clock.now();
  return { looks: rows.map((row) => lookOf(row, now)), waiting: (await queueLength(db)).things };
}

function lookOf(row: QueuedThing, now: Date): Look {
  const { draft, user_id: id, handle, display_name: name, member_since: since } = row;
  const pictures = draft.pictures ?? [];
  return {
    id: row.id,
    place: placeOf(row),
    person: {
      id,
      handle,
      displayName: name ?? spokenToReader(NAMELESS),
      memberDays: Math.floor((now.getTime() - since.getTime()) / DAY_MS),
    },
    since: row.since.toISOString(),
    opensAt: opensAt(row.since).toISOString(),
    shapes: pictures.map(({ width, height, thumbhash }) => ({ width, height, thumbhash })),
    opened: row.is_opened ? { content: draft.content, pictures, gif: draft.gif ?? null } : null,
  };
}

const places = { public: 'everybody', followers: 'followers', private: 'followers' } as const;

function placeOf({ kind, draft, room_type: type }: QueuedThing): Look['place'] {
  if (kind === 'post') return places[draft.visibility ?? 'public'];
  return type === 'direct' ? 'two' : 'room';
}

/** Returns a thing of the queue, locked. Throws `not_found` when it waits no more. */
async function lockQueued(trx: Trx, { callerId, id }: Asked): Promise<QueuedThing> {
  await lockWaiting(trx, id);
  const thing = await queuedThing(trx, { callerId, id });
  if (thing === undefined) throw new AppError('not_found');
  return thing;
}

/** Records that the caller opened a thing; from then on they see its content and its pictures. */
export async function openLook(deps: Deps, asked: Asked): Promise<Look> {
  const { db, clock } = deps;
  const thing = await inTransaction(db, async (trx) => {
    const found = await lockQueued(trx, asked);
    await note(deps, trx, { ...asked, kind: 'picture_opened' });
    return found;
  });
  return lookOf({ ...thing, is_opened: true }, clock.now());
}

/** Lets a thing out on a moderator's word. One that its sender may not say now goes out once they may. */
export async function letThingOut(deps: Deps, asked: Asked, once: Once): Promise<void> {
  const { db, clock, media } = deps;
  const seen = await queuedThing(db, asked);
  if (seen !== undefined && (await media.isForbidden(picturesOf(seen)))) throw new AppError('picture_refused');
  const thing = await inTransaction(db, async (trx) => {
    const found = await lockQueued(trx, asked);
    await setPassed(trx, asked.id, clock.now());
    await noteDue(trx, asked.id, clock.now());
    await note(deps, trx, { ...asked, kind: 'picture_let_out' });
    await once.record(trx, asked.id);
    return found;
  });
  if (!(await goOut(deps, thing))) await announceWaiting(deps, thing.user_id);
}

/** Refuses a thing: opens and closes its case with a decision, so that its sender gets a statement and may appeal. */
export async function refuseThing(
  deps: Deps,
  { callerId, id }: Asked,
  { once, policy, sentence }: z.output<typeof refuseLook.body> & { once: Once },
): Promise<void> {
  if (ruleText(policy) === undefined) throw new AppError('invalid', { fields: { policy: 'Choose a rule.' } });
  const now = deps.clock.now();
  const { after, thing } = await inTransaction(deps.db, async (trx) => {
    const found = await queuedThing(trx, { callerId, id });
    if (found === undefined) throw new AppError('not_found');
    const added = await addToCase(deps, trx, {
      // What moderators did with the thing before has this id, too, so the case tells of it.
      caseId: id,
      subject: { kind: 'waiting', id },
      authorId: found.user_id,
      reporterId: null,
      category: 'other',
      note: '',
      evidence: [lineOfThing(found)],
      isLook: true,
      device: null,
      address: null,
      now,
    });
    const ruling = await openRuling({ deps, trx }, { callerId, caseId: added.caseId, once }, undefined);
    // The thing is locked after its sender, in the order in which it goes out.
    await lockQueued(trx, { callerId, id });
    const decided = await rule(ruling, { action: 'hide', policy, sentence, moderatorId: callerId, secondId: null });
    return { after: all([added.after, decided]), thing: found };
  });
  after();
  await announceWaiting(deps, thing.user_id);
  await tellModerators(deps, id);
}

function lineOfThing({ draft, display_name: name, since }: QueuedThing): EvidenceLine {
  const line = lineBy(name, { key: 'thing', text: draft.content, at: since.toISOString() });
  return { ...line, ...(draft.pictures && { pictures: draft.pictures }), ...(draft.gif && { gif: draft.gif }) };
}

async function note(deps: Deps, trx: Trx, { callerId, id, kind }: Asked & { kind: string }): Promise<void> {
  const event = { caseId: id, id: deps.newId(), kind, actorId: callerId, detail: {}, now: deps.clock.now() };
  await insertCaseEvent(trx, event);
}
