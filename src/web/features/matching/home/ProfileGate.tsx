import { Link } from 'wouter';
import type { MatchDay } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { FirstSteps } from '#web/parts/match/FirstSteps.tsx';
import { firstSteps } from '#web/parts/match/firstSteps.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';

/** Lists the steps that are missing before the first match. */
export function ProfileGate({ me, day }: { me: Me; day: MatchDay }) {
  return (
    <Page
      title={t('matching.complete-your-wild-profile', 'Complete Your Wild Profile')}
      lede={t('matching.matching-reads-what-you-tell', 'Matching reads what these steps ask, and nothing else of you.')}
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
      <FirstSteps steps={firstSteps(me, day)} hasNotes />
    </Page>
  );
}
