import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../faults/figures.ts'
import { makeLeanCaller, type LeanCaller } from './lean-caller.ts'
import { withOwnServer, type OwnServer } from './own-server.ts'
import { doubtOf, rounded, spreadOf, type Result } from './result.ts'

const most = { start_s: 1.2, first_start_s: 3, idle_mib: 130, loaded_mib: 200 }
const starts = 5
const firstStarts = 3
const patience_ms = 60_000

/** From the process to its first `/readyz`, with a data folder and without. */
export async function measureStart(): Promise<Result> {
  const first: number[] = []
  for (let time = 0; time < firstStarts; time += 1) first.push(await withOwnServer(startedIn))
  const again = await withOwnServer(async (server) => {
    const took: number[] = []
    for (let time = 0; time <= starts; time += 1) {
      took.push(await startedIn(server))
      await server.stop()
    }
    return took.slice(1)
  })
  const [start_s, first_start_s] = [median(again), median(first)]
  return {
    row: 'start',
    what: 'start, data folder there / new',
    floor: '',
    measured: `${start_s.toFixed(2)} / ${first_start_s.toFixed(2)} s`,
    wanted: `${most.start_s} / ${most.first_start_s} s`,
    isReached: start_s <= most.start_s && first_start_s <= most.first_start_s,
    doubt: doubtOf({ starts: spreadOf(again), 'first starts': spreadOf(first) }),
    figures: { start_s, first_start_s },
  }
}

async function startedIn(server: OwnServer) {
  server.start()
  return (await server.ready(patience_ms)) / 1000
}

const load_ms = 60_000
const callsPerSecond = 100
const settle_ms = 10_000
const mixed = ['/', '/livez', '/api/v1/purchase/masterdata', '/api/v1/location', '/quote', '/faq']

/** The process alone: after a start without a build, and after a minute of a hundred calls a second. */
export function measureMemory(): Promise<Result> {
  return withOwnServer(async (server) => {
    await startedIn(server)
    await sleep(settle_ms)
    const idle_mib = await server.memory_mib()
    const caller = await makeLeanCaller(server.url, 4)
    await callMixed(caller)
    caller.close()
    await sleep(settle_ms)
    const loaded_mib = await server.memory_mib()
    return {
      row: 'memory',
      what: 'memory of the process, idle / after a minute of 100 calls a second',
      floor: '',
      measured: `${rounded(idle_mib)} / ${rounded(loaded_mib)} MiB`,
      wanted: `${most.idle_mib} / ${most.loaded_mib} MiB`,
      isReached: idle_mib <= most.idle_mib && loaded_mib <= most.loaded_mib,
      doubt: '',
      figures: { idle_mib, loaded_mib },
    }
  })
}

async function callMixed({ ask }: LeanCaller) {
  const began = performance.now()
  for (let sent = 0; performance.now() - began < load_ms; sent += 1) {
    const path = mixed[sent % mixed.length] ?? '/'
    const { status } = await ask(0, path)
    if (status !== 200) throw new Error(`${path} was answered ${status}.`)
    const ahead_ms = (sent * 1000) / callsPerSecond - (performance.now() - began)
    if (ahead_ms > 1) await sleep(ahead_ms)
  }
}
