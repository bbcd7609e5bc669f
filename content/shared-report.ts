import { mbtiTypes, type MbtiType } from '#contract/people.ts';
import { archetypes, type Archetype } from './archetypes.ts';

/** The contents of a friend's link after the check: every word that the page shows is from our own texts. */
export interface SharedReport {
  /** One of the 16 archetypes, or null for an unknown name. */
  archetype: Archetype | null;
  /** One of the 16 types, or null for other letters. */
  type: MbtiType | null;
  /** The id of the sharing person; null if it is missing or invalid. */
  userId: number | null;
}

export type ReadLink = { report: SharedReport } | { problem: 'missing' | 'invalid' };

/** The most UTF-16 units of data that are read; the links of the share button have under 100. */
const LONGEST = 2000;
const KEYS: readonly string[] = ['archetype', 'mbti', 'userId'];
/** Names can have these characters only: no markup, control or direction marks, or halves of surrogate pairs. */
const NAME = /^[\p{L}\p{M}’' -]{1,40}$/u;
const LETTERS = /^[A-Za-z]{1,8}$/;
/** Twelve digits, as a number or as text. */
const USER_ID = /^[1-9]\d{11}$/;

const byName = new Map(Object.values(archetypes).map((archetype) => [archetype.name, archetype]));

/** Returns the `data` of a link of the share button. Nothing in the data is private. */
export function sharedReportData({ type, userId }: { type: MbtiType; userId: number }): string {
  return JSON.stringify({ archetype: archetypes[type].name, mbti: type, userId });
}

/**
 * Reads the `data` of a shared link, which anyone may have written.
 *
 * `missing`: there are no data. `invalid`: the data are too long, no JSON, or no plain object with only the three known
 * keys; the name or the letters are malformed; or the name and the letters belong to two different types.
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

/** Returns the entries of a JSON object; undefined for other texts and for unknown keys. */
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
