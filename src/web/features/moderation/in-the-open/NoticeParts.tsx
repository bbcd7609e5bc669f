import { useId, type ReactNode } from 'react';
import { GOOD_FAITH, noticeWords, roleWords } from '#content/take-down.ts';
import { REPORT_NOTE_MAX } from '#contract/moderation.reports.ts';
import { noticeCategories, noticeRoles } from '#contract/moderation.take-down.ts';
import { EmailField } from '#web/parts/forms/EmailField.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { TextArea, TextField } from '#web/ui/Field.tsx';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { spoken, t } from '#web/words/words.ts';
import { type NoticeField, type NoticeValues } from './notice.rules.ts';

export type Faults = Partial<Record<NoticeField, string>>;

interface PartProps {
  values: NoticeValues;
  faults: Faults;
  set: (change: Partial<NoticeValues>) => void;
}

export function About({ values, faults, set }: PartProps) {
  const name = useId();
  return (
    <>
      <Choice field="category" legend={t('moderation.what-is-it-about', 'What is it about?')} error={faults.category}>
        {noticeCategories.map((category) => (
          <RadioRow
            key={category}
            name={name}
            title={
              <>
                {spoken(noticeWords[category].title)}
                <span className="block text-sm font-normal text-ink-2">{spoken(noticeWords[category].text)}</span>
              </>
            }
            checked={values.category === category}
            onPick={() => set({ category })}
          />
        ))}
      </Choice>
      <div data-field="what">
        <TextArea
          label={t('moderation.where-is-it', 'Where is it?')}
          hint={t(
            'moderation.a-link-is-best-or',
            'A link is best, or a Wildin ID such as @robin. One thing for each notice.',
          )}
          rows={2}
          value={values.what}
          onChange={(event) => set({ what: event.target.value })}
          error={faults.what}
        />
      </div>
      <div data-field="note">
        <CountedArea
          label={t('moderation.what-should-we-know-optional', 'What should we know? (optional)')}
          max={REPORT_NOTE_MAX}
          value={values.note}
          onChange={(note) => set({ note })}
          error={faults.note}
        />
      </div>
    </>
  );
}

export function Signature({ values, faults, set }: PartProps) {
  const name = useId();
  return (
    <>
      <Choice field="role" legend={t('moderation.who-are-you', 'Who are you?')} error={faults.role}>
        {noticeRoles.map((role) => (
          <RadioRow
            key={role}
            name={name}
            title={spoken(roleWords[role])}
            checked={values.role === role}
            onPick={() => set({ role })}
          />
        ))}
      </Choice>
      <div className="flex flex-col gap-2">
        <div data-field="name">
          <TextField
            label={t('moderation.your-full-name', 'Your full name')}
            hint={t(
              'moderation.it-signs-the-notice-moderators',
              'It signs the notice. Moderators see it; whoever made the thing does not.',
            )}
            autoComplete="name"
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
            error={faults.name}
          />
        </div>
        <div data-field="contact">
          <EmailField
            label={t('moderation.your-email', 'Your email')}
            hint={t('moderation.the-receipt-and-our-answer', 'The receipt and our answer go there, and nothing else.')}
            value={values.contact}
            onChange={(event) => set({ contact: event.target.value })}
            error={faults.contact}
          />
        </div>
        <div data-field="goodFaith">
          <Checkbox
            label={spoken(GOOD_FAITH)}
            checked={values.goodFaith}
            onChange={(event) => set({ goodFaith: event.target.checked })}
            error={faults.goodFaith}
          />
        </div>
      </div>
    </>
  );
}

type ChoiceProps = { field: NoticeField; legend: string; error: string | undefined; children: ReactNode };

function Choice({ field, legend, error, children }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset data-field={field} aria-describedby={`${id}-error`}>
      <legend className="pb-2 font-semibold">{legend}</legend>
      <div className="border-b border-line">{children}</div>
      <p id={`${id}-error`} aria-live="polite" className="pt-1.5 text-sm text-coral-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
