import { companions as authored } from '#content/companions/companions.ts';
import type { Companion } from '#content/companions/companion.ts';
import { dry } from '#content/companions/made/dry.ts';
import { warm } from '#content/companions/made/warm.ts';
import { temperOf } from '#content/companions/theme.ts';

const byKey = new Map<string, Companion>(authored.map((companion) => [companion.key, companion]));

/**
 * Returns the character of a companion: the stored one of a composed companion, else the authored one with this key.
 * Returns undefined if the authored character was retired.
 */
export function personaOf(row: { key: string | null; persona: Companion | null }): Companion | undefined {
  if (row.persona !== null) return withEveryKind(row.persona);
  return row.key === null ? undefined : byKey.get(row.key);
}

/** A companion that was composed before a kind of line existed uses the lines of its temper for that kind. */
function withEveryKind(persona: Companion): Companion {
  const temper = { warm, dry }[temperOf(persona.type)];
  return { ...persona, lines: { ...temper.lines, ...persona.lines } };
}
