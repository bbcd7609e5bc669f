import { useId } from 'react';
import { reportCategories, type ReportCategory } from '#contract/moderation.subjects.ts';
import { categoryWords } from '#content/report-words.ts';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { spoken, t } from '#web/words/words.ts';

type CategoryChoiceProps = {
  value: ReportCategory | null;
  onChange: (value: ReportCategory) => void;
  error?: string | undefined;
};

/**
 * The choice of a report's category. The text of the chosen category is below. For screen readers, each option has its
 * own text.
 */
export function CategoryChoice({ value, onChange, error }: CategoryChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="sr-only">{t('moderation.what-is-it-about', 'What is it about?')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-5 border-b border-line">
        {reportCategories.map((category) => (
          <RadioRow
            key={category}
            name={id}
            title={spoken(categoryWords[category].title)}
            description={spoken(categoryWords[category].text)}
            checked={category === value}
            onPick={() => onChange(category)}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-13 pt-3">
        {value !== null && (
          <span>
            <strong className="font-semibold">{spoken(categoryWords[value].title)}.</strong>{' '}
            <span className="text-ink-2">{spoken(categoryWords[value].text)}</span>
          </span>
        )}
        {value === null && error !== undefined && (
          <span id={`${id}-error`} className="text-coral-ink">
            {error}
          </span>
        )}
        {value === null && error === undefined && (
          <span className="text-ink-2">
            {t('moderation.pick-the-one-that-comes', 'Pick the one that comes closest.')}
          </span>
        )}
      </p>
    </fieldset>
  );
}
