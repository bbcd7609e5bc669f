import { promises } from '#contract/premium.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { promiseWords, withoutWords } from './premium.words.ts';

const isSame = ({ count, without }: (typeof promises)[number]): boolean => count === without;
const added = promises.filter((promise) => !isSame(promise));
/** Only the fictional characters, which are AI. */
const kept = promises.filter(isSame);

/** What premium adds, and what it was without it; below, what everybody has anyway. */
export function Promises() {
  return (
    <section aria-labelledby="promises">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id="promises" className="text-xl">
          {t('premium.what-is-in-it', 'What is in it')}
        </h2>
        <p aria-hidden className="text-sm text-ink-2">
          {t('premium.without-it', 'Without it')}
        </p>
      </div>
      <ul>
        {added.map(({ count, what, without, isAi }) => (
          <li key={what} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3.5 lg:py-4">
            <span className="display tabular w-10 shrink-0 text-center text-2xl">
              <span aria-hidden>{count ?? '∞'}</span>
              <span className="sr-only">{count ?? t('premium.unlimited', 'Unlimited')}</span>
            </span>
            <span className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">
              {promiseWords[what]} {isAi && <AiMark />}
            </span>
            <span className="ms-auto shrink-0 text-end text-sm text-ink-2">
              <span className="sr-only">{t('premium.without-it-2', 'Without it:')} </span>
              {withoutWords(what, without)}
            </span>
          </li>
        ))}
      </ul>
      {kept.map(({ count, what }) => (
        <p key={what} className="border-t border-line pt-3.5 text-sm text-ink-2">
          {t('premium.as-everybody-has', 'And, as everybody has: up to {count} {what}.', {
            count: String(count),
            what: promiseWords[what],
          })}{' '}
          <AiMark />
        </p>
      ))}
    </section>
  );
}
