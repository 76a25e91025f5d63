import { makeFairShare, type FairShare } from './fair-share.ts'
import { currentTracer } from './tracing.ts'

interface Waiting<Asked, Found> {
  asked: Asked
  resolve: (found: Found | undefined) => void
  reject: (error: unknown) => void
}

/** Rows with the place at which they were asked for, from one on; none where nothing was found. */
type Ask<Asked, Found> = (all: readonly Asked[]) => Promise<readonly Found[]>

const most = 100
const mostUnderWay = 2

/**
 * What many calls ask for at the same moment goes to the database as one statement, asked after the last of them began
 * to wait: nobody is told anything older than their call.
 */
export function together<Asked, Found extends { place: number }>(ask: Ask<Asked, Found>) {
  let waiting: Waiting<Asked, Found>[] = []
  let underWay = 0
  let isSoon = false

  const send = async () => {
    isSoon = false
    if (waiting.length === 0 || underWay >= mostUnderWay) return
    const now = waiting.slice(0, most)
    waiting = waiting.slice(most)
    underWay += 1
    try {
      const found = await ask(now.map(({ asked }) => asked))
      const byPlace = new Map(found.map((row) => [row.place, row]))
      for (const [at, { resolve }] of now.entries()) resolve(byPlace.get(at + 1))
    } catch (error) {
      for (const { reject } of now) reject(error)
    } finally {
      underWay -= 1
      soon()
    }
  }
  // The calls that came in the same turn of the process are all read by then.
  const soon = () => {
    if (isSoon || waiting.length === 0 || underWay >= mostUnderWay) return
    isSoon = true
    setImmediate(() => void send())
  }

  return async (asked: Asked): Promise<Found | undefined> => {
    if (asksAlone()) return (await ask([asked]))[0]
    const { promise, resolve, reject } = Promise.withResolvers<Found | undefined>()
    waiting.push({ asked, resolve, reject })
    soon()
    return promise
  }
}

/**
 * Turns for a connection, of which there are ten, and for what is asked together: there each call takes a place of a
 * statement, of which there are a hundred.
 */
export function makeShares(connections: number, longestWait_ms?: number) {
  const inShare = makeFairShare(connections, longestWait_ms)
  const inStatement = makeFairShare(most, longestWait_ms)
  const inSharedStatement: FairShare = (asking, work) => (asksAlone() ? inShare : inStatement)(asking, work)
  return { inShare, inSharedStatement }
}

/** In a trace each call has its own statement. */
function asksAlone() {
  return currentTracer()?.current() !== undefined
}
