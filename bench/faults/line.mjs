import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'

// How the app's pool calls its prepared COMMIT; background jobs use other words and are left alone.
const commit = createHash('sha1').update('commit').digest('base64url')

/** The line between app and PostgreSQL, which can be slow, silent, or cut while a COMMIT is on its way. */
export async function makeLine(port, target) {
  const line = { target, delay_ms: 0, silence: undefined, onCommit: undefined, pairs: new Set() }
  const gate = createServer((near) => join(line, near, connect(line.target)))
  const open = () => new Promise((resolve) => void gate.listen(port, '127.0.0.1', resolve))
  await open()
  return {
    open,
    /** Nobody listens any more; what is connected stays. */
    refuse: () => void gate.close(),
    leadTo: (url) => (line.target = { host: new URL(url).hostname, port: Number(new URL(url).port) }),
    slowDown: (delay_ms) => (line.delay_ms = delay_ms),
    /** 'frozen': what was sent arrives later. 'lost': today's connections never say a word again. */
    silence: (kind) => {
      line.silence = kind
      if (kind === 'lost') for (const pair of line.pairs) pair.lost = true
    },
    speak: () => {
      line.silence = undefined
      for (const pair of line.pairs) for (const send of pair.held.splice(0)) send()
    },
    /** Resolves once the next COMMIT was met: `before` it reaches the database, or `after`, with its answer lost. */
    cutAtCommit: (moment) => nextCommit(line, (pair, send) => cut(pair, send, moment)),
    /** Resolves in the moment in which the next COMMIT goes on its way. */
    seeCommit: () => nextCommit(line, (_, send) => send()),
    /** Every connection breaks; new ones are let through. */
    drop: () => dropAll(line),
    close: () => {
      gate.close()
      dropAll(line)
    },
  }
}

function dropAll({ pairs }) {
  for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
}

function join(line, near, far) {
  const pair = { near, far, lost: line.silence === 'lost', held: [] }
  line.pairs.add(pair)
  for (const [end, other] of [
    [near, far],
    [far, near],
  ]) {
    end.on('error', () => undefined)
    // A lost line does not even carry the news that one end is gone.
    end.on('close', () => pair.lost || other.destroy())
  }
  near.on('close', () => pair.lost || line.pairs.delete(pair))
  near.on('data', (chunk) => forward(line, pair, chunk))
  far.on('data', (chunk) => {
    if (pair.onAnswer) return pair.onAnswer()
    pass(line, pair, () => near.write(chunk))
  })
}

function forward(line, pair, chunk) {
  const send = () => pass(line, pair, () => pair.far.write(chunk))
  const met = line.onCommit && chunk.includes(commit) ? line.onCommit : undefined
  if (met) {
    line.onCommit = undefined
    met(pair, send)
  } else if (line.delay_ms > 0) setTimeout(send, line.delay_ms)
  else send()
}

function pass(line, pair, send) {
  if (pair.lost) return
  if (line.silence) pair.held.push(send)
  else send()
}

function nextCommit(line, act) {
  const { promise, resolve } = Promise.withResolvers()
  line.onCommit = (pair, send) => {
    act(pair, send)
    resolve()
  }
  return promise
}

function cut(pair, send, moment) {
  if (moment === 'before') return pair.near.destroy()
  pair.onAnswer = () => pair.near.destroy()
  send()
}
