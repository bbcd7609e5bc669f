import { useEffect, useState } from 'react';
import { previewOuting, type OutingInput } from '#contract/home-safe.ts';
import type { SafePage } from '#contract/home-safe.page.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { call } from '#web/platform/calls/call.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Phone } from '#web/ui/icons/Phone.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { t } from '#web/words/words.ts';
import { SafePlan } from './SafePlan.tsx';

type Shown = 'running' | 'noAnswer';
type Read = { pages: Record<Shown, SafePage> } | { fault: string } | null;

interface PreviewProps {
  /** Who reads it. */
  name: string;
  body: OutingInput;
  onClose: () => void;
}

/** What the trusted person will see, word for word, as long as all is well and without an answer. */
export function SafePagePreview({ name, body: given, onClose }: PreviewProps) {
  // The window shows what was chosen when it opened.
  const [body] = useState(given);
  const [shown, setShown] = useState<Shown>('running');
  const [read, setRead] = useState<Read>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(previewOuting, { body, signal: leaving.signal }).then(
      (pages) => setRead({ pages }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setRead({ fault: wordsFor(error, t('home-safe.no-preview', 'The page could not be drawn. Try again.')) });
      },
    );
    return () => leaving.abort();
  }, [body]);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('home-safe.what-name-will-see', 'What {name} will see', { name })}
      description={t('home-safe.preview-note', 'Nothing of it has gone out.')}
    >
      {read === null && (
        <Loading>
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {read !== null && 'fault' in read && <p role="alert">{read.fault}</p>}
      {read !== null && 'pages' in read && (
        <Tabs
          label={t('home-safe.which-page', 'Which page')}
          value={shown}
          onChange={setShown}
          tabs={[
            {
              value: 'running',
              title: t('home-safe.while-you-are-out', 'While you are out'),
              content: <Drawn page={read.pages.running} />,
            },
            {
              value: 'noAnswer',
              title: t('home-safe.without-an-answer', 'Without an answer'),
              content: <Drawn page={read.pages.noAnswer} />,
            },
          ]}
        />
      )}
    </Sheet>
  );
}

/** The page as it is drawn at `/safe/…`, without a way to press anything. */
function Drawn({ page }: { page: SafePage }) {
  return (
    <article className="overflow-hidden rounded-plate border-[1.5px] border-line bg-paper">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-5 py-4">
        <span className="display-tight text-xl">wildin</span>
        <span className="text-sm text-ink-2">{page.from}</span>
      </div>
      <div className={cx('px-5 py-5', page.isAlarm && 'border-s-4 border-coral bg-coral-soft')}>
        <h3 className="display-tight text-3xl">{page.headline}</h3>
        {page.note !== '' && <p className="mt-2">{page.note}</p>}
      </div>
      <div className="flex flex-col gap-5 px-5 pt-4 pb-5">
        <Times times={page.times} />
        {page.plan !== null && <SafePlan plan={page.plan} />}
        {page.steps.length > 0 && (
          <div>
            <h4 className="display text-xl">{t('home-safe.what-to-do', 'What to do')}</h4>
            <ol className="list-decimal ps-5 [&>li]:py-1">
              {page.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
        {page.calls.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {page.calls.map(({ label, tel, isFirst }) => (
              <span key={tel} className={cx(buttonClass({ variant: isFirst ? 'lime' : 'outline' }), 'grow')}>
                <Phone size={22} filled={isFirst} />
                {label}
              </span>
            ))}
          </div>
        )}
        <p className="text-sm text-ink-2">
          <span>{page.foot}</span>{' '}
          {page.stop !== null && <span className="underline underline-offset-4">{page.stop}</span>}
        </p>
      </div>
    </article>
  );
}

function Times({ times }: Pick<SafePage, 'times'>) {
  if (times.length === 0) return null;
  return (
    <ol>
      {times.map(({ at, clock, words, is }) => (
        <li key={`${at} ${words}`} className={cx('flex items-center gap-3 py-1.5', is === 'alarm' && 'font-semibold')}>
          <time dateTime={at} className="tabular min-w-14">
            {clock}
          </time>
          <span
            aria-hidden
            className={cx(
              'size-3 shrink-0 rounded-full border-[1.5px]',
              is === 'done' && 'border-ink bg-ink',
              is === 'alarm' && 'border-coral bg-coral',
              is === 'told' && 'border-ink',
            )}
          />
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}
