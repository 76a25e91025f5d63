import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { tidyUpOnce } from './tidy-up.ts'

const look_ms = 50

test('what a start left is put away once, and not while there is work', async () => {
  const collected = Promise.withResolvers<void>()
  let times = 0
  const collect = () => {
    times += 1
    collected.resolve()
  }
  tidyUpOnce({ collect, look_ms })
  const busyUntil = performance.now() + look_ms * 6
  while (performance.now() < busyUntil) await work(look_ms / 2)
  assert.equal(times, 0)
  // Its timer keeps no process alive, so this one does.
  const alive = setInterval(() => undefined, 1000)
  await collected.promise
  clearInterval(alive)
  await sleep(look_ms * 3)
  assert.equal(times, 1)
})

/** Keeps the process from resting, and lets its timers run in between. */
function work(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
  return new Promise((resolve) => setImmediate(resolve))
}

test('a step of the loop waits meanwhile, so that V8 keeps the shape of all that come', async () => {
  const waiting = new Set<number>()
  const hook = createHook({
    init: (id, type) => void (type === 'TickObject' && waiting.add(id)),
    before: (id) => void waiting.delete(id),
  }).enable()
  const { promise, resolve } = Promise.withResolvers<number>()
  tidyUpOnce({ collect: () => resolve(waiting.size), look_ms })
  const alive = setInterval(() => undefined, 1000)
  assert.equal(await promise, 1)
  clearInterval(alive)
  hook.disable()
})
