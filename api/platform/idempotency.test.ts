import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sendAhead } from './database.ts'
import { codeOf } from './database-errors.ts'
import { conflict, Refusal } from './errors.ts'
import { once } from './idempotency.ts'

const { db } = await startTestServer()

const attemptWith = (body: unknown) => ({ caller: 'tests', route: 'POST /tests', key: randomUUID(), body })

function refusedBy(code: string) {
  return (error: unknown) => error instanceof Refusal && error.code_message === code
}

test('the answer of a key counts before all that its work would say now', async () => {
  const attempt = attemptWith('first')
  assert.deepEqual(await once(db, attempt, async () => ({ n: 1 })), { n: 1 })
  const refuses = async () => {
    throw conflict('slot_full')
  }
  assert.deepEqual(await once(db, attempt, refuses), { n: 1 })
  const asksFirst = async (tx: Transaction<DB>) => {
    await sql`select 1`.execute(tx)
    return { n: 2 }
  }
  assert.deepEqual(await once(db, attempt, asksFirst), { n: 1 })
  const sendsAll = async (tx: Transaction<DB>) => {
    await sendAhead(tx, sql`select 1`)
    return { n: 3 }
  }
  assert.deepEqual(await once(db, attempt, sendsAll), { n: 1 })
  for (const work of [refuses, asksFirst, sendsAll])
    await assert.rejects(once(db, { ...attempt, body: 'another' }, work), refusedBy('idempotency_key_reused'))
})

test('what is refused leaves its key free, and says what stood in the way', async () => {
  const attempt = attemptWith('refused')
  let tries = 0
  const work = (fails: (tx: Transaction<DB>) => Promise<unknown>) =>
    once(db, attempt, async (tx) => {
      tries += 1
      return fails(tx)
    })
  await assert.rejects(
    work(() => Promise.reject(conflict('slot_full'))),
    refusedBy('slot_full'),
  )
  // Behind a statement that failed nothing else can be asked.
  const mapped = (tx: Transaction<DB>) =>
    sql`select 1 / 0`.execute(tx).catch(() => Promise.reject(conflict('price_changed')))
  await assert.rejects(work(mapped), refusedBy('price_changed'))
  const divides = (tx: Transaction<DB>) => sql`select 1 / 0`.execute(tx)
  await assert.rejects(work(divides), (error) => codeOf(error) === '22012')
  assert.equal(tries, 3)
  assert.deepEqual(await work(async () => 'done'), 'done')
})
