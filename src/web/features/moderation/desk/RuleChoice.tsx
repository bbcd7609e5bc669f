import { useState } from 'react';
import { policies } from '#content/policy.ts';
import { ruleOf } from '#web/features/moderation/decision.words.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { spoken, t } from '#web/words/words.ts';

type RuleChoiceProps = { value: string | null; onChange: (policy: string) => void };

/** The rule for a decision, chosen from the list of all rules. */
export function RuleChoice({ value, onChange }: RuleChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const rule = value === null ? null : ruleOf(value);
  return (
    <div className="mt-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-text text-base font-semibold tracking-normal">
          {rule?.number == null
            ? t('moderation.the-rule', 'The rule')
            : t('moderation.rule-2', 'Rule {number}', { number: rule.number })}
        </h3>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          {rule === null
            ? t('moderation.choose-a-rule', 'Choose a rule')
            : t('moderation.another-rule', 'Another rule')}
        </button>
      </div>
      {rule !== null && <p className="display text-lg">{rule.title}</p>}
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('moderation.which-rule', 'Which rule?')}>
        <ul className="border-b border-line">
          {Object.entries(policies).map(([key, { number, title }]) => (
            <li key={key} className="border-t border-line">
              <button
                type="button"
                aria-current={key === value ? 'true' : undefined}
                onClick={() => {
                  onChange(key);
                  setOpen(false);
                }}
                className={cx(
                  'flex min-h-11 w-full items-baseline gap-3 py-2 text-start hover:bg-paper-2',
                  key === value && 'font-semibold',
                )}
              >
                <span className="tabular w-8 shrink-0 text-ink-2">{number}</span>
                {spoken(title)}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
