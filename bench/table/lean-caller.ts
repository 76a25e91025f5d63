import { connect, type Socket } from 'node:net'

export interface LeanAnswer {
  status: number
  bytes: number
  /** Head and body, as they came. */
  received: Buffer
}

interface Waiting {
  resolve: (answer: LeanAnswer) => void
  reject: (error: Error) => void
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export type LeanCaller = Awaited<ReturnType<typeof makeLeanCaller>>

/** Plain sockets, one a worker, so that the caller's own work stays small beside the service's. */
export async function makeLeanCaller(url: string, at_once: number) {
  const { hostname, port, host } = new URL(url)
  const lines = await Promise.all(Array.from({ length: at_once }, () => openLine(hostname, Number(port))))
  return {
    /** The answer, whatever its status. */
    ask: (worker: number, path: string, asked?: Asked) => {
      const line = lines[worker % at_once]
      if (!line) throw new Error('There are fewer connections than workers.')
      return line.send(requestText(host, path, asked))
    },
    close: () => {
      for (const line of lines) line.close()
    },
  }
}

export function requestText(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Asked = {},
) {
  const length = body ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
  const named = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${named}${length}\r\n${body}`
}

/** A connection that carries one call at a time. */
export function openLine(host: string, port: number) {
  const socket = connect({ host, port, noDelay: true })
  let waiting: Waiting | undefined
  let received: Buffer = Buffer.alloc(0)
  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = undefined
  }
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = answerIn(received)
    if (!answer) return
    received = Buffer.alloc(0)
    waiting?.resolve(answer)
    waiting = undefined
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The connection was closed.')))
  const send = (text: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<LeanAnswer>()
    waiting = { resolve, reject }
    socket.write(text)
    return promise
  }
  return opened(socket, { send, close: () => socket.destroy() })
}

function opened<Line>(socket: Socket, line: Line) {
  const { promise, resolve, reject } = Promise.withResolvers<Line>()
  socket.once('connect', () => resolve(line))
  socket.once('error', reject)
  return promise
}

/** Undefined until all of it has arrived. */
function answerIn(received: Buffer): LeanAnswer | undefined {
  const head_end = received.indexOf('\r\n\r\n')
  if (head_end < 0) return undefined
  const head = received.toString('latin1', 0, head_end)
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const body_at = head_end + 4
  if (status === 304 || status === 204) return { status, bytes: body_at, received }
  if (length !== undefined)
    return received.length >= body_at + Number(length)
      ? { status, bytes: received.length, received }
      : undefined
  return received.subarray(-5).equals(lastChunk) ? { status, bytes: received.length, received } : undefined
}

const lastChunk = Buffer.from('0\r\n\r\n')
