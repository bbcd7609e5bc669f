import { POLL_CHOICE_MAX, POLL_CHOICES_MAX, POLL_CHOICES_MIN } from '#contract/chat.polls.ts';
import { TextField } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Plus } from '#web/ui/icons/Plus.ts';
import { X } from '#web/ui/icons/X.ts';
import { t } from '#web/words/words.ts';

interface ChoiceFieldsProps {
  choices: readonly string[];
  /** The refusals, by field, such as `choices.0`. */
  errors: Readonly<Record<string, string>>;
  onChange: (choices: string[]) => void;
}

/** The fields of the choices, with the ways to add and to remove one. */
export function ChoiceFields({ choices, errors, onChange }: ChoiceFieldsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{t('chat.choices', 'Choices')}</legend>
      {choices.map((choice, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a choice is known by its place
        <div key={at} className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <TextField
              label={t('chat.choice', 'Choice {number}', { number: at + 1 })}
              value={choice}
              most={POLL_CHOICE_MAX}
              error={errors[`choices.${at}`]}
              onChange={({ target }) => onChange(choices.with(at, target.value))}
              autoComplete="off"
            />
          </div>
          {choices.length > POLL_CHOICES_MIN && (
            <span className="pt-8">
              <IconButton
                icon={X}
                label={t('chat.remove-choice', 'Remove choice {number}', { number: at + 1 })}
                onClick={() => onChange(choices.toSpliced(at, 1))}
              />
            </span>
          )}
        </div>
      ))}
      {choices.length < POLL_CHOICES_MAX && (
        <button
          type="button"
          onClick={() => onChange([...choices, ''])}
          className="mb-3 flex min-h-11 items-center gap-2 rounded-control font-semibold"
        >
          <Plus size={20} className="shrink-0" />
          {t('chat.add-a-choice', 'Add a choice')}
        </button>
      )}
    </fieldset>
  );
}
