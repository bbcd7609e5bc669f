import { useId } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { OfferedCharacter } from '#contract/companions.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';

type CharacterFrameProps = {
  /** The name of the group of radio buttons. */
  name: string;
  character: OfferedCharacter;
  isChosen: boolean;
  onChoose: () => void;
};

/** One character to choose: a ruled frame over a native radio button, with contours of the character's own. */
export function CharacterFrame({ name, character, isChosen, onChoose }: CharacterFrameProps) {
  const id = useId();
  const { companion, number, does } = character;
  const archetype = companion.mbtiType === null ? undefined : archetypes[companion.mbtiType];
  return (
    <label
      className={cx(
        'relative isolate flex min-h-42.5 cursor-pointer flex-wrap items-center gap-3 overflow-hidden rounded-[4px] p-3',
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        isChosen ? 'bg-iris-soft shadow-[inset_0_0_0_3px_var(--iris)]' : 'shadow-[inset_0_0_0_1.5px_var(--iris)]',
      )}
    >
      <span
        aria-hidden
        className="absolute inset-[3px] -z-10 text-iris opacity-35 [mask-image:linear-gradient(to_right,black_34%,transparent_110%)]"
      >
        <ContourLines
          seed={`character ${number}`}
          width={350}
          height={170}
          levels={13}
          peak={[0.18, 0.5]}
          className="text-current"
        />
      </span>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-ai`}
        aria-describedby={`${id}-does`}
        className="absolute size-px opacity-0"
      />
      <span className="grid w-[108px] shrink-0 place-items-center text-iris max-[22rem]:w-[72px]">
        {archetype && <Animal name={archetype.animal} size={112} className="h-auto max-w-full" />}
      </span>
      {/* Large text goes below the animal. */}
      <span className="min-w-0 flex-1 basis-38">
        <span className="flex flex-wrap items-center gap-x-2 pr-7 text-sm font-medium text-ink-2">
          {t('matching.character-number', 'Character {number}', { number })}
          <span id={`${id}-ai`}>
            <AiMark />
          </span>
        </span>
        <span
          id={`${id}-name`}
          className="display mt-0.5 block text-[1.4rem] leading-7 tracking-[-0.035em] wrap-anywhere"
        >
          {companion.displayName}
        </span>
        {archetype && <span className="latin block leading-5">{latinOf(archetype.latinName)}</span>}
        <span id={`${id}-does`} className="mt-1.5 block text-[0.9375rem] leading-5">
          {does}
        </span>
      </span>
      {isChosen && (
        <span
          aria-hidden
          className="absolute top-3 right-3 grid size-7 place-items-center rounded-full bg-ink text-paper"
        >
          <Check size={18} />
        </span>
      )}
    </label>
  );
}

/** In the language of the plates, a variety that is written. */
const latinOf = (name: string): string => `${name} var. ficta`;
