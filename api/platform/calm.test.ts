import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calmOf } from './calm.ts'
import { openDatabase } from './database.ts'
import { startJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/test-until.ts'

const server = await startTestServer()

test('work that comes in heaps lets callers go first, other work does not wait for them', async () => {
  const done: string[] = []
  const crowd = Promise.withResolvers<void>()
  const doing = (name: string, at_a_time?: number) => ({
    name,
    work: async () => void done.push(name),
    ...(at_a_time ? { at_a_time } : {}),
  })
  const jobs = await startJobs(server.url, [doing('a_heap', 20), doing('a_prompt_one')], {
    log: openLog('silent'),
    calm: () => crowd.promise,
    does: 'works',
  })
  await jobs.sendMany(server.db, 'a_heap', [{}, {}])
  await jobs.send(server.db, 'a_prompt_one', {})
  await until(() => done.length > 0)
  assert.deepEqual(done, ['a_prompt_one'])
  crowd.resolve()
  await until(() => done.length === 3)
  assert.deepEqual(done, ['a_prompt_one', 'a_heap', 'a_heap'])
  await jobs.stop()
})

test('it is calm while nobody holds a connection, and a crowd is not waited for for long', async () => {
  const { pool, close } = openDatabase(server.url, 2)
  const held = await pool.connect()
  const began = performance.now()
  await calmOf(pool)
  assert.ok(performance.now() - began >= 100)
  held.release()
  const soon = new Promise((resolve) => setImmediate(resolve, 'later'))
  assert.equal(await Promise.race([calmOf(pool), soon]), undefined)
  await close()
})
