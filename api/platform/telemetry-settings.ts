import { z } from 'zod'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const collector = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as http://127.0.0.1:4318',
})
const exporter = z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp')
const milliseconds = z
  .string()
  .regex(/^[1-9]\d{2,6}$/, 'must be a number of milliseconds from 100 to 9999999')
  .transform(Number)

/** The settings that OpenTelemetry gives to every program, under its own names. */
export const telemetrySettings = z.object({
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').default('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\r\n]+=[^,\r\n]*(,[^=,\r\n]+=[^,\r\n]*)*$/, 'must be like name=value,other=value')
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf', 'must be http/protobuf').optional(),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `must be one of ${samplers.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds.default(5000),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
  // Read by the library itself.
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: z.string().optional(),
  OTEL_EXPORTER_OTLP_COMPRESSION: z.string().optional(),
  OTEL_EXPORTER_OTLP_CERTIFICATE: z.string().optional(),
})

export type Telemetry = NonNullable<ReturnType<typeof readTelemetry>>

/** Undefined unless a collector is named: then nothing of it is even loaded. */
export function readTelemetry(values: z.infer<typeof telemetrySettings>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base } = values
  const traces_url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? addressFor(base, 'traces')
  const metrics_url = values.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? addressFor(base, 'metrics')
  const telemetry = {
    traces_url: values.OTEL_TRACES_EXPORTER === 'otlp' ? traces_url : undefined,
    metrics_url: values.OTEL_METRICS_EXPORTER === 'otlp' ? metrics_url : undefined,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    sampler: values.OTEL_TRACES_SAMPLER,
    sampled_share: values.OTEL_TRACES_SAMPLER_ARG,
    tracesEvery_ms: values.OTEL_BSP_SCHEDULE_DELAY,
    metricsEvery_ms: values.OTEL_METRIC_EXPORT_INTERVAL,
  }
  const isWanted = telemetry.traces_url !== undefined || telemetry.metrics_url !== undefined
  return isWanted && values.OTEL_SDK_DISABLED === 'false' ? telemetry : undefined
}

function addressFor(base: string | undefined, signal: 'traces' | 'metrics') {
  return base === undefined ? undefined : `${base.replace(/\/$/, '')}/v1/${signal}`
}
