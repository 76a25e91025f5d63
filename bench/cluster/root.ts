import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { debianRoot } from './debian.ts'

const programs = {
  patroni: '/usr/bin/patroni',
  // What Patroni speaks to etcd with.
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  'postgresql-18': '/usr/lib/postgresql/18/bin/postgres',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  pgbackrest: '/usr/bin/pgbackrest',
  swift: '/usr/bin/swift-ring-builder',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
  memcached: '/usr/bin/memcached',
}

export const postgresPrograms = path.dirname(programs['postgresql-18'])

/**
 * How each program is asked for its version, and which ones were tried. A pooler before 1.21 forgets statements by name,
 * pgBackRest before 2.57 knows no PostgreSQL 18.
 */
const tried = {
  etcd: {
    words: [programs['etcd-server'], '--version'],
    isTried: (major, minor) => major === 3 && minor >= 5,
  },
  Patroni: { words: [programs.patroni, '--version'], isTried: (major) => major === 4 },
  PostgreSQL: { words: [programs['postgresql-18'], '--version'], isTried: (major) => major === 18 },
  PgBouncer: {
    words: [programs.pgbouncer, '--version'],
    isTried: (major, minor) => major === 1 && minor >= 21,
  },
  HAProxy: { words: [programs.haproxy, '-v'], isTried: (major) => major === 3 },
  Swift: {
    words: ['python3', '-c', 'import swift; print(swift.__version__)'],
    isTried: (major, minor) => major === 2 && minor >= 38,
  },
  pgBackRest: {
    words: [programs.pgbackrest, 'version'],
    isTried: (major, minor) => major === 2 && minor >= 57,
  },
} as const satisfies Record<string, Program>

interface Program {
  words: readonly string[]
  isTried: (major: number, minor: number) => boolean
}

/** With all that a cluster is made of. */
export function clusterRoot() {
  const folder = process.env['CLUSTER_ROOT'] ?? path.resolve(import.meta.dirname, '../../data/cluster/root')
  return debianRoot({ suite: 'forky', programs, folder })
}

/** What the programs say of themselves; refuses others than those that were tried. */
export function versions(root: string) {
  const programs: Record<string, Program> = tried
  return Object.entries(programs)
    .map(([name, { words, isTried }]) => {
      const said = execFileSync('chroot', [root, ...words], { encoding: 'utf8' })
      const [version = said, major, minor] = /(\d+)\.(\d+)[.\d]*/.exec(said) ?? []
      if (!isTried(Number(major), Number(minor)))
        throw new Error(
          `${name} ${version} of the root ${root} is another edition than those that were tried.`,
        )
      return `${name} ${version}`
    })
    .join(', ')
}
