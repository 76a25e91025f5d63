import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

const registry = new Registry()

export const statements = new Counter({
  name: 'database_statements_total',
  help: 'Statements sent to PostgreSQL',
  registers: [registry],
})

/** A statement sent while its connection still works on an earlier one travels along and costs no way of its own. */
export const roundTrips = new Counter({
  name: 'database_round_trips_total',
  help: 'Times a connection was waited for',
  registers: [registry],
})

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 3],
  registers: [registry],
})

/** For Prometheus on the same machine only; never reachable through the public port. */
export function serveMetrics(port: number) {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    void registry
      .metrics()
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
  })
  return new Promise<() => void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()))
  })
}
