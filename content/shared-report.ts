import { mbtiTypes, type MbtiType } from '#contract/people.ts';
import { archetypes, type Archetype } from './archetypes.ts';

/** What a friend's link says of them, as far as it can be believed: every word that is shown is ours. */
export interface SharedReport {
  /** One of our sixteen, or null for a name that is none of them. */
  archetype: Archetype | null;
  /** null for letters that are no type of ours. */
  type: MbtiType | null;
  /** Who shared it; null where the link does not say, or names nobody who could be. */
  userId: number | null;
}

export type ReadLink = { report: SharedReport } | { problem: 'missing' | 'invalid' };

/** In UTF-16 units. Ours are under 100; what is longer was not made by the share button. */
const LONGEST = 2000;
const KEYS: readonly string[] = ['archetype', 'mbti', 'userId'];
/** What could be a name at all. Markup, control and direction marks and halves of letters cannot. */
const NAME = /^[\p{L}\p{M}’' -]{1,40}$/u;
const LETTERS = /^[A-Za-z]{1,8}$/;
/** Twelve digits, as a number or as text. */
const USER_ID = /^[1-9]\d{11}$/;

const byName = new Map(Object.values(archetypes).map((archetype) => [archetype.name, archetype]));

/** What the share button puts into a link; nothing in it is private. */
export function sharedReportData({ type, userId }: { type: MbtiType; userId: number }): string {
  return JSON.stringify({ archetype: archetypes[type].name, mbti: type, userId });
}

/**
 * Reads the `data` of a shared link, which anybody may have written.
 *
 * missing: there is none. invalid: it is too long, no JSON, no plain object of the three known keys, a name or letters
 * of another kind than text, or a name and letters of two different types.
 */
export function readSharedReport(data: string | null): ReadLink {
  if (data === null || data.trim() === '') return { problem: 'missing' };
  const said = data.length > LONGEST ? undefined : readObject(data);
  if (said === undefined) return { problem: 'invalid' };
  const [name, letters, id] = KEYS.map((key) => said.get(key));
  if (typeof name !== 'string' || !NAME.test(name) || typeof letters !== 'string' || !LETTERS.test(letters)) {
    return { problem: 'invalid' };
  }
  const archetype = byName.get(name) ?? null;
  const type = mbtiTypes.find((one) => one === letters) ?? null;
  if (archetype !== null && type !== null && archetype.type !== type) return { problem: 'invalid' };
  return { report: { archetype, type, userId: readUserId(id) } };
}

/** The entries of a JSON object that has no other keys than the known ones. */
function readObject(text: string): Map<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    return entries.every(([key]) => KEYS.includes(key)) ? new Map(entries) : undefined;
  } catch {
    return undefined;
  }
}

function readUserId(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  return USER_ID.test(String(value)) ? Number(value) : null;
}
