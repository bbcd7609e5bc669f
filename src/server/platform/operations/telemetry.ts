import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { PeriodicExportingMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { MINUTE_MS } from '#contract/durations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { registryProducer } from './telemetry.metrics.ts';
import { JOBS, statements, type JobRun, type Statement } from '#server/platform/watched.ts';

interface RequestMessage {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Telemetry {
  /** Sends the metrics of a registry too, at the interval of `OTEL_METRIC_EXPORT_INTERVAL`. */
  sendMetrics: (registry: Registry) => void;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

/** Fastify tells here of each request whose handler begins. */
const requests = channel('tracing:fastify.request.handler:start');
const jobs = {
  start: channel(`tracing:${JOBS}:start`),
  asyncEnd: channel(`tracing:${JOBS}:asyncEnd`),
  error: channel(`tracing:${JOBS}:error`),
};

/** The settings of the environment that the exporters do not read themselves. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Starts to trace requests, jobs and the statements of both, and sends the traces by OTLP. The exporters read the
 * `OTEL_` settings of the environment themselves. A span has the declared route and the text of the statement; no
 * address, person or value is in it. Call it before the database is opened.
 */
export function startTelemetry(env: Environment): Telemetry {
  const resource = defaultResource().merge(
    resourceFromAttributes({ 'service.name': env['OTEL_SERVICE_NAME'] ?? 'wildin' }),
  );
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('wildin');
  const active = new AsyncLocalStorage<Span>();
  const ofRequest = ({ request, reply }: RequestMessage): Span => {
    const route = request.routeOptions.url ?? 'unmatched';
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, root: true });
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route });
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return span;
  };
  const ofJob = ({ name }: JobRun): Span => tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true });
  const endJob = (): void => active.getStore()?.end();
  const failJob = (): void => void active.getStore()?.setStatus({ code: SpanStatusCode.ERROR });
  const ofStatement = (message: unknown): void => {
    const parent = active.getStore();
    if (parent === undefined) return;
    const { text, ms, hasFailed } = message as Statement;
    const end = Date.now();
    const name = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
    const context = trace.setSpan(ROOT_CONTEXT, parent);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms }, context);
    span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text });
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };

  requests.bindStore(active, (message) => ofRequest(message as RequestMessage));
  jobs.start.bindStore(active, (message) => ofJob(message as JobRun));
  jobs.asyncEnd.subscribe(endJob);
  jobs.error.subscribe(failJob);
  statements.subscribe(ofStatement);

  let meters: MeterProvider | undefined;
  return {
    sendMetrics: (registry) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: Number(env['OTEL_METRIC_EXPORT_INTERVAL'] ?? MINUTE_MS),
        metricProducers: [registryProducer(registry, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    stop: async () => {
      requests.unbindStore(active);
      jobs.start.unbindStore(active);
      jobs.asyncEnd.unsubscribe(endJob);
      jobs.error.unsubscribe(failJob);
      statements.unsubscribe(ofStatement);
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
    },
  };
}
