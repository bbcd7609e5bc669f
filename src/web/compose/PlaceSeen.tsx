import { useEffect } from 'react';
import { markOf, readPlace, setPlace, usePlace } from '#web/platform/place.ts';
import { setTitleMark } from '#web/ui/useTitle.ts';
import { WordToAll } from '#web/frame/WordToAll.tsx';

/** Shows visitors the word to everybody. It reads the place without the data layer, which their pages do not need. */
export function PlaceSeen() {
  useEffect(() => {
    const look = async (): Promise<void> => {
      const place = await readPlace();
      if (place === undefined) return;
      setPlace(place);
      setTitleMark(markOf(place));
    };
    void look();
  }, []);
  const { word } = usePlace();
  return word && <WordToAll key={word.text} word={word} />;
}
