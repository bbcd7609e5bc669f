import type { Encoder } from '#server/platform/reading/encoder.ts';

interface Trying {
  text: string;
  /** How many milliseconds of the processor the reading takes. */
  workMs?: number;
  /** True to wait for the encoder first. */
  isEncoded?: boolean;
  /** True to end the thread. */
  isFatal?: boolean;
}

function work(ms: number): void {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const begun = used();
  while (used() - begun < ms);
}

/** A reader for the tests of the thread. */
export async function read({ text, workMs = 0, isEncoded, isFatal }: Trying, encoder: Encoder): Promise<string> {
  if (isFatal === true) process.exit(3);
  const vectors = isEncoded === true ? await encoder.encode([text, text]) : undefined;
  work(workMs);
  return `${text} ${vectors?.length ?? 0}`;
}

/** Takes longer than any budget, as the first use of many patterns does. */
export const samples: readonly Trying[] = [{ text: 'x', workMs: 300 }];
