import { Link } from 'wouter';
import { useDecisionToTell } from '#web/parts/rules/decisions.ts';
import { paths } from '#web/paths.ts';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';

/** A line that shows while a moderation decision about the person is unread or in force. */
export function DecisionNotice() {
  const decision = useDecisionToTell();
  if (decision === undefined) return null;
  const isAnswered = decision.appeal?.answeredAt != null;
  return (
    <Link
      href={paths.decisions()}
      className="flex min-h-13 items-center justify-between gap-4 border-t border-line px-5 py-3 hover:bg-paper-2 lg:border-t-0 lg:border-b lg:px-14"
    >
      <span>
        <strong className="font-semibold">
          {isAnswered
            ? t('home.your-answer-has-been-read', 'Your answer has been read.')
            : t('home.something-was-decided-about-you', 'There is a decision about you to read.')}
        </strong>{' '}
        <span className="text-ink-2">{t('home.read-what-and-why', 'Read what and why.')}</span>
      </span>
      <CaretRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  );
}
