import { useEffect, useRef, useState } from 'react';
import { voiceAddress } from '#contract/media.ts';
import { call } from '#web/platform/calls/call.ts';

/** The voice note that is playing: only one plays at a time. */
let sounding: HTMLAudioElement | undefined;

export const SPEEDS = [1, 1.5, 2] as const;

export interface VoiceControl {
  isPlaying: boolean;
  /** True if the recording could not be loaded. */
  isGone: boolean;
  /** The playback position, in milliseconds. */
  at: number;
  speed: (typeof SPEEDS)[number];
  toggle: () => void;
  seek: (ms: number) => void;
  faster: () => void;
}

/** Plays one voice note while its component is mounted: an upload, fetched on first use, or a file at `url`. */
export function useVoice(voice: { id?: string; ms: number }, url: string | undefined): VoiceControl {
  const [isPlaying, setPlaying] = useState(false);
  const [isGone, setGone] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const audio = useRef<Promise<HTMLAudioElement>>(undefined);
  const end = useRef<AbortController>(undefined);
  const { ms, id } = voice;

  useEffect(() => {
    const mine = new AbortController();
    end.current = mine;
    return () => {
      mine.abort();
      audio.current = undefined;
    };
  }, []);

  const load = async (): Promise<HTMLAudioElement> => {
    const element = new Audio();
    const signal = end.current?.signal;
    element.preload = 'auto';
    element.src = url ?? (await fetched(id ?? '', signal));
    element.addEventListener('play', () => setPlaying(true));
    element.addEventListener('pause', () => setPlaying(false));
    element.addEventListener('timeupdate', () => setAt(Math.min(ms, element.currentTime * 1000)));
    element.addEventListener('ended', () => setAt(0));
    signal?.addEventListener('abort', () => {
      element.pause();
      element.removeAttribute('src');
    });
    return element;
  };
  const element = (): Promise<HTMLAudioElement> => {
    audio.current ??= load();
    audio.current.catch(() => {
      audio.current = undefined;
      setGone(true);
    });
    return audio.current;
  };
  const toggle = async (): Promise<void> => {
    const found = await element();
    if (!found.paused) return found.pause();
    if (sounding !== found) sounding?.pause();
    sounding = found;
    found.playbackRate = speed;
    setGone(false);
    await found.play();
  };
  return {
    isPlaying,
    isGone,
    at,
    speed,
    // A file that does not load is shown as gone. If the browser refuses to play, the button can be pressed again.
    toggle: () => void toggle().catch(() => undefined),
    seek: (to) => {
      setAt(to);
      void element().then(
        (found) => void (found.currentTime = to / 1000),
        () => undefined,
      );
    },
    faster: () => {
      const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
      setSpeed(next);
      void audio.current?.then((found) => void (found.playbackRate = next));
    },
  };
}

/** Fetches the whole recording, which is small. In a recording in memory, the playback position can move at once. */
async function fetched(id: string, signal: AbortSignal | undefined): Promise<string> {
  const { address } = await call(voiceAddress, { params: { id } });
  const answer = await fetch(address, signal === undefined ? {} : { signal });
  if (!answer.ok) throw new Error(`The voice note answered ${answer.status}.`);
  const kept = URL.createObjectURL(await answer.blob());
  signal?.addEventListener('abort', () => URL.revokeObjectURL(kept));
  return kept;
}
