import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../api/testing/free-port.ts'
import { asking, killAll } from '../faults/postgres.ts'
import { postgresPrograms } from '../cluster/root.ts'
import { buckets, type Store } from '../cluster/store.ts'
import { swiftKey, swiftRegion } from '../cluster/swift.ts'

const password = 'bench'
const patience_ms = 120_000

export type Machine = ReturnType<typeof newMachine>

/** An empty machine: PostgreSQL and pgBackRest are installed, and nothing else is there. */
export async function emptyMachine(root: string, store: Store) {
  return newMachine(root, store, await freePort())
}

function newMachine(root: string, store: Store, port: number) {
  const folder = mkdtempSync(path.join(root, 'tmp/seberang-'))
  // As it is called inside the root.
  const inside = folder.slice(root.length)
  write(folder, inside, store, port)
  const run = (...words: string[]) => runInside(root, words)
  const backrest = (...words: string[]) =>
    run('pgbackrest', `--config=${inside}/pgbackrest.conf`, '--stanza=seberang', ...words)
  const url = `postgres://seberang:${password}@127.0.0.1:${port}/postgres`
  const postgres = { url, ...asking(url) }
  const start = () => startPostgres({ root, inside, port }, postgres)
  return {
    ...postgres,
    folder,
    /** A new database whose log goes to the store from the first moment on. */
    create: async () => {
      const locale = [
        '--encoding=UTF8',
        '--no-locale',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ]
      const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${inside}/password`]
      await run(`${postgresPrograms}/initdb`, '-D', `${inside}/data`, '-U', 'seberang', ...auth, ...locale)
      await start()
      await backrest('stanza-create')
    },
    backUp: (type: 'full' | 'incr') => backrest('backup', `--type=${type}`),
    /** To the newest moment that is in the store, or to another one. */
    restore: async (moment?: string) => {
      const target = moment ? ['--type=time', `--target=${moment}`, '--target-action=promote'] : []
      await backrest('restore', ...target)
      await start()
    },
    /** Its processes at once, its disk with them. */
    lose: async () => {
      // One that never came up, or is lost already, has nobody to ask.
      await killAll(await postgres.pids().catch(() => []))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The settings of docs/machines.md. */
function write(folder: string, inside: string, store: Store, port: number) {
  const files = {
    'store.pem': store.certificate,
    password,
    'pgbackrest.conf': `[global]
repo1-type=s3
repo1-path=/seberang
repo1-s3-bucket=${buckets.database}
repo1-s3-endpoint=localhost
repo1-s3-region=${swiftRegion}
repo1-s3-uri-style=path
repo1-s3-key=${swiftKey.id}
repo1-s3-key-secret=${swiftKey.secret}
repo1-storage-port=${store.port}
repo1-storage-ca-file=${inside}/store.pem
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=bench
repo1-bundle=y
repo1-retention-full=2
start-fast=y
compress-type=zst
lock-path=${inside}/lock
log-level-console=warn
log-level-file=off
[seberang]
pg1-path=${inside}/data
pg1-socket-path=${inside}
pg1-port=${port}
pg1-user=seberang
`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  // The machine belongs to PostgreSQL's user, which only the root knows.
  spawnSync('chroot', [folder.slice(0, -inside.length), 'chown', '-R', 'postgres:', inside])
  chmodSync(folder, 0o700)
}

interface Place {
  root: string
  inside: string
  port: number
}

async function startPostgres({ root, inside, port }: Place, { query }: ReturnType<typeof asking>) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${inside}`,
    'timezone=UTC',
    'archive_mode=on',
    'archive_timeout=30',
    `archive_command=pgbackrest --config=${inside}/pgbackrest.conf --stanza=seberang archive-push %p`,
  ].flatMap((setting) => ['-c', setting])
  const words = [`${postgresPrograms}/postgres`, '-D', `${inside}/data`, ...settings]
  const child = spawn('chroot', ['--userspec=postgres', root, ...words], { stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGQUIT'))
  for (const began = Date.now(); Date.now() - began < patience_ms; await sleep(100)) {
    const [row] = await query<{ writes: boolean }>('select not pg_is_in_recovery() as writes').catch(() => [])
    if (row?.writes) return
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}.`)
  }
  throw new Error('PostgreSQL did not write within two minutes.')
}

/** As PostgreSQL's user; what it printed is told when it fails. */
function runInside(root: string, words: readonly string[]) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn('chroot', ['--userspec=postgres', root, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${words[0]} failed: ${output.slice(-2000)}`)),
    )
  })
}
