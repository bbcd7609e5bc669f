import type { HallGuest } from '#contract/quest-hall.ts';
import { EarlyMark } from '#web/parts/match/EarlyMark.tsx';
import { MatchScore } from '#web/parts/match/MatchScore.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { DemoMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { nameLine, vibesOf } from './hall.words.ts';

/** The people of the hall as a list, the best fit first. */
export function HallList({ guests, onOpen }: { guests: readonly HallGuest[]; onOpen: (guest: HallGuest) => void }) {
  const ranked = guests.toSorted((a, b) => b.compatibility - a.compatibility);
  return (
    <ul
      aria-label={t('quest-hall.people-in-the-hall', 'People in the hall')}
      className="max-h-96 divide-y divide-line overflow-y-auto overscroll-contain"
    >
      {ranked.map((guest) => (
        <li key={guest.id}>
          <button
            type="button"
            onClick={() => onOpen(guest)}
            className="flex min-h-16 w-full items-center gap-3 px-6 py-2 text-left hover:bg-paper-2 focus-visible:-outline-offset-4"
          >
            <Avatar person={guest} size={44} />
            <span className="min-w-0 grow">
              <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                <bdi className="truncate font-semibold">{guest.displayName}</bdi>
                {guest.isDemo && <DemoMark />}
              </span>
              <span className="block truncate text-sm text-ink-2">
                {[nameLine(guest), ...vibesOf(guest).map(({ label }) => label)].join(' · ')}
              </span>
            </span>
            <span className="flex shrink-0 flex-col items-end">
              <MatchScore of={{ compatibilityScore: guest.compatibility }} className="text-lg" />
              <EarlyMark of={guest.range} className="mt-1 text-ink-2" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
