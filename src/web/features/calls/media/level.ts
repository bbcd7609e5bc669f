/** Reads how loud a voice is. */
export interface Level {
  /** Returns the loudness now, 0 (silence) to 1 (loud). */
  read: () => number;
  stop: () => void;
}

/** Below this (RMS of samples from -1 to 1) a microphone hears only the room. */
const FLOOR = 0.012;
/** The loudness of a raised voice near the microphone. */
const CEILING = 0.22;
/** How much of the former loudness remains at each reading while the voice falls; it rises at once. */
const FALL = 0.82;

/** From here on somebody speaks, as shown in words. */
export const SPEAKING = 0.12;
/** After the voice falls silent, this long (ms) it still counts as speaking, so that a pause for breath is none. */
export const BREATH_MS = 600;

let context: AudioContext | undefined;

/** The page's audio. Browsers limit how many a page may open. */
function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

/** Returns the loudness of samples from -1 to 1, on a scale that fits voices. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  return Math.min(1, Math.max(0, (rms - FLOOR) / (CEILING - FLOOR))) ** 0.6;
}

/** Listens to the sound of a stream. A stream without sound, or a machine without audio, is always silent. */
export function levelOf(stream: MediaStream): Level {
  if (stream.getAudioTracks().length === 0) return { read: () => 0, stop: () => undefined };
  try {
    const source = audio().createMediaStreamSource(stream);
    const analyser = new AnalyserNode(audio(), { fftSize: 1024 });
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let last = 0;
    return {
      read: () => {
        analyser.getFloatTimeDomainData(samples);
        last = Math.max(loudnessOf(samples), last * FALL);
        return last;
      },
      stop: () => source.disconnect(),
    };
  } catch {
    return { read: () => 0, stop: () => undefined };
  }
}

/** Returns a function that says, from level readings and times in ms, whether somebody speaks. */
export function watchSpeech(): (level: number, now: number) => boolean {
  let until = -Infinity;
  return (level, now) => {
    if (level >= SPEAKING) until = now + BREATH_MS;
    return now < until;
  };
}
