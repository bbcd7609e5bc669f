import type { ReactNode } from 'react';
import type { CommunityNumbers } from '#contract/operator.community.ts';
import { t } from '#web/words/words.ts';
import { minutesInWords } from './community.words.ts';
import { ShareText, TotalCount } from './Few.tsx';

/** How reports were answered. */
export function Answers({ answers, range }: Pick<CommunityNumbers, 'answers'> & { range: number }) {
  const { inTime, medianMinutes, changed } = answers;
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('operator.community-reports', 'Reports')}</h2>
        <p className="text-xs text-ink-2">{t('operator.community-days', '{days} days', { days: range })}</p>
      </div>
      <dl className="mt-3 text-sm">
        <Row name={t('operator.community-answered-in-time', 'Answered in time')}>
          <ShareText of={inTime} />
        </Row>
        <Row name={t('operator.community-half-of-them-within', 'Half of them within')}>
          {medianMinutes === null ? <ShareText of={null} /> : <span>{minutesInWords(medianMinutes)}</span>}
        </Row>
        <Row name={t('operator.community-changed-on-appeal', 'Changed on appeal')}>
          <TotalCount of={changed} />
        </Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-t border-line py-2">
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
