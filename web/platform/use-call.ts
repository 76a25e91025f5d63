import { QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Data, Endpoint, Input } from '#contract/platform/endpoint.ts'
import { isSuccess, type Envelope, type Failure } from '#contract/platform/envelope.ts'
import { call } from './call.ts'

/** What is not there is not there a moment later either, and each miss counts against whoever asks. */
function isWorthRepeating(failures: number, { message }: Error) {
  return failures < 1 && message !== 'not_found'
}

/** What a page has asked the server, kept for its next visit; pages that ask nothing never load this. */
export const answers = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: isWorthRepeating } },
})

// Long enough for a server in trouble, short enough for somebody before an empty list.
const comesBack_ms = 8_000

interface Sent<E extends Endpoint> {
  input: Partial<Input<E>>
  key?: string
}

/** For acts: gives the envelope, undefined when the network failed; refreshes what the act changed. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  { refreshes = [] }: { refreshes?: Endpoint[] } = {},
) {
  const client = useQueryClient(answers)
  return useMutation(
    {
      mutationFn: ({ input, key }: Sent<E>): Promise<Envelope<Data<E>> | undefined> =>
        call(endpoint, input, key ? { key } : {}),
      onSuccess: async (answer) => {
        if (answer && isSuccess(answer))
          await Promise.all(refreshes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
      },
    },
    answers,
  )
}

/** For what a page shows: data, or undefined while loading and on failure (`isError`). */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: Partial<Input<E>> = {},
  enabled = true,
  /** How long until it is asked again while the page is looked at; null when no longer needed. */
  again_ms: (data: Data<E> | undefined, error: Error | null) => number | null = () => null,
) {
  return useQuery(
    {
      queryKey: [endpoint.path, input],
      enabled,
      refetchInterval: ({ state }) => again_ms(state.data, state.error) ?? false,
      queryFn: async () => {
        const answer = await call(endpoint, input)
        if (!answer || !isSuccess(answer)) throw failureOf(answer)
        return answer.data
      },
    },
    answers,
  )
}

/** What passes by itself has the code of a server in trouble, or none: nobody answered. */
function failureOf(answer: Failure | undefined) {
  return new Error(answer?.code_message ?? 'no_connection', { cause: answer?.code ?? 503 })
}

/** For what has no place of its own to say that it failed: it is asked for again until it is there, or refused. */
export function untilThere(data: unknown, error: Error | null) {
  const isRefused = error !== null && Number(error.cause) < 500
  return data === undefined && !isRefused ? comesBack_ms : null
}

interface CursorPage {
  next_cursor: string | null
}

/** For lists that go by cursor: all parts fetched so far, and the way to the next one. */
export function useList<E extends Endpoint>(
  endpoint: E,
  takesPage: (data: Data<E>) => CursorPage,
  query: Record<string, string> = {},
  params: Record<string, string> = {},
  /** How long until the parts fetched so far are asked for again while the page is looked at. */
  again_ms?: number,
) {
  return useInfiniteQuery(
    {
      queryKey: listKey(endpoint, query, params),
      refetchInterval: again_ms ?? false,
      initialPageParam: '',
      queryFn: async ({ pageParam }) => {
        const answer = await callPage(endpoint, { params, query }, pageParam)
        if (!answer || !isSuccess(answer)) throw failureOf(answer)
        return answer.data
      },
      getNextPageParam: (last: Data<E>) => takesPage(last).next_cursor ?? undefined,
    },
    answers,
  )
}

/** Under which the parts of a list are kept. */
export function listKey(
  { path }: Endpoint,
  query: Record<string, string>,
  params: Record<string, string> = {},
) {
  return [path, 'list', query, params]
}

function callPage<E extends Endpoint>(
  endpoint: E,
  input: { params: object; query: object },
  cursor: string,
): Promise<Envelope<Data<E>> | undefined>
function callPage(endpoint: Endpoint, { params, query }: { params: object; query: object }, cursor: string) {
  return call(endpoint, { params, query: cursor ? { ...query, cursor } : query })
}
