import { DRAFT_MAX, DRAFTS_MAX, type Draft } from '#contract/chat.drafts.ts';
import type { Timers } from '#web/platform/realtime/link.ts';

/** A text is saved after this pause in the typing. */
const REST_MS = 2000;

/** What the server had when this device and the server last agreed. */
export interface Known {
  content: string;
  revision: string | null;
}

export interface DraftDeps {
  timers: Timers;
  /** The text in the composer of a room, kept on the device. */
  text: (roomId: string) => string;
  setText: (roomId: string, text: string) => void;
  known: (roomId: string) => Known;
  setKnown: (roomId: string, known: Known) => void;
  /** The rooms in which this device has a text, or knows what the server has. */
  rooms: () => string[];
  api: {
    save: (
      roomId: string,
      body: { content: string; base: string | null },
    ) => Promise<{ isSaved: boolean; draft: Draft | null }>;
    read: () => Promise<readonly (Draft & { roomId: string })[]>;
  };
}

/**
 * Keeps the drafts of this device and of the server alike. Where both changed, the composer gets both texts: no text is ever
 * replaced by one that does not have it.
 */
export class DraftSync {
  readonly #deps: DraftDeps;
  readonly #waiting = new Map<string, unknown>();
  readonly #saving = new Set<string>();
  /** Rises with each save of a room, so that what was read before it is not taken for news. */
  readonly #turns = new Map<string, number>();
  #isReading = false;
  #isAsked = false;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
  }

  /** The text of a room changed; an empty one (it was sent) goes to the server at once. */
  typed(roomId: string): void {
    this.#deps.timers.clear(this.#waiting.get(roomId));
    const rest = this.#deps.text(roomId) === '' ? 0 : REST_MS;
    this.#waiting.set(
      roomId,
      this.#deps.timers.set(() => void this.#save(roomId), rest),
    );
  }

  /**
   * Saves at once whatever the server has not, also from before this page: it may be closed. Returns when the server has it, or
   * cannot be reached.
   */
  async flush(): Promise<void> {
    const rooms = new Set([...this.#waiting.keys(), ...this.#deps.rooms()]);
    await Promise.all([...rooms].map(async (roomId) => this.#save(roomId)));
  }

  /** Reads what other devices wrote; one read at a time. */
  async refresh(): Promise<void> {
    this.#isAsked = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        await this.#read();
      }
    } catch {
      // Without a network the next connection reads again.
    } finally {
      this.#isReading = false;
    }
  }

  stop(): void {
    for (const timer of this.#waiting.values()) this.#deps.timers.clear(timer);
  }

  async #read(): Promise<void> {
    const { api, rooms, text, known } = this.#deps;
    const before = new Map(this.#turns);
    const drafts = new Map((await api.read()).map(({ roomId, ...draft }) => [roomId, draft]));
    const isAll = drafts.size < DRAFTS_MAX;
    for (const roomId of new Set([...drafts.keys(), ...rooms()])) {
      const isNews = !this.#saving.has(roomId) && before.get(roomId) === this.#turns.get(roomId);
      if (isNews && (isAll || drafts.has(roomId))) this.#meet(roomId, drafts.get(roomId) ?? null);
      // Typed before this page, or while the server could not be reached.
      if (text(roomId) !== known(roomId).content) this.typed(roomId);
    }
  }

  async #save(roomId: string): Promise<void> {
    const { text, known, setKnown, timers, api } = this.#deps;
    timers.clear(this.#waiting.get(roomId));
    this.#waiting.delete(roomId);
    const content = text(roomId);
    const { content: agreed, revision: base } = known(roomId);
    // A text that is too long for the server stays on the device.
    if (this.#saving.has(roomId) || content === agreed || content.length > DRAFT_MAX) return;
    this.#saving.add(roomId);
    try {
      const { isSaved, draft } = await api.save(roomId, { content, base });
      this.#turns.set(roomId, (this.#turns.get(roomId) ?? 0) + 1);
      if (isSaved) setKnown(roomId, { content, revision: draft?.revision ?? null });
      else this.#meet(roomId, draft);
      if (text(roomId) !== known(roomId).content) this.typed(roomId);
    } catch {
      // It waits on the device for the next key or the next connection.
    } finally {
      this.#saving.delete(roomId);
    }
  }

  /** Brings what the server has together with what is in the composer. */
  #meet(roomId: string, draft: Draft | null): void {
    const { text, setText, known, setKnown } = this.#deps;
    const before = known(roomId);
    const there: Known = draft ?? { content: '', revision: null };
    if (there.revision === before.revision) return;
    const mine = text(roomId);
    setKnown(roomId, { content: there.content, revision: there.revision });
    const next = mine === before.content ? there.content : bothOf(mine, there.content);
    if (next !== mine) setText(roomId, next);
    if (next !== there.content) this.typed(roomId);
  }
}

/** Returns a text that has both. */
function bothOf(mine: string, theirs: string): string {
  if (theirs.includes(mine)) return theirs;
  return mine.includes(theirs) ? mine : `${theirs}\n${mine}`;
}
