// A server started as a person would, for tests of what happens around its start and its end.
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mainFile } from './build/server.ts'
import { asAdmin, databaseAt } from './test-postgres.ts'

const root = path.resolve(import.meta.dirname, '..')

export interface RunningServer {
  child: ChildProcess
  /** Everything it has printed so far. */
  output: string
  ended: Promise<number | null>
}

const running = new Set<RunningServer>()

export function killRunning() {
  for (const { child } of running) child.kill('SIGKILL')
}

/** Starts the server as a person would, and collects what it prints. */
export function start(env: Record<string, string>) {
  const child = spawn('node', [mainFile], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', WEB_BUILD: 'gallery', ...env },
  })
  const server: RunningServer = {
    child,
    output: '',
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (server.output += chunk))
  running.add(server)
  return server
}

// This ends a test that hangs. It says nothing about how fast anything is, so no busy machine reaches it.
const patience_ms = 180_000

export async function prints(server: RunningServer, words: RegExp) {
  for (const until = Date.now() + patience_ms; Date.now() < until; await sleep(100))
    if (words.test(server.output)) return
  assert.fail(`never printed ${words}:\n${server.output}`)
}

/** A busy machine may answer that it is overloaded: whoever asks again is answered. */
export async function askPatiently(url: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(url, init)
  if (reply.status !== 503 || !(await reply.clone().text()).includes('"overloaded"')) return reply
  await sleep(500)
  return askPatiently(url, init)
}

/** A copy of the migrated database. */
export async function copyDatabase() {
  const server = String(process.env['TEST_SERVER_URL'])
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, (client) =>
    client.query(`create database ${name} template ${process.env['TEST_TEMPLATE']}`),
  )
  return databaseAt(server, name)
}

export async function recovers(url: string) {
  for (const until = Date.now() + patience_ms; Date.now() < until; await sleep(100))
    if ((await fetch(url)).status === 200) return
  assert.fail(`${url} does not come back`)
}
