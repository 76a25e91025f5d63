import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compiled, sparingArgs, sparingEnv } from '../../commands/sparing.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const gatheredMain = 'dist/server/main.mjs'

/** The real server as a process of its own, which can be killed and started again; of this checkout, or of another one. */
export function makeServer(
  log_file: string,
  env: Record<string, string>,
  node_args: readonly string[] = [],
  checkout = root,
) {
  let running: { child: ChildProcess; ended: Promise<void> } | undefined
  const url = `http://127.0.0.1:${env['PORT']}`
  process.on('exit', () => running?.child.kill('SIGKILL'))

  const start = () => {
    const child = launch(log_file, env, node_args, checkout)
    running = { child, ended: new Promise((resolve) => child.once('exit', () => resolve())) }
  }
  const end = (signal: NodeJS.Signals) => {
    running?.child.kill(signal)
    return running?.ended
  }
  return {
    url,
    start,
    pid: () => running?.child.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Resolves when it has ended by itself. */
    ended: () => running?.ended,
    /** The end of what it said. */
    said: () => tail(log_file),
    /** How long it took, in milliseconds. */
    ready: (within_ms: number) => answers(`${url}/readyz`, 200, within_ms, log_file),
    unready: (within_ms: number) => answers(`${url}/readyz`, 503, within_ms, log_file),
  }
}

/** As every start of the service, in its own few megabytes. */
function launch(log_file: string, env: Record<string, string>, node_args: readonly string[], cwd: string) {
  const log = openSync(log_file, 'a')
  const child = spawn(process.execPath, [...sparingArgs, ...node_args, mainOf(cwd)], {
    cwd,
    env: {
      ...process.env,
      ...sparingEnv,
      NODE_COMPILE_CACHE: compiled,
      LOG_LEVEL: 'error',
      WEB_BUILD: 'gallery',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

/** A version that does not gather its server yet runs from its sources. */
function mainOf(folder: string) {
  return existsSync(path.join(folder, gatheredMain)) ? gatheredMain : 'api/main.ts'
}

async function answers(url: string, status: number, within_ms: number, log_file: string) {
  const began = performance.now()
  for (;;) {
    const seen = await statusOf(url)
    const took_ms = performance.now() - began
    if (seen === status) return took_ms
    if (took_ms > within_ms)
      throw new Error(`No ${status} after ${within_ms} ms, but ${seen}.\n${tail(log_file)}`)
    await sleep(20)
  }
}

async function statusOf(url: string) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).status
  } catch {
    return 0
  }
}

function tail(file: string) {
  return readFileSync(file, 'utf8').slice(-2000)
}
