import { vibes } from '#content/vibes.ts';
import type { HallGuest } from '#contract/quest-hall.ts';
import { isolate, spoken, t } from '#web/words/words.ts';

/** Returns a bubble's label for screen readers. */
export function guestWords({ displayName, age, compatibility, isDemo }: HallGuest): string {
  return [
    isolate(displayName),
    age,
    t('quest-hall.of-100', '{compatibility} of 100', { compatibility }),
    isDemo ? t('quest-hall.demo-member', 'demo member') : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** Returns a person's vibes of today, in the order of choice. */
export function vibesOf(guest: Pick<HallGuest, 'vibes'>): { emoji: string; label: string }[] {
  return vibes
    .filter(({ key }) => guest.vibes.includes(key))
    .toSorted((a, b) => guest.vibes.indexOf(a.key) - guest.vibes.indexOf(b.key))
    .map(({ emoji, label }) => ({ emoji, label: spoken(label) }));
}

/** Returns '@ada, 29', without the age where it is unknown. */
export function nameLine({ username, age }: Pick<HallGuest, 'username' | 'age'>): string {
  return age === null ? isolate(`@${username}`) : `${isolate(`@${username}`)}, ${age}`;
}
