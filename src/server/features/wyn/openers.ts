import type { Interest } from '#content/interests.ts';
import { quickStarters } from '#content/starters.ts';
import { openersByCategory, openersByGroups, openersForAnyone, tones, type Tone } from '#content/wyn-openers.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
import type { Memory } from './lines.ts';

interface Wanted {
  tone: Tone;
  /** The match it is for; undefined for nobody in particular. */
  match: KnownMatch | undefined;
  /** Its topic; without one, the opener is about the two archetypes. */
  about: readonly Interest[];
  me: Knowledge | undefined;
}

export interface Found {
  text: string;
  /** True when every opener was used already, so that this one repeats. */
  isRepeated: boolean;
}

/** Returns a first message not yet offered in this conversation: about a shared interest, else the archetypes, else anything. */
export function findOpener(wanted: Wanted, memory: Memory): Found {
  for (const tone of [wanted.tone, ...tones.filter((other) => other !== wanted.tone)]) {
    for (const pool of poolsOf(wanted, tone)) {
      const text = memory.fresh(pool);
      if (text !== undefined) return { text, isRepeated: false };
    }
  }
  const all = tones.flatMap((tone) => poolsOf(wanted, tone).flat());
  return { text: memory.stalest(all) ?? quickStarters[0], isRepeated: true };
}

/** The pools, best first: every line of the requested tone is used before the next pool. */
function poolsOf({ match, about, me }: Wanted, tone: Tone): string[][] {
  const groups = [me?.archetype?.group, match?.archetype?.group].filter((group) => group !== undefined).toSorted();
  return [
    about.flatMap(({ category, name }) => (openersByCategory[category]?.[tone] ?? []).map((line) => on(line, name))),
    groups.length === 2 ? [...(openersByGroups[groups.join(' ')]?.[tone] ?? [])] : [],
    [...openersForAnyone[tone]],
    tone === 'plain' ? [...quickStarters] : [],
  ];
}

/** Returns an interest as it reads inside a sentence, where only names and initialisms keep their capital. */
export function inside(name: string): string {
  return /^(?:[A-Z]{2}|K-pop|Latin|3D|LGBTQ)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function on(line: string, name: string): string {
  return line.replaceAll('{It}', name).replaceAll('{it}', inside(name));
}
