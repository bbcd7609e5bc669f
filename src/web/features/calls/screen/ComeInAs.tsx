import { useId } from 'react';
import type { ComesAs } from '#contract/calls.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { animalName } from './animal.words.ts';

type ComeInAsProps = { animal: AnimalName | undefined; value: ComesAs; onChange: (value: ComesAs) => void };

/** How the person comes into the call: one row of three native radio buttons. Without an animal there are two. */
export function ComeInAs({ animal, value, onChange }: ComeInAsProps) {
  const name = useId();
  const choices: { value: ComesAs; label: string }[] = [
    { value: 'voice', label: t('calls.voice', 'Voice') },
    ...(animal === undefined ? [] : [{ value: 'animal' as const, label: animalName(animal) }]),
    { value: 'camera', label: t('calls.camera', 'Camera') },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-base text-ink-2">{t('calls.come-in-as', 'Come in as')}</legend>
      <div className="flex overflow-hidden rounded-control border border-edge">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'display relative flex min-h-12 grow basis-0 cursor-pointer items-center justify-center border-edge px-1 py-1 text-center text-[min(1rem,4.6vw)] hyphens-auto not-first:border-s',
              'has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-4 has-focus-visible:outline-current',
              choice.value === value ? 'bg-ink text-paper' : 'text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute size-px opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
