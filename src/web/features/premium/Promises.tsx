import { promises } from '#contract/premium.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { promiseWords, withoutWords } from './premium.words.ts';

/** Everything in premium, compared with the free version. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="bg-paper">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id="promises" className="text-xl">
          {t('premium.what-is-in-it', 'What is in it')}
        </h2>
        <p aria-hidden className="text-sm text-ink-2">
          {t('premium.without-it', 'Without it')}
        </p>
      </div>
      <ul>
        {promises.map(({ count, what, without, isAi }) => (
          <li key={what} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3.5">
            <span className="display tabular w-10 shrink-0 text-center text-2xl">
              <span aria-hidden>{count ?? '∞'}</span>
              <span className="sr-only">{count ?? t('premium.unlimited', 'Unlimited')}</span>
            </span>
            <span className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">
              {promiseWords[what]} {isAi && <AiMark />}
            </span>
            <span className="ml-auto shrink-0 text-right text-sm text-ink-2">
              <span className="sr-only">{t('premium.without-it-2', 'Without it:')} </span>
              {withoutWords(what, without)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
