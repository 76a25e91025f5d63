import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { placeFor, type Place } from './embedded-place.ts'

export interface EmbeddedPostgres {
  url: string
  /** The same by a socket of this machine, which costs less than TCP; by TCP where there is none. */
  near_url: string
  stop: () => Promise<void>
  /** Starts it again, at the same address, after it was killed. */
  revive: () => Promise<void>
}

const ready = /(\d+)\n([^\n]*)\n127\.0\.0\.1\n/
// The name of a socket is at most 107 bytes, and a path with other characters would have to be quoted for a shell.
const socketFolder = /^[\w./-]{1,90}$/
// What a killed server leaves for a moment: processes of it that still end, or its port with whoever took it meanwhile.
const passing = /is still in use|Address already in use/
const patience_ms = 20_000

/** Our own PostgreSQL in the data folder. One left running by a killed process is taken over, not started twice. */
export async function startEmbeddedPostgres(
  data_dir: string,
  password: string,
  say: (line: string) => void,
  extra: string[] = [],
): Promise<EmbeddedPostgres> {
  const place = await placeFor(data_dir, say)
  if (!(await exists(path.join(place.cluster, 'PG_VERSION')))) {
    say('Creating the database (once) …')
    await createCluster(place, password)
  }
  const running = await run(place, [place.pg_ctl, 'status', '-D', place.cluster])
  if (running.code !== 0) await startCluster(place, extra)
  const told = ready.exec(await readFile(path.join(place.cluster, 'postmaster.pid'), 'utf8'))
  const [, port, socket] = told ?? []
  if (!port)
    throw new Error(`PostgreSQL did not tell its port; its log is ${path.join(place.cluster, 'server.log')}`)

  const at = (host: string) => `postgres://seberang:${encodeURIComponent(password)}@${host}:${port}/postgres`
  return {
    url: at('127.0.0.1'),
    near_url: at(encodeURIComponent(socket || '127.0.0.1')),
    revive: () => startCluster(place, [...extra, `port=${port}`]),
    stop: async () => {
      await run(place, [place.pg_ctl, 'stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '30'])
    },
  }
}

/** Made under another name and renamed, so that a start cut short never leaves half a cluster behind. */
async function createCluster(place: Place, password: string) {
  const unfinished = `${place.cluster}.new`
  const password_file = `${place.cluster}.${randomBytes(4).toString('hex')}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(place.cluster), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(password_file, password, { mode: 0o600 })
  if (place.user) {
    await chown(unfinished, place.user.uid, place.user.gid)
    await chown(password_file, place.user.uid, place.user.gid)
  }
  try {
    const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const made = await run(place, [
      place.initdb,
      '-D',
      unfinished,
      '-U',
      'seberang',
      '--auth=scram-sha-256',
      `--pwfile=${password_file}`,
      ...locale,
    ])
    if (made.code !== 0) throw new Error(`initdb failed: ${made.output}`)
    await rename(unfinished, place.cluster)
  } finally {
    await rm(password_file, { force: true })
  }
}

async function startCluster(place: Place, extra: string[]) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketFolder.test(place.cluster) ? place.cluster : ''}`,
    'timezone=UTC',
    'log_timezone=UTC',
    ...extra,
  ]
  const log = path.join(place.cluster, 'server.log')
  const start = async () => {
    const options = `-p ${await freePort()} ${settings.map((setting) => `-c ${setting}`).join(' ')}`
    const args = ['start', '-D', place.cluster, '-l', log, '-w', '-t', '60', '-o', options]
    return run(place, [place.pg_ctl, ...args])
  }
  for (const until = Date.now() + patience_ms; ; await sleep(500)) {
    const { code, output } = await start()
    if (code === 0) return
    const words = await lastWords(log)
    if (!passing.test(words) || Date.now() > until)
      throw new Error(`PostgreSQL did not start; its log is ${log}\n${output}${words}`)
  }
}

async function lastWords(log: string) {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-5).join('\n')
}

function run(place: Place, [command = '', ...args]: string[]) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      ...place.user,
      cwd: path.dirname(place.cluster),
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    // Not 'close': the server inherits the pipes of pg_ctl and would keep them open.
    child.once('exit', (code) => resolve({ code, output }))
  })
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function exists(file: string) {
  return readFile(file).then(
    () => true,
    () => false,
  )
}

/** Ends a server that a killed process left behind, so that its folder can go. */
export async function stopLeftover(data_dir: string) {
  const place = await placeFor(data_dir, () => undefined)
  await run(place, [place.pg_ctl, 'stop', '-D', place.cluster, '-m', 'immediate', '-w', '-t', '30'])
  await rm(place.cluster, { recursive: true, force: true })
}
