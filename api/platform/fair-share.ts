import { unavailable } from './errors.ts'

interface Asking {
  network: string
  /** A session or a key of theirs; whoever is not signed in is one with their network. */
  caller: string
  /** What the same call has waited before, where it was begun: who calls is known, and it goes before those that are not begun. */
  waited_ms?: number | undefined
}

type Row = 'begun' | 'others'
const rows = ['begun', 'others'] as const satisfies readonly Row[]

interface Line {
  running: number
  waiting: Record<Row, (() => void)[]>
}

interface Network {
  running: number
  waiting: Record<Row, number>
  lines: Map<string, Line>
}

const mostWaiting = { ofCaller: 200, ofNetwork: 400 }
// Of all that a call waits before its work begins. An answer later than two seconds is of no use to whoever called; they
// hear after three quarters of it that we are busy, and nothing is done for them any more.
const usualWait_ms = 1500
// What a call that was begun may wait at least: else a crowd would be asked who it is, and nobody would be served.
const leastOfBegun = 1 / 3

interface Most {
  ofCaller: number
  ofNetwork: number
}

/**
 * Keeps places free for everybody, be they database connections or those of a statement that many share: one caller has four
 * of ten at a time and one network seven, however many connections to us they open. The rest of their calls wait here, where
 * they cost nothing, and the callers of a network take turns. Without it, a hundred orders that wait for the same lock would
 * hold every connection there is.
 */
export function makeFairShare(places: number, longestWait_ms = usualWait_ms) {
  const most = { ofCaller: Math.ceil(places * 0.4), ofNetwork: Math.ceil(places * 0.7) }
  const networks = new Map<string, Network>()

  return async <Result>({ network: name, caller, waited_ms }: Asking, work: () => Promise<Result>) => {
    const network = entry(networks, name, () => ({
      running: 0,
      waiting: { begun: 0, others: 0 },
      lines: new Map(),
    }))
    const line = entry(network.lines, caller, () => ({ running: 0, waiting: { begun: [], others: [] } }))
    const forget = () => {
      if (line.running + line.waiting.begun.length + line.waiting.others.length === 0)
        network.lines.delete(caller)
      if (network.lines.size === 0) networks.delete(name)
    }
    if (mayStart(most, network, line)) start(network, line)
    else
      await wait(network, line, {
        row: waited_ms === undefined ? 'others' : 'begun',
        patience_ms:
          waited_ms === undefined
            ? longestWait_ms
            : Math.max(longestWait_ms - waited_ms, longestWait_ms * leastOfBegun),
      }).catch((error) => {
        forget()
        throw error
      })
    try {
      return await work()
    } finally {
      network.running -= 1
      line.running -= 1
      startNext(most, network)
      forget()
    }
  }
}

export type FairShare = ReturnType<typeof makeFairShare>

function mayStart(most: Most, network: Network, line: Line) {
  return line.running < most.ofCaller && network.running < most.ofNetwork
}

function start(network: Network, line: Line) {
  network.running += 1
  line.running += 1
}

async function wait(network: Network, line: Line, { row, patience_ms }: { row: Row; patience_ms: number }) {
  if (line.waiting[row].length >= mostWaiting.ofCaller || network.waiting[row] >= mostWaiting.ofNetwork)
    throw unavailable('busy')
  network.waiting[row] += 1
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  line.waiting[row].push(resolve)
  const giveUp = () => {
    line.waiting[row] = line.waiting[row].filter((go) => go !== resolve)
    network.waiting[row] -= 1
    reject(unavailable('busy'))
  }
  const patience = patience_ms === Infinity ? undefined : setTimeout(giveUp, patience_ms)
  return promise.finally(() => clearTimeout(patience))
}

/** The caller who was served goes to the end of the row. */
function startNext(most: Most, network: Network) {
  for (const row of rows)
    for (const [caller, line] of network.lines) {
      const next = mayStart(most, network, line) ? line.waiting[row].shift() : undefined
      if (!next) continue
      network.lines.delete(caller)
      network.lines.set(caller, line)
      network.waiting[row] -= 1
      start(network, line)
      return next()
    }
}

function entry<Value>(map: Map<string, Value>, name: string, make: () => Value) {
  const known = map.get(name)
  if (known) return known
  const made = make()
  map.set(name, made)
  return made
}
