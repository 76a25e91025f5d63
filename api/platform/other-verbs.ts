import type { FastifyReply } from 'fastify'
import { notFound, Refusal } from './errors.ts'
import type { Served } from './serve.ts'

interface Known {
  pattern: RegExp
  verbs: string[]
}

/**
 * A known path answers the verbs it does not have with 405 instead of pretending not to exist. Asked only where no
 * route was found: a route for each of those verbs would be four times as many as there are calls.
 */
export function otherVerbs(served: readonly Served[]) {
  let known: Known[] | undefined
  return (pathname: string, reply: FastifyReply) => {
    known ??= pathsOf(served)
    const verbs = known.filter(({ pattern }) => pattern.test(pathname)).flatMap((path) => path.verbs)
    if (verbs.length === 0) return notFound()
    reply.header('allow', verbs.join(', '))
    return new Refusal('method_not_allowed')
  }
}

function pathsOf(served: readonly Served[]) {
  return [...Map.groupBy(served, ({ url }) => url)].map(([url, entries]) => ({
    pattern: new RegExp(`^${url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`),
    verbs: entries.map(({ endpoint }) => endpoint.method),
  }))
}
