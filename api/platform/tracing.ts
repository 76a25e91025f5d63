/** Facts about a piece of work: kinds, counts and codes. No id, number, token, address or word of a person is one. */
export type Facts = Record<string, string | number>

interface Start {
  name: string
  /** Who is at the other end of it; nobody, unless it says so. */
  kind?: 'caller' | 'service' | 'queue'
  facts?: Facts
  /** The W3C `traceparent` of what caused it elsewhere; without one it belongs to the work that is under way here. */
  parent?: string | undefined
  /** The same of what led to it earlier: it is a trace of its own, with a link. */
  cause?: string | undefined
}

export interface Span {
  note: (facts: Facts) => void
  /** The work that belongs to it, with all that it starts in turn. */
  run: <Result>(work: () => Result) => Result
  /** Only the first time counts. */
  end: (error?: unknown) => void
}

export interface Tracer {
  begin: (start: Start) => Span
  /** What is under way here, for a log line and for work that goes on elsewhere; undefined outside of a trace. */
  current: () => { trace_id: string; traceparent: string } | undefined
}

// Set once at the start when traces are wanted (telemetry.ts). Without it everything below costs one comparison.
let tracer: Tracer | undefined

export function setTracer(next: Tracer | undefined) {
  tracer = next
}

export function currentTracer() {
  return tracer
}

/** What belongs to a log line so that its trace is found. */
export function traceOfLine() {
  const trace_id = tracer?.current()?.trace_id
  return trace_id === undefined ? {} : { trace_id }
}

/** Does the work, timed as one part of a trace when traces are wanted. */
export function traced<Result>(
  start: Start,
  work: () => Promise<Result>,
  factsOf?: (result: Result) => Facts,
): Promise<Result> {
  return tracer ? timed(tracer.begin(start), work, factsOf) : work()
}

async function timed<Result>(
  span: Span,
  work: () => Promise<Result>,
  factsOf?: (result: Result) => Facts,
): Promise<Result> {
  try {
    const result = await span.run(work)
    if (factsOf) span.note(factsOf(result))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
