import { useState } from 'react';
import type { JobKind } from '#contract/operator.health.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { cx } from '#web/ui/cx.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { drop, retry } from './health.data.ts';
import { jobName, number } from './health.words.ts';
import { cell, Figures, firstHead, head, PartHead } from './Figures.tsx';
import { WordButton } from './WordButton.tsx';

/** The jobs by kind: all that have some, and the letters always. */
export function Jobs({ jobs }: { jobs: readonly JobKind[] }) {
  const failed = jobs.filter((job) => job.failed > 0);
  const shown = jobs
    .filter(({ kind, waiting, running, failed: lost }) => kind === 'send-message' || waiting + running + lost > 0)
    .toSorted((one, other) => other.failed - one.failed || other.waiting - one.waiting);
  const isQuiet = jobs.length - shown.length;
  return (
    <section>
      <PartHead title={t('health.jobs', 'Jobs')}>{failed.length > 0 && <OnFailed failed={failed} />}</PartHead>
      <Figures
        head={
          <>
            <th className={firstHead}>{t('health.kind', 'Kind')}</th>
            <th className={head}>{t('health.wait', 'wait')}</th>
            <th className={head}>{t('health.run', 'run')}</th>
            <th className={head}>{t('health.failed', 'failed')}</th>
          </>
        }
      >
        {shown.map((job) => (
          <tr key={job.kind}>
            <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
              {jobName(job.kind)}
            </th>
            <td className={cell}>{number(job.waiting)}</td>
            <td className={cell}>{number(job.running)}</td>
            <td className={cx(cell, job.failed > 0 && 'font-bold text-coral-ink')}>{number(job.failed)}</td>
          </tr>
        ))}
      </Figures>
      <p className="mt-1 text-xs text-ink-3">
        {t(
          'health.quiet-kinds',
          '{kinds, plural, =0 {} one {One other kind has nothing to do.} other {# other kinds have nothing to do.}} A failed job is kept for ten minutes.',
          { kinds: isQuiet },
        )}
      </p>
    </section>
  );
}

function OnFailed({ failed }: { failed: readonly JobKind[] }) {
  const [isAsking, setAsking] = useState(false);
  const count = failed.reduce((sum, job) => sum + job.failed, 0);
  const onAll = (work: (kind: string) => Promise<void>) => async () => {
    for (const { kind } of failed) await work(kind);
  };
  const [again, isRetrying] = useTold(onAll(retry));
  const [forget, isDropping] = useTold(async () => {
    await onAll(drop)();
    setAsking(false);
  });
  return (
    <span className="flex gap-4">
      <WordButton onPress={() => void again()} isBusy={isRetrying}>
        {t('health.try-again', '{count, plural, one {Try the one again} other {Try the # again}}', { count })}
      </WordButton>
      <WordButton onPress={() => setAsking(true)}>{t('health.drop', 'Drop…')}</WordButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('health.drop-title', '{count, plural, one {Drop the failed job?} other {Drop # failed jobs?}}', {
          count,
        })}
        description={t('health.drop-note', 'What they were to do is not done, and cannot be brought back.')}
        confirm={t('health.drop-confirm', 'Drop')}
        danger
        pending={isDropping}
        onConfirm={() => void forget()}
      />
    </span>
  );
}
