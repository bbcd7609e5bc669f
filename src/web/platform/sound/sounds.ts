import type { SoundType } from '#contract/notifications.ts';
import { soundSwitch } from './sound-switch.ts';
import { voices, type Tone, type Voice } from './voices.ts';

/** The minimum time between two sounds of notifications, and between two sounds of typing. */
export const QUIET_MS = 2000;
/** The time in which a tone gets loud, in seconds; a sudden tone would click. */
const ATTACK = 0.012;

let context: AudioContext | null = null;
let rungAt = -QUIET_MS;
let typedAt = -QUIET_MS;

/** Plays the sound of a notification, at most once in two seconds. */
export function ring(sound: SoundType): void {
  if (sound === 'none' || performance.now() - rungAt < QUIET_MS) return;
  if (play(sound)) rungAt = performance.now();
}

/** Plays the barely audible sound of typing, at most once in two seconds. */
export function ringTyping(): void {
  if (performance.now() - typedAt < QUIET_MS) return;
  if (play('typing')) typedAt = performance.now();
}

/** Plays a short note after a choice of the person, however often they choose. */
export function tick(): void {
  play('tick');
}

/** Plays the sound of a moment in the animation of the hatch: lightning, cracks in the shell, the animal. */
export function cue(moment: 'spark' | 'crack' | 'hatch'): void {
  play(moment);
}

/** Plays one ring of a call that comes in, or the tone that says that it rings there. */
export function ringPhone(voice: 'phone' | 'ringback'): void {
  play(voice);
}

/** Plays a sound that the person asked to hear, even while sounds are off. */
export function preview(sound: SoundType): void {
  if (sound !== 'none') sing(sound);
}

function play(voice: Voice): boolean {
  return soundSwitch.isOn() && sing(voice);
}

/** Plays a voice. Returns false if no sound can play: before the first gesture, or on a machine without audio. */
function sing(voice: Voice): boolean {
  // Before the first gesture the browser would delay the sound and play it later, at an unrelated moment.
  if (!navigator.userActivation.hasBeenActive) return false;
  try {
    const audio = (context ??= new AudioContext());
    void audio.resume();
    for (const tone of voices[voice]) sounded(audio, tone);
    return true;
  } catch {
    // A machine without audio.
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
