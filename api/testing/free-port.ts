import { createServer } from 'node:net'

const first = 5100
const count = 200
/** Who holds the port this far below another has taken that one, until their process ends. */
const claim_distance = 500

/** A port nobody uses or has taken, in a range of its own: services that run meanwhile keep theirs. */
export async function freePort() {
  for (let tries = 0; tries < 5 * count; tries += 1) {
    const port = first + Math.floor(Math.random() * count)
    // Between a look and the start of what listens lie seconds, in which other processes look as well.
    if (!(await take(port - claim_distance))) continue
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`)
}

function take(port: number) {
  return new Promise<boolean>((resolve) => {
    const claim = createServer().unref()
    claim.once('error', () => resolve(false))
    claim.listen(port, '127.0.0.1', () => resolve(true))
  })
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
