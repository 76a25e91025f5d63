import { createServer } from 'node:net'

const first = 5100
const count = 200
const given = new Set()

/** A port nobody uses, in a range of its own: what runs beside keeps its own. */
export async function freePort() {
  for (let tries = 0; tries < 5 * count; tries += 1) {
    const port = first + Math.floor(Math.random() * count)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`)
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
