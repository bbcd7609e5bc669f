import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { startTestApp } from '#test/app.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { bodyOf, LocalServer } from '#test/local-server.ts';
import { startTelemetry } from './telemetry.ts';

interface SentSpan {
  spanId: string;
  parentSpanId?: string;
  name: string;
}
interface SentMetric {
  name: string;
  histogram?: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] };
}

/** Receives OTLP over HTTP, as a collector does. */
class Receiver extends LocalServer {
  readonly spans: SentSpan[] = [];
  readonly metrics: SentMetric[] = [];

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = JSON.parse((await bodyOf(request)).toString()) as {
      resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
      resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
    };
    this.spans.push(...(sent.resourceSpans ?? []).flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    this.metrics.push(
      ...(sent.resourceMetrics ?? []).flatMap((one) => one.scopeMetrics.flatMap(({ metrics }) => metrics)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  }
}

const receiver = await new Receiver().start();
afterAll(async () => {
  vi.unstubAllEnvs();
  await receiver.stop();
});

it('A trace leads from a route and a job to their statements, and metrics follow', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  const telemetry = startTelemetry({});
  const test = await startTestApp();
  telemetry.sendMetrics(test.deps.metrics.registry);
  const payload = { email: 'ada@example.com', password: PASSWORD, consentData: CONSENT };
  const answer = await test.app.inject({ method: 'POST', url: '/api/auth/register', payload });
  expect(answer.statusCode).toBe(200);
  await test.deps.jobs.drain();
  await telemetry.stop();
  await test.close();

  const childrenOf = (name: RegExp): string[] => {
    const parents = new Set(receiver.spans.filter((span) => name.test(span.name)).map(({ spanId }) => spanId));
    return receiver.spans.filter((span) => parents.has(span.parentSpanId ?? '')).map((span) => span.name);
  };
  expect(childrenOf(/^POST \/api\/auth\/register$/)).toContain('INSERT');
  expect(childrenOf(/^job /).length).toBeGreaterThan(0);
  expect(JSON.stringify(receiver.spans)).not.toContain('ada@example.com');

  const requests = receiver.metrics.find(({ name }) => name === 'http_request_duration_seconds');
  const [point] = requests?.histogram?.dataPoints ?? [];
  expect(point?.bucketCounts).toHaveLength((point?.explicitBounds.length ?? 0) + 1);
  expect(point?.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(point?.count);
});
