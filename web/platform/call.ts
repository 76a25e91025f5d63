import { pathIn, type Area, type Data, type Endpoint, type Input } from '#contract/platform/endpoint.ts'
import type { Envelope, Failure } from '#contract/platform/envelope.ts'
import { proofDemanded, proofHeader } from '#contract/platform/proof-of-work.ts'
import { takeEarly } from './early-answers.ts'
import { noteReached } from './reach.ts'
import { hasFailures, noteFailure } from './failures.ts'
import { endSession, storedUser } from './stored-user.ts'

interface Options {
  /** Repeated with the same key, a call that creates or pays is carried out once. */
  key?: string | undefined
  /** Sent to its end also when the page is left meanwhile. */
  keepalive?: boolean
}

/** Calls an endpoint and answers its envelope; nothing at all when the network failed. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Partial<Input<E>> = {},
  options: Options = {},
): Promise<Envelope<Data<E>> | undefined> {
  const answer = await carryOut(endpoint, input, options)
  if (answer?.code_message !== 'fresh_proof_required') return answer
  // Asks once who this is; whatever was being saved then continues.
  const { proveAgain } = await import('./fresh-proof.ts')
  return (await proveAgain()) ? carryOut(endpoint, input, options) : answer
}

async function carryOut<E extends Endpoint>(
  endpoint: E,
  input: Partial<Input<E>>,
  { key, keepalive = false }: Options,
): Promise<Envelope<Data<E>> | undefined> {
  const { address, headers } = requestOf(endpoint, input, { key })
  const token = storedUser()?.token
  const started = Date.now()
  const send = async (proof?: string): Promise<Envelope<Data<E>>> => {
    if (proof) headers.set(proofHeader, proof)
    const early = endpoint.method === 'GET' && !proof ? takeEarly(address, token) : undefined
    const reply = await (early ??
      fetch(address, {
        method: endpoint.method,
        headers,
        keepalive,
        ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      }))
    const answer: Envelope<Data<E>> = await reply.json()
    // Code 403 with HTTP 401 is a dead session; a 404 never is. Another tab may have signed in again meanwhile.
    if (reply.status === 401 && answer.code === 403 && token === storedUser()?.token) endSession()
    return answer
  }
  try {
    const answer = await proven(await send(), send)
    noteReached(true)
    if (answer.code_message === 'forbidden') void import('./ask-role.ts').then(({ askRole }) => askRole())
    if (answer.code_message === 'passkey_required') leadToPasskey()
    if (hasFailures()) void import('./report-failures.ts').then(({ reportFailures }) => reportFailures())
    return answer
  } catch (error) {
    const kind = error instanceof SyntaxError ? 'no_envelope' : 'no_answer'
    noteReached(kind === 'no_envelope')
    noteFailure(`${endpoint.method} ${endpoint.path}`, kind, started)
    return undefined
  }
}

/** Where many share a limit, the server may ask this device for some work before it carries a call out. */
export async function proven<Answer extends Pick<Failure, 'code_message'>>(
  answer: Answer,
  repeat: (proof: string) => Promise<Answer>,
) {
  if (answer.code_message !== proofDemanded) return answer
  const { withProof } = await import('./with-proof.ts')
  return withProof(answer, repeat)
}

/** The office has asked for passkeys while this page was open. */
function leadToPasskey() {
  const { pathname, search } = window.location
  if (pathname !== '/add-passkey')
    window.location.assign(`/add-passkey?next=${encodeURIComponent(pathname + search)}`)
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
