import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

interface Kept {
  name: string;
  help: string;
  type: unknown;
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[];
}

const at = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];

/** Makes the metrics that Prometheus asks for readable for OpenTelemetry, so that both name and count the same. */
export function registryProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = at(Date.now());
  return {
    collect: async () => {
      const kept = (await registry.getMetricsAsJSON()) as unknown as Kept[];
      const times = { startTime, endTime: at(Date.now()) };
      const metrics = kept.flatMap((one) => dataOf(one, times));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'wildin' }, metrics }] }, errors: [] };
    },
  };
}

interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

/** Returns a metric in an array; the array is empty for a kind that the product does not have. */
function dataOf({ name, help, type, values }: Kept, times: Times): MetricData[] {
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = values.map(({ value, labels }): DataPoint<number> => ({ ...times, attributes: labels, value }));
  if (type === 'counter') return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  if (type === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
  if (type !== 'histogram') return [];
  return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(name, values, times) }];
}

function histograms(name: string, values: Kept['values'], times: Times): DataPoint<Histogram>[] {
  const byLabels = new Map<string, { attributes: Attributes; upTo: [number, number][]; sum: number; count: number }>();
  for (const { value, labels, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const one = byLabels.get(key) ?? { attributes, upTo: [], sum: 0, count: 0 };
    byLabels.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else if (le !== '+Inf') one.upTo.push([Number(le), value]);
  }
  return [...byLabels.values()].map(({ attributes, upTo, sum, count }) => {
    const sorted = upTo.toSorted(([a], [b]) => a - b);
    // Prometheus counts all up to a bound, OpenTelemetry those between two.
    const totals = [...sorted.map(([, total]) => total), count];
    const counts = totals.map((total, index) => total - (totals[index - 1] ?? 0));
    return {
      startTime: times.startTime,
      endTime: times.endTime,
      attributes,
      value: { buckets: { boundaries: sorted.map(([bound]) => bound), counts }, sum, count },
    };
  });
}
