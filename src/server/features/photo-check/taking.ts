import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { poseKeys } from '#content/photo-poses.ts';
import { CHECK_PICTURES, LIVE_BYTES, LIVE_SIDE, POSES_MS } from '#contract/photo-check.ts';
import { withoutMetadata } from '#contract/photo-check.jpeg.ts';
import type { Rng } from '#server/platform/clock.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { admit } from '#server/platform/media/admit.ts';
import { Pipeline } from '#server/platform/media/pipeline.ts';
import { A_PICTURE, receive } from '#server/platform/media/receive.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import type { ByteSeal } from './byte-seal.ts';
import { placeOf } from './opening.ts';
import {
  badgeOf,
  deleteCheckOf,
  insertPicture,
  lockCheckOf,
  lockPerson,
  replaceCheck,
  setPoses,
  setSent,
  takenSteps,
  type CheckRow,
} from './photo-check.queries.ts';
import { againAfter, endOf, isClosed, isHeld } from './standing.ts';

/** Draws poses by chance, each at most once, none of `except`. */
function drawPoses(rng: Rng, count: number, except: readonly string[] = []): string[] {
  const left = poseKeys.filter((key) => !except.includes(key));
  return Array.from({ length: count }, () => left.splice(Math.floor(rng() * left.length), 1)).flat();
}

/** Opens three poses for a person, in place of those that may be open. */
export async function begin(deps: Deps, userId: number): Promise<void> {
  const { db, clock, newId, rng } = deps;
  const now = clock.now();
  const closed = await isClosed(deps);
  await inTransaction(db, async (trx) => {
    const person = await lockPerson(trx, userId);
    if (person === undefined || !person.isReal) throw new AppError('forbidden');
    const before = await refuseBeginning(trx, userId, now);
    if (person.picture === null) throw new AppError('photo_needed');
    // Said last, so that a person reads first what they themselves can change.
    if (closed) throw new AppError('photo_check_closed');
    await replaceCheck(trx, {
      userId,
      id: newId(),
      poses: drawPoses(rng, CHECK_PICTURES),
      // New poses in place of open ones are poses drawn in place of others, too.
      redrawn: before?.state === 'taking' ? before.redrawn + CHECK_PICTURES : 0,
      startedAt: now,
      expiresAt: new Date(now.getTime() + POSES_MS),
    });
  });
}

/** Returns the earlier check, locked; throws where no other can begin. */
async function refuseBeginning(trx: Trx, userId: number, now: Date): Promise<CheckRow | undefined> {
  if (isHeld(await badgeOf(trx, userId))) throw new AppError('photo_check_held');
  const before = await lockCheckOf(trx, userId);
  if (before?.state === 'waiting' && before.sent_at !== null && endOf(before.sent_at) > now) {
    throw new AppError('photo_check_waits');
  }
  if (before?.state === 'refused' && before.decided_at !== null && againAfter(before.decided_at) > now) {
    throw new AppError('photo_check_early');
  }
  return before;
}

interface OpenPoses {
  userId: number;
  id: string;
}

/** Returns the caller's open poses with this id, locked, and how many of their pictures are kept. */
async function lockOpen(
  trx: Trx,
  { userId, id }: OpenPoses,
  now: Date,
): Promise<{ check: CheckRow; hashes: Uint8Array[] }> {
  const check = await lockCheckOf(trx, userId);
  if (check === undefined || check.id !== id) throw new AppError('not_found');
  if (check.state !== 'taking' || check.expires_at <= now) throw new AppError('photo_check_over');
  return { check, hashes: (await takenSteps(trx, userId)).map(({ sha256 }) => sha256) };
}

/** Draws another pose in place of the one whose picture is next. */
export async function drawAnother({ db, clock, rng }: Deps, asked: OpenPoses): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { check, hashes } = await lockOpen(trx, asked, clock.now());
    const [other] = drawPoses(rng, 1, check.poses);
    if (other === undefined) return;
    await setPoses(trx, asked.userId, check.poses.with(hashes.length, other));
  });
}

/** Takes back an open or waiting check, and deletes its pictures. */
export async function takeBack({ db, desk }: Deps, userId: number): Promise<void> {
  const wasWaiting = await inTransaction(db, async (trx) => {
    const check = await lockCheckOf(trx, userId);
    if (check === undefined || (check.state !== 'taking' && check.state !== 'waiting')) return false;
    await deleteCheckOf(trx, userId);
    return check.state === 'waiting';
  });
  if (wasWaiting) await desk.call();
}

const A_LIVE_PICTURE = { ...A_PICTURE, most: LIVE_BYTES, large: 'That picture is too large for a camera of a page.' };
/** Pictures of checks are made one after another, beside those of `media`. */
const pipeline = new Pipeline();

interface LiveTaking extends OpenPoses {
  /** From 1 to `CHECK_PICTURES`. */
  step: number;
}

/**
 * Takes the picture of a step from a form, once: checks it as every picture, makes it anew from its pixels, and seals it.
 * The last one sends the check to the moderators.
 */
export async function takePicture(
  deps: Deps & { seal: ByteSeal },
  request: FastifyRequest,
  { step, ...asked }: LiveTaking,
): Promise<void> {
  const { db, clock, config, newId, seal, desk } = deps;
  const { userId } = asked;
  pipeline.refuseIfFull();
  // Asked before the body is read, so that nobody sends one for poses that are over.
  await inTransaction(db, async (trx) => refuseStep(await lockOpen(trx, asked, clock.now()), step));
  const { path } = await receive(request, { folder: join(config.dataDir, 'incoming'), id: newId() }, A_LIVE_PICTURE);
  let made: { picture: Buffer; sha256: Buffer };
  try {
    made = await pipeline.run(async () => makeLive(deps, await readFile(path), userId));
  } finally {
    await rm(path, { force: true });
  }
  const isSent = await inTransaction(db, async (trx) => {
    const now = clock.now();
    const open = await lockOpen(trx, asked, now);
    refuseStep(open, step);
    if (open.hashes.some((known) => Buffer.from(known).equals(made.sha256))) throw new AppError('photo_twice');
    const sealed = seal.close(made.picture, placeOf(open.check, step));
    await insertPicture(trx, { userId, step, sealed, sha256: made.sha256, now });
    if (step < CHECK_PICTURES) return false;
    await setSent(trx, userId, now);
    return true;
  });
  if (!isSent) return;
  askToResync(deps, userId, 'photo_check');
  await desk.call();
}

function refuseStep({ hashes }: { hashes: readonly unknown[] }, step: number): void {
  if (step !== hashes.length + 1) throw new AppError('photo_check_over');
}

/** Returns the file that is kept, and the hash of its look: two files with the same pixels are the same picture. */
async function makeLive(deps: Deps, bytes: Buffer, userId: number): Promise<{ picture: Buffer; sha256: Buffer }> {
  if (withoutMetadata(bytes)?.length !== bytes.length) {
    throw new AppError('photo_not_live', {
      fields: { picture: 'This picture has data of a camera or a program in it.' },
    });
  }
  const { made } = await admit(deps, bytes, userId);
  const { files, width, height } = await made;
  if (Math.min(width, height) < LIVE_SIDE) {
    throw new AppError('photo_not_live', { fields: { picture: 'This picture is too small for a camera.' } });
  }
  return { picture: files.large, sha256: createHash('sha256').update(files.large).digest() };
}
