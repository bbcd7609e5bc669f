import type { Db } from '#server/platform/database/database.ts';
import type { Print } from './decode.ts';
import { HashList } from './hash-list.ts';
import { LEAST_QUALITY } from './pdq.ts';
import { hashesAfter, stillListed, type HashRow } from './pictures.queries.ts';
import type { PictureClass } from './verdict.ts';

const PAGE = 10_000;

/** A hash of the list that a picture equals (`bits` 0 by its bytes) or is alike. */
export interface Known {
  seq: number;
  source: string;
  class: PictureClass;
  bits: number;
}

type Entry = Pick<HashRow, 'seq' | 'source' | 'class'>;

/**
 * The table of hashes in memory. Every look reads what was added since the last one, by whatever instance. What was taken
 * off the list stays in memory; the few that match are looked up.
 */
export class KnownPictures {
  readonly #db: Db;
  readonly #alike = new HashList();
  readonly #ofAlike: Entry[] = [];
  readonly #exact = new Map<string, Entry[]>();
  #last = 0;
  #reading: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns what the list knows of a picture, turned or mirrored too. A picture with too little in it is known by its bytes only. */
  async find({ sha256, quality, variants }: Print): Promise<Known[]> {
    await this.#readNew();
    const found = new Map<number, Known>();
    if (quality >= LEAST_QUALITY) {
      for (const { at, bits } of this.#alike.near(variants)) {
        const entry = this.#ofAlike[at];
        if (entry !== undefined) found.set(entry.seq, { ...entry, bits });
      }
    }
    for (const entry of this.#exact.get(sha256.toString('hex')) ?? []) found.set(entry.seq, { ...entry, bits: 0 });
    if (found.size === 0) return [];
    const listed = await stillListed(this.#db, [...found.keys()]);
    return [...found.values()]
      .filter(({ seq }) => listed.has(seq))
      .toSorted((a, b) => a.bits - b.bits || a.seq - b.seq);
  }

  /** Two readers at once would add a hash twice, so the second waits for the first. */
  async #readNew(): Promise<void> {
    // Its own caller hears of a failure of the first.
    await this.#reading?.catch(() => undefined);
    this.#reading = this.#readPages();
    await this.#reading;
  }

  async #readPages(): Promise<void> {
    for (;;) {
      const rows = await hashesAfter(this.#db, this.#last, PAGE);
      for (const row of rows) this.#add(row);
      if (rows.length < PAGE) return;
    }
  }

  #add({ seq, source, class: kind, pdq, sha256 }: HashRow): void {
    if (seq <= this.#last) return;
    const entry = { seq, source, class: kind };
    if (pdq !== null) {
      this.#alike.add(pdq);
      this.#ofAlike.push(entry);
    }
    if (sha256 !== null) {
      const key = Buffer.from(sha256).toString('hex');
      this.#exact.set(key, [...(this.#exact.get(key) ?? []), entry]);
    }
    this.#last = seq;
  }
}
