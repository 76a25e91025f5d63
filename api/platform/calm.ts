import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const look_ms = 5
const longest_ms = 100

/**
 * Resolves when no caller holds a connection, and after a tenth of a second in any case: work that comes in heaps lets
 * callers go first, but no crowd keeps a letter from going.
 */
export async function calmOf(pool: Pick<pg.Pool, 'totalCount' | 'idleCount'>) {
  const until = performance.now() + longest_ms
  while (pool.totalCount > pool.idleCount && performance.now() < until) await sleep(look_ms)
}
