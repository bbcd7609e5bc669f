import { useEffect, useRef, type RefObject } from 'react';
import { startFace } from '#web/features/calls/media/animal.face.ts';
import { STILL_HEAD } from '#web/features/calls/media/head.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';

interface Floating {
  /** The moving picture of the other person, if there is one. */
  video: RefObject<HTMLVideoElement | null>;
  /** Their animal, which is drawn with their voice where they send no picture. */
  animal: AnimalName | undefined;
  seed: string;
  level: () => number;
  isStill: boolean;
}

/** Returns a function that shows the other person in a small window above all others. */
export function useFloating({ video, animal, seed, level, isStill }: Floating): () => void {
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return () => {
    const begin = async (): Promise<void> => {
      end.current?.();
      if (video.current !== null) await video.current.requestPictureInPicture();
      else if (animal !== undefined)
        end.current = await floatFace({ name: animal, seed, level, isStill, head: () => STILL_HEAD });
    };
    // The browser or the person may say no.
    void begin().catch(() => undefined);
  };
}

/** Shows a drawn face in a window of its own. Returns the function that closes it. */
async function floatFace(source: Parameters<typeof startFace>[0]): Promise<() => void> {
  const track = await startFace(source);
  const shown = document.createElement('video');
  shown.muted = true;
  shown.srcObject = new MediaStream([track]);
  const stop = (): void => {
    track.stop();
    shown.srcObject = null;
  };
  shown.addEventListener('leavepictureinpicture', stop, { once: true });
  try {
    await shown.play();
    await shown.requestPictureInPicture();
  } catch (error) {
    stop();
    throw error;
  }
  return () => {
    if (document.pictureInPictureElement === shown) void document.exitPictureInPicture().catch(() => undefined);
    stop();
  };
}
