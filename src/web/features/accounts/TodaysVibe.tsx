import { bandNames, bandOf, vibes } from '#content/vibes.ts';
import type { Me } from '#contract/people.ts';
import { openModal } from '#web/platform/modal.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { Portrait } from '#web/ui/Portrait.tsx';

/** Who one is today, as the plate shows it, and the way to be somebody else. */
export function TodaysVibe({ me: { currentVibes, energyLevel } }: { me: Me }) {
  const [first, second] = currentVibes.map((key) => vibes.find((vibe) => vibe.key === key)?.label ?? '');
  const band = bandOf(energyLevel ?? 0);
  return (
    <button
      type="button"
      onClick={() => openModal('vibe')}
      className="flex min-h-24 items-center gap-4 rounded-plate border-[1.5px] border-ink py-3 pr-5 pl-4 text-left transition-colors hover:bg-paper-2"
    >
      {first === undefined ? (
        <Emoji className="grid size-18 place-items-center text-4xl">😎</Emoji>
      ) : (
        <Portrait vibes={currentVibes} band={band} className="size-18 shrink-0" />
      )}
      <span className="grow">
        <span className="display block text-lg">
          {first === undefined ? 'Who are you today?' : [first, second?.toLowerCase()].filter(Boolean).join(' and ')}
        </span>
        <span className="block text-sm text-ink-2">
          {first === undefined ? 'Two vibes and a power level, until dawn.' : `${bandNames[band]}, until dawn.`}
        </span>
      </span>
      <span className="text-sm font-semibold underline underline-offset-4">
        {first === undefined ? 'Choose' : 'Change'}
      </span>
    </button>
  );
}
