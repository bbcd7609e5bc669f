import type { Interest } from '#content/interests.ts';
import { quickStarters } from '#content/starters.ts';
import type { WynSource } from '#contract/wyn.ts';
import { tones, type Tone } from '#content/wyn-openers.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
import type { Memory } from './lines.ts';
import type { Speech } from './tongue.ts';

interface OpenerQuery {
  tone: Tone;
  /** The match that gets the opener; undefined for an opener without a receiver. */
  match: KnownMatch | undefined;
  /** The interests that the opener may be about. Without interests, it is about the two archetypes or fits anybody. */
  about: readonly Interest[];
  me: Knowledge | undefined;
  /** The language of the opener. */
  speech: Speech;
  /** Returns whether an opener was sent to the match, or put into the chat; such an opener is never offered again. */
  isSent: (text: string) => boolean;
}

export interface FoundOpener {
  /** Undefined if all openers were sent to this match. */
  text: string | undefined;
  /** True when every opener was used already, so that this opener is a repetition. */
  isRepeated: boolean;
  /** The sources of the facts in the opener. */
  from: readonly WynSource[];
}

/**
 * Returns a first message about an interest, else about the two archetypes, else for anybody. The message is new in
 * this conversation unless all messages were used.
 */
export function findOpener(wanted: OpenerQuery, memory: Memory): FoundOpener {
  const left = (tone: Tone): Pool[] =>
    poolsOf(wanted, tone).map(({ lines, from }) => ({ lines: lines.filter((line) => !wanted.isSent(line)), from }));
  for (const tone of [wanted.tone, ...tones.filter((other) => other !== wanted.tone)]) {
    for (const pool of left(tone)) {
      const text = memory.fresh(pool.lines);
      if (text !== undefined) return { text, isRepeated: false, from: pool.from };
    }
  }
  const pools = tones.flatMap(left);
  const text = memory.stalest(pools.flatMap(({ lines }) => lines));
  const from = pools.find(({ lines }) => text !== undefined && lines.includes(text))?.from ?? [];
  return { text, isRepeated: true, from };
}

interface Pool {
  lines: string[];
  from: readonly WynSource[];
}

/** Returns the pools of a tone, the best pool first. A pool is used up before the next one begins. */
function poolsOf({ match, about, me, speech }: OpenerQuery, tone: Tone): Pool[] {
  const { words, spoken } = speech;
  const { byCategory, byGroups, forAnyone } = words.openers;
  const groups = [me?.archetype?.group, match?.archetype?.group].filter((group) => group !== undefined).toSorted();
  const byInterest = about.flatMap(({ category, name }) =>
    (byCategory[category]?.[tone] ?? []).map((line) => on(line, spoken(name))),
  );
  const ofGroups = groups.length === 2 ? [...(byGroups[groups.join(' ')]?.[tone] ?? [])] : [];
  return [
    { lines: byInterest, from: about === match?.shared ? ['shared_interests'] : [] },
    { lines: ofGroups, from: ['archetypes'] },
    { lines: [...forAnyone[tone], ...(tone === 'plain' ? quickStarters.map(spoken) : [])], from: [] },
  ];
}

/** Returns an interest as it reads inside a sentence, where only names and initialisms keep their capital. */
export function inside(name: string): string {
  return /^(?:[A-Z]{2}|K-pop|Latin|3D|LGBTQ)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

export function on(line: string, name: string): string {
  return line.replaceAll('{It}', name).replaceAll('{it}', inside(name));
}
