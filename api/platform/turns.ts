import { unavailable } from './errors.ts'

interface Room {
  atOnce: number
  /** Places that only work with precedence may take. */
  reserved?: number
  mostWaiting: number
  /** One caller alone never fills the queue. */
  mostWaitingOfOne?: number
}

export interface Turn {
  who: string
  hasPrecedence?: boolean
}

interface Waiting extends Turn {
  start: () => void
}

/** Lets heavy work run a few at a time, with a queue in which each caller has a share, before calls are turned away. */
export function makeTurns({ atOnce, reserved = 0, mostWaiting, mostWaitingOfOne = mostWaiting }: Room) {
  const running = { first: 0, others: 0 }
  const waiting = { first: new Array<Waiting>(), others: new Array<Waiting>() }
  const laneOf = ({ hasPrecedence = false }: Turn) => (hasPrecedence ? 'first' : 'others')
  const mayStart = (lane: 'first' | 'others') =>
    running.first + running.others < atOnce && (lane === 'first' || running.others < atOnce - reserved)

  function startNext() {
    for (const lane of ['first', 'others'] as const) {
      if (!mayStart(lane)) continue
      const next = waiting[lane].shift()
      if (next) {
        running[lane] += 1
        return next.start()
      }
    }
  }

  return async <Result>(turn: Turn, work: () => Promise<Result>) => {
    const lane = laneOf(turn)
    if (mayStart(lane)) running[lane] += 1
    else {
      const ofOne = waiting[lane].filter(({ who }) => who === turn.who).length
      if (waiting[lane].length >= mostWaiting || ofOne >= mostWaitingOfOne) throw unavailable('busy')
      await new Promise<void>((start) => waiting[lane].push({ ...turn, start }))
    }
    try {
      return await work()
    } finally {
      running[lane] -= 1
      startNext()
    }
  }
}
