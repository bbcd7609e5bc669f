import { Link } from 'wouter';
import { matchNeeds, type MatchNeed } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { Page } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { needs } from './match.words.ts';
import { needPaths } from './needs.ts';

/** Lists what is missing before the first match, each thing one tap away. */
export function ProfileGate({ missing }: { missing: readonly MatchNeed[] }) {
  const [next] = missing;
  return (
    <Page
      title={t('matching.complete-your-wild-profile', 'Complete Your Wild Profile')}
      lede={t(
        'matching.matching-reads-these-five-things',
        'Matching reads these five things, and nothing you have not told us.',
      )}
      footer={
        <div className="flex flex-col gap-2 md:flex-row">
          <Link href={paths.interests()} className={buttonClass({ variant: 'outline', size: 'lg', full: true })}>
            {t('matching.boost-your-wild-profile', 'Boost Your Wild Profile')}
          </Link>
          <Link href={paths.self()} className={buttonClass({ variant: 'quiet', size: 'lg', full: true })}>
            {t('matching.maybe-later', 'Maybe Later')}
          </Link>
        </div>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {matchNeeds.map((need) => {
          const isMissing = missing.includes(need);
          return (
            <li key={need} className="flex min-h-16 items-center justify-between gap-3 py-2">
              <span className={cx('flex items-center gap-2.5', !isMissing && 'text-ink-2')}>
                {!isMissing && <Check size={20} label={t('matching.done', 'Done:')} className="text-good" />}
                {needs[need].title}
              </span>
              {isMissing && (
                <Link
                  href={needPaths[need]()}
                  aria-label={`${needs[need].action}: ${needs[need].title}`}
                  className={buttonClass({ variant: need === next ? 'lime' : 'outline', size: 'sm' })}
                >
                  {needs[need].action}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
