import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { after } from 'node:test'
import { z } from 'zod'
import { openDoor, type Door } from './test-door.ts'

const program = path.resolve(import.meta.dirname, '../../bench/model/app.mjs')
const listening = z.object({ port: z.number() })

interface Place {
  url: string
  data_dir: string
  secret_key: string
}

/** The service as so many processes of the system, all on one database; they end with the test file. */
export async function startProcesses(count: number, place: Place): Promise<Door[]> {
  const children = Array.from({ length: count }, () =>
    fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  after(() => Promise.all(children.map(endOf)))
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
