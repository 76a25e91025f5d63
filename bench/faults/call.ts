import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const reply = z.object({ code_message: z.string().optional(), data: z.unknown().optional() })

/** Status 0 when no answer came. */
export interface Answer {
  status: number
  code_message?: string | undefined
  data?: unknown
}

interface Request {
  method?: string
  key?: string
  body?: unknown
}

export type Tally = ReturnType<typeof makeTally>

/** One call of a person. */
export async function call(
  url: string,
  token: string,
  { method = 'POST', key, body }: Request = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, ...reply.parse(await response.json()) }
  } catch {
    return { status: 0 }
  }
}

interface Insisting {
  tally: Tally
  within_ms?: number
  pause_ms?: number
  ended?: AbortSignal | undefined
}

/** Asks again with the same key until there is an answer that stands, as a browser does. */
export async function insist(
  attempt: () => Promise<Answer>,
  { tally, within_ms = 90_000, pause_ms = 50, ended }: Insisting,
) {
  for (const began = Date.now(); ;) {
    const start = performance.now()
    const answer = await attempt()
    tally.count(answer, performance.now() - start)
    if (answer.status !== 0 && answer.status !== 503 && answer.status !== 507) return answer
    if (Date.now() - began > within_ms || ended?.aborted) return answer
    await sleep(pause_ms)
  }
}

interface Counted {
  times: number
  slowest_ms: number
}

/** How often each answer came, and how long the slowest of each took. */
export function makeTally() {
  const answers = new Map<string, Counted>()
  const startingWith = (status: string) =>
    [...answers].filter(([name]) => name.startsWith(status)).map(([, counted]) => counted)
  return {
    count: ({ status, code_message = 'no_answer' }: Answer, took_ms: number) => {
      const name = `${status} ${code_message}`
      const { times, slowest_ms } = answers.get(name) ?? { times: 0, slowest_ms: 0 }
      answers.set(name, { times: times + 1, slowest_ms: Math.max(slowest_ms, took_ms) })
    },
    times: (status: string) => startingWith(status).reduce((total, { times }) => total + times, 0),
    slowest_ms: (status: string) => Math.max(0, ...startingWith(status).map(({ slowest_ms }) => slowest_ms)),
    toString: () => [...answers].map(([name, { times }]) => `${times} x ${name}`).join(', '),
  }
}
