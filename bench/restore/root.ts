import { execFileSync } from 'node:child_process'
import { debianRoot } from '../cluster/debian.ts'

export const postgresPrograms = '/usr/lib/postgresql/18/bin'
const programs = { 'postgresql-18': `${postgresPrograms}/postgres`, pgbackrest: '/usr/bin/pgbackrest' }
const leastMinor = 57

/** PostgreSQL 18, and a pgBackRest that knows it. */
export function restoreRoot() {
  return debianRoot({ name: 'restore', suite: 'forky', programs, folder: process.env['RESTORE_ROOT'] })
}

/** What the programs say of themselves; refuses others than those that were tried. */
export function restoreVersions(root: string) {
  const say = (...words: string[]) =>
    execFileSync('chroot', [root, ...words], { encoding: 'utf8' }).split('\n')[0] ?? ''
  const [postgres, backrest] = [
    say(programs['postgresql-18'], '--version'),
    say(programs.pgbackrest, 'version'),
  ]
  if (!/ 18\./.test(postgres)) throw new Error(`${postgres} is there, but PostgreSQL 18 is needed.`)
  const [, major, minor] = /(\d+)\.(\d+)/.exec(backrest) ?? []
  if (Number(major) !== 2 || Number(minor) < leastMinor)
    throw new Error(`${backrest} is there, but PostgreSQL 18 needs pgBackRest 2.${leastMinor} or newer.`)
  return `${postgres}; ${backrest}`
}
