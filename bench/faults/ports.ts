import { createServer } from 'node:net'

const first = 5100
const count = 200
const handedOut = new Set<number>()

/** A port nobody uses, in a range of its own: services that run meanwhile keep theirs. */
export async function freePort() {
  for (let tries = 0; tries < 5 * count; tries += 1) {
    const port = first + Math.floor(Math.random() * count)
    if (handedOut.has(port)) continue
    // Before the look: somebody else asks at the same time.
    handedOut.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`)
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
