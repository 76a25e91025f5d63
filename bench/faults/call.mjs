import { setTimeout as sleep } from 'node:timers/promises'

/** One call of a person; status 0 when no answer came. */
export async function call(url, token, { method = 'POST', key, body } = {}) {
  const isForm = body instanceof FormData
  try {
    const reply = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: reply.status, ...(await reply.json()) }
  } catch {
    return { status: 0 }
  }
}

/** Asks again with the same key until there is an answer that stands, as a browser does. */
export async function insist(attempt, { tally, within_ms = 90_000, pause_ms = 50 }) {
  for (const began = Date.now(); ;) {
    const asked = performance.now()
    const answer = await attempt()
    tally.count(answer, performance.now() - asked)
    if (answer.status !== 0 && answer.status !== 503 && answer.status !== 507) return answer
    if (Date.now() - began > within_ms) return answer
    await sleep(pause_ms)
  }
}

/** How often each answer was given, and how long the slowest of each took. */
export function makeTally() {
  const answers = new Map()
  return {
    count: ({ status, code_message = 'no_answer' }, took_ms) => {
      const name = `${status} ${code_message}`
      const { times, slowest_ms } = answers.get(name) ?? { times: 0, slowest_ms: 0 }
      answers.set(name, { times: times + 1, slowest_ms: Math.max(slowest_ms, took_ms) })
    },
    times: (status) => sum(answers, status, ({ times }) => times),
    slowest_ms: (status) =>
      Math.max(
        0,
        ...[...answers].filter(([name]) => name.startsWith(status)).map(([, { slowest_ms }]) => slowest_ms),
      ),
    toString: () => [...answers].map(([name, { times }]) => `${times} x ${name}`).join(', '),
  }
}

function sum(answers, status, read) {
  return [...answers]
    .filter(([name]) => name.startsWith(status))
    .reduce((total, [, one]) => total + read(one), 0)
}
