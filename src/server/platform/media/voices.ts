import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Voice } from '#contract/media.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { OneAtATime } from '#server/platform/one-at-a-time.ts';
import type { Addresses, Looker, Viewer } from './addresses.ts';
import type { Place } from '#server/platform/place/place.ts';
import { discard, fileOfVoice } from './files.ts';
import { insertUpload, markStored, uploadOf, uploadsBy } from './media.queries.ts';
import { mustHaveLeft, spendUpload } from './quota.ts';
import { A_VOICE, receive } from './receive.ts';
import { soundOf } from './sound/sound.ts';
import type { Store } from '#server/platform/files/store.ts';
import { isVoice, presentVoice, type VoiceRow } from './uploads.ts';

interface Needs {
  db: Db;
  clock: Clock;
  newId: NewId;
  store: Store;
  addresses: Addresses;
  /** Knows the most uploads of a member per day. */
  place: Place;
  folder: string;
  /** Returns whether a person may hear a voice note now. */
  mayHear: (viewer: Viewer, row: VoiceRow) => Promise<boolean>;
}

interface VoiceKey {
  userId: number;
  clientId: string;
}

/** Stores and copies the voice notes of members, and returns their addresses to people who may hear them. */
export class Voices {
  readonly #needs: Needs;
  readonly #keeping = new OneAtATime();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Stores the voice note of a form. A client that repeats an upload gets the answer of the first upload. */
  async take(request: FastifyRequest, of: VoiceKey): Promise<Voice> {
    const { folder, newId } = this.#needs;
    const known = await storedOf(this.#needs, of);
    if (known !== undefined) return presentVoice(known);
    await mustHaveLeft(this.#needs, of.userId);
    const { path } = await receive(request, { folder, id: newId() }, A_VOICE);
    try {
      return await this.#keep(await readFile(path), of);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Copies a voice note that the member may hear into their own uploads, once per client id. */
  async copy(member: Looker, { id, clientId }: { id: string; clientId: string }): Promise<Voice> {
    const of = { userId: member.userId, clientId };
    const known = await storedOf(this.#needs, of);
    if (known !== undefined) return presentVoice(known);
    await mustHaveLeft(this.#needs, of.userId);
    return this.#keep((await this.open(member, id)).file, of);
  }

  #keep(sent: Buffer, of: VoiceKey): Promise<Voice> {
    return this.#keeping.run(`${of.userId} ${of.clientId}`, async () => {
      const known = await storedOf(this.#needs, of);
      return known === undefined ? keep(this.#needs, sent, of) : presentVoice(known);
    });
  }

  /** Returns the address of a voice note; throws `not_found` unless the person may hear it. */
  async addressFor(looker: Looker, id: string): Promise<{ address: string; until: string }> {
    return this.#needs.addresses.ofVoice((await this.#heard(looker, id)).id, looker);
  }

  /** Returns a voice note's type and file; throws `not_found` unless the listener may hear it now. */
  async open(listener: Viewer, id: string): Promise<{ type: string; file: Buffer }> {
    const row = await this.#heard(listener, id);
    const file = await this.#needs.store.get(fileOfVoice(row));
    if (file === undefined) throw new AppError('not_found');
    return { type: row.voice_type, file };
  }

  async #heard(listener: Viewer, id: string): Promise<VoiceRow> {
    const [row] = await uploadsBy(this.#needs.db, [id]);
    if (row === undefined || !isVoice(row) || !(await this.#needs.mayHear(listener, row)))
      throw new AppError('not_found');
    return row;
  }
}

async function storedOf({ db }: Needs, of: VoiceKey): Promise<VoiceRow | undefined> {
  const row = await uploadOf(db, of);
  if (row === undefined || row.stored_at === null) return undefined;
  if (row.ended_at !== null) throw new AppError('voice_gone');
  if (!isVoice(row)) throw new AppError('idempotency_conflict');
  return row;
}

/** Stores a voice note. The row is written before the file, so that no file is ever without a row. */
async function keep(needs: Needs, sent: Buffer, of: VoiceKey): Promise<Voice> {
  const { db, clock, newId, store } = needs;
  const { type, ms, whole: bytes } = soundOf(sent);
  const left = await uploadOf(db, of);
  if (left !== undefined) await discard(needs, left);
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
