import { useState } from 'react';
import type { WholeCase } from '#contract/moderation.ts';
import { categoryWords } from '#content/report-words.ts';
import { noticeWords } from '#content/take-down.ts';
import { Transcript } from '#web/features/moderation/Transcript.tsx';
import { moment } from '#web/platform/ago.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { CaretDown } from '#web/ui/icons/CaretDown.ts';
import { Eye } from '#web/ui/icons/Eye.ts';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { spoken, t } from '#web/words/words.ts';
import { nearestLines } from './desk.rules.ts';
import { Notice } from './Notice.tsx';

type EvidenceProps = { evidence: WholeCase['evidence'][number]; isOpening: boolean; onOpen: () => void };

/** Shows the content of one report: its note, and the copied lines. A moderator has to open private lines. */
export function Evidence({ evidence, isOpening, onOpen }: EvidenceProps) {
  const { category, note, copiedAt, lines, lineCount, notice } = evidence;
  const at = moment(copiedAt);
  const [isWhole, setWhole] = useState(false);
  const shown = lines === null || isWhole ? lines : nearestLines(lines);
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span className="font-semibold text-ink">
          {notice === null
            ? spoken(categoryWords[category].title)
            : t('moderation.notice', 'Notice: {title}', { title: spoken(noticeWords[notice.category].title) })}
        </span>
        <span>
          {notice === null
            ? t('moderation.copied-when-it-was-reported', 'Copied {at}, when it was reported', { at })
            : t('moderation.came', 'Came {at}', { at })}
        </span>
      </p>
      {notice !== null && <Notice notice={notice} />}
      {note !== '' && (
        <p {...asWritten} className="mb-3 border-s-[3px] border-line ps-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      {lineCount === 0 ? null : shown === null ? (
        <div className="flex flex-col items-center gap-3 rounded-plate border-[1.5px] border-ink bg-paper-2 px-4 py-8 text-center">
          <Button variant="outline" size="sm" className="bg-paper" pending={isOpening} onClick={onOpen}>
            <Eye size={20} />{' '}
            {t(
              'moderation.open-other-lines',
              'Open {lineCount, plural, one {the line} other {the {lineCount} lines}}',
              { lineCount },
            )}
            <KeyCap>O</KeyCap>
          </Button>
          <p className="text-sm text-ink-2">
            {t(
              'moderation.private-lines-are-closed-until',
              'Private lines are closed until you open them. Opening is written down.',
            )}
          </p>
        </div>
      ) : (
        <Transcript label={t('moderation.evidence', 'Evidence')} lines={shown} view="desk" />
      )}
      {lines !== null && lines.length > nearestLines(lines).length && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="flex min-h-11 w-full items-center justify-between gap-3 px-3 text-sm font-semibold hover:bg-paper-2"
        >
          {isWhole
            ? t('moderation.only-what-is-nearest', 'Only what is nearest')
            : t(
                'moderation.all-lines-as-they-were',
                '{length, plural, one {The whole line, as it was} other {All # lines, as they were}} sent',
                { length: lines.length },
              )}
          <CaretDown size={18} className={isWhole ? 'rotate-180' : ''} />
        </button>
      )}
    </div>
  );
}
