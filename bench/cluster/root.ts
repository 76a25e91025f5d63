import { execFileSync } from 'node:child_process'
import { debianRoot } from './debian.ts'

const programs = { pgbouncer: '/usr/sbin/pgbouncer', haproxy: '/usr/sbin/haproxy' }

/** With a pooler and a proxy newer than those of the machine. */
export function clusterRoot() {
  return debianRoot({ name: 'cluster', suite: 'trixie', programs, folder: process.env['CLUSTER_ROOT'] })
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
