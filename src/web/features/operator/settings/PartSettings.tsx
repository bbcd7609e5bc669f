import type { OperatorSettings } from '#contract/operator.settings.ts';
import { parts, type Part } from '#contract/place.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';
import { Saved } from './Saved.tsx';
import { useSave } from './settings.data.ts';
import { givenWords, partWords } from './settings.words.ts';

/** The switches of the parts; each is in force at once. */
export function PartSettings({ settings: { values, given } }: { settings: OperatorSettings }) {
  const { run, isSaving, isSaved, problem } = useSave();
  const variableOf = (part: Part) => given.find(({ key }) => key === part)?.variable;
  return (
    <section aria-labelledby="parts">
      <h2 id="parts" className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {t('operator.what-there-is', 'What there is here')} <Saved isSaved={isSaved} isSaving={isSaving} />
      </h2>
      <div className="mt-2 divide-y divide-line border-y border-line md:grid md:grid-cols-2 md:gap-x-8 md:divide-y-0">
        {parts.map((part) => {
          const variable = variableOf(part);
          return (
            <Switch
              key={part}
              label={partWords[part].name}
              note={variable === undefined ? partWords[part].meaning : givenWords(variable)}
              checked={values[part]}
              disabled={variable !== undefined || isSaving}
              onChange={(value) => void run({ key: part, value })}
            />
          );
        })}
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-coral-ink empty:hidden">
        {problem}
      </p>
    </section>
  );
}
