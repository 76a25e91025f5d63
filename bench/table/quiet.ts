import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** With more than this of the processors taken by others, clocks and ratios say nothing. */
const mostBusy = 0.1

/** The share of all processors that is busy while nothing of the bench runs. */
async function busyShare(ms = 2000) {
  const before = times()
  await sleep(ms)
  const after = times()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function times() {
  let idle = 0
  let all = 0
  for (const { times } of cpus()) {
    idle += times.idle
    all += times.user + times.nice + times.sys + times.idle + times.irq
  }
  return { idle, all }
}

/** What the row before leaves to be put away is the bench's own, and is over after a moment. */
const mostLooks = 8

async function leastBusy() {
  let least = 1
  for (let look = 0; look < mostLooks && least > mostBusy; look += 1)
    least = Math.min(least, await busyShare())
  return least
}

/** Looks before and after each row whether others work on this machine; where they do all the while, the run is spoilt. */
export function makeQuietCheck() {
  const looks: number[] = []
  return {
    look: async () => {
      // A disk that still writes what the row before wrote is not quiet either.
      execFileSync('sync')
      looks.push(await leastBusy())
    },
    isQuiet: () => looks.every((busy) => busy <= mostBusy),
    busiest: () => Math.max(...looks),
  }
}
