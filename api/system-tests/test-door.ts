import { pathIn, type Data, type Endpoint, type Input } from '#contract/platform/endpoint.ts'

interface Caller {
  token: string
}

interface Answer<E extends Endpoint> {
  /** 0 when no answer came. */
  status: number
  code_message: string
  data: Data<E>
}

interface Options {
  key?: string
  picture?: Buffer
}

export type Door = <E extends Endpoint>(
  endpoint: E,
  input: Partial<Input<E>>,
  caller: Caller,
  options?: Options,
) => Promise<Answer<E>>

/** Calls the service over the network, wherever it listens just now. */
export function openDoor(base: () => string): Door {
  return async <E extends Endpoint>(
    endpoint: E,
    input: Partial<Input<E>>,
    caller: Caller,
    options: Options = {},
  ) => {
    const { params, query, body } = { params: {}, query: {}, body: {}, ...input }
    const area = endpoint.areas.find((name) => name !== 'public') ?? 'public'
    const url = base() + pathIn(area, filledIn(endpoint.path, params)) + searchOf(query)
    const reply = await textFrom(url, requestOf(endpoint, caller, body, options))
    const answer: Answer<E> = { ...JSON.parse(reply.text), status: reply.status }
    return answer
  }
}

/** A process that is killed may also break off in the middle of its answer. */
async function textFrom(url: string, request: RequestInit) {
  try {
    const reply = await fetch(url, request)
    return { text: await reply.text(), status: reply.status }
  } catch {
    return { text: '{"code_message":"no_answer"}', status: 0 }
  }
}

function filledIn(path: string, params: unknown) {
  const values = new Map(Object.entries(typeof params === 'object' && params !== null ? params : {}))
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function searchOf(query: unknown) {
  const values = Object.entries(typeof query === 'object' && query !== null ? query : {})
  return `?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`
}

function requestOf(
  endpoint: Endpoint,
  caller: Caller,
  body: unknown,
  { key, picture }: Options,
): RequestInit {
  const headers = {
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(endpoint.method === 'GET' || picture ? {} : { 'content-type': 'application/json' }),
  }
  if (endpoint.method === 'GET') return { headers }
  return { method: endpoint.method, headers, body: picture ? asForm(picture) : JSON.stringify(body) }
}

function asForm(picture: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg')
  return form
}

const patience_ms = 60_000

/** Asks again with the same key until there is an answer that stands, as a browser does: the process may have been killed. */
export async function insist<E extends Endpoint>(attempt: () => Promise<Answer<E>>) {
  const until = Date.now() + patience_ms
  for (;;) {
    const answer = await attempt()
    if ((answer.status !== 0 && answer.status !== 503) || Date.now() > until) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
