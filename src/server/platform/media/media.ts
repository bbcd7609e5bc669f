import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { pictureWidths, type Picture, type PictureWidth, type Voice } from '#contract/media.ts';
import type { Config } from '#server/config.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Desk } from '#server/platform/desk.ts';
import { AppError } from '#server/platform/errors.ts';
import { LEAST_QUALITY } from '#server/platform/pictures/pdq.ts';
import { printOf, type Print } from '#server/platform/pictures/decode.ts';
import type { Pictures } from '#server/platform/pictures/pictures.ts';
import { createAddresses, type Addresses, type Looker, type Viewer } from './addresses.ts';
import { copiesIn } from './copies.ts';
import {
  claimUploads,
  deleteUpload,
  endedUploads,
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
import { render } from './render.ts';
import { createStore, type Store } from './store.ts';
import { extensionOf, isPicture, isVoice, presentPicture, presentVoice, type PictureRow } from './uploads.ts';
import { fileOfVoice, Voices } from './voices.ts';

/** How long a picture is kept that nothing refers to. */
export const WAITING_MS = 24 * 3_600_000;
const DAY_MS = 86_400_000;

/** A picture, as the feature that shows it knows it. */
export interface Placed {
  id: string;
  ownerId: number;
  /** The name of the thing it belongs to, which the feature gave when it attached it. */
  place: string;
}

/** What a feature says of the pictures in its things. */
export interface PlaceKeeper {
  /** Whether the viewer (null: a visitor) may see the thing with this picture in it, now. */
  maySee: (viewerId: number | null, picture: Placed, through: string | undefined) => Promise<boolean>;
  /** Whether the thing is there, with this picture in it. */
  holds: (picture: Placed) => Promise<boolean>;
}

/** A thing that wants pictures, or has them. */
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
  /** Moderators see what is evidence. */
  desk: Desk;
}

/** Pictures from members: receives, checks, shrinks and keeps them, shows them to those who may see them, and deletes them with their thing. */
export class Media {
  readonly addresses: Addresses;
  readonly voices: Voices;
  readonly #store: Store;
  readonly #pipeline = new Pipeline();
  readonly #keepers = new Map<string, PlaceKeeper>();
  readonly #folder: string;
  readonly #needs: Needs & { most: number };

  constructor(config: Config, needs: Needs) {
    this.#needs = { ...needs, most: config.mediaDaily };
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

  /** Registers the feature whose things of a kind have pictures. */
  keepBy(kind: string, keeper: PlaceKeeper): void {
    this.#keepers.set(kind, keeper);
  }

  /** Takes the picture of a form. A client that repeats an upload gets the first one's answer. */
  async take(request: FastifyRequest, { userId, clientId }: { userId: number; clientId: string }): Promise<Picture> {
    const known = await this.#storedOf({ userId, clientId });
    if (known !== undefined) return presentPicture(known);
    return (await this.takeForm(request, userId, () => ({ clientId }))).picture;
  }

  /** Takes the picture of a form whose other fields say more of it; `read` throws for what they may not say. */
  async takeForm<T extends { clientId: string }>(
    request: FastifyRequest,
    userId: number,
    read: (fields: FormFields) => T,
  ): Promise<{ picture: Picture; said: T }> {
    // Before the body is read: a refusal then costs nobody 25 MB.
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

  /** Takes a picture that came inside a call. */
  async takeBytes(bytes: Buffer, of: { userId: number; clientId: string }): Promise<Picture> {
    this.#pipeline.refuseIfFull();
    await mustHaveLeft(this.#needs, of.userId);
    return this.#pipeline.run(() => this.#make(bytes, of));
  }

  /** Makes a copy of a picture that the member may see, as their own upload; throws `not_found` for any other. */
  async copy(member: Looker, { id, clientId }: { id: string; clientId: string }): Promise<Picture> {
    const of = { userId: member.userId, clientId };
    const known = await this.#storedOf(of);
    return known ? presentPicture(known) : this.takeBytes(await this.open(member, id, 'large'), of);
  }

  /** Returns the addresses of those of the pictures that somebody may see. */
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
   * Gives a member's pictures to a thing that is about to be written, and returns them in the order of `ids`. Throws
   * `not_found` where one is not theirs, or another thing's. The same thing may ask again.
   */
  async claim(trx: Trx, { ids, ...thing }: Thing & { ids: readonly string[] }): Promise<Picture[]> {
    const rows = new Map((await uploadsBy(trx, ids)).map((row) => [row.id, row]));
    const claimed = await claimUploads(trx, { ...thing, ids });
    const found = ids.flatMap((id) => rows.get(id) ?? []).filter(isPicture);
    if (claimed !== ids.length || found.length !== ids.length) throw new AppError('picture_gone');
    return found.map(presentPicture);
  }

  /** Gives a member's voice note to a thing, as `claim` gives pictures; throws `voice_gone`. */
  async claimVoice(trx: Trx, { id, ...thing }: Thing & { id: string }): Promise<Voice> {
    const [row] = await uploadsBy(trx, [id]);
    const claimed = await claimUploads(trx, { ...thing, ids: [id] });
    if (claimed !== 1 || row === undefined || !isVoice(row)) throw new AppError('voice_gone');
    return presentVoice(row);
  }

  /** Says that the thing was written. */
  attach(thing: Thing): Promise<void> {
    return markAttached(this.#needs.db, { ...thing, now: this.#needs.clock.now() });
  }

  /** Says that the thing was not written; its pictures may go into another one. */
  free(thing: Thing): Promise<void> {
    return freeUploads(this.#needs.db, thing);
  }

  /** Returns a picture with the thing it is in; undefined where it is in none, or gone. */
  async placed(db: Db, id: string): Promise<(Placed & { kind: string; picture: Picture }) | undefined> {
    const [row] = await uploadsBy(db, [id]);
    if (row === undefined || !isPicture(row) || row.place === null || row.place_kind === null) return undefined;
    if (row.ended_at !== null) return undefined;
    return { ...placedOf(row, row.place), kind: row.place_kind, picture: presentPicture(row) };
  }

  /** Returns what pictures are known by: their bytes, and their looks. */
  async hashesOf(trx: Trx, ids: readonly string[]): Promise<{ sha256: Uint8Array; pdq: Uint8Array | null }[]> {
    if (ids.length === 0) return [];
    return (await uploadRows(trx, ids)).map(({ sha256, pdq }) => ({ sha256, pdq }));
  }

  /** Yields the things that have copies of a picture, by kind. A copy that is in nothing yet ends here. */
  async *copiesOf(id: string): AsyncGenerator<Placed & { kind: string }> {
    const { db, clock } = this.#needs;
    const [row] = await uploadRows(db, [id]);
    if (row === undefined) return;
    const file = row.pdq === null ? undefined : await this.#store.get(fileOf(row, 'large'));
    // The turned and mirrored ones are not kept; without the file, only copies that are neither are found.
    const turned = file === undefined ? [] : (await printOf(file)).variants;
    const hashes = row.pdq === null ? [] : [row.pdq, ...turned];
    for await (const copy of copiesIn(db, { id, sha256: row.sha256, hashes })) {
      if (copy.place === null || copy.place_kind === null) await endUploads(db, [copy.id], clock.now());
      else yield { ...placedOf(copy, copy.place), kind: copy.place_kind };
    }
  }

  /** Ends all pictures of a person inside a transaction; call the returned function after the commit. */
  async endOf(trx: Trx, userId: number): Promise<() => Promise<void>> {
    await endUploadsOf(trx, userId, this.#needs.clock.now());
    return async () => void (await this.removeEnded());
  }

  /** Ends some pictures, with the thing they are in; call the returned function after the commit. */
  async end(trx: Trx, ids: readonly string[]): Promise<() => Promise<void>> {
    if (ids.length === 0) return async () => undefined;
    await endUploads(trx, ids, this.#needs.clock.now());
    return async () => void (await this.removeEnded());
  }

  /** Keeps pictures as evidence: moderators see them, and their files stay whatever their member does. */
  async hold(trx: Trx, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await holdUploads(trx, ids, this.#needs.clock.now());
  }

  /** Lets go of what has been evidence since a moment and is no longer needed; returns how many were looked at. */
  async release(before: Date, most: number, isNeeded: (id: string) => Promise<boolean>): Promise<number> {
    const ids = await heldUploads(this.#needs.db, before, most);
    // What a case still needs is looked at again after a day.
    const again = new Date(before.getTime() + DAY_MS);
    for (const id of ids) await markHeld(this.#needs.db, id, (await isNeeded(id)) ? again : null);
    await this.removeEnded(most);
    return ids.length;
  }

  /** Deletes the files of what has ended, then the rows, so that no file is ever without a row; returns how many. */
  async removeEnded(most = 500): Promise<number> {
    const rows = await endedUploads(this.#needs.db, most);
    for (const row of rows) {
      for (const file of filesOf(row)) await this.#store.remove(file);
      await deleteUpload(this.#needs.db, row.id);
    }
    return rows.length;
  }

  /** Deletes some of what nothing has referred to since a moment; returns how many. */
  async forgetWaiting(before: Date, most: number): Promise<number> {
    const rows = await waitingUploads(this.#needs.db, before, most);
    const now = this.#needs.clock.now();
    for (const row of rows) {
      // A server may have died between the thing and the note of it.
      if (await this.#isHeld(row)) await this.attach(thingOf(row));
      else await endUploads(this.#needs.db, [row.id], now);
    }
    await this.removeEnded(most);
    return rows.length;
  }

  /** All pictures of a person with their largest files, and their voice notes, one after the other. */
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
    const { db, clock, newId, pictures } = this.#needs;
    const stored = await this.#storedOf(of);
    if (stored !== undefined) return presentPicture(stored);
    const known = await uploadOf(db, of);
    const { print, verdict, made } = await pictures.check(bytes, of.userId, render).catch(besideField);
    if (verdict.is === 'review' && verdict.reason === 'unanswered')
      throw new AppError('picture_unchecked', { retryAfterSeconds: 60 });
    if (verdict.is === 'deny' && verdict.isGrave) await this.#tellDesk(of.userId);
    if (verdict.is !== 'allow') throw refusal();
    const { files, width, height, thumbhash } = await made;
    // What an upload left behind whose server died: the same place, written again.
    if (known !== undefined) await deleteUpload(db, known.id);
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

  /** A hash may have come on the list since the check, and the sweep for its copies may not have seen this row. */
  async #checkAgain(id: string, print: Print): Promise<void> {
    const { db, clock, pictures } = this.#needs;
    if ((await pictures.nearCopies(print)).length === 0) return;
    await endUploads(db, [id], clock.now());
    throw refusal();
  }

  async #tellDesk(userId: number): Promise<void> {
    const { db, desk } = this.#needs;
    const tell = await inTransaction(db, (trx) => desk.noteMinor(trx, userId, 'picture'));
    await tell();
  }

  async #maySee({ userId: viewerId, through }: Viewer, row: UploadRow): Promise<boolean> {
    const isEvidence = row.held_at !== null && viewerId !== null;
    if (isEvidence && (await this.#needs.desk.admits(viewerId))) return true;
    if (row.ended_at !== null) return false;
    if (row.user_id === viewerId) return true;
    if (row.place === null || row.place_kind === null) return false;
    return (await this.#keepers.get(row.place_kind)?.maySee(viewerId, placedOf(row, row.place), through)) === true;
  }

  async #isHeld(row: UploadRow): Promise<boolean> {
    if (row.place === null || row.place_kind === null) return false;
    return (await this.#keepers.get(row.place_kind)?.holds(placedOf(row, row.place))) === true;
  }
}

const refusal = (): AppError =>
  new AppError('picture_refused', { fields: { picture: 'This picture cannot be used here.' } });
const WIDTHS = Object.keys(pictureWidths) as PictureWidth[];

const fileOf = ({ name }: Pick<UploadRow, 'name'>, width: PictureWidth): string => `${name}-${width}.webp`;
const filesOf = (row: UploadRow): string[] =>
  isVoice(row) ? [fileOfVoice(row)] : WIDTHS.map((width) => fileOf(row, width));
const placedOf = ({ id, user_id: ownerId }: UploadRow, place: string): Placed => ({ id, ownerId, place });
const thingOf = (row: UploadRow): Thing => ({
  userId: row.user_id,
  kind: row.place_kind ?? '',
  place: row.place ?? '',
});

/** Says beside the field what is wrong with the picture. */
function besideField(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(error.code, { cause: error, fields: { picture: error.message } });
}
