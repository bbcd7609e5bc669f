import { joinings, type Joining } from '#contract/place.ts';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { Saved } from './Saved.tsx';
import { useSave } from './settings.data.ts';
import { givenWords, joiningWords, settingNames } from './settings.words.ts';

/** Who may join; a choice is in force at once. */
export function JoiningSetting({ value, variable }: { value: Joining; variable: string | undefined }) {
  const { run, isSaving, isSaved, problem } = useSave();
  return (
    <fieldset>
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="display text-xl">{settingNames.joining}</span>
        <Saved isSaved={isSaved} isSaving={isSaving} />
      </legend>
      <div className="mt-2 border-b border-line">
        {joinings.map((one) => (
          <RadioRow
            key={one}
            name="joining"
            title={
              <>
                <span className="block">{joiningWords[one].name}</span>
                <span className="block text-sm font-normal text-ink-2">{joiningWords[one].meaning}</span>
              </>
            }
            checked={one === value}
            disabled={variable !== undefined}
            onPick={() => void run({ key: 'joining', value: one })}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-coral-ink empty:hidden">
        {problem}
      </p>
      {variable !== undefined && <p className="mt-2 text-sm text-ink-2">{givenWords(variable)}</p>}
    </fieldset>
  );
}
