// The quick half of `npm test`: types, lint, format, unused code, generated schema.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { findCircles } from './circles.ts'
import { isSchemaCurrent, isSchemaUnchanged, keepSchemaStamp } from './schema.ts'
import { databaseAt, startTestPostgres } from './test-postgres.ts'

const cache = path.resolve(import.meta.dirname, '../data/check')

interface CheckResult {
  ok: boolean
  output: string
}

/** Every check, the longest first, so that none of them is left running alone at the end. */
const checks: [name: string, check: () => CheckResult | Promise<CheckResult>][] = [
  ['types of web', () => checkTypes('web')],
  ['types of api', () => checkTypes('api')],
  ['types of browser', () => checkTypes('browser')],
  ['types of commands and bench', () => checkTypes('commands')],
  ['generated schema', checkSchema],
  ['unused code', () => run('knip', [])],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['types of contract', () => checkTypes('contract')],
  ['types of the worker', () => checkTypes('web/worker')],
  ['format', () => run('oxfmt', ['--check', '.'])],
  ['no folder leads back to itself', checkCircles],
]

/** Runs every check, as many at once as there are cores, prints the output of those that fail, and counts. */
export async function runChecks() {
  mkdirSync(cache, { recursive: true })
  const waiting = checks.values()
  const results: boolean[] = []
  const work = async () => {
    for (const [name, check] of waiting) results.push(report(name, await check()))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length }
}

function report(name: string, { ok, output }: CheckResult) {
  console.log(`${ok ? '✔' : '✖'} ${name}`)
  if (!ok) console.log(output)
  return ok
}

/** One checker a program: several would each look at the same types again, while the other cores have work of their own. */
function checkTypes(folder: string) {
  const kept = path.join(cache, `${folder.replaceAll('/', '-')}.tsbuildinfo`)
  return run('tsc', ['-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept])
}

function checkCircles() {
  const circles = findCircles()
  return { ok: circles.length === 0, output: circles.join('\n') }
}

/** A PostgreSQL is started only when something that the schema follows from is new since it last fitted. */
async function checkSchema() {
  const stamp = path.join(cache, 'schema')
  if (await isSchemaUnchanged(stamp)) return { ok: true, output: '' }
  const server = await startTestPostgres()
  const ok = await isSchemaCurrent(databaseAt(server.url, server.template))
  await server.stop()
  if (ok) await keepSchemaStamp(stamp)
  return { ok, output: 'database/schema.ts does not fit the migrations: run `npm run schema`.' }
}

function run(command: string, args: readonly string[]) {
  return new Promise<CheckResult>((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
