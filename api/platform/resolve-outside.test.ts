import assert from 'node:assert/strict'
import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { fetchOutside } from './outside-address.ts'
import { resolveOutside } from './resolve-outside.ts'

test('names that nobody answers for end in their time, and keep nobody else waiting', async () => {
  const silent = createSocket('udp4')
  await new Promise<void>((resolve) => void silent.bind(0, '127.0.0.1', () => resolve()))
  after(() => void silent.close())
  const patience = { timeout_ms: 1000, servers: [`127.0.0.1:${silent.address().port}`] }
  let answered = 0
  const names = Array.from({ length: 40 }, async (_, index) => {
    const found = await resolveOutside(`name-${index}.example`, patience)
    answered += 1
    return found
  })
  // Files are read by the threads that lookups would have taken: all of them are done before the first name is.
  for (let time = 0; time < 20; time += 1) await readFile(import.meta.filename)
  assert.equal(answered, 0)
  assert.deepEqual((await Promise.all(names)).flat(), [])
})

test('a name that nobody answers for is an unknown address', async () => {
  const resolve = (hostname: string) =>
    resolveOutside(hostname, { timeout_ms: 300, servers: ['127.0.0.1:9'] })
  const world = { resolve, isPublic: () => true }
  await assert.rejects(fetchOutside('https://hook.example/', {}, world), /address_unknown/)
})
