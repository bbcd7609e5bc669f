import type { Interest } from '#content/interests.ts';
import { quickStarters } from '#content/starters.ts';
import { openersByCategory, openersByGroups, openersForAnyone, tones, type Tone } from '#content/wyn-openers.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
import type { Memory } from './lines.ts';

interface Wanted {
  tone: Tone;
  /** Whom it is for, if anybody in particular. */
  match: KnownMatch | undefined;
  /** What it should be about; without any, the two archetypes. */
  about: readonly Interest[];
  me: Knowledge | undefined;
}

export interface Found {
  text: string;
  /** Everything was said before, so this is a repetition. */
  isRepeated: boolean;
}

/** A first message that was not offered in this conversation: about what two share, else who they are, else anything. */
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

/** The best first: what was asked for in this tone is used up before the next pool is opened. */
function poolsOf({ match, about, me }: Wanted, tone: Tone): string[][] {
  const groups = [me?.archetype?.group, match?.archetype?.group].filter((group) => group !== undefined).toSorted();
  return [
    about.flatMap(({ category, name }) => (openersByCategory[category]?.[tone] ?? []).map((line) => on(line, name))),
    groups.length === 2 ? [...(openersByGroups[groups.join(' ')]?.[tone] ?? [])] : [],
    [...openersForAnyone[tone]],
    tone === 'plain' ? [...quickStarters] : [],
  ];
}

/** Interests begin with a capital in lists; inside a sentence only names and initialisms keep theirs. */
export function inside(name: string): string {
  return /^(?:[A-Z]{2}|K-pop|Latin|3D|LGBTQ)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function on(line: string, name: string): string {
  return line.replaceAll('{It}', name).replaceAll('{it}', inside(name));
}
