import pg from 'pg'
import { unavailable } from './errors.ts'

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  '53300',
  // A standby, or a primary that is being switched off.
  '25006',
  // A pooler that has no connection to lend.
  '08P01',
])
// Lock and statement time-outs, a full disk, a conflict that outlived its retries.
const passingTroubles = new Set(['55P03', '57014', '53100', '53200', '40001', '40P01', '25P03'])
const connectionMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client was closed|not queryable/

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure)
  return (
    connectionFailures.has(codeOf(error) ?? '') ||
    (error instanceof Error && connectionMessages.test(error.message))
  )
}

/** What the caller is told when the database is in trouble; undefined when it is our own mistake. */
export function asRefusal(error: unknown) {
  if (isConnectionFailure(error)) return unavailable('database_unavailable')
  if (passingTroubles.has(codeOf(error) ?? '')) return unavailable('busy')
  return undefined
}

export function violates(error: unknown, constraint: string) {
  return error instanceof pg.DatabaseError && error.constraint === constraint
}
