import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/languages.ts';
import { trendingIds, WOKEN_ROOMS, type HousePrompt, type TrendingId } from '#contract/trending.ts';
import { spokenIn } from '#server/platform/speaker.ts';

const FILE = join(import.meta.dirname, '../../../../content/prompts/prompts.txt');
/** The days of the longest year. There are as many prompts. */
export const YEAR_DAYS = 366;
/** How many days a room's prompts are ahead of those of the room before it in the catalog. */
const APART = Math.floor(YEAR_DAYS / trendingIds.length);

let prompts: readonly string[] | undefined;

/** Returns the year's prompts in English, a line of the file each. */
export function allPrompts(): readonly string[] {
  prompts ??= readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return prompts;
}

/** Returns the number of a moment's day in the calendar of the server's own time zone. */
export function dayOf(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
}

/** Returns when the day of a moment began on the server. */
export function dawnOf(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}

/** Returns a room's prompt of a day. No two rooms share one on a day, and a room has each once in `YEAR_DAYS` days. */
export function promptOf(id: TrendingId, { day, language }: { day: number; language: Language }): HousePrompt {
  const at = (day + APART * trendingIds.indexOf(id)) % YEAR_DAYS;
  return { text: spokenIn(language)(allPrompts()[at] ?? ''), from: 'house' };
}

/** Returns the rooms that the house wakes on a day. The next day it is the turn of others. */
export function wokenOn(day: number): TrendingId[] {
  return Array.from(
    { length: WOKEN_ROOMS },
    (_, at) => trendingIds[(day * WOKEN_ROOMS + at) % trendingIds.length] ?? 'trending_1',
  );
}
