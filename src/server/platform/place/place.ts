import {
  machineWork,
  parts,
  type Part,
  type Place as PublicPlace,
  type PlaceKey,
  type PlaceValues,
} from '#contract/place.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Hints } from '#server/platform/realtime/hints.ts';
import { putSetting, storedSettings } from './place.queries.ts';
import { placeSettings, resolve } from './place.register.ts';

/** A change on another instance is known after this time (ms), even if its hint was lost. */
const FRESH_MS = 5000;

interface PlaceNeeds {
  db: Db;
  clock: Clock;
  hints: Pick<Hints, 'announce' | 'on'>;
  /** What the environment decides. */
  given: Partial<PlaceValues>;
  /** Names the services that are there. */
  config: Pick<Config, 'llm' | 'translate' | 'transcribe'>;
}

/** The settings of the place, as this instance knows them. They are in memory, so that asking costs nothing. */
export class Place {
  readonly #needs: PlaceNeeds;
  readonly #listeners: (() => void)[] = [];
  #values: PlaceValues;
  #readAt = Number.NEGATIVE_INFINITY;
  /** Numbers the reads, so that a slow one does not replace what a later one found. */
  #asked = 0;
  #shown = 0;

  constructor(needs: PlaceNeeds) {
    this.#needs = needs;
    this.#values = resolve(needs.given, []);
    needs.hints.on('place', /^changed$/, () => void this.read().catch(() => undefined));
  }

  /** The values in force now; a word to everybody that is over is none. */
  get values(): PlaceValues {
    const { word } = this.#values;
    const isOver = word?.until != null && new Date(word.until) <= this.#needs.clock.now();
    return isOver ? { ...this.#values, word: null } : this.#values;
  }

  /** What everybody may know. */
  get shown(): PublicPlace {
    const { name, contact, joining, word } = this.values;
    const { llm, translate, transcribe } = this.#needs.config;
    const machines = machineWork.filter((work) =>
      work === 'translates' ? (translate ?? llm) !== undefined : transcribe !== undefined,
    );
    return { name, contact, joining, word, off: parts.filter((part) => !this.#values[part]), machines };
  }

  /** The name of the place, if it has one of its own. */
  get ownName(): string | undefined {
    const { name } = this.#values;
    return name === placeSettings.name.default ? undefined : name;
  }

  /** Returns whether the environment decides a setting, so that the operator cannot. */
  isGiven(key: PlaceKey): boolean {
    return this.#needs.given[key] !== undefined;
  }

  /** Throws `switched_off` if a part of the product is switched off here. */
  require(part: Part): void {
    if (!this.#values[part]) throw new AppError('switched_off');
  }

  /** Calls `listener` whenever this instance learns of a change. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the settings from the database. */
  async read(): Promise<void> {
    const turn = (this.#asked += 1);
    const startedAt = this.#needs.clock.now().getTime();
    const rows = await storedSettings(this.#needs.db);
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.#readAt = startedAt;
    const next = resolve(this.#needs.given, rows);
    const isSame = JSON.stringify(next) === JSON.stringify(this.#values);
    this.#values = next;
    if (!isSame) for (const listener of this.#listeners) listener();
  }

  /** Reads the settings if the last read is old. */
  async keepFresh(): Promise<void> {
    if (this.#needs.clock.now().getTime() - this.#readAt >= FRESH_MS) await this.read();
  }

  /** Writes a setting in the caller's transaction. Call `announce` after the commit. */
  async write<K extends PlaceKey>(trx: Trx, key: K, value: PlaceValues[K]): Promise<void> {
    await putSetting(trx, { key, value }, this.#needs.clock.now());
  }

  /** Makes every instance read the settings, and resolves when this one has. */
  async announce(): Promise<void> {
    await this.read();
    this.#needs.hints.announce('place', 'changed');
  }
}
