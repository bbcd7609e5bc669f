import { useId, useState } from 'react';
import { RadioRow } from '#web/ui/RadioRow.tsx';
import { EditDialog } from './EditDialog.tsx';

export type DialogChoice<T> = { value: T; words: string };

type ChoiceDialogProps<T> = {
  title: string;
  description: string;
  choices: readonly DialogChoice<T>[];
  value: T;
  save: (value: T) => Promise<void>;
  onClose: () => void;
};

/** A window in which the person chooses one of a few values. */
export function ChoiceDialog<T>({ choices, value, save, ...rest }: ChoiceDialogProps<T>) {
  const name = useId();
  const [chosen, setChosen] = useState(value);
  return (
    <EditDialog {...rest} lack={null} save={() => save(chosen)}>
      {() => (
        <fieldset className="border-b border-line">
          <legend className="sr-only">{rest.title}</legend>
          {choices.map((choice) => (
            <RadioRow
              key={choice.words}
              name={name}
              title={choice.words}
              checked={choice.value === chosen}
              onPick={() => setChosen(choice.value)}
            />
          ))}
        </fieldset>
      )}
    </EditDialog>
  );
}
