import { Counter, Registry } from 'prom-client'
import { CallTimes } from './call-times.ts'

export const registry = new Registry()

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

export const requestSeconds = new CallTimes({
  name: 'http_request_seconds',
  help: 'Time to answer by route and status',
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 3],
})
registry.registerMetric(requestSeconds)
