import type { onSendAsyncHookHandler } from 'fastify'
import { refusalsOf } from '#contract/platform/call-refusals.ts'
import type { App } from '../platform/serve.ts'

/** Collects what calls were refused with although their descriptions do not declare it. */
export function watchRefusals({ http, forms, served }: Pick<App, 'http' | 'forms' | 'served'>) {
  const undeclared = new Set<string>()
  const note: onSendAsyncHookHandler = async ({ method, routeOptions }, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return
    const call = served.find(({ endpoint, url }) => endpoint.method === method && url === routeOptions.url)
    if (!call) return
    const { code_message } = JSON.parse(payload)
    const isDeclared = [...refusalsOf(call.endpoint, call.area)].some((code) => code === code_message)
    if (!isDeclared) undeclared.add(`${method} ${call.url}: ${code_message}`)
  }
  for (const place of [http, forms]) place.addHook('onSend', note)
  return undeclared
}
