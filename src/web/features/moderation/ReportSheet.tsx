import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { listReports, sendReport } from '#contract/moderation.reports.ts';
import type { Subject } from '#contract/moderation.subjects.ts';
import { kindWords } from '#content/report-words.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { useReportSubject } from '#web/platform/report.ts';
import { invalidate, queryClient } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { spoken, t } from '#web/words/words.ts';
import { usePreview, type Preview } from './moderation.data.ts';
import { useReportDraft } from './report.draft.ts';
import { blocks } from './report.rules.ts';
import { ReportForm } from './ReportForm.tsx';

const NO_CATEGORY = t('moderation.say-first-what-it-is', 'Say first what it is about.');

/** The form to report a thing, over the page that shows it. */
export function ReportSheet({ onClose }: { onClose: () => void }) {
  const subject = useReportSubject();
  useEffect(() => {
    if (subject === null) onClose();
  }, [subject, onClose]);
  return subject === null ? null : <Report key={subject.id} subject={subject} onClose={onClose} />;
}

function Report({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const preview = usePreview(subject);
  const { draft, change, forget } = useReportDraft(subject);
  const [problem, setProblem] = useState<string>();
  const [isUnnamed, setUnnamed] = useState(false);
  const [send, isSending] = useOneAtATime(async () => {
    const { category } = draft;
    if (category === null) return setUnnamed(true);
    try {
      const alsoBlock = canBlock(preview.data) && blocks(draft);
      const { isBlocked } = await call(sendReport, { body: { subject, category, note: draft.note, alsoBlock } });
      forget();
      onClose();
      thank(isBlocked && alsoBlock ? preview.data?.author?.name : undefined);
    } catch (error) {
      setProblem(
        wordsFor(
          error,
          t(
            'moderation.your-report-was-not-sent',
            'Your report was not sent. Everything you wrote is still here: try again.',
          ),
        ),
      );
    }
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={spoken(kindWords[subject.kind].report)}
      description={discretionOf(subject, preview.data)}
      footer={
        <div className="flex w-full flex-col gap-1">
          {problem !== undefined && (
            <p role="alert" className="pb-2 text-center text-coral-ink">
              {problem}
            </p>
          )}
          <Button
            variant="lime"
            size="lg"
            full
            disabled={preview.data === undefined}
            pending={isSending}
            onClick={() => void send()}
          >
            {t('moderation.send-report', 'Send report')}
          </Button>
          <Link
            href={`${paths.safety()}#help`}
            className="flex min-h-11 items-center self-center text-sm font-semibold underline underline-offset-4"
          >
            {t('moderation.in-danger-now-where-to', 'In danger now? Where to find help')}
          </Link>
        </div>
      }
    >
      {preview.data !== undefined && (
        <ReportForm
          subject={subject}
          preview={preview.data}
          draft={draft}
          change={change}
          error={isUnnamed ? NO_CATEGORY : undefined}
        />
      )}
      {preview.isPending && <Waiting />}
      {preview.isError && <Missing status={preview.error.status} retry={() => void preview.refetch()} />}
    </Sheet>
  );
}

function canBlock(preview: Preview | undefined): boolean {
  return preview !== undefined && preview.author !== null && !preview.author.isBlocked;
}

function discretionOf({ kind }: Subject, preview: Preview | undefined): string {
  if (kind === 'wyn_reply' || preview?.author === null) return t('moderation.a-person-reads-it', 'A person reads it.');
  const name = preview?.author?.name;
  return name === undefined
    ? t('moderation.a-person-reads-it-other-side', 'A person reads it. The other side is not told it was you.')
    : t('moderation.a-person-reads-it-is', 'A person reads it. {name} is not told it was you.', { name });
}

/** Shows that the report was sent. A block changes most lists, so after a block everything is read again. */
function thank(blocked: string | undefined): void {
  void invalidate(listReports);
  if (blocked !== undefined) void queryClient.invalidateQueries();
  toast({
    title: t('moderation.report-sent-thank-you', 'Report sent. Thank you.'),
    description:
      blocked === undefined
        ? t('moderation.a-person-reads-it', 'A person reads it.')
        : t('moderation.a-person-reads-it-and', 'A person reads it, and {blocked} is blocked.', { blocked }),
    tone: 'good',
    action: { label: t('moderation.your-reports', 'Your reports'), onPress: () => navigate(paths.reports()) },
  });
}

function Missing({ status, retry }: { status: number | undefined; retry: () => void }) {
  // For a visible subject, the server refuses a report only if the subject is the person's own.
  if (status === 400)
    return (
      <EmptyState
        title={t('moderation.that-is-your-own', 'That is your own.')}
        note={t('moderation.you-can-change-it-or', 'You can change it, or take it away, where it is.')}
      />
    );
  if (status !== 404)
    return <ErrorState title={t('moderation.we-could-not-look-at', 'We could not look at it.')} onRetry={retry} />;
  return (
    <EmptyState
      title={t('moderation.it-is-not-here-any', 'It is not here any more.')}
      note={t('moderation.somebody-removed-it-or-you', 'Somebody removed it, or you can no longer see it.')}
    />
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="grid grid-cols-2 gap-x-8 gap-y-3">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((key) => (
          <Skeleton key={key} className="h-9" />
        ))}
      </div>
      <Skeleton className="mt-6 h-24" />
    </Loading>
  );
}
