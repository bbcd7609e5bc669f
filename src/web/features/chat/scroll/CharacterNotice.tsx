import { archetypes } from '#content/archetypes.ts';
import { getCompanion } from '#contract/companions.ts';
import type { MbtiType } from '#contract/people.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { t } from '#web/words/words.ts';

type CharacterNoticeProps = { companion: { id: number; mbtiType: MbtiType | null }; name: string };

/** The beginning of a room with an AI character: its plate, what it does, and that nobody is behind it. */
export function CharacterNotice({ companion: { id, mbtiType }, name }: CharacterNoticeProps) {
  const { data } = useRead(getCompanion, { params: { id } });
  return (
    <div className="mx-auto mb-4 flex w-full max-w-md items-center gap-5 pt-1 lg:text-center">
      {mbtiType && (
        <span
          aria-hidden
          className="relative isolate grid h-32 w-28 shrink-0 place-items-center overflow-hidden rounded-plate border-[1.5px] border-iris text-iris lg:hidden"
        >
          <ContourLines
            seed={`room ${id}`}
            width={112}
            height={128}
            levels={8}
            peak={[0.5, 0.5]}
            className="-z-10 text-current opacity-30"
          />
          <Animal name={archetypes[mbtiType].animal} size={92} />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="display text-base leading-5.5 text-balance lg:text-2xl lg:leading-8">
          {data && (data.does ?? data.life)}
        </p>
        <p className="mt-1.5 text-sm text-pretty text-ink-2">
          <strong className="font-semibold text-ink">{t('chat.ai-character', 'AI Character.')}</strong>{' '}
          {t('chat.is-written-not-born-good', '{name} is written, not born: good company, no heartbeat.', { name })}
        </p>
      </div>
    </div>
  );
}
