import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OpenSpan,
  type Tracer as OpenTracer,
} from '@opentelemetry/api'
import {
  millisToHrTime,
  parseKeyPairsIntoRecord,
  parseTraceParent,
  setGlobalErrorHandler,
} from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  detectResources,
  emptyResource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
  type Resource,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { codeOf } from './database-errors.ts'
import type { Log } from './log.ts'
import { asMetricData, type Metric } from './metric-points.ts'
import type { Telemetry } from './telemetry-settings.ts'
import { setTracer, type Span, type Tracer } from './tracing.ts'

type WarningLog = Pick<Log, 'warn'>

// A collector that is away must not hold up the end of a process.
const patience_ms = 3000
const saidEvery_ms = 600_000
const scope = { name: 'seberang' }

/** Traces and metrics to a collector; only loaded when one is set. What cannot be sent is dropped. */
export function startTelemetry(settings: Telemetry, log: WarningLog) {
  setGlobalErrorHandler(sayNowAndThen(log))
  const { headers } = settings
  const target = headers === undefined ? {} : { headers: parseKeyPairsIntoRecord(headers) }
  const resource = resourceFromAttributes({
    'service.name': 'seberang',
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }))
  const traces = startTraces(settings, target, resource)
  let metrics: MeterProvider | undefined
  let isEnding = false
  return {
    /** `read` is told when the process ends: then it asks nobody any more. */
    pushMetrics: (read: (isEnding: boolean) => Promise<Metric[]>) => {
      metrics = startMetrics(settings, target, resource, () => read(isEnding))
    },
    /** Sends what is left. */
    stop: async () => {
      isEnding = true
      setTracer(undefined)
      const sent = Promise.allSettled([traces?.shutdown(), metrics?.shutdown()])
      await Promise.race([sent, sleep(patience_ms, undefined, { ref: false })])
    },
  }
}

interface Target {
  headers?: Record<string, string>
}

function startTraces(settings: Telemetry, target: Target, resource: Resource) {
  if (settings.traces_url === undefined) return undefined
  const exporter = new OTLPTraceExporter({ ...target, url: settings.traces_url })
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.tracesEvery_ms })
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(settings),
    spanProcessors: [processor],
  })
  setTracer(makeTracer(provider.getTracer(scope.name)))
  return provider
}

function samplerOf({ sampler, sampled_share }: Telemetry) {
  const root = rootSampler(sampler.replace('parentbased_', ''), sampled_share)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, share: number) {
  if (name === 'always_on') return new AlwaysOnSampler()
  return name === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(share)
}

const kinds = { caller: SpanKind.SERVER, service: SpanKind.CLIENT, queue: SpanKind.CONSUMER } as const

/** Which work belongs to which trace is kept here alone; nothing of Node or of a library is changed for it. */
function makeTracer(tracer: OpenTracer): Tracer {
  const underWay = new AsyncLocalStorage<Context>()
  return {
    begin: ({ name, kind, facts = {}, parent, cause }) => {
      const before = contextOf(parent) ?? underWay.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(
        name,
        {
          kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind],
          attributes: facts,
          links: linksTo(cause),
        },
        before,
      )
      const context = trace.setSpan(before, span)
      return {
        note: (more) => void span.setAttributes(more),
        run: (work) => underWay.run(context, work),
        end: endOnce(span),
      }
    },
    current: () => {
      const context = underWay.getStore()
      const own = context && trace.getSpanContext(context)
      if (!own) return undefined
      const flags = own.traceFlags.toString(16).padStart(2, '0')
      return { trace_id: own.traceId, traceparent: `00-${own.traceId}-${own.spanId}-${flags}` }
    },
  }
}

/** Of what a caller says only the trace and its place in it: the rest of such headers is free text. */
function contextOf(parent: string | undefined) {
  const remote = remoteOf(parent)
  return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : undefined
}

function linksTo(cause: string | undefined) {
  const remote = remoteOf(cause)
  return remote ? [{ context: remote }] : []
}

function remoteOf(traceparent: string | undefined) {
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent)
  return remote && { ...remote, isRemote: true }
}

function endOnce(span: OpenSpan): Span['end'] {
  return (error) => {
    if (!span.isRecording()) return
    if (error !== undefined) {
      // A message may quote what somebody wrote.
      span.setAttribute('error.type', codeOf(error) ?? (error instanceof Error ? error.name : typeof error))
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }
}

function startMetrics(
  settings: Telemetry,
  target: Target,
  resource: Resource,
  read: () => Promise<Metric[]>,
) {
  if (settings.metrics_url === undefined) return undefined
  const exporter = new OTLPMetricExporter({ ...target, url: settings.metrics_url })
  const startTime = millisToHrTime(performance.timeOrigin)
  const collect = async () => {
    const metrics = asMetricData(await read(), { startTime, endTime: millisToHrTime(Date.now()) })
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics }] }, errors: [] }
  }
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: settings.metricsEvery_ms,
    metricProducers: [{ collect }],
  })
  return new MeterProvider({ resource, readers: [reader] })
}

/** The sentence is ours: what a collector answers may be anything. */
function sayNowAndThen(log: WarningLog) {
  let said_ms = -Infinity
  return (error: unknown) => {
    if (performance.now() - said_ms < saidEvery_ms) return
    said_ms = performance.now()
    log.warn(
      { code: codeOf(error) },
      'Traces or metrics were not taken and are dropped. Does the collector of OTEL_EXPORTER_OTLP_ENDPOINT answer?',
    )
  }
}
