import { unavailable } from './errors.ts'

/** Lets heavy work run a few at a time, with a short queue, before calls are turned away. */
export function makeTurns(mostAtOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>) => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw unavailable('busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
