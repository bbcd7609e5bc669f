import { relative, join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');

export interface Count {
  passed: number;
  failed: number;
  /** The titles of the failed tests, each with the first line of its message. */
  which?: string[];
  /** The files of the failed tests. */
  files?: string[];
}

/** The most failed tests that run again. If more tests fail, the cause is not a busy machine. */
const MOST_AGAIN = 5;

/** Returns true if some tests failed, but few enough for a second run, which can show that the machine is the cause. */
export function worthAgain({ files = [], failed }: Count): boolean {
  return files.length > 0 && failed <= MOST_AGAIN;
}

/**
 * Returns the final count of a run. If all failed tests passed in the second run, `wavering` lists them, because they
 * must be repaired. They count as passed, or with `isStrict` as failed.
 */
export function verdictOf(
  first: Count,
  again: Count | undefined,
  { isStrict }: { isStrict: boolean },
): { count: Count; wavering: readonly string[] } {
  if (again === undefined || again.failed > 0) return { count: first, wavering: [] };
  const passed = { passed: first.passed + first.failed, failed: 0 };
  return { count: isStrict ? first : passed, wavering: first.which ?? [] };
}

function firstLine(text = ''): string {
  return text.trim().split('\n', 1)[0] ?? '';
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** Reads the report of vitest. */
export function readVitest(text: string): Count {
  const report = vitestReport.parse(JSON.parse(text));
  const which = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${relative(ROOT, name)}: ${firstLine(message)}`];
    return tests.map((test) => `${relative(ROOT, name)} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0),
    which,
    files: [...new Set(report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name))],
  };
}

const playwrightSpec = z.object({ title: z.string(), ok: z.boolean(), file: z.string() });
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
});

function failedSpecs({ specs, suites }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs.filter(({ ok }) => !ok), ...(suites ?? []).flatMap(failedSpecs)];
}

/**
 * Returns the numbers of passed and failed tests in Playwright's JSON report, and the names and files of the failed
 * ones.
 */
export function readPlaywright(text: string): Count {
  const { stats, suites } = playwrightReport.parse(JSON.parse(text));
  const failed = suites.flatMap(failedSpecs);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    which: failed.map(({ file, title }) => `${file} › ${title}`),
    files: [...new Set(failed.map(({ file }) => file))],
  };
}

const enginesReport = z.object({ passed: z.number(), failed: z.number(), which: z.array(z.string()) });

/** Reads the report of e2e/other-engines.ts. Its scenes build on each other, so they run again as one file. */
export function readEngines(text: string): Count {
  const { which, ...counts } = enginesReport.parse(JSON.parse(text));
  return { ...counts, which: which.map(firstLine), files: which.length > 0 ? ['e2e/other-engines.ts'] : [] };
}
