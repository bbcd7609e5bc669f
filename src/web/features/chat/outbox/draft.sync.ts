import { DRAFT_MAX, DRAFTS_MAX, type ChatDraft } from '#contract/chat.drafts.ts';
import type { BrowserTimers } from '#web/platform/timers.ts';

/** The pause in typing before a text is saved. */
const REST_MS = 2000;

/** The server's draft as this device last read or saved it. */
export interface SyncedDraft {
  content: string;
  revision: string | null;
}

export interface DraftDeps {
  timers: BrowserTimers;
  /** The text in the composer of a room, kept on the device. */
  text: (roomId: string) => string;
  setText: (roomId: string, text: string) => void;
  known: (roomId: string) => SyncedDraft;
  setKnown: (roomId: string, known: SyncedDraft) => void;
  /** The rooms with a text on this device or a known draft on the server. */
  rooms: () => string[];
  api: {
    save: (
      roomId: string,
      body: { content: string; base: string | null },
    ) => Promise<{ isSaved: boolean; draft: ChatDraft | null }>;
    read: () => Promise<readonly (ChatDraft & { roomId: string })[]>;
  };
}

/**
 * Synchronizes the drafts of this device with the server. If a draft changed on both, the composer gets both texts, so
 * that no text is lost.
 */
export class DraftSync {
  readonly #deps: DraftDeps;
  readonly #waiting = new Map<string, unknown>();
  readonly #saving = new Set<string>();
  /** The number of saves of each room. If it grew during a read, the read's data is older and is ignored. */
  readonly #turns = new Map<string, number>();
  #isReading = false;
  #isAsked = false;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
  }

  /** Saves a changed text after a pause. An empty text is saved at once, because its message was usually sent. */
  typed(roomId: string): void {
    this.#deps.timers.clear(this.#waiting.get(roomId));
    const rest = this.#deps.text(roomId) === '' ? 0 : REST_MS;
    this.#waiting.set(
      roomId,
      this.#deps.timers.set(() => void this.#save(roomId), rest),
    );
  }

  /**
   * Saves every text that the server lacks, even a text of an earlier page, because this page may be closed. Resolves
   * when the started saves have succeeded or failed.
   */
  async flush(): Promise<void> {
    const rooms = new Set([...this.#waiting.keys(), ...this.#deps.rooms()]);
    await Promise.all([...rooms].map(async (roomId) => this.#save(roomId)));
  }

  /** Reads the server's drafts. A call during a read causes one more read after it. */
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
      // If the network is lost, the next connection reads again.
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
      // A text that differs was typed before this page loaded, or while the server was unreachable. It is saved now.
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
      // The text stays on the device until the next key or the next connection.
    } finally {
      this.#saving.delete(roomId);
    }
  }

  /** Merges the server's draft with the text in the composer. */
  #meet(roomId: string, draft: ChatDraft | null): void {
    const { text, setText, known, setKnown } = this.#deps;
    const before = known(roomId);
    const there: SyncedDraft = draft ?? { content: '', revision: null };
    if (there.revision === before.revision) return;
    const mine = text(roomId);
    setKnown(roomId, { content: there.content, revision: there.revision });
    const next = mine === before.content ? there.content : bothOf(mine, there.content);
    if (next !== mine) setText(roomId, next);
    if (next !== there.content) this.typed(roomId);
  }
}

/** Returns a text that contains both texts. */
function bothOf(mine: string, theirs: string): string {
  if (theirs.includes(mine)) return theirs;
  return mine.includes(theirs) ? mine : `${theirs}\n${mine}`;
}
