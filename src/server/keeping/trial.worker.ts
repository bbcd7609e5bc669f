import { parentPort, workerData } from 'node:worker_threads';
import { KeepingError } from './format.ts';
import { testRestore, type TrialNeeds, type TrialNews } from './trial.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (news: TrialNews): void => parentPort?.postMessage(news);

const needs = workerData as Pick<TrialNeeds, 'path' | 'databaseUrl'>;
try {
  tell({ manifest: await testRestore({ ...needs, say: (step) => tell({ step }) }) });
} catch (error) {
  tell(error instanceof KeepingError ? { refused: error.message } : { failed: String(error) });
}
