/** One trill of the ring: pairs of tones as old telephones have them, in hertz and seconds. */
const TRILL = { low: 740, high: 988, tone: 0.09, tones: 16, loudness: 0.35 };
/** From the beginning of a trill to the next one, in milliseconds. */
const EVERY_MS = 3000;
const SHAKE_MS = [700, 250, 700];

/**
 * Rings and shakes until it is stopped, whatever the sounds of the app are set to: the person asked for it. Call it in
 * the press itself, or the browser plays nothing. `from` is when the first ring sounds, in milliseconds from now.
 */
export function ringAloud(from: number): () => void {
  let audio = contextOf();
  const trill = (): void => {
    if (audio !== null) playTrill(audio);
    navigator.vibrate?.(SHAKE_MS);
  };
  let every: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    trill();
    every = setInterval(trill, EVERY_MS);
  }, from);
  return () => {
    clearTimeout(first);
    clearInterval(every);
    navigator.vibrate?.(0);
    if (audio !== null) closeQuietly(audio);
    audio = null;
  };
}

/** A browser without an output still waits for its sound to begin, and refuses to close what never did. */
function closeQuietly(audio: AudioContext): void {
  void audio.close().catch(() => undefined);
}

/** Returns a sound that has begun, silent so far; null on a machine without audio. */
function contextOf(): AudioContext | null {
  try {
    const audio = new AudioContext();
    void audio.resume().catch(() => undefined);
    return audio;
  } catch {
    return null;
  }
}

function playTrill(audio: AudioContext): void {
  const gain = new GainNode(audio, { gain: TRILL.loudness });
  const tone = new OscillatorNode(audio, { type: 'triangle' });
  const start = audio.currentTime;
  const end = start + TRILL.tone * TRILL.tones;
  for (let n = 0; n < TRILL.tones; n += 1)
    tone.frequency.setValueAtTime(n % 2 === 0 ? TRILL.low : TRILL.high, start + n * TRILL.tone);
  gain.gain.setValueAtTime(TRILL.loudness, end - 0.04);
  gain.gain.linearRampToValueAtTime(0, end);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
