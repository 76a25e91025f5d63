import { appendFileSync } from 'node:fs'
import type { onSendAsyncHookHandler } from 'fastify'
import { exampleSide } from '../platform/openapi-examples.ts'
import { callName, readNames } from '../platform/openapi-names.ts'
import type { App } from '../platform/serve.ts'

/** Notes what calls took and answered, each list with its first entry; only for `commands/examples.ts`. */
export async function noteExamples(
  { http, forms, served }: Pick<App, 'http' | 'forms' | 'served'>,
  file: string,
) {
  const names = await readNames()
  const note: onSendAsyncHookHandler = async ({ method, routeOptions, body }, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return
    const endpoint = served.find(
      ({ endpoint, url }) => endpoint.method === method && url === routeOptions.url,
    )?.endpoint
    const side = endpoint && exampleSide(endpoint)
    if (!endpoint || !side) return
    const call = callName(names, endpoint)
    const whole = side === 'body' ? body : JSON.parse(payload).data
    const value = [shortened(whole), whole].find((value) => endpoint[side].safeParse(value).success)
    if (value !== undefined) appendFileSync(file, `${JSON.stringify({ call, value })}\n`)
  }
  for (const place of [http, forms]) place.addHook('onSend', note)
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
}
