import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Voice } from '#contract/media.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { deleteUpload, insertUpload, markStored, uploadOf } from './media.queries.ts';
import { mustHaveLeft, spendUpload } from './quota.ts';
import { A_VOICE, receive } from './receive.ts';
import { soundOf } from './sound/sound.ts';
import type { Store } from './store.ts';
import { extensionOf, isVoice, presentVoice, type VoiceRow } from './uploads.ts';

interface Needs {
  db: Db;
  clock: Clock;
  newId: NewId;
  store: Store;
  /** The number of uploads of a member's day. */
  most: number;
  folder: string;
}

interface Of {
  userId: number;
  clientId: string;
}

export const fileOfVoice = (row: Pick<VoiceRow, 'name' | 'voice_type'>): string => `${row.name}.${extensionOf(row)}`;

/** Takes the voice note of a form. A client that repeats an upload gets the first one's answer. */
export async function takeVoice(needs: Needs, request: FastifyRequest, of: Of): Promise<Voice> {
  const known = await storedOf(needs, of);
  if (known !== undefined) return presentVoice(known);
  await mustHaveLeft(needs, of.userId);
  const { path } = await receive(request, { folder: needs.folder, id: needs.newId() }, A_VOICE);
  try {
    return await keep(needs, await readFile(path), of);
  } finally {
    await rm(path, { force: true });
  }
}

async function storedOf({ db }: Needs, of: Of): Promise<VoiceRow | undefined> {
  const row = await uploadOf(db, of);
  if (row === undefined || row.stored_at === null) return undefined;
  if (row.ended_at !== null) throw new AppError('voice_gone');
  if (!isVoice(row)) throw new AppError('idempotency_conflict');
  return row;
}

/** The row comes before the file, so that no file is ever without one. */
async function keep(needs: Needs, bytes: Buffer, of: Of): Promise<Voice> {
  const { db, clock, newId, store } = needs;
  const { type, ms } = soundOf(bytes);
  const left = await uploadOf(db, of);
  if (left !== undefined) await deleteUpload(db, left.id);
  const id = left?.id ?? newId();
  const row = {
    id,
    user_id: of.userId,
    client_id: of.clientId,
    name: createHash('sha256').update(id).update(bytes).digest('hex'),
    sha256: createHash('sha256').update(bytes).digest(),
    voice_type: type,
    voice_ms: ms,
    created_at: clock.now(),
  };
  await spendUpload(needs, of.userId);
  await insertUpload(db, row);
  await store.put(fileOfVoice(row), bytes);
  await markStored(db, id, clock.now());
  return presentVoice(row);
}
