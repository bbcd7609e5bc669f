import { REPORT_NOTE_MAX } from '#contract/moderation.reports.ts';
import type { Subject } from '#contract/moderation.subjects.ts';
import { worriedWords } from '#content/report-words.ts';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { HelpCard } from '#web/ui/HelpCard.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import type { Preview } from './moderation.data.ts';
import { blocks, extentOf, type ReportDraft } from './report.rules.ts';
import { Transcript } from './Transcript.tsx';

type ReportFormProps = {
  subject: Subject;
  preview: Preview;
  draft: ReportDraft;
  change: (fields: Partial<ReportDraft>) => void;
  error: string | undefined;
};

/** The fields for the category, a note and the block, and below them exactly the lines that will be sent. */
export function ReportForm({ subject, preview, draft, change, error }: ReportFormProps) {
  const { author, lines } = preview;
  return (
    <>
      <CategoryChoice value={draft.category} onChange={(category) => change({ category })} error={error} />
      {draft.category === 'self_harm' && (
        <div className="pt-3">
          <HelpCard safetyCase="self_harm" words={worriedWords} />
        </div>
      )}
      <div className="pt-3">
        <CountedArea
          label={t('moderation.a-note', 'A note')}
          hideLabel
          placeholder={t('moderation.what-should-we-know-optional', 'What should we know? (optional)')}
          max={REPORT_NOTE_MAX}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
      </div>
      {author !== null && !author.isBlocked && (
        <div className="mt-2 border-b border-line pb-1">
          <Switch
            label={t('moderation.also-block', 'Also block {name}', { name: author.name })}
            note={t('moderation.you-will-not-meet-again', 'You will not meet again, anywhere here.')}
            checked={blocks(draft)}
            onChange={(block) => change({ block })}
          />
        </div>
      )}
      <section className="pt-5">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-lg">{t('moderation.what-will-be-sent', 'What will be sent')}</h3>
          <p className="text-sm text-ink-2">{extentOf(subject.kind, lines)}</p>
        </div>
        <Transcript label={t('moderation.what-will-be-sent', 'What will be sent')} lines={lines} view="own" />
      </section>
    </>
  );
}
