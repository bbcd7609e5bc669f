import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { DAY_MS } from '#contract/durations.ts';
import type { Picture, PictureWidth, Voice } from '#contract/media.ts';
import type { Config } from '#server/config.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Desk } from '#server/platform/seams/desk.ts';
import { AppError } from '#server/platform/errors.ts';
import { LEAST_QUALITY } from '#server/platform/pictures/pdq.ts';
import { printOf, type Print } from '#server/platform/pictures/decode.ts';
import type { Place } from '#server/platform/place/place.ts';
import type { Pictures } from '#server/platform/pictures/pictures.ts';
import { registerOnce } from '#server/platform/seams/register-once.ts';
import { admit, refusal } from './admit.ts';
import { createAddresses, type Addresses, type Looker, type Viewer } from './addresses.ts';
import { copiesIn } from './copies.ts';
import { discard, fileOf, fileOfVoice, WIDTHS } from './files.ts';
import {
  claimUploads,
  endedUploads,
  endUnused,
  endUploads,
  endUploadsOf,
  freeUploads,
  heldUploads,
  holdUploads,
  insertUpload,
  markAttached,
  markHeld,
  markStored,
  uploadOf,
  uploadRows,
  uploadsBy,
  uploadsOf,
  waitingUploads,
  type UploadRow,
} from './media.queries.ts';
import { Pipeline } from './pipeline.ts';
import { mustHaveLeft, spendUpload } from './quota.ts';
import { A_PICTURE, receive, type FormFields } from './receive.ts';
import { createStore } from '#server/platform/files/create-store.ts';
import type { Store } from '#server/platform/files/store.ts';
import { extensionOf, isPicture, isVoice, presentPicture, presentVoice, type PictureRow } from './uploads.ts';
import { Voices } from './voices.ts';

/** How long an unused upload, a picture or a voice note, is kept. */
export const WAITING_MS = DAY_MS;

/** An upload that is part of a thing, such as a message or a post, as the feature that shows the thing needs it. */
export interface Placed {
  id: string;
  ownerId: number;
  /** The name of the thing, which the feature chose when it claimed the upload. */
  place: string;
}

/** The answers of a feature about the uploads in its things. */
export interface PlaceKeeper {
  /** Returns whether the viewer (null: a visitor) may see the thing with this upload now. */
  maySee: (viewerId: number | null, picture: Placed, through: string | undefined) => Promise<boolean>;
  /** Returns whether the thing exists with this upload in it. */
  holds: (picture: Placed) => Promise<boolean>;
}

/** A thing that has uploads or will have them: a message or a post, for example. */
interface Thing {
  userId: number;
  kind: string;
  place: string;
}

interface Needs {
  db: Db;
  clock: Clock;
  newId: NewId;
  pictures: Pictures;
  /** Knows the moderators, who may see evidence, and gets a case for a grave match. */
  desk: Desk;
  /** Knows the most uploads of a member per day. */
  place: Place;
}

/** Receives, checks, shrinks and stores pictures of members; shows and deletes uploads with the thing they are in. */
export class Media {
  readonly addresses: Addresses;
  readonly voices: Voices;
  readonly #store: Store;
  readonly #pipeline = new Pipeline();
  readonly #keepers: Record<string, PlaceKeeper> = {};
  readonly #folder: string;
  readonly #needs: Needs;

  constructor(config: Config, needs: Needs) {
    this.#needs = needs;
    this.#store = createStore(config);
    this.#folder = join(config.dataDir, 'incoming');
    this.addresses = createAddresses(config.authSecret ?? '', needs.clock);
    this.voices = new Voices({
      ...this.#needs,
      store: this.#store,
      folder: this.#folder,
      addresses: this.addresses,
      mayHear: (viewer, row) => this.#maySee(viewer, row),
    });
  }

  /** Registers the feature that answers for the uploads in one kind of thing. */
  register(kind: string, keeper: PlaceKeeper): void {
    registerOnce(this.#keepers, { [kind]: keeper });
  }

  /** Stores the picture of a form. A client that repeats an upload gets the answer of the first upload. */
  async take(request: FastifyRequest, { userId, clientId }: { userId: number; clientId: string }): Promise<Picture> {
    const known = await this.#storedOf({ userId, clientId });
    if (known !== undefined) return presentPicture(known);
    return (await this.takeForm(request, userId, () => ({ clientId }))).picture;
  }

  /** Stores the picture of a form with further fields; `read` throws for invalid fields. */
  async takeForm<T extends { clientId: string }>(
    request: FastifyRequest,
    userId: number,
    read: (fields: FormFields) => T,
  ): Promise<{ picture: Picture; said: T }> {
    // Checked before the body is read, so that a refusal does not cost the sender 25 MB.
    this.#pipeline.refuseIfFull();
    await mustHaveLeft(this.#needs, userId);
    const { path, fields } = await receive(request, { folder: this.#folder, id: this.#needs.newId() }, A_PICTURE);
    try {
      const said = read(fields);
      const of = { userId, clientId: said.clientId };
      return { picture: await this.#pipeline.run(async () => this.#make(await readFile(path), of)), said };
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Stores a picture from its bytes, which a feature or another upload provides. */
  async takeBytes(bytes: Buffer, of: { userId: number; clientId: string }): Promise<Picture> {
    this.#pipeline.refuseIfFull();
    await mustHaveLeft(this.#needs, of.userId);
    return this.#pipeline.run(() => this.#make(bytes, of));
  }

  /** Copies a picture that the member may see into their own uploads; throws `not_found` for any other picture. */
  async copy(member: Looker, { id, clientId }: { id: string; clientId: string }): Promise<Picture> {
    const of = { userId: member.userId, clientId };
    const known = await this.#storedOf(of);
    return known ? presentPicture(known) : this.takeBytes(await this.open(member, id, 'large'), of);
  }

  /** Returns the addresses of those of the given pictures that the viewer may see, in no order. */
  async addressesFor(looker: Looker, ids: readonly string[]): Promise<Awaited<ReturnType<Addresses['of']>>[]> {
    const rows = await uploadsBy(this.#needs.db, [...new Set(ids)]);
    const seen = await Promise.all(
      rows.filter(isPicture).map(async (row) => ((await this.#maySee(looker, row)) ? row : undefined)),
    );
    return Promise.all(seen.flatMap((row) => (row === undefined ? [] : [this.addresses.of(row.id, looker)])));
  }

  /** Returns a picture's file; throws `not_found` unless the viewer may see it now. */
  async open(viewer: Viewer, id: string, width: PictureWidth): Promise<Buffer> {
    const [row] = await uploadsBy(this.#needs.db, [id]);
    const file =
      row !== undefined && isPicture(row) && (await this.#maySee(viewer, row))
        ? await this.#store.get(fileOf(row, width))
        : undefined;
    if (file === undefined) throw new AppError('not_found');
    return file;
  }

  /**
   * Claims a member's pictures for a thing that is about to be written, and returns them in the order of `ids`. Throws
   * `picture_gone` if one is not the member's, has ended or is in another thing. The same thing may repeat the claim.
   */
  async claim(trx: Trx, { ids, ...thing }: Thing & { ids: readonly string[] }): Promise<Picture[]> {
    const rows = new Map((await uploadsBy(trx, ids)).map((row) => [row.id, row]));
    const claimed = await claimUploads(trx, { ...thing, ids });
    const found = ids.flatMap((id) => rows.get(id) ?? []).filter(isPicture);
    if (claimed !== ids.length || found.length !== ids.length) throw new AppError('picture_gone');
    return found.map(presentPicture);
  }

  /** Claims a member's voice note for a thing, as `claim` does for pictures; throws `voice_gone`. */
  async claimVoice(trx: Trx, { id, ...thing }: Thing & { id: string }): Promise<Voice> {
    const [row] = await uploadsBy(trx, [id]);
    const claimed = await claimUploads(trx, { ...thing, ids: [id] });
    if (claimed !== 1 || row === undefined || !isVoice(row)) throw new AppError('voice_gone');
    return presentVoice(row);
  }

  /** Returns whether one of the pictures has come onto the list of forbidden pictures since its upload. */
  async isForbidden(ids: readonly string[]): Promise<boolean> {
    const { db, pictures } = this.#needs;
    for (const row of ids.length === 0 ? [] : await uploadRows(db, ids)) {
      const file = await this.#store.get(fileOf(row, 'large'));
      // The stored file has other bytes than the picture that was sent, so the hash of the bytes is the stored one.
      const print = file && { ...(await printOf(file)), sha256: Buffer.from(row.sha256) };
      if (print !== undefined && (await pictures.nearCopies(print)).length > 0) return true;
    }
    return false;
  }

  /** Records that the thing was written. */
  attach(thing: Thing): Promise<void> {
    return markAttached(this.#needs.db, { ...thing, now: this.#needs.clock.now() });
  }

  /** Releases the claimed uploads of a thing that was not written, for use in another thing. */
  free(thing: Thing): Promise<void> {
    return freeUploads(this.#needs.db, thing);
  }

  /** Returns a picture with its thing; undefined when the picture is unused or gone. */
  async placed(db: Db, id: string): Promise<(Placed & { kind: string; picture: Picture }) | undefined> {
    const [row] = await uploadsBy(db, [id]);
    if (row === undefined || !isPicture(row) || row.place === null || row.place_kind === null) return undefined;
    if (row.ended_at !== null) return undefined;
    return { ...placedOf(row, row.place), kind: row.place_kind, picture: presentPicture(row) };
  }

  /** Returns two hashes of each picture, in no order: of its bytes, and of its look (null with too little detail). */
  async hashesOf(trx: Trx, ids: readonly string[]): Promise<{ sha256: Uint8Array; pdq: Uint8Array | null }[]> {
    if (ids.length === 0) return [];
    return (await uploadRows(trx, ids)).map(({ sha256, pdq }) => ({ sha256, pdq }));
  }

  /** Yields each copy of a picture that is in a thing, with the thing's kind. Ends the copies that are in no thing. */
  async *copiesOf(id: string): AsyncGenerator<Placed & { kind: string }> {
    const { db, clock } = this.#needs;
    const [row] = await uploadRows(db, [id]);
    if (row === undefined) return;
    const file = row.pdq === null ? undefined : await this.#store.get(fileOf(row, 'large'));
    // Hashes of turned and mirrored forms are not stored; without the file, only copies in the original form are found.
    const turned = file === undefined ? [] : (await printOf(file)).variants;
    const hashes = row.pdq === null ? [] : [row.pdq, ...turned];
    for await (const copy of copiesIn(db, { id, sha256: row.sha256, hashes })) {
      if (copy.place === null || copy.place_kind === null) await endUploads(db, [copy.id], clock.now());
      else yield { ...placedOf(copy, copy.place), kind: copy.place_kind };
    }
  }

  /** Ends all uploads of a person in a transaction; after the commit, call the returned function to delete files. */
  async endOf(trx: Trx, userId: number): Promise<() => Promise<void>> {
    await endUploadsOf(trx, userId, this.#needs.clock.now());
    return async () => void (await this.removeEnded());
  }

  /** Ends uploads in the transaction that ends their thing; after the commit, call the returned function. */
  async end(trx: Trx, ids: readonly string[]): Promise<() => Promise<void>> {
    if (ids.length === 0) return async () => undefined;
    await endUploads(trx, ids, this.#needs.clock.now());
    return async () => void (await this.removeEnded());
  }

  /** Keeps uploads as evidence: moderators may see them, and the files stay whatever the member does. */
  async hold(trx: Trx, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await holdUploads(trx, ids, this.#needs.clock.now());
  }

  /** Releases uploads that have been evidence since `before` and are no longer needed; returns how many it checked. */
  async release(before: Date, most: number, isNeeded: (id: string) => Promise<boolean>): Promise<number> {
    const ids = await heldUploads(this.#needs.db, before, most);
    // A picture that a case still needs is checked again after a day.
    const again = new Date(before.getTime() + DAY_MS);
    for (const id of ids) await markHeld(this.#needs.db, id, (await isNeeded(id)) ? again : null);
    await this.removeEnded(most);
    return ids.length;
  }

  /** Deletes ended uploads; returns how many. */
  async removeEnded(most = 500): Promise<number> {
    const rows = await endedUploads(this.#needs.db, most);
    for (const row of rows) await discard({ db: this.#needs.db, store: this.#store }, row);
    return rows.length;
  }

  /** Deletes uploads that have been unused since `before`; returns how many it checked. */
  async forgetWaiting(before: Date, most: number): Promise<number> {
    const rows = await waitingUploads(this.#needs.db, before, most);
    const now = this.#needs.clock.now();
    for (const row of rows) {
      // Attaches an upload whose server died between writing the thing and attaching.
      if (await this.#isHeld(row)) await this.attach(thingOf(row));
      else await endUnused(this.#needs.db, row, now);
    }
    await this.removeEnded(most);
    return rows.length;
  }

  /** Yields all pictures of a person in their largest size, and their voice notes. */
  async *filesOf(userId: number): AsyncGenerator<{ name: string; read: () => Promise<Buffer | undefined> }> {
    let after: string | undefined;
    for (;;) {
      const rows = await uploadsOf(this.#needs.db, { userId, after, most: 100 });
      for (const row of rows) {
        const [name, file] = isVoice(row)
          ? [`voices/${row.id}.${extensionOf(row)}`, fileOfVoice(row)]
          : [`pictures/${row.id}.webp`, fileOf(row, 'large')];
        yield { name, read: () => this.#store.get(file) };
      }
      after = rows.at(-1)?.id;
      if (after === undefined) return;
    }
  }

  async #storedOf(of: { userId: number; clientId: string }): Promise<PictureRow | undefined> {
    const row = await uploadOf(this.#needs.db, of);
    if (row === undefined || row.stored_at === null) return undefined;
    if (row.ended_at !== null) throw new AppError('picture_gone');
    if (!isPicture(row)) throw new AppError('idempotency_conflict');
    return row;
  }

  async #make(bytes: Buffer, of: { userId: number; clientId: string }): Promise<Picture> {
    const { db, clock, newId, pictures, desk } = this.#needs;
    const stored = await this.#storedOf(of);
    if (stored !== undefined) return presentPicture(stored);
    const known = await uploadOf(db, of);
    const { print, made } = await admit({ db, pictures, desk }, bytes, of.userId);
    const { files, width, height, thumbhash } = await made;
    // Replaces an upload whose server died before all its files were stored.
    if (known !== undefined) await discard({ db, store: this.#store }, known);
    const id = known?.id ?? newId();
    const row = {
      id,
      user_id: of.userId,
      client_id: of.clientId,
      name: createHash('sha256').update(id).update(bytes).digest('hex'),
      sha256: print.sha256,
      pdq: print.quality >= LEAST_QUALITY ? Buffer.from(print.hash) : null,
      width,
      height,
      thumbhash: Buffer.from(thumbhash),
      created_at: clock.now(),
    };
    await spendUpload(this.#needs, of.userId);
    await insertUpload(db, row);
    for (const size of WIDTHS) await this.#store.put(fileOf(row, size), files[size]);
    await markStored(db, id, clock.now());
    await this.#checkAgain(id, print);
    return presentPicture(row);
  }

  /** Ends an upload whose hash was listed since the check, because the search for copies may have missed its row. */
  async #checkAgain(id: string, print: Print): Promise<void> {
    const { db, clock, pictures } = this.#needs;
    if ((await pictures.nearCopies(print)).length === 0) return;
    await endUploads(db, [id], clock.now());
    throw refusal();
  }

  async #maySee({ userId: viewerId, through }: Viewer, row: UploadRow): Promise<boolean> {
    const isEvidence = row.held_at !== null && viewerId !== null;
    if (isEvidence && (await this.#needs.desk.admits(viewerId))) return true;
    if (row.ended_at !== null) return false;
    if (row.user_id === viewerId) return true;
    if (row.place === null || row.place_kind === null) return false;
    const placed = placedOf(row, row.place);
    if ((await this.#keepers[row.place_kind]?.maySee(viewerId, placed, through)) === true) return true;
    return viewerId !== null && this.#needs.desk.hasOpened(viewerId, placed);
  }

  async #isHeld(row: UploadRow): Promise<boolean> {
    if (row.place === null || row.place_kind === null) return false;
    return (await this.#keepers[row.place_kind]?.holds(placedOf(row, row.place))) === true;
  }
}

const placedOf = ({ id, user_id: ownerId }: UploadRow, place: string): Placed => ({ id, ownerId, place });
const thingOf = (row: UploadRow): Thing => ({
  userId: row.user_id,
  kind: row.place_kind ?? '',
  place: row.place ?? '',
});
