import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { test } from 'node:test'
import { startTestServer } from '../testing/test-server.ts'
import { waitForDatabase } from './database-wait.ts'

const { url } = await startTestServer()

test('a database that answers is not waited for, and a missing one is no reason to wait', async () => {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  await waitForDatabase(url, note)
  const missing = new URL(url)
  missing.pathname = '/nowhere'
  await assert.rejects(waitForDatabase(missing.href, note), /does not exist/)
  assert.deepEqual(lines, [])
})

test('a database that does not answer yet is waited for, and that is said once', async () => {
  const { hostname, port } = new URL(url)
  const gate = createServer((socket) => void socket.pipe(connect(Number(port), hostname)).pipe(socket))
  const place = await closedPort()
  const away = new URL(url)
  away.host = `127.0.0.1:${place}`
  const lines: string[] = []
  await waitForDatabase(away.href, (line) => {
    lines.push(line)
    gate.listen(place, '127.0.0.1')
  })
  gate.close()
  assert.deepEqual(lines, [`PostgreSQL at 127.0.0.1:${place} does not answer yet; waiting for it …`])
})

/** A port on which nobody listens. */
async function closedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
