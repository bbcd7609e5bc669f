import { vibes } from '#content/vibes.ts';
import type { HallGuest } from '#contract/quest-hall.ts';

/** Returns a bubble's label for screen readers. */
export function guestWords({ displayName, age, compatibility, isDemo }: HallGuest): string {
  return [displayName, age, `${compatibility} percent compatible`, isDemo ? 'demo member' : null]
    .filter((part) => part !== null)
    .join(', ');
}

/** Returns a person's vibes of today, in the order of choice. */
export function vibesOf(guest: Pick<HallGuest, 'vibes'>): { emoji: string; label: string }[] {
  return guest.vibes.flatMap((key) => vibes.find((vibe) => vibe.key === key) ?? []);
}

/** Returns '@ada, 29', without the age where it is unknown. */
export function nameLine({ username, age }: Pick<HallGuest, 'username' | 'age'>): string {
  return age === null ? `@${username}` : `@${username}, ${age}`;
}
