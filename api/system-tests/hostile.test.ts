import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import type { Served } from '../platform/serve.ts'
import { hashPassword } from '../people/accounts/passwords.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeWeighings } from '../orders/differences/test-weighings.ts'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import { hostileCalls, type HostileCall } from './test-hostile-calls.ts'
import { existingIn } from './test-existing.ts'
import { watchWrites } from './test-writes.ts'

const seed = Number(process.env['SEED'] ?? 20_261_121)
// SEED and TIMES let somebody look longer or elsewhere.
const times = Number(process.env['TIMES'] ?? 10)

const server = await startTestServer()
const { db, http, makeUser } = server
const callers = ['nobody', 'customer', 'courier', 'agent', 'admin'] as const
type Who = (typeof callers)[number]

async function settleIn() {
  const { heavierParcel } = await makeWeighings(server)
  const { person } = await heavierParcel()
  const { placeWithProof, place } = await makeOrders(server)
  await placeWithProof(person)
  await place(person, 'qris')
  return new Map<Who, { id: string; token: string }>([
    ['customer', person],
    ['courier', await makeUser('courier')],
    ['agent', await makeUser('agent')],
    ['admin', await makeUser('admin')],
  ])
}

const password_hash = await hashPassword('kopi-tarik-ombak-7')
const people = await settleIn()
await givePasswords()
const existing = await existingIn(db)
await server.dispatch.stop()
const writes = await watchWrites(server.url)

/** People of tests have none, and could not even try to log in. */
function givePasswords() {
  return db.updateTable('users').set({ password_hash }).where('password_hash', '=', 'none').execute()
}

// Afterwards each route gets two calls: a busy machine looks less closely, but at everything.
const budget_ms = 45_000
let hosts = 0

async function send({ endpoint, url }: Served, who: Who, { path, headers, payload }: HostileCall) {
  hosts += 1
  const token = people.get(who)?.token
  const reply = await ask({
    method: endpoint.method,
    url: path,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: `10.${hosts >> 16}.${(hosts >> 8) & 255}.${hosts & 255}`,
  })
  const at = `${endpoint.method} ${url} as ${who}`
  assertEnvelope(reply, at)
  const written = await writes.take()
  if (reply.statusCode >= 400)
    assert.deepEqual(
      written,
      [],
      `${at} was refused with ${reply.statusCode} ${reply.body.slice(0, 200)} and stored something`,
    )
  if (reply.statusCode === 401 && token && !headers['authorization'] && who !== 'nobody') await replace(who)
}

const busy = new Set(['overloaded', 'database_unavailable', 'busy'])

/** A machine that is too busy just now says so, and is asked again. */
async function ask(request: InjectOptions): Promise<LightMyRequestResponse> {
  for (let asked = 1; ; asked += 1) {
    const reply = await http.inject(request)
    if (reply.statusCode !== 503 || asked === 4) return reply
    await sleep(250)
  }
}

/** Somebody whose session a call has just ended. */
async function replace(who: Exclude<Who, 'nobody'>) {
  const person = await makeUser(who)
  people.set(who, person)
  await givePasswords()
  await writes.take()
}

function assertEnvelope({ statusCode, headers, body, json }: LightMyRequestResponse, at: string) {
  if (statusCode === 503 && busy.has(json().code_message)) return
  assert.ok(statusCode < 500, `${at} was answered ${statusCode}: ${body.slice(0, 300)}`)
  const type = String(headers['content-type'])
  if (statusCode < 400 && !type.startsWith('application/json')) return
  assert.match(type, /^application\/json/, `${at}: ${statusCode} ${body.slice(0, 200)}`)
  const answer = json()
  assert.equal(answer.code, statusCode === 401 ? 403 : statusCode, at)
  assert.match(answer.code_message, /^[a-z][a-z_]{2,60}$/, at)
  if (statusCode === 200) assert.ok('data' in answer, at)
  else assert.equal('data' in answer, false, at)
}

test(`no input of any kind, by anybody, brings an error of ours or stores what was refused (seed ${seed})`, async () => {
  const failures: string[] = []
  const until = Date.now() + budget_ms
  for (const served of server.served) {
    const call = fc.tuple(whoCalls(served), hostileCalls(served.endpoint, served.url, existing))
    const result = await fc.check(
      fc.asyncProperty(call, ([who, one]) => send(served, who, one)),
      { seed, numRuns: Date.now() < until ? times : 2, maxSkipsPerRun: 0, interruptAfterTimeLimit: 5000 },
    )
    if (result.failed)
      failures.push(
        `${String(result.errorInstance)}\n${JSON.stringify(result.counterexample).slice(0, 1500)}`,
      )
    await sql`delete from limits`.execute(db)
  }
  assert.deepEqual(failures, [], failures.join('\n\n'))
})

/** Mostly those who may; the others now and then, for they are turned away at the door. */
function whoCalls({ area, endpoint: { allow } }: Served) {
  const isAllowed = (who: Who) =>
    area === 'public' || (who !== 'nobody' && (!Array.isArray(allow) || allow.includes(who)))
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...callers.filter(isAllowed)) },
    { weight: 1, arbitrary: fc.constantFrom(...callers) },
  )
}
