import { randomUUID } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { RefusalCode } from '#contract/platform/refusals.ts'
import type { Config } from './config.ts'
import { asRefusal } from './database-errors.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { Refusal, unavailable } from './errors.ts'
import { requestSeconds } from './metrics.ts'
import { isHealth } from './health-routes.ts'
import { securityHeaders } from './security-headers.ts'
import { closeSlowBodies } from './slow-bodies.ts'
import { closeSlowReaders } from './slow-readers.ts'
import { traceCalls } from './trace-calls.ts'

export interface Health {
  watch: DatabaseWatch
  pressure: { isTooHigh: () => boolean; forget: () => void }
  isStopping: () => boolean
}

export function makeHttp(config: Config, log: FastifyBaseLogger, health: Health): FastifyInstance {
  const headers = securityHeaders(config.public_url)
  const http = Fastify({
    // Each call gets ours when it begins: with a logger, Fastify makes one for each and listens to each end of its own.
    logger: false,
    // With a tracer it listens all the same, and would say again what noteEnd() says.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trust_proxy,
    genReqId: () => randomUUID(),
    bodyLimit: 8192,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength: 200 },
    // Longer than the longest upload, which has its own watch.
    requestTimeout: 630_000,
    keepAliveTimeout: 65_000,
    // Left alone, Node looks for late heads only every half minute.
    http: { maxHeaderSize: 16_384, headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    return503OnClosing: true,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers.ofCalls).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
      request.log = log
      answerError(error, request, reply)
    },
  })
  closeSlowBodies(http)
  closeSlowReaders(http)
  traceCalls(http)
  openAndClose(http, log, headers, health)
  http.setErrorHandler(answerError)
  serveHealth(http, health)
  return http
}

/** Calls are checked against their own shapes; Fastify's compilers would be read at each start and never asked. */
function noSchemas(): never {
  throw new Error('Shapes of calls stand in contract/ and are checked by serve(), not by Fastify.')
}

/** What every call begins with, and the line that it leaves. */
function openAndClose(
  http: FastifyInstance,
  log: FastifyBaseLogger,
  { ofPages, ofCalls }: ReturnType<typeof securityHeaders>,
  health: Health,
) {
  http.addHook('onRequest', (request, reply, done) => {
    const started_ms = performance.now()
    request.log = reply.log = log
    reply.raw.once('finish', () => noteEnd(request, reply, performance.now() - started_ms))
    const isCall = request.url.startsWith('/api/')
    reply
      .headers(isCall || isHealth(request.routeOptions.url) ? ofCalls : ofPages)
      .header('x-request-id', request.id)
    if (!isCall) return done()
    reply.header('cache-control', 'no-store')
    done(closedNow(health, request.url))
  })
}

function noteEnd(request: FastifyRequest, reply: FastifyReply, took_ms: number) {
  const { url: route } = request.routeOptions
  requestSeconds.count(request.method, route ?? 'unknown', reply.statusCode, took_ms / 1000)
  if (!isHealth(route)) request.log.info({ req: request, res: reply, ms: Math.round(took_ms) }, 'answered')
}

/** Why calls are not taken at this moment, if so. */
function closedNow({ pressure, watch }: Health, url: string) {
  if (pressure.isTooHigh()) return unavailable('overloaded')
  if (watch.inMaintenance() && !staysOpen.test(url)) return unavailable('maintenance', 60)
  return undefined
}

// During maintenance the office can still sign in and work.
const staysOpen = /^\/api\/(staff\/|v1\/(login|logout)\b|user\/v1\/(profile|logout)\b)/

function serveHealth(http: FastifyInstance, health: Health) {
  http.addHook('onListen', async () => health.pressure.forget())
  http.get('/livez', async (_, reply) => reply.header('x-process', process.pid).send({ status: 'alive' }))
  // A proxy asks for the process alone: if all left it together when the database goes, callers would get its own error
  // page instead of an answer of ours.
  http.get('/readyz', async (request, reply) => {
    const isOfProcess = new URL(request.url, 'http://localhost').searchParams.get('of') === 'process'
    const database = health.watch.isUp() ? 'up' : 'down'
    const isReady = !health.isStopping() && (isOfProcess || database === 'up')
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not_ready', database })
  })
}

function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = hasLeft(request) ? new Refusal('bad_request') : asAnswer(error)
  if (refusal.status >= 500)
    request.log.error({ err: error, req: request }, `${refusal.code_message}: the call was not carried out`)
  if (refusal.retry_after_s !== undefined) reply.header('retry-after', refusal.retry_after_s)
  const { status, code_message, errors, details } = refusal
  // The specification's sign of a dead session is code 403 in the body.
  const code = status === 401 ? 403 : status
  return reply.status(status).send({ code, code_message, request_id: request.id, errors, details })
}

/** Whoever hangs up in the middle of a body is no trouble of ours, although the error reads like a lost database. */
function hasLeft({ raw }: FastifyRequest) {
  return raw.destroyed && !raw.complete
}

function asAnswer(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  const trouble = asRefusal(error)
  if (trouble) return trouble
  const known = fastifyErrors[error.code]
  if (known) return new Refusal(known)
  if (error.statusCode === 400) return new Refusal('bad_request')
  return new Refusal('internal_error')
}

const fastifyErrors: Record<string, RefusalCode | undefined> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'picture_too_large',
  FST_PARTS_LIMIT: 'bad_request',
  FST_FILES_LIMIT: 'bad_request',
  FST_FIELDS_LIMIT: 'bad_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  // Somebody left while a file was on its way to them.
  ERR_STREAM_PREMATURE_CLOSE: 'bad_request',
}
