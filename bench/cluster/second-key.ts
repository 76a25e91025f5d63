import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { admin } from './admin.ts'
import type { Cluster } from './cluster.ts'
import { renewAll } from './processes.ts'
import { quiet, whileSelling, type Scenario } from './selling.ts'

const patience_ms = 180_000

export const secondKey: Scenario = {
  name: 'the key is replaced while people order',
  required: 'only 200 and 409; who has the key of before, or another one, does not start',
  act: (cluster) =>
    whileSelling(
      cluster,
      quiet,
      async () => {
        const before = cluster.processes[0]?.settings['SECRET_KEY'] ?? ''
        const next = randomBytes(16).toString('hex')
        await renewWith(cluster, { SECRET_KEY: before, SECRET_KEY_OTHER: next })
        await succeed('rotate-key', { ...settingsOf(cluster) })
        // Until all of them seal with it, and nothing is sealed with the one of before.
        await succeed('drop-key', { ...settingsOf(cluster), SECRET_KEY: next, SECRET_KEY_OTHER: before })
        await renewWith(cluster, { SECRET_KEY: next, SECRET_KEY_OTHER: '' })
        for (const SECRET_KEY of [before, 'z'.repeat(32)]) await refuses(cluster, SECRET_KEY)
        return 'replaced; two strangers refused'
      },
      1,
    ),
}

function settingsOf({ processes }: Cluster) {
  return processes[0]?.settings ?? {}
}

async function renewWith({ processes }: Cluster, keys: Record<string, string>) {
  for (const { settings } of processes) Object.assign(settings, keys)
  await renewAll(processes)
}

async function succeed(command: string, settings: Record<string, string>) {
  let wrong: string[] = []
  for (const began = Date.now(); Date.now() - began < patience_ms; await sleep(3000)) {
    wrong = await admin(command, settings)
    if (wrong.length === 0) return
  }
  throw new Error(wrong.join())
}

async function refuses({ another }: Cluster, SECRET_KEY: string) {
  const stranger = await another(`stranger-${SECRET_KEY.slice(0, 1)}`, { SECRET_KEY })
  stranger.start()
  await Promise.race([stranger.ended(), sleep(60_000)])
  if (!/SECRET_KEY is not the key/.test(stranger.said()))
    throw new Error(`A process with another key: ${stranger.said()}`)
}
