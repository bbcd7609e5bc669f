import { asCallError } from '#web/platform/calls/call.ts';
import { isBroken, type Upload } from './uploads.ts';

/** The state of one upload. `waiting` leads to `preparing`, `sending`, `done`; `failed` leads back if `canRetry`. */
export interface UploadState<Taken> {
  step: 'waiting' | 'preparing' | 'sending' | 'done' | 'failed';
  /** The file to send, once it is prepared; a retry sends the same file. */
  file: Blob | undefined;
  /** The sent part, from 0 to 1. */
  progress: number;
  /** The server's data about the file, once it has the file. */
  taken: Taken | undefined;
  /** The error text of a failed upload. */
  problem: string | undefined;
  /** True after a failure that may pass: the same file can be sent again. */
  canRetry: boolean;
}

export interface UploadJob {
  /** Starts the upload, or repeats it after a failure that may pass. Does nothing in any other state. */
  run: () => void;
  /** Cancels the upload for good, and frees the preview. */
  drop: () => void;
}

interface UploadPlan<Taken> {
  /** The id by which the server recognizes a repeated upload, so that it keeps one file. */
  clientId: string;
  /** The chosen file; undefined if only the server has it. */
  chosen: Blob | undefined;
  /** The server's data, if the server has the file already: nothing is sent then. */
  taken?: Taken | undefined;
  /** Returns the file to send. Without it, that is the chosen file. */
  prepare?: (() => Promise<Blob>) | undefined;
  send: (file: Blob, upload: Upload) => Promise<Taken>;
  /** Returns the error text of a failure. */
  wordsOf: (error: unknown) => string;
  /** Receives each new state, until `drop`. */
  onChange: (state: UploadState<Taken>) => void;
}

interface NewUpload<Taken> {
  job: UploadJob;
  /** The state before `run`. */
  state: UploadState<Taken>;
  /** The address of the chosen file on this device. */
  preview: string | undefined;
}

/** Creates one upload: it prepares a file, sends it, and keeps it for a retry. `run` starts it. */
export function createUpload<Taken>(plan: UploadPlan<Taken>): NewUpload<Taken> {
  const { clientId, chosen, taken, prepare, send, wordsOf, onChange } = plan;
  const stop = new AbortController();
  const { signal } = stop;
  const preview = chosen && URL.createObjectURL(chosen);
  let state: UploadState<Taken> = {
    step: taken === undefined ? 'waiting' : 'done',
    file: prepare === undefined ? chosen : undefined,
    progress: taken === undefined ? 0 : 1,
    taken,
    problem: undefined,
    canRetry: false,
  };
  const set = (change: Partial<UploadState<Taken>>): void => {
    if (signal.aborted) return;
    state = { ...state, ...change };
    onChange(state);
  };
  const onProgress = (progress: number): void => {
    if (state.step === 'sending') set({ progress });
  };
  const outcome = async (): Promise<Partial<UploadState<Taken>>> => {
    try {
      const file = state.file ?? (await prepare?.());
      if (file === undefined || signal.aborted) return {};
      set({ step: 'sending', file });
      return { step: 'done', taken: await send(file, { clientId, signal, onProgress }), progress: 1 };
    } catch (error) {
      return { step: 'failed', problem: wordsOf(error), canRetry: mayPass(error) };
    }
  };
  return {
    state,
    preview,
    job: {
      run: () => {
        const canRun = state.step === 'waiting' || (state.step === 'failed' && state.canRetry);
        if (!canRun || signal.aborted) return;
        set({ step: 'preparing', progress: 0, problem: undefined, canRetry: false });
        void outcome().then(set);
      },
      drop: () => {
        stop.abort();
        if (preview !== undefined) URL.revokeObjectURL(preview);
      },
    },
  };
}

/** Returns false for a refusal of the file. A lost connection, an ended session and a busy server may pass. */
function mayPass(error: unknown): boolean {
  const { status } = asCallError(error);
  return isBroken(error) || status === 401 || status === 429;
}
