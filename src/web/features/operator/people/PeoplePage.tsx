import { useState } from 'react';
import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { OperatorLog } from './OperatorLog.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { PersonView } from './PersonView.tsx';

/** Looks one member up for a reason, and shows the log of what operators did. */
export function PeoplePage() {
  useTitle(t('operator.people', 'People'));
  const [found, setFound] = useState<number | null>(null);
  return (
    <div className="grow lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:divide-x lg:divide-line">
      <div className="px-5 pt-5 pb-8 lg:px-7 lg:pt-6">
        <PageHeading className="text-3xl tracking-[-0.035em]">
          {t('operator.one-person-at-a-time', 'One person at a time')}
        </PageHeading>
        <p className="mt-1 mb-5 text-ink-2">
          {t('operator.nobody-is-listed-here', 'Nobody is listed here. You look for one member, and say why.')}
        </p>
        <PersonSearch onFound={setFound} />
        <div aria-live="polite" className="max-w-[46rem]">
          {found !== null && <PersonView key={found} id={found} />}
        </div>
      </div>
      <div className="px-5 pb-8 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:px-7 lg:pt-7">
        <OperatorLog />
      </div>
    </div>
  );
}
