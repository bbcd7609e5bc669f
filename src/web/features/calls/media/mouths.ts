import type { AnimalName } from '#web/ui/Animal.tsx';

/** Where an animal opens its mouth, in the 32 × 32 box of the drawings. `isCut`: a hole in the ink, not ink. */
interface Mouth {
  x: number;
  y: number;
  width: number;
  isCut?: true;
}

export const mouths: Readonly<Record<AnimalName, Mouth>> = {
  beaver: { x: 4.2, y: 12.2, width: 3, isCut: true },
  bee: { x: 3.8, y: 20.2, width: 2.6, isCut: true },
  bowerbird: { x: 12.6, y: 13.4, width: 1.8, isCut: true },
  butterfly: { x: 16, y: 8.9, width: 1.7, isCut: true },
  dolphin: { x: 6.2, y: 11.5, width: 3.6, isCut: true },
  eagle: { x: 4.4, y: 15.6, width: 2.6, isCut: true },
  elephant: { x: 7.4, y: 20.6, width: 2.2, isCut: true },
  fox: { x: 15.5, y: 26.5, width: 4.4 },
  'honey badger': { x: 3.2, y: 20.6, width: 2.8, isCut: true },
  jellyfish: { x: 16, y: 17, width: 2.8 },
  meerkat: { x: 15.5, y: 13.9, width: 2.2 },
  octopus: { x: 16, y: 16.5, width: 4 },
  otter: { x: 6.9, y: 17, width: 2.4 },
  owl: { x: 16, y: 13.6, width: 3, isCut: true },
  raccoon: { x: 16, y: 27.6, width: 3.2 },
  turtle: { x: 2.9, y: 26, width: 2.2 },
  wolf: { x: 16, y: 28, width: 3.6 },
};
