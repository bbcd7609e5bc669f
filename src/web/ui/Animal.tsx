import { useEffect, useState } from 'react';
import type { AnimalDrawing } from '#content/animals/animal.ts';
import { AnimalShape } from './AnimalShape.tsx';

const drawings = {
  eagle: () => import('#content/animals/eagle.ts').then((module) => module.eagle),
  octopus: () => import('#content/animals/octopus.ts').then((module) => module.octopus),
  wolf: () => import('#content/animals/wolf.ts').then((module) => module.wolf),
  fox: () => import('#content/animals/fox.ts').then((module) => module.fox),
  owl: () => import('#content/animals/owl.ts').then((module) => module.owl),
  butterfly: () => import('#content/animals/butterfly.ts').then((module) => module.butterfly),
  otter: () => import('#content/animals/otter.ts').then((module) => module.otter),
  dolphin: () => import('#content/animals/dolphin.ts').then((module) => module.dolphin),
  jellyfish: () => import('#content/animals/jellyfish.ts').then((module) => module.jellyfish),
  raccoon: () => import('#content/animals/raccoon.ts').then((module) => module.raccoon),
  beaver: () => import('#content/animals/beaver.ts').then((module) => module.beaver),
  elephant: () => import('#content/animals/elephant.ts').then((module) => module.elephant),
  bee: () => import('#content/animals/bee.ts').then((module) => module.bee),
  turtle: () => import('#content/animals/turtle.ts').then((module) => module.turtle),
  'honey badger': () => import('#content/animals/honeyBadger.ts').then((module) => module.honeyBadger),
  bowerbird: () => import('#content/animals/bowerbird.ts').then((module) => module.bowerbird),
  meerkat: () => import('#content/animals/meerkat.ts').then((module) => module.meerkat),
} satisfies Record<string, () => Promise<AnimalDrawing>>;

export type AnimalName = keyof typeof drawings;

const loaded = new Map<AnimalName, AnimalDrawing>();

/** Loads only the drawing, for callers that draw on a canvas and not on the page. */
export async function loadAnimal(name: AnimalName): Promise<AnimalDrawing> {
  const drawing = loaded.get(name) ?? (await drawings[name]());
  loaded.set(name, drawing);
  return drawing;
}

export type AnimalProps = {
  name: AnimalName;
  size?: number | undefined;
  /** The name for a screen reader; without a name, the picture is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** An archetype's animal in the text color. Its drawing is fetched when first shown; until then the box is empty. */
export function Animal({ name, ...rest }: AnimalProps) {
  const [, setArrived] = useState<AnimalName | null>(null);
  const drawing = loaded.get(name);
  useEffect(() => {
    if (loaded.has(name)) return;
    let stale = false;
    const load = async () => {
      await loadAnimal(name);
      if (!stale) setArrived(name);
    };
    // A missing picture must not lead to an error page.
    load().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [name]);
  return <AnimalShape drawing={drawing} {...rest} />;
}
