import { useId } from 'react';
import { GroupMark, groupLooks } from '#web/ui/GroupMark.tsx';
import { t } from '#web/words/words.ts';

type LookPickerProps = { value: number; onChange: (gradient: number) => void; seed: string };

/** Lets the person choose the background of the square that shows a group. */
export function LookPicker({ value, onChange, seed }: LookPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{t('groups.look', 'Look')}</legend>
      <div className="grid grid-cols-4 gap-x-1 gap-y-2 min-[27rem]:grid-cols-8">
        {groupLooks.map((look, gradient) => (
          <label
            key={look}
            className="relative grid size-11 cursor-pointer place-items-center rounded-[17px] has-checked:outline-[2.5px] has-checked:outline-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              checked={value === gradient}
              onChange={() => onChange(gradient)}
              className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            <GroupMark seed={seed} gradient={gradient} size={38} />
            <span className="sr-only">{look}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
