import http from 'node:http'

export type Caller = ReturnType<typeof makeCaller>

export interface Request {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Milliseconds of each of `times` runs, `at_once` of them under way at any moment, and how long all took. */
export async function time(work: (worker: number) => Promise<unknown>, times: number, at_once: number) {
  const took_ms: number[] = []
  let left = times
  const began = performance.now()
  const workers = Array.from({ length: at_once }, async (_, worker) => {
    while (left > 0) {
      left -= 1
      const start = performance.now()
      await work(worker)
      took_ms.push(performance.now() - start)
    }
  })
  await Promise.all(workers)
  return { took_ms, all_ms: performance.now() - began }
}

/** Kept-alive connections and no more than needed: the caller's own work is part of every figure. */
export function makeCaller(url: string, at_once: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: at_once })
  const call = (path: string, { method = 'GET', headers = {}, body }: Request = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const request = http.request(url + path, { agent, method, headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error(`${path} answered ${reply.statusCode} ${Buffer.concat(chunks).toString()}`))
      })
    })
    request.once('error', reject)
    request.end(body)
    return promise
  }
  return { call, close: () => agent.destroy() }
}
