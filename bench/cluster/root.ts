import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const suite = 'trixie'
const programs = { pgbouncer: '/usr/sbin/pgbouncer', haproxy: '/usr/sbin/haproxy' }

/** A small Debian in a folder, with a pooler and a proxy newer than those of the machine; made once. */
export function debianRoot() {
  const root = process.env['CLUSTER_ROOT'] ?? path.resolve(import.meta.dirname, '../../data/cluster/root')
  if (process.getuid?.() !== 0)
    throw new Error('Only root can run programs in a folder of their own; run this as root.')
  if (!Object.values(programs).every((program) => existsSync(path.join(root, program)))) make(root)
  return root
}

function make(root: string) {
  if (!existsSync('/usr/sbin/debootstrap'))
    throw new Error('The pooler and the proxy come from Debian; install the package debootstrap first.')
  mkdirSync(root, { recursive: true })
  console.log(`Fetching ${Object.keys(programs).join(' and ')} of Debian ${suite} …`)
  const include = `--include=${Object.keys(programs).join(',')}`
  execFileSync('debootstrap', ['--variant=minbase', include, suite, root], { stdio: 'ignore' })
}

/** The first lines in which the programs name their versions; an older pooler forgets statements by name. */
export function versions(root: string) {
  const [pooler, proxy] = [
    [programs.pgbouncer, '--version'],
    [programs.haproxy, '-v'],
  ].map((words) => execFileSync('chroot', [root, ...words], { encoding: 'utf8' }).split('\n')[0] ?? '')
  const [, major, minor] = /(\d+)\.(\d+)/.exec(pooler ?? '') ?? []
  if (Number(major) !== 1 || Number(minor) < 21)
    throw new Error(`${pooler} is too old: statements prepared by name need 1.21 or newer.`)
  return `${pooler}; ${proxy}`
}
