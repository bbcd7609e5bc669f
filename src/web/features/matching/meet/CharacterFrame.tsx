import { useId } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { OfferedCharacter } from '#contract/companions.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { AiMark } from '#web/ui/Marks.tsx';

type CharacterFrameProps = {
  /** The name of the group of radio buttons. */
  name: string;
  character: OfferedCharacter;
  isChosen: boolean;
  /** Whether the animal stands above the words, as from `lg` (1200 px), and not beside them. */
  isTall: boolean;
  onChoose: () => void;
};

/** One character to choose: a ruled frame over a native radio button, with contours of the character's own. */
export function CharacterFrame({ name, character, isChosen, isTall, onChoose }: CharacterFrameProps) {
  const id = useId();
  const { companion, number, does } = character;
  const archetype = companion.mbtiType === null ? undefined : archetypes[companion.mbtiType];
  // Beside a narrow frame's animal, a long name takes the whole line.
  const mark = (
    <span id={`${id}-ai`} className="leading-none">
      <AiMark />
    </span>
  );
  return (
    <label
      className={cx(
        'relative isolate flex min-h-38 cursor-pointer flex-wrap items-center gap-3 overflow-hidden rounded-[4px] p-3 lg:min-h-100 lg:flex-col lg:flex-nowrap lg:items-start lg:gap-6 lg:p-7',
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        isChosen ? 'bg-iris-soft shadow-[inset_0_0_0_3px_var(--iris)]' : 'shadow-[inset_0_0_0_1.5px_var(--iris)]',
      )}
    >
      <span
        aria-hidden
        className="absolute inset-[3px] -z-10 rtl:-scale-x-100 text-iris opacity-35 [mask-image:linear-gradient(to_right,black_22%,transparent_42%)] lg:[mask-image:linear-gradient(black_44%,transparent_58%)]"
      >
        <ContourLines
          seed={`character ${number}`}
          width={350}
          height={isTall ? 400 : 152}
          levels={13}
          peak={isTall ? [0.5, 0.28] : [0.18, 0.5]}
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
      <span className="grid w-24 shrink-0 place-items-center gap-1.5 text-iris max-[22rem]:w-[72px] lg:h-44 lg:w-full">
        {archetype && <Animal name={archetype.animal} className="size-22 max-w-full lg:size-40" />}
        {!isTall && mark}
      </span>
      {/* Large text goes below the animal. */}
      <span className="min-w-0 flex-1 basis-38 lg:w-full lg:flex-none">
        <span className="flex flex-wrap items-center gap-x-2">
          <span
            id={`${id}-name`}
            className="display text-xl leading-6 tracking-[-0.035em] wrap-anywhere lg:text-2xl lg:leading-8"
          >
            <bdi>{companion.displayName}</bdi>
          </span>
          {isTall && mark}
        </span>
        <span id={`${id}-does`} className="mt-1 block leading-[1.35rem] text-pretty lg:mt-2 lg:text-lg lg:leading-7">
          {does}
        </span>
        {archetype && (
          <span lang="la" className="latin mt-1 block leading-5 text-ink-2 lg:mt-2">
            {latinOf(archetype.latinName)}
          </span>
        )}
      </span>
      {isChosen && (
        <span
          aria-hidden
          className="absolute top-2.5 start-2.5 grid size-7 place-items-center rounded-full bg-ink text-paper"
        >
          <Check size={18} />
        </span>
      )}
    </label>
  );
}

/** In the language of the plates, a variety that is written. */
const latinOf = (name: string): string => `${name} var. ficta`;
