import { askForExport, getExport, linkToExport, type ExportState } from '#contract/your-data.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { oneDecimal } from '#web/ui/shortCount.ts';
import { t } from '#web/words/words.ts';

const LOOK_MS = 1500;
const isUnderWay = (state: ExportState['state'] | undefined): boolean => state === 'waiting' || state === 'working';

/** Requests the ZIP file, shows the progress of the job, and saves the file. */
export function ExportPanel() {
  const known = useRead(getExport, {}, { staleTime: 0 });
  const state = known.data?.state;
  // No event announces the job's progress, so it is polled while the job waits or runs and the panel is mounted.
  useRead(getExport, {}, { refetchInterval: isUnderWay(state) ? LOOK_MS : false });
  const [ask, isAsking] = useOneAtATime(() =>
    told(async () => {
      queryClient.setQueryData(queryKey(getExport), await call(askForExport));
    }),
  );
  const [save, isSaving] = useOneAtATime(() =>
    told(async () => {
      const { path } = await call(linkToExport);
      window.location.assign(path);
      queryClient.setQueryData<ExportState>(queryKey(getExport), {
        state: 'none',
        progress: 0,
        sizeBytes: null,
        expiresAt: null,
      });
    }),
  );
  return (
    <>
      <p className="text-ink-2">
        {t(
          'your-data.one-zip-file-with-a',
          'One ZIP file with a page to read and everything for machines (JSON). It waits for you for 24 hours and can be downloaded once.',
        )}
      </p>
      <p role="status" className="mt-3 font-medium empty:hidden">
        {isUnderWay(state) && (
          <span>
            {t('your-data.we-are-packing', 'We are packing: {progress} %', { progress: known.data?.progress ?? 0 })}
          </span>
        )}
        {state === 'ready' && (
          <span>
            {t('your-data.your-file-is-ready', 'Your file is ready ({sizeIn}).', {
              sizeIn: sizeInWords(known.data?.sizeBytes ?? 0),
            })}
          </span>
        )}
        {state === 'failed' && (
          <span>{t('common.that-did-not-work-please', 'That did not work. Please try again.')}</span>
        )}
      </p>
      <div className="mt-3">
        {state === 'ready' ? (
          <Button variant="lime" pending={isSaving} onClick={() => void save()}>
            {t('your-data.download', 'Download')}
          </Button>
        ) : (
          <Button variant="outline" pending={isAsking || isUnderWay(state)} onClick={() => void ask()}>
            {t('your-data.pack-my-data', 'Pack my data')}
          </Button>
        )}
      </div>
    </>
  );
}

function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? t('your-data.kb', '{max} kB', { max: Math.max(1, Math.round(bytes / 1000)) })
    : t('your-data.mb', '{value} MB', { value: oneDecimal(bytes / 1_000_000) });
}

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (asCallError(error).code === 'reauthentication_required') return;
    tellFailure(
      error,
      t('your-data.that-did-not-work', 'That did not work'),
      t('common.please-try-again', 'Please try again.'),
    );
  }
}
