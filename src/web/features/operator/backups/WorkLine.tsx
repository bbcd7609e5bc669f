import type { BackupWork } from '#contract/operator.backups.ts';
import { cx } from '#web/ui/cx.ts';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { isRunning } from './backups.data.ts';
import { stepWords, workWords } from './backups.words.ts';

/** What the server does with a backup now, and how far it is; or what became of it. */
export function WorkLine({ work }: { work: BackupWork | null }) {
  const words = workWords(work);
  const step = work?.step ?? null;
  return (
    <div
      className={cx(
        'mt-4 border-s-3 ps-3',
        work === null && 'hidden',
        work?.state === 'failed' ? 'border-coral' : 'border-line',
      )}
    >
      <p role="status" className="font-medium">
        {words}
      </p>
      {work !== null && isRunning(work) && (
        <>
          <p className="tabular text-sm text-ink-2">{stepWords(work)}</p>
          {step?.of !== undefined && (
            <ProgressLine
              label={stepWords(work)}
              value={step.at}
              max={Math.max(step.of, 1)}
              className="mt-2 max-w-80"
            />
          )}
        </>
      )}
      {work?.failure != null && (
        <p lang="en" className="text-sm wrap-anywhere text-ink-2">
          {work.failure}
        </p>
      )}
    </div>
  );
}
