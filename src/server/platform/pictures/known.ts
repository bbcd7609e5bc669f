import type { Db } from '#server/platform/database/database.ts';
import type { Print } from './decode.ts';
import { HashList } from './hash-list.ts';
import { LEAST_QUALITY } from './pdq.ts';
import { hashesAfter, stillListed, type HashRow } from './pictures.queries.ts';
import type { PictureClass } from './verdict.ts';

const PAGE = 10_000;

/** A listed hash that matches a picture. `bits` is the number of different bits, 0 for a match of the bytes. */
export interface HashMatch {
  seq: number;
  source: string;
  class: PictureClass;
  bits: number;
}

type HashEntry = Pick<HashRow, 'seq' | 'source' | 'class'>;

/**
 * A copy of the table of hashes in memory. Every search first reads the rows that any instance added since the previous
 * search. Removed hashes stay in memory, so each match is checked in the table.
 */
export class KnownPictures {
  readonly #db: Db;
  readonly #alike = new HashList();
  readonly #ofAlike: HashEntry[] = [];
  readonly #exact = new Map<string, HashEntry[]>();
  #last = 0;
  #reading: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Returns the listed hashes that match a picture or its turned and mirrored forms, the nearest first. A picture with
   * too little detail matches by its bytes only.
   */
  async find({ sha256, quality, variants }: Print): Promise<HashMatch[]> {
    await this.#readNew();
    const found = new Map<number, HashMatch>();
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

  /** Reads the new rows, after a reading in progress; `#add` skips rows that a concurrent reading has added. */
  async #readNew(): Promise<void> {
    // The caller of that reading handles its failure.
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
