import { useSyncExternalStore } from 'react';
import type { SoundType } from '#contract/notifications.ts';
import { voices, type Tone, type Voice } from './voices.ts';

/** The one switch for all sounds; on until somebody turns it off. */
const KEY = 'wildin.sounds';
/** News is not rung in more often than this, and neither is somebody's typing. */
export const QUIET_MS = 2000;
/** Seconds in which a tone comes up; without them it clicks. */
const ATTACK = 0.012;

const listeners = new Set<() => void>();
let context: AudioContext | null = null;
let rungAt = -QUIET_MS;
let typedAt = -QUIET_MS;

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
  return useSyncExternalStore(onSoundsSwitched, areSoundsOn);
}

/** Hears the switch of this tab and of others. */
export function onSoundsSwitched(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Something came in: at most one sound in two seconds. */
export function ring(sound: SoundType): void {
  if (sound === 'none' || performance.now() - rungAt < QUIET_MS) return;
  if (play(sound)) rungAt = performance.now();
}

/** Somebody types: barely audible, at most once in two seconds. */
export function ringTyping(): void {
  if (performance.now() - typedAt < QUIET_MS) return;
  if (play('typing')) typedAt = performance.now();
}

/** One short note for a choice of one's own, however fast they follow each other. */
export function tick(): void {
  play('tick');
}

/** A moment of the hatch: lightning, a crack in the shell, somebody coming out. */
export function cue(moment: 'spark' | 'crack' | 'hatch'): void {
  play(moment);
}

/** What a sound is like, for somebody who asked to hear it: also while sounds are switched off. */
export function preview(sound: SoundType): void {
  if (sound !== 'none') sing(sound);
}

function play(voice: Voice): boolean {
  return areSoundsOn() && sing(voice);
}

/** False where there is no sound to be had: before the first gesture, or on a machine without audio. */
function sing(voice: Voice): boolean {
  // Without a gesture the browser would hold the sound back and play it at a moment that has nothing to do with it.
  if (!navigator.userActivation.hasBeenActive) return false;
  try {
    const audio = (context ??= new AudioContext());
    void audio.resume();
    for (const tone of voices[voice]) sounded(audio, tone);
    return true;
  } catch {
    // A machine without audio is no reason to fail.
    return false;
  }
}

function sounded(audio: AudioContext, { wave, hertz, to, at, lasts, loudness }: Tone): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  if (to !== undefined) {
    tone.frequency.setValueAtTime(hertz, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  }
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}
