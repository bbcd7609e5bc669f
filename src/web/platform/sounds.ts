import { useSyncExternalStore } from 'react';

/** The one switch for all sounds; on until somebody turns it off. */
const KEY = 'wildin.sounds';
/** The same kind of news is not rung in more often than this. */
const QUIET_MS = 2000;

const listeners = new Set<() => void>();
let context: AudioContext | null = null;
let lastAt = -QUIET_MS;

export function areSoundsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSounds(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export function useSounds(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSoundsOn);
}

/** Two short rising notes for something that came in. Silent when switched off, and before the first gesture. */
export function blip(): void {
  // Without a gesture the browser would hold the sound back and play it at a moment that has nothing to do with it.
  if (!areSoundsOn() || !navigator.userActivation.hasBeenActive) return;
  if (performance.now() - lastAt < QUIET_MS) return;
  lastAt = performance.now();
  try {
    context ??= new AudioContext();
    void context.resume();
    note(context, 660, 0);
    note(context, 880, 0.09);
  } catch {
    // A machine without audio is no reason to fail.
  }
}

/** One short note for a choice of one's own, however fast they follow each other. */
export function tick(): void {
  if (!areSoundsOn() || !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    note(context, 740, 0);
  } catch {
    // See above.
  }
}

/** `hertz` for a tenth of a second, `wait` seconds from now, soft at both ends. */
function note(audio: AudioContext, hertz: number, wait: number): void {
  const start = audio.currentTime + wait;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.08, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.18);
}
