import type { BackupWork } from '#contract/operator.backups.ts';
import { KeepingError, type Progress } from '#server/keeping/keeping.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';

/** Hears how far the work is, and breaks it off. */
export interface Watch {
  say: Progress;
  signal: AbortSignal;
}

/** What becomes of a backup in this process: one thing at a time, because each takes a processor and the disk. */
export class OneWork {
  readonly #deps: Pick<Deps, 'clock' | 'log'>;
  readonly #gone = new AbortController();
  #work: BackupWork | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: Pick<Deps, 'clock' | 'log'>) {
    this.#deps = deps;
  }

  /** Returns what runs, or else what ran last. */
  state(): BackupWork | null {
    return this.#work;
  }

  /** Throws `still_working` while something runs with this backup. */
  mustNotUse(name: string): void {
    if (this.#work?.state === 'running' && this.#work.name === name) throw new AppError('still_working');
  }

  /** Begins to work, and returns at once; throws `still_working`. `run` returns why it failed; null when it did not. */
  begin({ kind, name }: Pick<BackupWork, 'kind' | 'name'>, run: (watch: Watch) => Promise<string | null>): void {
    if (this.#work?.state === 'running') throw new AppError('still_working');
    const work: BackupWork = {
      kind,
      name,
      startedAt: this.#deps.clock.now().toISOString(),
      step: null,
      state: 'running',
      failure: null,
    };
    this.#work = work;
    const say: Progress = (step) => {
      work.step = step;
    };
    const signal = this.#gone.signal;
    const go = async (): Promise<void> => {
      try {
        work.failure = await run({ say, signal });
      } catch (error) {
        if (!(error instanceof KeepingError) && !signal.aborted) {
          this.#deps.log.error({ err: error }, `a backup failed: ${kind}`);
        }
        work.failure = error instanceof KeepingError ? error.message : String(error);
      }
      work.state = work.failure === null ? 'done' : 'failed';
    };
    this.#running = go();
  }

  /** Breaks off what runs, and leaves no file of it. */
  async stop(): Promise<void> {
    this.#gone.abort();
    await this.#running;
  }
}
