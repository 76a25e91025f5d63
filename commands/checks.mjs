// The quick half of `npm test`: types, lint, format, unused code, generated schema.
import { spawn } from 'node:child_process'
import { findCircles } from './circles.mjs'
import { isSchemaCurrent } from './schema.mjs'
import { databaseAt, startTestPostgres } from './test-postgres.mjs'

const programs = [
  ['types of contract', 'tsc', '-p', 'contract'],
  ['types of api', 'tsc', '-p', 'api'],
  ['types of web', 'tsc', '-p', 'web'],
  ['types of the worker', 'tsc', '-p', 'web/worker'],
  ['types of browser', 'tsc', '-p', 'browser'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['format', 'oxfmt', '--check', '.'],
  ['unused code', 'knip'],
]

/** Runs every check, prints the output of those that fail, and counts. */
export async function runChecks() {
  const results = []
  for (const [name, command, ...args] of programs) results.push(report(name, await run(command, args)))
  results.push(report('no folder leads back to itself', checkCircles()))
  results.push(report('generated schema', await checkSchema()))
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length }
}

function report(name, { ok, output }) {
  console.log(`${ok ? '✔' : '✖'} ${name}`)
  if (!ok) console.log(output)
  return ok
}

function checkCircles() {
  const circles = findCircles()
  return { ok: circles.length === 0, output: circles.join('\n') }
}

async function checkSchema() {
  const server = await startTestPostgres()
  const ok = await isSchemaCurrent(databaseAt(server.url, server.template))
  await server.stop()
  return { ok, output: 'database/schema.ts does not fit the migrations: run `npm run schema`.' }
}

export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
