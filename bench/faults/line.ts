import { createHash } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'

// The name of the prepared COMMIT of the app's pool; background jobs send other words and are left alone.
const commit = createHash('sha1').update('commit').digest('base64url')

type Silence = 'frozen' | 'lost'
type Moment = 'before' | 'after'

interface Pair {
  near: Socket
  far: Socket
  isLost: boolean
  held: (() => void)[]
  onAnswer?: () => void
}

interface Line {
  target: { host: string; port: number }
  delay_ms: number
  silence: Silence | undefined
  onCommit: ((pair: Pair, send: () => void) => void) | undefined
  pairs: Set<Pair>
}

/** The line between app and PostgreSQL, which can be slow, silent, or cut while a COMMIT is on its way. */
export async function makeLine(port: number, target: Line['target']) {
  const line: Line = { target, delay_ms: 0, silence: undefined, onCommit: undefined, pairs: new Set() }
  const gate = createServer((near) => join(line, near, connect(line.target)))
  const open = () => new Promise<void>((resolve) => void gate.listen(port, '127.0.0.1', resolve))
  await open()
  return {
    open,
    /** Nobody listens any more; existing connections stay. */
    refuse: () => void gate.close(),
    leadTo: (url: string) => {
      const { hostname, port } = new URL(url)
      line.target = { host: hostname, port: Number(port) }
    },
    slowDown: (delay_ms: number) => {
      line.delay_ms = delay_ms
    },
    /** 'frozen': what was sent arrives later. 'lost': today's connections never carry anything again. */
    silence: (kind: Silence) => {
      line.silence = kind
      if (kind === 'lost') for (const pair of line.pairs) pair.isLost = true
    },
    speak: () => {
      line.silence = undefined
      for (const pair of line.pairs) for (const send of pair.held.splice(0)) send()
    },
    /** Resolves once the next COMMIT was met: `before` it reaches the database, or `after`, with its answer lost. */
    cutAtCommit: (moment: Moment) => nextCommit(line, (pair, send) => cut(pair, send, moment)),
    /** Resolves at the moment the next COMMIT is sent. */
    seeCommit: () => nextCommit(line, (_, send) => send()),
    /** Breaks every connection; new ones are let through. */
    drop: () => dropAll(line),
    close: () => {
      gate.close()
      dropAll(line)
    },
  }
}

function dropAll({ pairs }: Line) {
  for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
}

function join(line: Line, near: Socket, far: Socket) {
  const pair: Pair = { near, far, isLost: line.silence === 'lost', held: [] }
  line.pairs.add(pair)
  for (const [end, other] of [
    [near, far],
    [far, near],
  ] as const) {
    end.on('error', () => undefined)
    // A lost line does not even carry the news that one end is gone.
    end.on('close', () => pair.isLost || other.destroy())
  }
  near.on('close', () => pair.isLost || line.pairs.delete(pair))
  near.on('data', (chunk: Buffer) => forward(line, pair, chunk))
  far.on('data', (chunk) => {
    if (pair.onAnswer) return pair.onAnswer()
    pass(line, pair, () => near.write(chunk))
  })
}

function forward(line: Line, pair: Pair, chunk: Buffer) {
  const send = () => pass(line, pair, () => pair.far.write(chunk))
  const { onCommit } = line
  if (onCommit && chunk.includes(commit)) {
    line.onCommit = undefined
    onCommit(pair, send)
  } else if (line.delay_ms > 0) setTimeout(send, line.delay_ms)
  else send()
}

function pass(line: Line, pair: Pair, send: () => void) {
  if (pair.isLost) return
  if (line.silence) pair.held.push(send)
  else send()
}

function nextCommit(line: Line, act: (pair: Pair, send: () => void) => void) {
  const { promise, resolve } = Promise.withResolvers<void>()
  line.onCommit = (pair, send) => {
    act(pair, send)
    resolve()
  }
  return promise
}

function cut(pair: Pair, send: () => void, moment: Moment) {
  if (moment === 'before') return void pair.near.destroy()
  pair.onAnswer = () => void pair.near.destroy()
  send()
}
