import { archetypes } from '#content/archetypes.ts';
import type { SafePage } from '#contract/home-safe.page.ts';
import { Ring } from '#web/features/home-safe/Ring.tsx';
import { asWritten } from '#web/ui/asWritten.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { SealCheck } from '#web/ui/icons/SealCheck.ts';
import { t } from '#web/words/words.ts';

/** What is planned, when and where, and with whom, as the page shows it. */
export function SafePlan({ plan }: { plan: NonNullable<SafePage['plan']> }) {
  const { with: who } = plan;
  return (
    <div>
      <div className="relative isolate overflow-hidden rounded-[8px] border-[1.5px] border-ink">
        <ContourLines
          seed={plan.title}
          width={360}
          height={200}
          peak={[0.92, 0.2]}
          className="-z-10 rtl:-scale-x-100 [mask-image:linear-gradient(to_right,transparent_30%,black_75%)]"
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
          <p className="w-14 shrink-0 text-center text-sm font-semibold">
            {plan.weekday} <span className="display block text-4xl leading-none">{plan.day}</span> {plan.month}
          </p>
          <div className="min-w-[min(9rem,100%)] grow basis-0">
            <p {...asWritten} className="display text-xl wrap-anywhere">
              {plan.title}
            </p>
            <p>{plan.when}</p>
            <p {...asWritten} className="text-ink-2 wrap-anywhere">
              {plan.place}
            </p>
          </div>
        </div>
        {who !== null && (
          <div className="flex items-center gap-4 border-t-[1.5px] border-ink px-4 py-3.5">
            {who.pictureUrl !== null ? (
              <img src={who.pictureUrl} alt="" className="size-12 rounded-full object-cover" />
            ) : who.mbtiType !== null ? (
              <Animal name={archetypes[who.mbtiType].animal} size={48} />
            ) : (
              <Ring name={who.name} />
            )}
            <div className="min-w-0 grow">
              <p className="text-sm text-ink-2">{t('home-safe.with', 'With')}</p>
              <p className="wrap-anywhere">
                <bdi className="display text-lg">{who.name}</bdi>{' '}
                <i lang="la" className="latin">
                  {who.latinName}
                </i>
              </p>
              {who.badge !== null && (
                <p className="flex items-center gap-2 text-sm">
                  <SealCheck size={20} />
                  {who.badge}
                </p>
              )}
            </div>
          </div>
        )}
      </div>
      <p className="pt-2 text-sm text-ink-2">{plan.written}</p>
    </div>
  );
}
