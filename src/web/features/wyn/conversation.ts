import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { helpTexts } from '#content/safety/cards.ts';
import { failures } from '#content/wyn.ts';
import { historyToSend } from '#contract/wyn.history.ts';
import { WYN_LINE_MAX, type WynEvent, type WynLine } from '#contract/wyn.ts';
import { language } from '#web/words/words.ts';
import { ENTRIES_KEPT, type WynEntry } from './wyn.storage.ts';

/** The dependencies of a conversation; tests inject their own. */
export interface Around {
  /** Asks the server and yields its response in pieces. */
  ask: (question: { message: string; chatHistory: WynLine[] }, signal: AbortSignal) => AsyncIterable<WynEvent>;
  keep: (entries: readonly WynEntry[]) => void;
  now: () => Date;
  newId: () => string;
}

export interface Conversation {
  entries: readonly WynEntry[];
  /** The text so far of the response in progress; null if no response is in progress. */
  coming: string | null;
}

/** One person's conversation with Wyn. It continues while its window is closed, and stores its lines at each change. */
export class Talk {
  #state: Conversation;
  #running: AbortController | null = null;
  readonly #around: Around;
  readonly #listeners = new Set<() => void>();

  constructor(entries: readonly WynEntry[], around: Around) {
    this.#state = { entries, coming: null };
    this.#around = around;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): Conversation => this.#state;

  /** Sends a message, unless a response is in progress. `greeting` opens an empty conversation. */
  async say(text: string, greeting: string): Promise<void> {
    const content = text.toWellFormed().replaceAll('\0', '').trim();
    if (content === '' || this.#running !== null) return;
    if (this.#state.entries.length === 0) this.#add({ role: 'assistant', content: greeting });
    const before = this.#state.entries;
    this.#add({ role: 'user', content });
    // A message about a crisis is not sent to the server, and the help card needs no network.
    if (speaksOfCrisis(content)) this.#add({ role: 'assistant', content: helpTexts.self_harm, kind: 'help' });
    else await this.#answer(content, before);
  }

  /** Asks again after a failed response. */
  async retry(): Promise<void> {
    const { entries } = this.#state;
    const at = entries.findLastIndex(({ role }) => role === 'user');
    const asked = entries[at];
    if (asked === undefined || this.#running !== null) return;
    this.#set({ entries: entries.filter(({ kind }, place) => place <= at || kind !== 'failed'), coming: null });
    await this.#answer(asked.content, entries.slice(0, at));
  }

  /** Stops the response in progress; its text so far stays. */
  stop(): void {
    const said = this.#state.coming?.trim() ?? '';
    this.#running?.abort();
    this.#running = null;
    if (said !== '') this.#add({ role: 'assistant', content: said });
    this.#set({ ...this.#state, coming: null });
  }

  /** Deletes the whole conversation. */
  clear(): void {
    this.#running?.abort();
    this.#running = null;
    this.#set({ entries: [], coming: null });
  }

  async #answer(message: string, before: readonly WynEntry[]): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    this.#set({ ...this.#state, coming: '' });
    const outcome = await this.#listen(message, before, running);
    // The person stopped the response or cleared the conversation.
    if (this.#running !== running) return;
    this.#running = null;
    this.#set({ ...this.#state, coming: null });
    this.#add({ role: 'assistant', ...outcome });
  }

  async #listen(
    message: string,
    before: readonly WynEntry[],
    running: AbortController,
  ): Promise<Omit<WynEntry, 'id' | 'role' | 'at'>> {
    const failed = { content: failures[language], kind: 'failed' } as const;
    try {
      for await (const event of this.#around.ask({ message, chatHistory: linesOf(before) }, running.signal)) {
        if (this.#running !== running) break;
        if (event.type === 'delta') this.#set({ ...this.#state, coming: (this.#state.coming ?? '') + event.text });
        else if (event.type === 'failed') return { ...failed, content: event.message };
        else {
          const { message: content, opener, from, by, kind, reportId } = event.answer;
          const said = { content, opener, ...(kind === 'help' && { kind }), ...(reportId !== null && { reportId }) };
          return from.length === 0 ? said : { ...said, from, by };
        }
      }
      return failed;
    } catch {
      // After a thrown error the person sees the general words and can retry.
      return failed;
    }
  }

  #add(said: Omit<WynEntry, 'id' | 'at'>): void {
    const entry = { ...said, id: this.#around.newId(), at: this.#around.now().toISOString() };
    this.#set({ ...this.#state, entries: [...this.#state.entries, entry].slice(-ENTRIES_KEPT) });
  }

  #set(next: Conversation): void {
    const isKept = next.entries === this.#state.entries;
    this.#state = next;
    if (!isKept) this.#around.keep(next.entries);
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the lines to send with a message: no failures, and no messages of the person about a crisis. */
function linesOf(entries: readonly WynEntry[]): WynLine[] {
  const lines = entries.filter(
    ({ kind, role, content }) => kind !== 'failed' && (role !== 'user' || !speaksOfCrisis(content)),
  );
  return historyToSend(lines).map(({ role, content, at }) => ({
    role,
    content: content.slice(0, WYN_LINE_MAX).toWellFormed(),
    timestamp: at,
  }));
}
