import { archetypes } from '#content/archetypes.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { interestsById } from '#content/interests.ts';
import { refusalOf } from '#content/moderation.ts';
import { mbtiType } from '#contract/people.ts';
import type { MemoryNote } from './fact.ts';

interface Profile {
  display_name: string | null;
  first_name: string | null;
  bio: string | null;
  mbti_type: string | null;
  interests: readonly string[];
  met_at: Date;
}

const MOST_INTERESTS = 5;
const LONGEST_BIO = 160;

/** Returns the profile in the form of notes, for questions to the companion's memory. These notes are not stored. */
export function profileNotes({ display_name, first_name, bio, mbti_type, interests, met_at }: Profile): MemoryNote[] {
  const name = first_name ?? display_name;
  const type = mbtiType.nullable().catch(null).parse(mbti_type);
  const named = interests.flatMap((id) => interestsById.get(id)?.name ?? []);
  const notes: [string, string | undefined][] = [
    ['profile:name', name === null ? undefined : `Your profile calls you ${name}`],
    ['profile:archetype', type === null ? undefined : archetypeNote(type)],
    ['profile:interests', named.length === 0 ? undefined : `Your profile says that you are into ${listed(named)}`],
    ['profile:bio', bioNote(bio)],
  ];
  return notes.flatMap(([about, note]) => (note === undefined ? [] : [{ about, note, notedAt: met_at, line: null }]));
}

function archetypeNote(type: keyof typeof archetypes): string {
  const { name, animalName } = archetypes[type];
  return `Your archetype is the ${name}, the ${animalName} (${type})`;
}

function bioNote(bio: string | null): string | undefined {
  const text = bio?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (text === '' || speaksOfCrisis(text) || refusalOf(text) !== undefined) return undefined;
  const letters = [...text];
  const shown = letters.length <= LONGEST_BIO ? text : `${letters.slice(0, LONGEST_BIO).join('').trimEnd()}…`;
  return `Your bio says “${shown.replaceAll(/[“”]/g, '"')}”`;
}

function listed(named: readonly string[]): string {
  const shown = named.slice(0, MOST_INTERESTS);
  const more = named.length - shown.length;
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  const last = all.at(-1) ?? '';
  const rest = all.slice(0, -1);
  return rest.length === 0 ? last : `${rest.join(', ')}${rest.length > 1 ? ',' : ''} and ${last}`;
}
