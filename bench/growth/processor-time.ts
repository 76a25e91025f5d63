import { readdirSync, readFileSync } from 'node:fs'

/** Of the kernel's clock, in which it counts processor time. */
const ticksPerSecond = 100

interface Stat {
  parent: number
  own_ticks: number
  ended_ticks: number
}

/** What a process has used so far; PostgreSQL is its postmaster, everything that runs below it and what has ended there. */
export function processorTime_ms(pid: number) {
  return (ticksOf(pid) * 1000) / ticksPerSecond
}

function ticksOf(pid: number) {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(Number(name))
      return stat && (Number(name) === pid || stat.parent === pid) ? [{ ...stat, pid: Number(name) }] : []
    })
  return family.reduce((sum, { own_ticks, ended_ticks }) => sum + own_ticks + ended_ticks, 0)
}

/** Undefined for a process that has ended meanwhile. */
function statOf(pid: number): Stat | undefined {
  try {
    // The text in brackets is the program's name, which may hold anything.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\S)/)
    const fields = rest.split(' ').map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, ended_user = 0, ended_system = 0] = fields.slice(11, 15)
    return { parent, own_ticks: user + system, ended_ticks: ended_user + ended_system }
  } catch {
    return undefined
  }
}
