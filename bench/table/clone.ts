import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopLeftover } from '../../api/platform/embedded-postgres.ts'
import { freePort } from '../../api/testing/free-port.ts'
import type { Result } from './result.ts'

const most = { clone_s: 25, installed_mib: 400 }
const patience_ms = 300_000
const root = path.resolve(import.meta.dirname, '../..')

/** A clone of the last commit, installed from npm's cache, built and started by `npm start`. */
export async function measureClone(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-clone-'))
  chmodSync(folder, 0o755)
  const checkout = path.join(folder, 'seberang')
  const data_dir = path.join(folder, 'data')
  try {
    const began = performance.now()
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, checkout])
    await started(checkout, data_dir)
    return resultOf((performance.now() - began) / 1000, installed(checkout))
  } finally {
    await stopLeftover(data_dir).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function started(checkout: string, data_dir: string) {
  const port = String(await freePort())
  const METRICS_PORT = String(await freePort())
  const env = {
    ...process.env,
    PORT: port,
    METRICS_PORT,
    DATA_DIR: data_dir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  }
  const child = spawn('npm', ['start'], { cwd: checkout, env, stdio: 'ignore', detached: true })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await ready(`http://127.0.0.1:${port}/readyz`, () => child.exitCode !== null)
  } finally {
    // npm and what it started are one group.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

async function ready(url: string, hasEnded: () => boolean) {
  for (const began = performance.now(); performance.now() - began < patience_ms; await sleep(50)) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (hasEnded()) break
  }
  throw new Error('The clone did not start.')
}

function installed(checkout: string) {
  return Number.parseInt(
    execFileSync('du', ['-sm', path.join(checkout, 'node_modules')], { encoding: 'utf8' }),
    10,
  )
}

function resultOf(clone_s: number, installed_mib: number): Result {
  return {
    row: 'clone',
    what: "clone to ready, packages in npm's cache; what is installed then",
    floor: '',
    measured: `${clone_s.toFixed(1)} s, ${installed_mib} MiB`,
    wanted: `${most.clone_s} s, ${most.installed_mib} MiB`,
    isReached: clone_s <= most.clone_s && installed_mib <= most.installed_mib,
    doubt: '',
    figures: { clone_s, installed_mib },
  }
}
