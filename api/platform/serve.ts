import type { Keys } from './keys.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import {
  largestBody_bytes,
  mostEntriesOf,
  pathIn,
  type Area,
  type Endpoint,
} from '#contract/platform/endpoint.ts'
import { isStaff } from '#contract/platform/roles.ts'
import { speakInKeys } from '#contract/platform/field-messages.ts'
import { defaultLanguage, isLanguage, type Language } from '#contract/platform/language.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from './caller.ts'
import { invalid, notFound, Refusal } from './errors.ts'
import { once } from './idempotency.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Reading } from './standby.ts'
import type { Storage } from './storage.ts'
import { cookieOf } from './cookies.ts'
import { refusedWhileDown } from './database-watch.ts'
import { CsvReply } from './csv-reply.ts'
import { KeptReply } from './kept-reply.ts'
import { FileReply } from './file-reply.ts'
import { readCsv } from './csv-upload.ts'
import { readFields } from './form-fields.ts'
import { readPicture } from './picture-upload.ts'
import { refuseUnsafe } from './safe-input.ts'
import { StreamReply } from './stream-reply.ts'
import { transaction, type Try } from './transaction.ts'
import { networkOf, visitorOf, type Visitor } from './visitor.ts'
import { callerOf, whoCalls, type Identifying } from './who-calls.ts'

/** What a handler gets. `user` is there unless anyone may call. */
interface Call<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  user: E['allow'] extends 'anyone' ? Caller | undefined : Caller
  language: Language
  address: string
  device: string
  visitor: Visitor
  /** The transaction of a call that creates or pays: done once for its key, whatever is repeated. */
  once: (work: (tx: Transaction<DB>, attempt: Try) => Promise<z.output<E['data']>>) => Promise<Stored>
  /** Only for calls that take one. */
  picture: () => Buffer
  /** The text of a table as it was sent, for calls that take one. */
  csv: () => Buffer
  reply: FastifyReply
}

/** Data that is stored with its key and therefore already in its wire form. */
class Stored {
  readonly wire: unknown
  constructor(wire: unknown) {
    this.wire = wire
  }
}

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<z.output<E['data']> | Stored | FileReply | CsvReply | StreamReply | KeptReply>

export interface Served {
  endpoint: Endpoint
  area: Area
  url: string
}

/** What every operation may need. */
interface Parts extends Identifying {
  db: Kysely<DB>
  /** For reports, which may be some seconds old; whatever follows one's own write asks `db`. */
  reading: Reading
  http: FastifyInstance
  /** The same for calls that take a form or a file. */
  forms: FastifyInstance
  log: Log
  jobs: Jobs
  storage: Storage
  keys: Keys
  public_url: string
}

export interface App extends Parts {
  served: Served[]
  serve: <E extends Endpoint>(endpoint: E, handler: Handler<E>, ways?: Ways) => void
}

interface Ways {
  /** The handler asks together with others, and takes a turn of its own for whatever else it needs. */
  isAskedTogether?: boolean
}

export function makeApp(parts: Parts): App {
  speakInKeys()
  const app: App = {
    ...parts,
    served: [],
    serve: (endpoint, handler, ways = {}) => {
      for (const area of endpoint.areas) register(app, area, endpoint, handler, ways)
    },
  }
  return app
}

function register<E extends Endpoint>(app: App, area: Area, endpoint: E, handler: Handler<E>, ways: Ways) {
  const url = pathIn(area, endpoint.path)
  const inTurn = ways.isAskedTogether ? app.inSharedStatement : app.inShare
  assertAllowed(url, area, endpoint)
  app.served.push({ endpoint, area, url })
  const place = endpoint.takes === 'picture' || endpoint.takesFields ? app.forms : app.http
  place.route({
    method: endpoint.method,
    url,
    config: {
      takesCsv: endpoint.takes === 'csv',
      takesFields: endpoint.takesFields ?? false,
      mostEntries: mostEntriesOf(endpoint),
    },
    bodyLimit: largestBody_bytes(endpoint),
    onRequest: area === 'public' ? refusedWhileDown(app.watch) : whoCalls(app, area, endpoint),
    handler: async (request, reply) => {
      const result = await app.watch.whileUp(async () => {
        const picture = endpoint.takes === 'picture' ? await readPicture(request) : undefined
        request.body = await readFields(request, endpoint)
        const { user, waited_ms } = callerOf(request)
        const call = readCall(app, endpoint, url, request, reply, user, picture)
        // Not before the body is here: a slow line takes nobody's share.
        const network = networkOf(request.ip)
        return inTurn({ network, caller: user?.id ?? network, waited_ms }, async () => {
          // Only once nothing else is wrong with the call: nobody proves who they are for a form with a mistake in it.
          if (endpoint.freshProof && user) await app.callers.demandFreshProof(user.session_id)
          return handler(call)
        })
      })
      if (isOwnReply(result)) return result.send(reply)
      if (endpoint.idempotency && !(result instanceof Stored))
        throw new Error(`${url} promises idempotency but did not work inside once()`)
      const data = result instanceof Stored ? result.wire : z.encode(endpoint.data, result)
      return { code: 200, code_message: 'success', data }
    },
  })
}

function isOwnReply(result: unknown) {
  return (
    result instanceof FileReply ||
    result instanceof CsvReply ||
    result instanceof StreamReply ||
    result instanceof KeptReply
  )
}

/** A route that does not say who may call, or says it for the wrong area, does not start. */
function assertAllowed(url: string, area: Area, { allow, scope, freshProof }: Endpoint) {
  const named = allow === 'anyone' || allow === 'signed_in' || (Array.isArray(allow) && allow.length > 0)
  if (!named) throw new Error(`${url} does not say who may call it`)
  const staffOnly = Array.isArray(allow) && allow.every(isStaff)
  if (area === 'staff' && !staffOnly) throw new Error(`${url} is in the staff area but open to customers`)
  if (area === 'public' && allow !== 'anyone')
    throw new Error(`${url} is in the public area but asks for a login`)
  if (freshProof && (scope || area === 'public'))
    throw new Error(`${url} asks for a fresh proof, which only a session of a person can hold`)
  if (scope && (area === 'staff' || Array.isArray(allow)))
    throw new Error(`${url} is for some roles alone and cannot be opened to keys`)
}

const mostEntriesOfQuery = 100

function readCall<E extends Endpoint>(
  app: App,
  endpoint: E,
  url: string,
  request: FastifyRequest,
  reply: FastifyReply,
  user: Caller | undefined,
  picture: Buffer | undefined,
): Call<E>
function readCall(
  app: App,
  endpoint: Endpoint,
  url: string,
  request: FastifyRequest,
  reply: FastifyReply,
  user: Caller | undefined,
  picture: Buffer | undefined,
): unknown {
  const csv = endpoint.takes === 'csv' ? readCsv(request) : undefined
  const json = csv ? undefined : request.body
  refuseUnsafe(json, mostEntriesOf(endpoint))
  refuseUnsafe(request.query, mostEntriesOfQuery)
  const key = endpoint.idempotency ? readKey(endpoint, request) : undefined
  const body = parse(endpoint.body, json ?? {})
  const given = picture ?? csv
  return {
    params: readParams(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body,
    user,
    ...whoAsks(app, endpoint, request, user),
    reply,
    picture: () => fileFor(url, picture),
    csv: () => fileFor(url, csv),
    once: async (work: (tx: Transaction<DB>, attempt: Try) => Promise<unknown>) => {
      const encoded = async (tx: Transaction<DB>, which: Try) =>
        z.encode(endpoint.data, await work(tx, which))
      const attempt = {
        caller: user?.id ?? 'anyone',
        route: `${endpoint.method} ${url}`,
        body: [request.params, given ? fingerprintOf(given) : request.body, ...(csv ? [request.query] : [])],
      }
      return new Stored(
        key ? await once(app.db, { ...attempt, key }, encoded) : await transaction(app.db, encoded),
      )
    },
  }
}

function whoAsks(app: App, endpoint: Endpoint, request: FastifyRequest, user: Caller | undefined) {
  return {
    language: languageOf(request, user),
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    visitor: visitorOf(request, endpoint, app.keys),
  }
}

function fileFor(url: string, file: Buffer | undefined) {
  if (!file) throw new Error(`${url} takes no such file`)
  return file
}

function fingerprintOf(file: Buffer) {
  return createHash('sha256').update(file).digest('hex')
}

function readKey(endpoint: Endpoint, request: FastifyRequest) {
  const key = request.headers['idempotency-key']
  if (key === undefined && endpoint.idempotency === 'optional') return undefined
  if (key === undefined || key === '') throw new Refusal('idempotency_key_missing')
  if (Array.isArray(key) || !/^[\x21-\x7e]{8,128}$/.test(key)) throw new Refusal('idempotency_key_invalid')
  return key
}

function parse(schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  // The first error of a field is the one a person should mend first.
  throw invalid(
    [...Map.groupBy(read.error.issues.flatMap(fieldErrors), ({ path }) => path).values()].flatMap((errors) =>
      errors.slice(0, 1),
    ),
  )
}

/** An id that cannot exist is answered like one that does not. */
function readParams(schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value)
  if (!read.success) throw notFound()
  return read.data
}

function fieldErrors(issue: z.core.$ZodIssue) {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), message: issue.message }]
  return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'error.unknown_field' }))
}

function languageOf(request: FastifyRequest, user: Caller | undefined) {
  const chosen = cookieOf(request.headers.cookie, 'language')
  return isLanguage(chosen) ? chosen : (user?.language ?? defaultLanguage)
}
