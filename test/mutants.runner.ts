import { appendFileSync } from 'node:fs';
import { inject, TestRunner, vi, type RunnerTask, type RunnerTestFile } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { lineOfFate, type Fate } from './mutants.plan.ts';

/** The global object of Stryker's instrumented code, with Stryker's names. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

declare module 'vitest' {
  interface ProvidedContext {
    mutants: { ids: string[]; testFiles: number; results: string };
  }
}

/** A change that runs this many times more often than in the first run has made a loop endless. */
const MOST_TIMES = 100;

const NAME = '__stryker__';
const stryker: Switch = ((globalThis as { [NAME]?: Switch })[NAME] ??= {});

interface Tests {
  path: string;
  /** The duration of each test without a change, by the test's id. */
  ms: Map<string, number>;
  /** The ids of the tests that noticed a change. Undefined means a failure outside any test. */
  noticing: Set<string | undefined>;
  /** Higher if the file's tests noticed recent changes. Files with a higher value run first for the next change. */
  luck: number;
}
const unchanged: Tests[] = [];

/**
 * Runs the test files once without changes and records which test reaches which change. Then runs, for each change, the
 * tests that reach it until one fails.
 */
export default class MutantsRunner extends TestRunner {
  readonly #ms = new Map<string, number>();

  // Stryker counts hits by `currentTestId`: the file in hooks, the test in tests, undefined while modules load.
  onCollected([file]: RunnerTestFile[]): void {
    stryker.currentTestId = file?.filepath;
  }

  override async onBeforeRunTask(task: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(task);
    stryker.currentTestId = task.id;
  }

  override onAfterRunTask(task: RunnerTask): void {
    super.onAfterRunTask(task);
    this.#ms.set(task.id, task.result?.duration ?? 0);
    stryker.currentTestId = task.file.filepath;
  }

  // Vitest awaits the result, although its type is void.
  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    return this.#afterFile(files) as unknown as void;
  }

  async #afterFile([file]: RunnerTestFile[]): Promise<void> {
    stryker.currentTestId = undefined;
    if (file?.result?.state !== 'pass') throw new Error(`${file?.name} fails without any change.`);
    unchanged.push({ path: file.filepath, ms: new Map(this.#ms), noticing: new Set(), luck: 0 });
    this.#ms.clear();
    const { ids, testFiles, results } = inject('mutants');
    if (unchanged.length < testFiles) return;
    const reached = structuredClone(stryker.mutantCoverage);
    for (const id of ids) appendFileSync(results, lineOfFate(id, await this.#fate(id, reached)));
    // A test may have failed for another reason than the change, such as leftover state. So run those tests unchanged.
    for (const { path, noticing } of unchanged) {
      const { hasFailed } = await this.#run(path, noticing);
      if (hasFailed) throw new Error(`${path} fails without any change, alone or after the others.`);
    }
  }

  async #fate(id: string, reached: Switch['mutantCoverage']): Promise<Fate> {
    const atLoad = reached?.static[id] !== undefined;
    const isReachedIn = (test: string): boolean => reached?.perTest[test]?.[id] !== undefined;
    const candidates = unchanged
      .map((file) => {
        const isWhole = atLoad || isReachedIn(file.path);
        const tests = [...file.ms.keys()].filter((test) => isWhole || isReachedIn(test));
        return { file, tests, ms: tests.reduce((sum, test) => sum + (file.ms.get(test) ?? 0), 0) };
      })
      .filter(({ tests }) => tests.length > 0)
      .toSorted((a, b) => b.file.luck - a.file.luck || a.ms - b.ms);
    if (candidates.length === 0) return 'not reached';
    const hits = [reached?.static, ...Object.values(reached?.perTest ?? {})].map((counts) => counts?.[id] ?? 0);
    stryker.hitLimit = MOST_TIMES * hits.reduce((sum, count) => sum + count, 0);
    if (atLoad) vi.resetModules();
    try {
      for (const { file, tests } of candidates) {
        const { hasFailed, by } = await this.#run(file.path, new Set(tests), id);
        file.luck = file.luck / 2 + Number(hasFailed);
        if (!hasFailed) continue;
        file.noticing.add(by);
        return 'noticed';
      }
      return 'survived';
    } finally {
      if (atLoad) vi.resetModules();
    }
  }

  /** Runs the given tests of a file until one fails, with the change `id` if there is one. */
  async #run(path: string, tests: ReadonlySet<string | undefined>, id?: string): Promise<MutantOutcome> {
    Object.assign(stryker, { activeMutant: id, hitCount: 0 });
    const runner = new BailingRunner(this.config);
    runner.tests = tests;
    // Vitest sets these two fields of a runner from outside in the same way.
    Object.defineProperty(runner, 'moduleRunner', { value: Reflect.get(this, 'moduleRunner') });
    Object.defineProperty(runner, '_otel', { value: Reflect.get(this, '_otel') });
    // An uncaught error counts as a failure, as in an ordinary run.
    let hasThrown = false;
    const note = (): void => void (hasThrown = true);
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, note);
    const [file] = await startTests([path], runner);
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.off(event, note);
    stryker.activeMutant = undefined;
    return { hasFailed: hasThrown || file?.result?.state === 'fail', by: runner.failed };
  }
}

interface MutantOutcome {
  hasFailed: boolean;
  by: string | undefined;
}

/** Runs the given tests of a file and skips the rest after the first failure. Reports nothing. */
class BailingRunner extends TestRunner {
  tests: ReadonlySet<string | undefined> = new Set();
  failed: string | undefined = undefined;

  override async onBeforeRunTask(task: RunnerTask): Promise<void> {
    if (!this.tests.has(task.id)) task.mode = 'skip';
    await super.onBeforeRunTask(task);
  }

  override onAfterRunTask(task: RunnerTask): void {
    super.onAfterRunTask(task);
    if (task.result?.state !== 'fail') return;
    this.failed ??= task.id;
    this.cancel('test-failure');
  }
}
