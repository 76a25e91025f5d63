import { AsyncLocalStorage } from 'node:async_hooks'
import type { onSendAsyncHookHandler } from 'fastify'
import { DefaultQueryCompiler } from 'kysely'
import type { App } from '../platform/serve.ts'
import { findWritten } from './statements/find-strangers.ts'

/** What is no act of its own: how calls are counted, told apart and proven, and what waits for the act that uses it. */
const quiet = new Set([
  'idempotency',
  'limits',
  'spent_proofs',
  'fresh_proofs',
  'passkey_challenges',
  'processes',
  'sessions',
  'files',
  'hand_overs',
  'hand_over_parcels',
  'door_tries',
])

/** A try at a door is taken away with its note. Of two equal scans at once one may pay for the try and the other take the step. */
const quietBeside: Record<string, string> = { door_codes: 'door_tries' }

const readsEarlierAnswer = /^select .*"answer" from "idempotency"/

const calls = new AsyncLocalStorage<Set<string>>()

const compile = DefaultQueryCompiler.prototype.compileQuery
DefaultQueryCompiler.prototype.compileQuery = function (this: DefaultQueryCompiler, ...args) {
  const compiled = compile.apply(this, args)
  const written = calls.getStore()
  // Whoever reads the answer of an earlier call has done nothing: the first try was rolled back.
  if (readsEarlierAnswer.test(compiled.sql)) written?.clear()
  if (written) for (const table of findWritten(compiled.sql)) written.add(table)
  return compiled
}

/** Collects what staff changed by a call without a line in the audit log. */
export function watchSilentActs({ http, forms, served }: Pick<App, 'http' | 'forms' | 'served'>) {
  const silent = new Set<string>()
  const note: onSendAsyncHookHandler = async ({ method, routeOptions }, reply) => {
    const written = [...(calls.getStore() ?? [])]
    const call = served.find(({ endpoint, url }) => endpoint.method === method && url === routeOptions.url)
    if (call?.area !== 'staff' || reply.statusCode !== 200 || written.includes('events')) return
    const changed = written.filter(
      (table) => !quiet.has(table) && !written.includes(quietBeside[table] ?? ''),
    )
    if (changed.length > 0) silent.add(`${method} ${call.url} changes ${changed.toSorted().join(', ')}`)
  }
  for (const place of [http, forms])
    place.addHook('onRequest', (_request, _reply, done) => calls.run(new Set(), done)).addHook('onSend', note)
  return silent
}
