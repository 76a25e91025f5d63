import { unavailable } from './errors.ts'

interface Asking {
  network: string
  /** A session or a key of theirs; whoever is not signed in is one with their network. */
  caller: string
  /** What the same call has waited before. */
  waited_ms?: number
}

interface Line {
  running: number
  waiting: (() => void)[]
}

interface Network {
  running: number
  waiting: number
  lines: Map<string, Line>
}

const mostWaiting = { ofCaller: 200, ofNetwork: 400 }
// Of all that a call waits before its work begins. An answer later than two seconds is of no use to whoever called; they
// hear after three quarters of it that we are busy, and nothing is done for them any more.
const usualWait_ms = 1500

interface Most {
  ofCaller: number
  ofNetwork: number
}

/**
 * Keeps database connections free for everybody: one caller works on four of ten at a time and one network on seven, however
 * many connections to us they open. The rest of their calls wait here, where they cost nothing, and the callers of a network
 * take turns. Without it, a hundred orders that wait for the same lock would hold every connection there is.
 */
export function makeFairShare(connections: number, longestWait_ms = usualWait_ms) {
  const most = { ofCaller: Math.ceil(connections * 0.4), ofNetwork: Math.ceil(connections * 0.7) }
  const networks = new Map<string, Network>()

  return async <Result>({ network: name, caller, waited_ms = 0 }: Asking, work: () => Promise<Result>) => {
    const network = entry(networks, name, () => ({ running: 0, waiting: 0, lines: new Map() }))
    const line = entry(network.lines, caller, () => ({ running: 0, waiting: [] }))
    const forget = () => {
      if (line.running + line.waiting.length === 0) network.lines.delete(caller)
      if (network.lines.size === 0) networks.delete(name)
    }
    if (mayStart(most, network, line)) start(network, line)
    else
      await wait(network, line, longestWait_ms - waited_ms).catch((error) => {
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

async function wait(network: Network, line: Line, patience_ms: number) {
  if (line.waiting.length >= mostWaiting.ofCaller || network.waiting >= mostWaiting.ofNetwork)
    throw unavailable('busy')
  network.waiting += 1
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  line.waiting.push(resolve)
  const giveUp = () => {
    line.waiting = line.waiting.filter((go) => go !== resolve)
    network.waiting -= 1
    reject(unavailable('busy'))
  }
  const patience = patience_ms === Infinity ? undefined : setTimeout(giveUp, patience_ms)
  return promise.finally(() => clearTimeout(patience))
}

/** The caller who was served goes to the end of the row. */
function startNext(most: Most, network: Network) {
  for (const [caller, line] of network.lines) {
    const next = mayStart(most, network, line) ? line.waiting.shift() : undefined
    if (!next) continue
    network.lines.delete(caller)
    network.lines.set(caller, line)
    network.waiting -= 1
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
