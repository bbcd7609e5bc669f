import { useEffect, useRef } from 'react';
import { colorsHere, drawFace, FACE_PX } from '#web/features/calls/media/animal.face.ts';
import { STILL_HEAD } from '#web/features/calls/media/head.ts';
import { watchSpeech } from '#web/features/calls/media/level.ts';
import { loadAnimal, type AnimalName } from '#web/ui/Animal.tsx';

type SpeakingFaceProps = { name: AnimalName; level: () => number; isStill: boolean; className?: string };

/** The animal of somebody who sends their voice alone: drawn here, with a mouth that opens with the voice. */
export function SpeakingFace({ name, level, isStill, className }: SpeakingFaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context) return undefined;
    let frame = 0;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const drawing = await loadAnimal(name);
      const face = { name, drawing, rings: [], colors: colorsHere() };
      const isSpeaking = watchSpeech();
      const draw = (time: number): void => {
        if (isOver) return;
        const loud = level();
        const pose = { ...STILL_HEAD, level: isStill ? 0 : loud, isSpeaking: isSpeaking(loud, time), turn: 0 };
        drawFace(context, face, pose);
        frame = requestAnimationFrame(draw);
      };
      draw(performance.now());
    };
    // A missing drawing must not end the call.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
    };
  }, [name, level, isStill]);
  return <canvas ref={canvas} width={FACE_PX} height={FACE_PX} aria-hidden className={className} />;
}
