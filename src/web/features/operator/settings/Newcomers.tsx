import { useState } from 'react';
import type { Newcomer } from '#contract/operator.settings.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { moment } from '#web/platform/ago.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { answer, useNewcomers } from './settings.data.ts';

/** Who waits to be let in. Shown while somebody waits, and where the operator decides. */
export function Newcomers({ isAsked }: { isAsked: boolean }) {
  const list = useNewcomers();
  const [away, setAway] = useState<Newcomer | null>(null);
  const [run, isRunning] = useTold(answer, t('operator.not-answered', 'Nobody was told anything.'));
  const newcomers = list.data?.newcomers ?? [];
  if (newcomers.length === 0 && !isAsked) return null;
  return (
    <section aria-labelledby="newcomers">
      <h2 id="newcomers" className="text-xl">
        {t('operator.waiting-to-be-let-in', 'Waiting to be let in')}
      </h2>
      {list.data !== undefined && newcomers.length === 0 && (
        <p className="mt-2 text-ink-2">{t('operator.nobody-waits', 'Nobody waits.')}</p>
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {newcomers.map((one) => (
          <li key={one.id} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
              <span className="break-all">
                <bdi>@{one.handle}</bdi>
              </span>
              <time dateTime={one.since}>{moment(one.since)}</time>
            </p>
            <p className="wrap-anywhere">
              {one.isProven ? one.reach : t('operator.not-confirmed', '{reach}, not confirmed', { reach: one.reach })}
            </p>
            <p className="mt-1 flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => void run(one.id, 'let_in')} disabled={isRunning}>
                {t('operator.let-them-in', 'Let in')}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => setAway(one)} disabled={isRunning}>
                {t('operator.turn-them-away', 'Turn away')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {list.data?.hasMore === true && (
        <p className="mt-2 text-sm text-ink-2">{t('operator.more-wait', 'More people wait behind these.')}</p>
      )}
      <ConfirmDialog
        open={away !== null}
        onOpenChange={() => setAway(null)}
        title={t('operator.turn-away-whom', 'Turn away @{handle}?', { handle: away?.handle ?? '' })}
        description={t('operator.their-account-is-deleted', 'Their account is deleted at once, and a mail tells them.')}
        confirm={t('operator.turn-them-away', 'Turn away')}
        danger
        onConfirm={() => {
          if (away !== null) void run(away.id, 'turn_away');
          setAway(null);
        }}
      />
    </section>
  );
}
