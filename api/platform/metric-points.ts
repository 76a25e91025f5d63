import { ValueType, type HrTime } from '@opentelemetry/api'
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'

export type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]
type Value = Metric['values'][number]

interface Period {
  startTime: HrTime
  endTime: HrTime
}

/** The metrics of the page for Prometheus as OpenTelemetry sends them, under the same names. */
export function asMetricData(metrics: readonly Metric[], period: Period): MetricData[] {
  return metrics.map((metric) => {
    const base = {
      descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    const points = metric.values.map((value) => pointOf(period, value, value.value))
    switch (String(metric.type)) {
      case 'histogram':
        return {
          ...base,
          dataPointType: DataPointType.HISTOGRAM,
          dataPoints: histogramsOf(metric.values, period),
        }
      case 'counter':
        return { ...base, dataPointType: DataPointType.SUM, dataPoints: points, isMonotonic: true }
      default:
        return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points }
    }
  })
}

function pointOf<Kind>(period: Period, { labels }: Value, value: Kind): DataPoint<Kind> {
  const attributes = Object.fromEntries(
    Object.entries(labels)
      .filter(([name]) => name !== 'le')
      .map(([name, label]) => [name, String(label)]),
  )
  return { ...period, attributes, value }
}

/** Prometheus names each bucket, the sum and the count as a value of its own; here they are one. */
function histogramsOf(values: readonly Value[], period: Period) {
  const series = Map.groupBy(values, ({ labels }) => JSON.stringify({ ...labels, le: undefined }))
  return [...series.values()].flatMap(([first, ...others]) =>
    first ? [pointOf(period, first, histogramOf([first, ...others]))] : [],
  )
}

function histogramOf(values: readonly Value[]): Histogram {
  const buckets = values.filter(({ labels }) => labels['le'] !== undefined && labels['le'] !== '+Inf')
  const boundaries = buckets.map(({ labels }) => Number(labels['le']))
  const count = valueOf(values, 'count')
  const upTo = [...buckets.map(({ value }) => value), count]
  // A bucket of Prometheus holds all that is smaller; one of OpenTelemetry what is not in the one before.
  const counts = upTo.map((value, place) => value - (upTo[place - 1] ?? 0))
  return { buckets: { boundaries, counts }, sum: valueOf(values, 'sum'), count }
}

function valueOf(values: readonly Value[], part: 'sum' | 'count') {
  return (
    values.find((value) => 'metricName' in value && String(value.metricName).endsWith(`_${part}`))?.value ?? 0
  )
}
