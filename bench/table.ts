import { cpus } from 'node:os';

export interface BenchRow {
  what: string;
  value: number;
  /** The unit after the value: "ms", "×", "%". */
  unit: string;
  /** The highest value that passes. A row without `atMost` and `atLeast` is for information only. */
  atMost?: number;
  /** The lowest value that passes. */
  atLeast?: number;
}

/** Prints the rows with their bounds; a value outside its bound makes the process exit with 1. */
export function report(title: string, rows: readonly BenchRow[]): void {
  console.log(
    `\n${title} · Node ${process.versions.node} · ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}\n`,
  );
  console.table(
    rows.map((row) => ({
      what: row.what,
      measured: `${tell(row.value)} ${row.unit}`,
      floor: floorOf(row),
      result: row.atMost === undefined && row.atLeast === undefined ? '' : passes(row) ? 'pass' : 'FAIL',
    })),
  );
  if (!rows.every(passes)) process.exitCode = 1;
}

function passes({ value, atMost = Infinity, atLeast = -Infinity }: BenchRow): boolean {
  return value <= atMost && value >= atLeast;
}

function floorOf({ atMost, atLeast, unit }: BenchRow): string {
  if (atMost !== undefined) return `≤ ${tell(atMost)} ${unit}`;
  return atLeast === undefined ? '' : `≥ ${tell(atLeast)} ${unit}`;
}

function tell(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** Returns the middle value, or the upper middle of an even number of values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the time of `work`, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
