import { useEffect, useState } from 'react';
import type { AnimalDrawing } from '#content/animals/animal.ts';
import { AnimalShape } from '#web/ui/AnimalShape.tsx';

type Drawings = Readonly<Record<string, AnimalDrawing>>;
let loaded: Drawings | undefined;

/** Loads the drawings. If that fails, returns undefined and the space stays empty, with the gift's name beside it. */
async function fetchDrawings(): Promise<Drawings | undefined> {
  loaded ??= (await import('./drawings.ts').catch(() => undefined))?.drawings;
  return loaded;
}

type GiftDrawingProps = { id: string; size: number; className?: string | undefined };

/** A gift in one ink. The first gift loads all drawings; until then the space is kept free. */
export function GiftDrawing({ id, size, className }: GiftDrawingProps) {
  const [drawings, setDrawings] = useState(loaded);
  useEffect(() => {
    if (drawings !== undefined) return;
    let isGone = false;
    void fetchDrawings().then((fetched) => {
      if (!isGone) setDrawings(fetched);
      return fetched;
    });
    return () => {
      isGone = true;
    };
  }, [drawings]);
  return <AnimalShape drawing={drawings?.[id]} size={size} className={className} />;
}
