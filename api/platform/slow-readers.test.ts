import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { closeSlowReaders } from './slow-readers.ts'

// More than the buffers of both ends hold.
const answer = Buffer.alloc(24 * 1024 * 1024)

const http = Fastify()
const lines: Socket[] = []
http.server.on('connection', (line) => lines.push(line))
closeSlowReaders(http, 2000)
http.get('/', async (_, reply) => reply.send(answer))
const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
after(() => http.close())

function ask() {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: seberang\r\n\r\n')
  return socket
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

test('whoever takes nothing of an answer is closed', async () => {
  const socket = ask()
  await new Promise((resolve) => http.server.once('connection', resolve))
  const line = lines.at(-1)
  assert.ok(line)
  await closed(line)
  socket.destroy()
})

test('whoever takes a little at a time gets all of it, and may ask again', async () => {
  const socket = ask()
  let taken = 0
  const isWhole = (asked: number) => taken >= asked * answer.length
  // Longer than a silent reader may be, in small parts.
  const reading = setInterval(() => {
    const part = socket.read(Math.min(socket.readableLength, 1024 * 1024))
    if (Buffer.isBuffer(part)) taken += part.length
  }, 50)
  const until = async (asked: number) => {
    while (!isWhole(asked) && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 50))
    assert.ok(isWhole(asked), `${taken} bytes came`)
  }
  await until(1)
  socket.write('GET / HTTP/1.1\r\nHost: seberang\r\n\r\n')
  await until(2)
  clearInterval(reading)
  socket.destroy()
})
