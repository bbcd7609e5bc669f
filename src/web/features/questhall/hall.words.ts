import { vibes } from '#content/vibes.ts';
import type { HallGuest } from '#contract/quest-hall.ts';

/** Who a bubble is, for those who do not see it. */
export function guestWords({ displayName, age, compatibility, isDemo }: HallGuest): string {
  return [displayName, age, `${compatibility} percent compatible`, isDemo ? 'demo member' : null]
    .filter((part) => part !== null)
    .join(', ');
}

/** What somebody feels like today, in the order they chose. */
export function vibesOf(guest: Pick<HallGuest, 'vibes'>): { emoji: string; label: string }[] {
  return guest.vibes.flatMap((key) => vibes.find((vibe) => vibe.key === key) ?? []);
}

/** '@ada, 29', or without the age where nobody knows it. */
export function nameLine({ username, age }: Pick<HallGuest, 'username' | 'age'>): string {
  return age === null ? `@${username}` : `@${username}, ${age}`;
}
