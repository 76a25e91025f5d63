// A process of its own that calls at a given rate, whether or not earlier calls were answered.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLine, requestText, type Asked, type LeanAnswer } from '../table/lean-caller.ts'
import { quantile } from '../faults/figures.ts'
import { orderOf } from '../faults/order-body.ts'
import { pick } from '../faults/pick.ts'

export interface CrowdTask {
  urls: string[]
  tokens: string[]
  numbers: string[]
  account: { id: string; payment_type_id: string }
  /** So many calls each second, or as many as so many connections can, one after the other. */
  per_s?: number
  connections?: number
  during_s: number
}

export interface CrowdReport {
  answers: Record<string, number>
  per_s: number
  p50_ms: number
  p99_ms: number
  /** 429 and 503 that do not say when to come again. */
  without_retry: number
  /** Connections that ended without an answer, and calls that found none in time. */
  cut: number
  never_sent: number
  orders: { key: string; token: string; id: string }[]
}

interface Call {
  path: string
  asked: Asked
  order?: { key: string; token: string }
}

type Line = Awaited<ReturnType<typeof openLine>>

const mostConnections = 3000
const task: CrowdTask = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const answers: Record<string, number> = {}
const took_ms: number[] = []
const orders: CrowdReport['orders'] = []
const counts = { without_retry: 0, cut: 0, never_sent: 0, open: 0, turn: 0 }
const idle = task.urls.map((): Line[] => [])
const underWay = new Set<Promise<void>>()

const began = performance.now()
const ends = began + task.during_s * 1000
if (task.per_s) await arrive(task.per_s)
else await Promise.all(Array.from({ length: task.connections ?? 1 }, callOn))
await Promise.race([Promise.all(underWay), sleep(30_000, undefined, { ref: false })])
const answered = Object.values(answers).reduce((total, times) => total + times, 0)
const report: CrowdReport = {
  answers,
  orders,
  per_s: answered / task.during_s,
  p50_ms: quantile(took_ms, 0.5),
  p99_ms: quantile(took_ms, 0.99),
  without_retry: counts.without_retry,
  cut: counts.cut,
  never_sent: counts.never_sent,
}
process.stdout.write(JSON.stringify(report), () => process.exit(0))

async function arrive(per_s: number) {
  for (let sent = 0; performance.now() < ends;) {
    const due = Math.floor(((performance.now() - began) / 1000) * per_s)
    for (; sent < due; sent += 1) {
      const call = callOnce().finally(() => underWay.delete(call))
      underWay.add(call)
    }
    await sleep(2)
  }
}

async function callOn() {
  while (performance.now() < ends) await callOnce()
}

async function callOnce() {
  const turn = counts.turn++ % task.urls.length
  const url = new URL(task.urls[turn] ?? '')
  const line = await lineTo(url, turn)
  if (!line) return
  const { path, asked, order } = nextCall()
  const start = performance.now()
  try {
    const answer = await line.send(requestText(url.host, path, asked))
    note(answer, performance.now() - start, order)
    idle[turn]?.push(line)
  } catch {
    counts.cut += 1
    counts.open -= 1
  }
}

async function lineTo(url: URL, turn: number) {
  const line = idle[turn]?.pop()
  if (line) return line
  if (counts.open >= mostConnections) {
    counts.never_sent += 1
    return undefined
  }
  counts.open += 1
  return openLine(url.hostname, Number(url.port)).catch(() => {
    counts.cut += 1
    counts.open -= 1
    return undefined
  })
}

/** Half of them follow a parcel, three of ten look at their orders, the others order. */
function nextCall(): Call {
  const chance = Math.random()
  if (chance < 0.5) return { path: `/api/v1/tracking/${pick(task.numbers)}`, asked: {} }
  const token = pick(task.tokens)
  const authorization = `Bearer ${token}`
  if (chance < 0.8)
    return {
      path: '/api/user/v1/transaction?type=box_purchase&limit=20',
      asked: { headers: { authorization } },
    }
  const key = randomUUID()
  const headers = { authorization, 'idempotency-key': key, 'content-type': 'application/json' }
  const body = JSON.stringify(orderOf({ ...task.account, address: key, qty: 1 }))
  return {
    path: '/api/user/v1/transaction/purchase',
    asked: { method: 'POST', headers, body },
    order: { key, token },
  }
}

function note({ status, received }: LeanAnswer, ms: number, order: Call['order']) {
  const says = received.toString('latin1')
  const name = `${status} ${/"code_message":"(\w+)"/.exec(says)?.[1]}`
  answers[name] = (answers[name] ?? 0) + 1
  // A proof of work opens the door at once; everything else says when it opens.
  const isToWait = (status === 429 || status === 503) && !name.endsWith('proof_of_work_required')
  if (isToWait && !/\r\nretry-after: \d/i.test(says)) counts.without_retry += 1
  if (status !== 200) return
  took_ms.push(ms)
  const id = order && /"TransactionID":"([^"]+)"/.exec(says)?.[1]
  if (id) orders.push({ ...order, id })
}
