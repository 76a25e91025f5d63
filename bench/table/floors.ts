import { spawn } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../api/testing/free-port.ts'
import { makeLeanCaller } from './lean-caller.ts'
import { atOnce } from './rates.ts'

export type Clients = Awaited<ReturnType<typeof makeClients>>

/** One plain `pg` connection per worker: what a statement costs without a service around it. */
export async function makeClients(url: string) {
  const clients = Array.from(
    { length: atOnce },
    () => new pg.Client({ connectionString: url, pipeline: true }),
  )
  for (const client of clients) client.on('error', () => undefined)
  await Promise.all(clients.map((client) => client.connect()))
  return {
    of: (worker: number) => {
      const client = clients[worker]
      if (!client) throw new Error('There are fewer connections than workers.')
      return client
    },
    /** As plain `pg` sends it: parsed and planned anew each time. */
    ask: async (worker: number, text: string, values: unknown[]) => {
      const { rows } = (await clients[worker]?.query(text, values)) ?? { rows: [] }
      if (rows.length === 0) throw new Error(`Nothing was found by: ${text}`)
      return rows
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  }
}

/** A server of Node alone, in a process of its own, that answers as little as the service's smallest call. */
export async function startPlainServer() {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'plain-server.ts'), String(port)], {
    stdio: 'ignore',
  })
  process.on('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const caller = await makeLeanCaller(url, atOnce)
  return {
    caller,
    close: () => {
      caller.close()
      child.kill('SIGKILL')
    },
  }
}
