import { roleWords } from '#content/take-down.ts';
import type { WholeCase } from '#contract/moderation.ts';
import { isolate, spoken, t } from '#web/words/words.ts';
import { asWritten } from '#web/ui/asWritten.ts';

/**
 * Shows what a take-down notice is about, its signature and its number. Addresses are text, which moderators can copy.
 */
export function Notice({
  notice: { receipt, role, what, name },
}: {
  notice: NonNullable<WholeCase['evidence'][number]['notice']>;
}) {
  const rows = [
    [t('moderation.where', 'Where'), what],
    [
      t('moderation.signed', 'Signed'),
      name === ''
        ? t('moderation.forgotten-a-year-after-the', 'Forgotten, a year after the answer')
        : `${isolate(name)} (“${spoken(roleWords[role])}”)`,
    ],
    [t('moderation.number', 'Number'), receipt],
  ] as const;
  return (
    <dl aria-label={t('moderation.notice-2', 'Notice')} className="mb-3 rounded-bubble bg-paper-2 px-4 py-2">
      {rows.map(([term, words]) => (
        <div key={term} className="flex gap-4 py-1">
          <dt className="w-16 shrink-0 text-sm leading-6 text-ink-2">{term}</dt>
          <dd {...asWritten} className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}
