import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '#contract/durations.ts';
import { companions } from '#content/companions/companions.ts';
import type { Companion } from '#content/companions/companion.ts';
import { composeCompanion } from '#content/companions/made/compose.ts';
import { deepSections } from '#content/archetype-deep.ts';
import { seededRng } from '#content/seeded-rng.ts';
import {
  changeBy,
  isReplaced,
  nameIn,
  nextStep,
  turnOf,
  type MemoryNote,
  type Recollection,
} from '#companions/remember.ts';
import { foundByMeaning, speak, type TalkLine } from '#companions/speak.ts';
import { createFactFinder } from '#server/platform/product-facts/fact-finder.ts';
import { atTheDoor } from '#server/platform/safety/door.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { createRecogniser } from '#server/platform/safety/recogniser.ts';

export const talks = ['learn', 'held-out', 'unseen'] as const;

interface Script {
  title: string;
  /** True if the companion was made for the person. */
  isMade: boolean;
  lines: string[];
}

const MADE = '> made for them';

/** Returns the conversations of a file in this folder: "# title", then the person's lines. "> 3 days" is a pause. */
export function scriptsIn(name: string): Script[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');
  return text.split(/^# /m).flatMap((part) => {
    const [title = '', ...lines] = part.trim().split('\n');
    const said = lines.filter((line) => line !== '' && line !== MADE);
    return title === '' ? [] : [{ title, isMade: lines.includes(MADE), lines: said }];
  });
}

/** Returns the companion with this key. If there is none, the conversation's number chooses a companion. */
export function companionFor(at: number, key?: string): Companion {
  const persona = companions.find((one) => one.key === key) ?? companions[(at * 5) % companions.length];
  if (persona === undefined) throw new Error('There is no companion.');
  return persona;
}

/** A companion composed from a person's report and interests. */
export const madeCompanion = composeCompanion(
  {
    type: 'INFP',
    descriptors: [
      { name: 'Soup Confidant', description: 'People tell you things over soup.' },
      { name: 'Quiet Archivist', description: 'You keep what others throw away.' },
    ],
    sections: deepSections.INFP,
    interests: ['birding', 'tea', 'poetry'],
  },
  seededRng(1),
);

/** The input of a turn, except what the companion finds in the line. */
type Played = Pick<Parameters<typeof speak>[0], 'persona' | 'before' | 'pauseMs' | 'now' | 'timeZone' | 'rng'> & {
  known: readonly MemoryNote[];
};

type Context = Parameters<typeof changeBy>[2] & { isMade: boolean };

interface PlayedTurn {
  said: string;
  reply: string;
  /** The name of the rule that gave the reply. */
  rule: string;
}

/** Plays conversations as the server would, without a database or a model. */
export class Player {
  readonly #encoder: Encoder;
  readonly #safety;
  readonly #facts;

  constructor(encoder: Encoder) {
    this.#encoder = encoder;
    this.#safety = createRecogniser({ encoder });
    this.#facts = createFactFinder(encoder);
  }

  /** Plays line after line; `seed` determines all random choices. */
  async *play(script: Script, persona: Companion, seed: number): AsyncGenerator<PlayedTurn, void> {
    const rng = seededRng(seed);
    const before: TalkLine[] = [];
    let notes: readonly MemoryNote[] = [];
    let now = Date.UTC(2026, 2, 10, 18);
    let pauseMs = MINUTE_MS;
    for (const line of script.lines) {
      const days = /^> (\d+) days$/.exec(line)?.[1];
      if (days !== undefined) {
        pauseMs = Number(days) * 24 * 60 * MINUTE_MS;
        now += pauseMs;
        continue;
      }
      const when = { now: new Date(now), timeZone: 'America/New_York' };
      const reply = await this.#reply(line, { ...when, known: notes, persona, before, pauseMs, rng });
      notes = reply.notes;
      yield { said: line, reply: reply.text, rule: reply.rule };
      before.push({ by: 'person', text: line }, { by: 'companion', text: reply.text });
      pauseMs = MINUTE_MS;
      now += MINUTE_MS;
    }
  }

  /** Returns what the companion remembers when it answers a line. The notes are in memory, not in a database. */
  async #memory(line: string, { isMade, ...context }: Context): Promise<Recollection> {
    const { known, now } = context;
    const change = await changeBy(this.#encoder, [line], context);
    const { facts } = change.learned;
    const notes = [
      ...known.filter(({ about }) => !isReplaced(about, change.learned)),
      ...facts.map(({ about, note }) => ({ about, note, notedAt: now, line })),
    ];
    return {
      notes,
      ...(await turnOf(this.#encoder, [line], { change, known, notes })),
      mayBringUp: !context.isHushed,
      thread: isMade && !context.isHushed ? nextStep(notes, context) : undefined,
    };
  }

  async #reply(
    line: string,
    { known, ...turn }: Played,
  ): Promise<{ text: string; rule: string; notes: readonly MemoryNote[] }> {
    const { persona, before, now, timeZone } = turn;
    const spoken = before.map(({ by, text }) => ({
      by: by === 'person' ? ('person' as const) : ('ai' as const),
      text,
    }));
    const door = await atTheDoor(this.#safety, { before: spoken, said: [line], speaker: persona.name });
    if (!door.opens) return { text: door.text, rule: 'help', notes: known };
    const theirs = spoken.filter(({ by }) => by === 'person').map(({ text }) => text);
    const memory = await this.#memory(line, {
      now,
      timeZone,
      known,
      before: theirs,
      lastLine: before.findLast(({ by }) => by === 'companion')?.text,
      above: [],
      isHushed: door.isHushed,
      isMade: persona === madeCompanion,
    });
    const said = [line];
    const { text, rule } = speak({
      ...turn,
      ...memory,
      said,
      earlier: [],
      name: nameIn(memory.notes),
      ...(await foundByMeaning(this.#encoder, { persona, said })),
      fact: (await this.#facts.find([line], theirs.at(-1), 'en'))?.answer,
      isAfterHelp: door.isHushed,
      isDoubtful: door.isDoubtful,
    });
    const { thread, notes } = memory;
    const isStep = thread !== undefined && text.endsWith(thread.parts.at(-1) ?? '');
    if (!isStep) return { text, rule, notes };
    const rest = notes.filter(({ about }) => about !== thread.fact.about);
    return { text, rule, notes: [...rest, { ...thread.fact, notedAt: now, line: null }] };
  }
}
