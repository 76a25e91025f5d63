import { pathIn, type Area, type Data, type Endpoint, type Input } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { signOut, storedUser } from './stored-user.ts'

interface Options {
  /** Repeated with the same key, a call that creates or pays is carried out once. */
  key?: string | undefined
}

/** Calls an endpoint and answers its envelope; nothing at all when the network failed. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Partial<Input<E>> = {},
  { key }: Options = {},
): Promise<Envelope<Data<E>> | undefined> {
  const { address, headers } = requestOf(endpoint, input, { key })
  try {
    const reply = await fetch(address, {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
    })
    const answer: Envelope<Data<E>> = await reply.json()
    // Code 403 with HTTP 401 is a dead session; a 404 never is.
    if (reply.status === 401 && answer.code === 403) signOut()
    if (answer.code_message === 'forbidden') void import('./ask-role.ts').then(({ askRole }) => askRole())
    return answer
  } catch {
    return undefined
  }
}

/** Where a call goes and as whom. */
export function requestOf(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown },
  { key }: Options = {},
) {
  const token = storedUser()?.token
  const headers = new Headers()
  if (endpoint.method !== 'GET') headers.set('content-type', 'application/json')
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (endpoint.idempotency) headers.set('idempotency-key', key ?? crypto.randomUUID())
  return { address: addressOf(endpoint, areaFor(endpoint, token), input), headers }
}

function areaFor(endpoint: Endpoint, token: string | undefined): Area {
  const own = endpoint.areas.find((area) => area !== 'public')
  return own && (token || !endpoint.areas.includes('public')) ? own : 'public'
}

function addressOf(endpoint: Endpoint, area: Area, input: { params?: unknown; query?: unknown }) {
  const params = texts(input.params)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = new URLSearchParams(texts(input.query)).toString()
  return pathIn(area, path) + (query ? `?${query}` : '')
}

function texts(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}
