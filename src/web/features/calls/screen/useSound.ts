import { useEffect, useRef, type RefObject } from 'react';

/** Plays the sound of the other side in the element of the returned ref. A browser that waits for a gesture gets one. */
export function useSound(stream: MediaStream | undefined): RefObject<HTMLAudioElement | null> {
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = element.current;
    if (audio === null || stream === undefined) return undefined;
    audio.srcObject = stream;
    const play = (): void => void audio.play().catch(() => undefined);
    play();
    window.addEventListener('pointerdown', play);
    return () => window.removeEventListener('pointerdown', play);
  }, [stream]);
  return element;
}
