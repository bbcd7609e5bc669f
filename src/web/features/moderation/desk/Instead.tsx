import { noWritingDays } from '#contract/moderation.decisions.ts';
import { type WholeCase } from '#contract/moderation.ts';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { t } from '#web/words/words.ts';
import { actionTitle } from './desk.words.ts';

const milder = ['warn', 'hide', 'no_writing'] as const;

/** Returns the milder decisions that can replace the decision after an appeal. */
export function insteadOf({ choices }: Pick<WholeCase, 'choices'>): Milder[] {
  return milder.filter((one) => choices.includes(one));
}

export type Milder = (typeof milder)[number];
type Days = (typeof noWritingDays)[number];
type InsteadProps = {
  whole: WholeCase;
  action: Milder;
  days: Days;
  onPick: (action: Milder) => void;
  onDays: (days: Days) => void;
};

/** The choice of a milder decision that replaces the decision after an appeal. */
export function Instead({ whole, action, days: chosen, onPick, onDays }: InsteadProps) {
  return (
    <fieldset className="mt-3 border-b border-line ps-9">
      <legend className="sr-only">{t('moderation.what-takes-its-place', 'What takes its place')}</legend>
      {insteadOf(whole).flatMap((one) =>
        (one === 'no_writing' ? noWritingDays : [undefined]).map((days) => (
          <RadioRow
            key={`${one} ${days}`}
            name="instead"
            title={
              days === undefined
                ? actionTitle(one, whole)
                : t('moderation.no-writing-days', 'No writing, {days} {days, plural, one {day} other {days}}', { days })
            }
            checked={one === action && (days === undefined || days === chosen)}
            onPick={() => {
              onPick(one);
              if (days !== undefined) onDays(days);
            }}
          />
        )),
      )}
    </fieldset>
  );
}
