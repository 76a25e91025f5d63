import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../api/testing/free-port.ts'
import { makeServer } from '../faults/server.ts'

const drain_s = 2
const count = 3

type Process = Awaited<ReturnType<typeof makeProcess>>

/** Three with these settings and one key, and how to make one more; all are gone at the end. */
export async function startProcesses(
  folder: string,
  shared: Record<string, string>,
  atEnd: (end: () => unknown) => void,
) {
  const another = async (name: string, own: Record<string, string> = {}) => {
    const made = await makeProcess(folder, name, { ...shared, SECRET_KEY: 'x'.repeat(32), ...own })
    atEnd(made.kill)
    return made
  }
  const names = Array.from({ length: count }, (_, place) => `process${place}`)
  const processes = await Promise.all(names.map((name) => another(name)))
  await startAll(processes)
  return { processes, another }
}

/** One process of the installation, not started yet. A setting that is changed counts from its next start on. */
async function makeProcess(folder: string, name: string, shared: Record<string, string>) {
  const settings: Record<string, string> = {
    ...shared,
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: path.join(folder, name),
    DRAIN_SECONDS: String(drain_s),
  }
  return { ...makeServer(path.join(folder, `${name}.log`), settings), settings }
}

/** At once, as after a power cut. How long the slowest took, in milliseconds. */
export async function startAll(processes: readonly Process[]) {
  for (const one of processes) one.start()
  return Math.max(...(await Promise.all(processes.map((one) => one.ready(180_000)))))
}

/** Each one in turn is stopped and started again, while the others go on. */
export async function renewAll(processes: readonly Process[]) {
  for (const one of processes) {
    await one.stop()
    one.start()
    await one.ready(60_000)
    await proxyLooks()
  }
}

/** It looks twice a second who is ready. */
export function proxyLooks() {
  return sleep(1000)
}
