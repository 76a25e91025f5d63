import { setTimeout as sleep } from 'node:timers/promises'

// This ends a test that hangs. It says nothing about how fast anything is, so no busy machine reaches it.
const patience_ms = 90_000

/** Waits until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, every_ms = 50) {
  const end = Date.now() + patience_ms
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It did not come to pass: ${isSo.toString()}`)
    await sleep(every_ms)
  }
}
