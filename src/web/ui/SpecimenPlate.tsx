import type { ReactNode } from 'react';
import { spoken, t } from '#web/words/words.ts';
import { Animal, type AnimalName } from './Animal.tsx';
import { ContourLines } from './ContourLines.tsx';

export type SpecimenPlateProps = {
  /** The number of the plate, 1 to 16. */
  plate: number;
  /** The four letters of the type. */
  type: string;
  /** The archetype's name. */
  name: string;
  /** The Latin name, italic: "Lutra amicabilis". */
  latin: string;
  animal: AnimalName;
  /** The animal's name in words, if it is not `animal` itself. */
  animalWord?: string | undefined;
  seed?: string | undefined;
  /** The heading level of the name, if the name is a heading of the page. */
  heading?: (name: string) => ReactNode;
};

/** An archetype as a plate of a field guide: ruled frame, number, the animal in one ink, name and Latin name. */
export function SpecimenPlate({ plate, type, name, latin, animal, animalWord, seed, heading }: SpecimenPlateProps) {
  return (
    <figure className="relative isolate flex flex-col overflow-hidden rounded-plate border-[1.5px] border-ink px-5 pt-4 pb-5">
      <ContourLines seed={seed ?? type} height={330} peak={[0.5, 0.42]} className="-z-10" />
      <div className="flex justify-between text-xs font-semibold text-ink-2">
        <span>{t('ui.plate-of-16', 'Plate {plate} of 16', { plate })}</span>
        <span>{type}</span>
      </div>
      <Animal name={animal} size={180} className="mx-auto -mt-1 mb-1 w-[min(11.25rem,60%)]" />
      <figcaption>
        {heading ? heading(spoken(name)) : <p className="display-tight text-3xl">{spoken(name)}</p>}
        <p className="latin text-lg">
          {t('ui.the', '{latin}, the {animalWord}', { latin, animalWord: spoken(animalWord ?? animal) })}
        </p>
      </figcaption>
    </figure>
  );
}

/** The small plate of a profile: the animal, and beside it the names and `children`. */
export function SpecimenRow({ type, name, latin, animal, children }: SpecimenRowProps) {
  return (
    <div className="relative isolate flex flex-wrap items-center gap-x-4 overflow-hidden rounded-plate border-[1.5px] border-ink px-4 py-3">
      <ContourLines seed={type} width={420} height={90} levels={7} peak={[0.12, 0.5]} className="-z-10" />
      <Animal name={animal} size={72} className="shrink-0" />
      <div className="min-w-0 grow basis-[8.5rem]">
        <p className="display text-lg leading-6">{spoken(name)}</p>
        <p lang="la" className="latin text-base">
          {latin}
        </p>
        {children}
      </div>
    </div>
  );
}

type SpecimenRowProps = {
  /** The four letters of the type. */ type: string;
  name: string;
  latin: string;
  animal: AnimalName;
  children?: ReactNode;
};
