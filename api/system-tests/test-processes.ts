import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import { testKey, type startTestServer } from '../testing/test-server.ts'
import { openDoor, type Door } from './test-door.ts'

const program = path.resolve(import.meta.dirname, '../../bench/model/app.ts')
const listening = z.object({ port: z.number() })

type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** The service as so many processes of the system, all on the database of this test server; they end before it does. */
export async function startProcesses(count: number, { url, config, stopFirst }: TestServer): Promise<Door[]> {
  const place = { url, data_dir: config.data_dir, secret_key: testKey }
  const children = Array.from({ length: count }, () =>
    fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  stopFirst(async () => void (await Promise.all(children.map(endOf))))
  return Promise.all(
    children.map(async (child) => {
      child.send({ open: place })
      const [message]: unknown[] = await once(child, 'message')
      const { port } = listening.parse(message)
      return openDoor(() => `http://127.0.0.1:${port}`)
    }),
  )
}

async function endOf(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
