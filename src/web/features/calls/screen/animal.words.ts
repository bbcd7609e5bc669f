import type { AnimalName } from '#web/ui/Animal.tsx';
import { t } from '#web/words/words.ts';

/** A name of a choice in a text, which has no blank. */
const choice = (animal: AnimalName | undefined): string => (animal === 'honey badger' ? 'honeyBadger' : (animal ?? ''));

/** Returns the name of an animal as a label; for nobody's animal, "Animal". */
export function animalName(animal: AnimalName | undefined): string {
  return t(
    'calls.animal-name',
    '{animal, select, eagle {Eagle} octopus {Octopus} wolf {Wolf} fox {Fox} owl {Owl} butterfly {Butterfly} otter {Otter} dolphin {Dolphin} honeyBadger {Honey badger} jellyfish {Jellyfish} raccoon {Raccoon} bowerbird {Bowerbird} beaver {Beaver} elephant {Elephant} bee {Bee} meerkat {Meerkat} other {Animal}}',
    { animal: choice(animal) },
  );
}

/** Returns that somebody comes as their animal, as a sentence. */
export function asAnimal(animal: AnimalName | undefined): string {
  return t(
    'calls.as-animal',
    '{animal, select, eagle {As an eagle} octopus {As an octopus} wolf {As a wolf} fox {As a fox} owl {As an owl} butterfly {As a butterfly} otter {As an otter} dolphin {As a dolphin} honeyBadger {As a honey badger} jellyfish {As a jellyfish} raccoon {As a raccoon} bowerbird {As a bowerbird} beaver {As a beaver} elephant {As an elephant} bee {As a bee} meerkat {As a meerkat} other {As an animal}}, no camera.',
    { animal: choice(animal) },
  );
}
