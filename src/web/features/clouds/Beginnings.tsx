import { useId } from 'react';
import { Link } from 'wouter';
import { beginningsOn } from '#content/beginnings.ts';
import { cloudTypes } from '#content/clouds.ts';
import type { CloudVibe } from '#contract/clouds.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { spoken, t } from '#web/words/words.ts';
import { carriedTo } from './carried.ts';
import { typeIcons } from './cloud.icons.ts';

/** Three clouds that one could start today, where none is open. A tap opens the form with their words. */
export function Beginnings({ vibe }: { vibe: CloudVibe | null }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4">
      {vibe !== null && (
        <div className="mb-6">
          <p className="display text-lg">{t('clouds.no-recommendations-found', 'No recommendations found')}</p>
          <p className="text-ink-2">{t('clouds.try-selecting-a-different-vibe', 'Try selecting a different vibe!')}</p>
        </div>
      )}
      <h3 id={id} className="text-base">
        {vibe === null
          ? t('clouds.clear-sky', 'Clear sky so far. Three clouds that you could start:')
          : t('clouds.or-start-one', 'Or start one of these:')}
      </h3>
      <ul className="mt-2 border-t border-line lg:grid lg:grid-cols-3 lg:divide-x lg:divide-line lg:border-b">
        {beginningsOn(new Date(), vibe).map(({ type, tag, name, line }) => {
          const Glyph = typeIcons[type];
          const words = { name: spoken(name), description: spoken(line), profileDisplay: true };
          return (
            <li key={tag} className="border-b border-line lg:border-b-0 lg:px-6 lg:first:pl-0 lg:last:pr-0">
              <Link
                href={carriedTo(paths.chaosCreate(), words, { type, tag })}
                className="group flex min-h-20 items-center gap-4 py-4 lg:h-full lg:items-start lg:py-6"
              >
                <Glyph size={28} className="shrink-0" />
                <span className="min-w-0 grow">
                  <span className="display block text-lg leading-6 [overflow-wrap:anywhere] group-hover:underline">
                    {words.name}
                  </span>
                  <span className="mt-0.5 block">{words.description}</span>
                  <span className="mt-1 block text-sm [overflow-wrap:anywhere] text-ink-2">
                    {spoken(cloudTypes[type].title)} · {tag}
                  </span>
                </span>
                <CaretRight size={20} className="shrink-0 lg:hidden" />
              </Link>
            </li>
          );
        })}
      </ul>
      <Link href={paths.chaosCreate()} className={cx(buttonClass({ variant: 'lime' }), 'mt-6 max-lg:w-full')}>
        {t('clouds.start-a-new-group', 'Start a New Group')}
      </Link>
    </section>
  );
}
