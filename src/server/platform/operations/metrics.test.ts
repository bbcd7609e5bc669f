import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { createMetrics } from './metrics.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What Prometheus itself knows of each server. */
const OF_PROMETHEUS = ['up'];
/** The words of the query language that look like metrics. */
const NAME = /\b(?:up|[a-z]+(?:_[a-z0-9]+)+)(?=\{)/g;

it.each(['grafana.json', 'prometheus.rules.yaml'])('Every metric that deploy/%s names exists', async (file) => {
  const text = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8').replaceAll('\\"', '"');
  const named = new Set([...text.matchAll(NAME)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')));
  const ofProcess = createMetrics({ withProcess: true }).registry.getMetricsAsArray();
  const known = [...ofProcess, ...test.deps.metrics.registry.getMetricsAsArray()].map(({ name }) => name);
  expect(named.size).toBeGreaterThan(3);
  expect([...named].filter((name) => ![...OF_PROMETHEUS, ...known].includes(name))).toEqual([]);
});
