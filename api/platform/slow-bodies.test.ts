import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }))

const picturePath = `/api/v1/agent-application/${'0'.repeat(64)}/picture/counter`

interface Dripping {
  head: string
  /** Sent every second, until the server has had enough. */
  drop: string
}

/** How long the server bore with it, and what it said at the end. */
async function drip({ head, drop }: Dripping) {
  const started = performance.now()
  const socket = connect(Number(address.port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(head)
  const timer = setInterval(() => socket.write(drop), 1000)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return { answer, took_s: (performance.now() - started) / 1000 }
}

const head = (path: string, rest: string) => `POST ${path} HTTP/1.1\r\nHost: seberang\r\n${rest}`
const json = 'Content-Type: application/json\r\n'

test('heads, bodies and uploads that drip are closed, each in its time; a slow honest upload is not', async () => {
  const slow = await Promise.all([
    drip({ head: head('/api/v1/login', ''), drop: 'X-A: b\r\n' }),
    drip({ head: head('/api/v1/login', `${json}Content-Length: 1000\r\n\r\n{`), drop: ' ' }),
    drip({
      head: head('/api/v1/login', `${json}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
      drop: '1\r\n \r\n',
    }),
    drip({
      head: head(
        picturePath,
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n`,
      ),
      drop: 'x'.repeat(2000),
    }),
    honest(),
  ])
  const [late, body, chunked, upload, patient] = slow
  // Only the lower ends are of the clock: a busy machine closes later.
  for (const [{ answer, took_s }, least_s] of [
    [late, 9],
    [body, 14],
    [chunked, 14],
    [upload, 19],
  ] as const) {
    assert.match(answer, /^HTTP\/1\.1 408/)
    assert.ok(took_s > least_s, `closed after ${took_s} s`)
  }
  assert.match(patient.answer, /^HTTP\/1\.1 4(00|04|15)/)
})

/** About 12 KiB a second, for longer than any window. */
async function honest() {
  const picture = 12_288 * 24
  const boundary = 'the-parts'
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
  const end = `\r\n--${boundary}--\r\n`
  const length = start.length + picture + end.length
  const socket = connect(Number(address.port), '127.0.0.1')
  let answer = ''
  socket.on('error', () => undefined)
  socket.write(
    head(
      picturePath,
      `Idempotency-Key: honest-upload-1\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n${start}`,
    ),
  )
  let left = picture
  const timer = setInterval(() => {
    if (left > 0) socket.write('x'.repeat(12_288))
    else socket.write(end)
    left -= 12_288
    if (left < 0) clearInterval(timer)
  }, 1000)
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.once('close', () => resolve())
  })
  clearInterval(timer)
  return { answer, took_s: 0 }
}
