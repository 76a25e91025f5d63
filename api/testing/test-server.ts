import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Role } from '#contract/platform/roles.ts'
import { pathIn, type Area, type Data, type Endpoint, type Input } from '#contract/platform/endpoint.ts'
import type { FieldError } from '#contract/platform/envelope.ts'
import { hashToken } from '../people/sessions/sessions.ts'
import { proveFresh } from '../people/accounts/test-proofs.ts'
import { makeServer } from '../server.ts'
import { readConfig } from '../platform/config.ts'
import type { Db } from '../platform/database.ts'
import { openKeys } from '../platform/installation.ts'
import { openLog } from '../platform/log.ts'
import { roundTrips, statements } from '../platform/metrics.ts'
import type { App } from '../platform/serve.ts'
import { patience } from './patience.ts'
import { noteExamples } from './test-examples.ts'
import { noteForRun } from './test-notes.ts'
import { watchRefusals } from './test-refusals.ts'
import { watchSilentActs } from './test-silent-acts.ts'
import './statements/record-statements.ts'

/** What a test reads of an answer; `data` is only there when the call succeeded. */
interface Answer<E extends Endpoint> {
  status: number
  code: number
  code_message: string
  data: Data<E>
  errors: FieldError[]
  details: Record<string, unknown>
  headers: Record<string, unknown>
  /** The bytes of the answer, for calls that give a file. */
  file: Buffer
}

interface Options {
  token?: string
  key?: string
  headers?: Record<string, string>
  area?: Area
  address?: string
  picture?: Buffer
}

/** A whole server over its own copy of the migrated database, in this process. Ends with the test file. */
export async function startTestServer(env: Record<string, string> = {}) {
  const { url, drop } = await copyTemplate()
  // Hooks run in the order they were asked for: the database goes after every server that stands on it.
  const stops: (() => Promise<void>)[] = []
  after(async () => {
    try {
      for (const stop of stops) await stop()
    } finally {
      await drop()
    }
  })
  return {
    ...(await startOn(url, env, stops)),
    /** What else stands on the database goes first. */
    stopFirst: (stop: () => Promise<void>) => void stops.unshift(stop),
    /** One more process beside it, as far as the database can tell. */
    startAnother: () => startOn(url, env, stops),
  }
}

export const testKey = 'a secret that only tests know, 32+'

/** The service over the database at this address; whoever starts it stops it. */
export async function startOn(url: string, env: Record<string, string>, stops: (() => Promise<void>)[]) {
  const data_dir = await mkdtemp(path.join(tmpdir(), 'seberang-test-'))
  const config = readConfig({
    DATA_DIR: data_dir,
    PUBLIC_URL: 'https://seberang.test',
    WEB_BUILD: 'gallery',
    ...env,
  })
  const logged: string[] = []
  const log = openLog('info', { write: (line: string) => void logged.push(line) })
  const keys = await openKeys(url, [config.secret_key ?? testKey, config.secret_key_other])
  const server = await makeServer({ ...config, keys }, url, log, patience)
  const { app } = server
  const [undeclared, silent] = [watchRefusals(app), watchSilentActs(app)]
  const { EXAMPLES_FILE } = process.env
  if (EXAMPLES_FILE) await noteExamples(app, EXAMPLES_FILE)
  await app.http.ready()
  stops.push(async () => {
    await server.stop()
    await noteForRun(url)
    await rm(data_dir, { recursive: true, force: true })
    assert.doesNotMatch(logged.join(''), planted, 'a log line holds personal data')
    assert.deepEqual([...silent], [], 'staff changed something that is not in the audit log')
    assert.deepEqual([...undeclared], [], 'calls were refused with words that they do not declare')
  })
  return {
    ...app,
    app,
    dispatch: server.dispatch,
    url,
    config,
    logged,
    call: callerFor(app),
    makeUser: (role: Role = 'customer') => makeUser(app.db, role),
    proveFresh: (token: string) => proveFresh(app.db, token),
    settle: () => settle(app),
    countStatements,
    countRoundTrips,
  }
}

// What tests put in as names, addresses, phones and passwords. None of it may ever be logged.
const planted = /example\.com|Contoh|123456789|kopi-tarik/

/** Calls an endpoint through the real door, typed by its description. */
function callerFor(app: App) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: Partial<Input<E>> = {},
    options: Options = {},
  ): Promise<Answer<E>> => {
    const { params, query, body } = readInput(input)
    const reply = await app.http.inject({
      method: endpoint.method,
      url: pathIn(
        areaFor(endpoint, options),
        endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      ),
      query,
      ...(endpoint.method === 'GET' ? {} : { payload: options.picture ? asForm(options.picture) : body }),
      headers: headersFor(endpoint, options),
      remoteAddress: options.address ?? '203.0.113.7',
    })
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    const answer: Omit<Answer<E>, 'file'> = isJson ? reply.json() : JSON.parse('{}')
    return { ...answer, status: reply.statusCode, headers: reply.headers, file: reply.rawPayload }
  }
}

function areaFor(endpoint: Endpoint, { area, token }: Options) {
  const signedIn = token ? endpoint.areas.find((name) => name !== 'public') : undefined
  return area ?? signedIn ?? endpoint.areas[0] ?? 'public'
}

function readInput(input: { params?: unknown; query?: unknown; body?: unknown }) {
  return { params: texts(input.params), query: texts(input.query), body: { ...asObject(input.body) } }
}

function texts(value: unknown) {
  return Object.fromEntries(Object.entries(asObject(value)).map(([name, inner]) => [name, String(inner)]))
}

function asObject(value: unknown) {
  return typeof value === 'object' && value !== null ? value : {}
}

const boundary = 'the-parts-of-a-form'

function asForm(picture: Buffer) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

function headersFor(endpoint: Endpoint, { token, key, headers, picture }: Options) {
  const own = key ?? (endpoint.idempotency === 'required' ? randomUUIDv7() : undefined)
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(own ? { 'idempotency-key': own } : {}),
    ...(picture ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
    ...headers,
  }
}

/** A person of the role with an open session; the token goes into `call`. */
async function makeUser(db: Db, role: Role) {
  const id = randomUUIDv7()
  const token = randomBytes(32).toString('base64url')
  const email = `${role}-${id}@example.com`
  await db
    .insertInto('users')
    .values({ id, email, name: `Test ${role}`, phone: '+60123456789', role, password_hash: 'none' })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      id: randomUUIDv7(),
      user_id: id,
      token_hash: hashToken(token),
      device: 'test',
      network: 'test',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return { id, token, email }
}

/** Waits until this process knows the newest master data: what is counted afterwards reads it no more. */
async function settle({ db, watch }: App) {
  const { master_data_version } = await db
    .selectFrom('switches')
    .select('master_data_version')
    .executeTakeFirstOrThrow()
  while (watch.masterDataVersion() < master_data_version) await sleep(50)
}

const tally = new AsyncLocalStorage<{ statements: number; roundTrips: number }>()
countFor('statements', statements)
countFor('roundTrips', roundTrips)

/** What runs in the background meanwhile is not part of the work. */
function countFor(kind: 'statements' | 'roundTrips', counter: typeof statements) {
  const inc = counter.inc.bind(counter)
  counter.inc = () => {
    const counted = tally.getStore()
    if (counted) counted[kind] += 1
    inc()
  }
}

/** How often the work waits for PostgreSQL. */
async function countRoundTrips(work: () => Promise<unknown>) {
  const counted = { statements: 0, roundTrips: 0 }
  await tally.run(counted, work)
  return counted.roundTrips
}

/** How many statements the work sends to PostgreSQL. */
async function countStatements(work: () => Promise<unknown>) {
  const counted = { statements: 0, roundTrips: 0 }
  await tally.run(counted, work)
  return counted.statements
}

async function copyTemplate() {
  const server_url = process.env['TEST_SERVER_URL']
  const template = process.env['TEST_TEMPLATE']
  if (!server_url || !template)
    throw new Error('Server tests need a PostgreSQL: run them with `npm test -- <word in the path>`.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server_url, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server_url)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(server_url, `drop database ${name} with (force)`) }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
