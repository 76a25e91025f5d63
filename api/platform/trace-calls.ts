import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isHealth } from './health-routes.ts'
import { currentTracer, type Span } from './tracing.ts'

/** One trace a call, named by its route: addresses hold ids, numbers and keys. */
export function traceCalls(http: FastifyInstance) {
  const tracer = currentTracer()
  if (!tracer) return
  const spans = new WeakMap<FastifyRequest, Span>()
  /** Reading a body leaves the call behind; what follows belongs to it again. */
  const enter = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  }
  http.addHook('onRequest', (request, reply, done) => {
    const { url: route } = request.routeOptions
    if (isHealth(route)) return done()
    const { method } = request
    const span = tracer.begin({
      name: route === undefined ? method : `${method} ${route}`,
      kind: 'caller',
      parent: parentOf(request),
      facts: { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) },
    })
    spans.set(request, span)
    // Whoever leaves early has no answer, but had a trace.
    reply.raw.once('close', () => span.end())
    span.run(done)
  })
  http.addHook('preValidation', (request, _, done) => enter(request, done))
  http.addHook('onResponse', (request, reply, done) => {
    enter(request, done)
    endWith(spans.get(request), reply)
  })
}

function endWith(span: Span | undefined, { statusCode }: FastifyReply) {
  span?.note({
    'http.response.status_code': statusCode,
    ...(statusCode >= 500 ? { 'error.type': String(statusCode) } : {}),
  })
  span?.end()
}

/** Only a proxy of ours says which trace a call belongs to: a stranger would have every call of theirs kept. */
function parentOf({ ip, socket, headers }: FastifyRequest) {
  const { traceparent } = headers
  return ip !== socket.remoteAddress && typeof traceparent === 'string' ? traceparent : undefined
}
