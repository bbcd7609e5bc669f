import { WAVE_TOP } from '#contract/chat.voice.ts';

/** The number of bars of a drawn wave. */
const BARS = 48;

/** Returns the loudness of samples as bars of equal duration. The loudest bar reaches the top, unless all are quiet. */
export function waveOf(samples: Float32Array, bars = BARS): number[] {
  const loud = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * samples.length) / bars));
    let sum = 0;
    for (const sample of samples.subarray(from, to)) sum += sample * sample;
    return Math.sqrt(sum / (to - from));
  });
  const top = Math.max(...loud);
  // Near silence stays flat, so that noise does not look like speech.
  const scale = WAVE_TOP / Math.max(top, 0.02);
  return loud.map((value) => Math.min(WAVE_TOP, Math.round(value * scale)));
}

/** Returns the wave of a recording; flat if this browser cannot decode its own recording. */
export async function waveOfRecording(recording: Blob): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, 16_000);
  const sound = await recording
    .arrayBuffer()
    .then((bytes) => context.decodeAudioData(bytes))
    .catch(() => undefined);
  return sound === undefined ? Array<number>(BARS).fill(1) : waveOf(sound.getChannelData(0));
}
