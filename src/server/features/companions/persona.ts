import { companions as authored } from '#content/companions/companions.ts';
import type { Companion } from '#content/companions/companion.ts';

const byKey = new Map<string, Companion>(authored.map((companion) => [companion.key, companion]));

/** Returns the character of a row: stored with a composed companion, from the code for an authored one; undefined for a retired one. */
export function personaOf(row: { key: string | null; persona: Companion | null }): Companion | undefined {
  return row.persona ?? (row.key === null ? undefined : byKey.get(row.key));
}
