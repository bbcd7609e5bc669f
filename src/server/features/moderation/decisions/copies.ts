import { z } from 'zod';
import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Placed } from '#server/platform/media/media.ts';
import type { PictureClass } from '#server/platform/pictures/verdict.ts';
import { addToCase, tellModerators } from '#server/features/moderation/cases/cases.ts';
import { isDecided } from '#server/features/moderation/penalties/decisions.queries.ts';
import { caseIdOf } from '#server/features/moderation/cases/cases.queries.ts';
import { firstEvidence } from '#server/features/moderation/subjects/evidence.queries.ts';
import type { After } from '#server/features/moderation/penalties/effects.ts';
import type { Ruling } from '#server/features/moderation/cases/ruling.ts';
import { subjects } from '#server/features/moderation/subjects/subjects.ts';

const SWEEP_JOB = 'picture-copies';
const sweepData = z.object({ caseId: z.uuid(), class: z.enum(['minor', 'intimate']) });

/** The policies under which nobody may send a hidden picture again, with the class of the picture. */
const grave: Readonly<Record<string, z.infer<typeof sweepData>['class']>> = { children: 'minor', intimate: 'intimate' };

const sourceOf = (caseId: string): string => `case:${caseId}`;

/** Registers the job that finds and hides copies of forbidden pictures. */
export function sweepCopies(deps: Deps): void {
  deps.jobs.define(SWEEP_JOB, async (data) => {
    const parsed = sweepData.parse(data);
    await hideCopies(deps, parsed.caseId, parsed.class);
  });
}

/**
 * If the policy is grave, puts the pictures of the case's subject on the list of forbidden pictures and enqueues the
 * job that finds their copies. Uploads of these pictures are refused from the commit on.
 */
export async function forbidPictures({ deps, trx, one, callerId }: Ruling, policy: string): Promise<After> {
  const kind = grave[policy];
  const ids = picturesIn(await firstEvidence(trx, one.id));
  if (kind === undefined || ids.length === 0) return () => undefined;
  const hashes = await deps.media.hashesOf(trx, ids);
  const by = { source: sourceOf(one.id), addedBy: callerId };
  const forbidden = hashes.map(({ sha256, pdq }) => ({ sha256, pdq, class: kind }));
  await deps.pictures.addIn(trx, forbidden, by);
  await deps.jobs.enqueue(trx, SWEEP_JOB, { caseId: one.id, class: kind });
  return () => deps.jobs.hurry(SWEEP_JOB);
}

/** Removes the pictures of a case from the list of forbidden ones. Things hidden as copies keep their own cases. */
export async function permitPictures({ deps, trx, one }: Ruling): Promise<void> {
  await deps.pictures.removeIn(trx, sourceOf(one.id));
}

const picturesIn = (lines: readonly EvidenceLine[]): string[] =>
  lines.flatMap(({ isSubject, pictures = [] }) => (isSubject ? pictures.map(({ id }) => id) : []));

async function hideCopies(deps: Deps, caseId: string, kind: z.infer<typeof sweepData>['class']): Promise<void> {
  for (const id of picturesIn(await firstEvidence(deps.db, caseId))) {
    for await (const copy of deps.media.copiesOf(id)) {
      // Nothing more is hidden once a decision has taken the pictures off the list.
      if (!(await deps.pictures.lists(sourceOf(caseId)))) return;
      await hideCopy(deps, copy, kind);
    }
  }
}

/** Keeps only the subject's line. The lines around it are not evidence here, and no member reported the subject. */
const ownLine = (line: EvidenceLine): EvidenceLine[] => (line.isSubject ? [{ ...line, isReporter: false }] : []);

/** Opens the case of the thing with the copy, and hides the thing until a moderator has looked. */
async function hideCopy(deps: Deps, copy: Placed & { kind: string }, kind: PictureClass): Promise<void> {
  const now = deps.clock.now();
  const entry = Object.values(subjects).find(({ pictureKind }) => pictureKind?.name === copy.kind);
  const id = await entry?.pictureKind?.idOf(deps.db, copy);
  if (entry === undefined || id === undefined) return;
  const added = await inTransaction(deps.db, async (trx) => {
    const found = await entry.find(deps, { db: trx, viewerId: copy.ownerId, now }, id);
    if (found === undefined) return undefined;
    const known = await caseIdOf(trx, found.subject);
    // A moderator's decision about the thing stays.
    if (known !== undefined && (await isDecided(trx, known))) return undefined;
    return addToCase(deps, trx, {
      subject: found.subject,
      authorId: copy.ownerId,
      reporterId: null,
      category: kind === 'minor' ? 'minor' : 'intimate_picture',
      note: '',
      evidence: found.lines.flatMap(ownLine),
      isCopy: true,
      device: null,
      address: null,
      now,
    });
  });
  if (added?.isNew !== true) return;
  added.after();
  await tellModerators(deps, added.caseId);
}
