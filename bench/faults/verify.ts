import path from 'node:path'
import type { Violation } from '../../api/verify/ask.ts'
import { verify as verifyRules } from '../../api/verify/verify.ts'
import type { Shop } from './customers.ts'
import type { Postgres } from './postgres.ts'

// Each finds what must not exist after a crowd has ordered boxes; the general rules are in api/verify.
const forbidden = {
  'orders of one key': `select address from box_purchases group by address having count(*) > 1`,
  'orders without two lines': `
    select o.id from orders o where o.type = 'box_purchase' and (select count(*) from order_lines l where l.order_id = o.id) <> 2`,
  'orders without their one job': `
    select o.id from orders o where (
      select count(*) from jobs.job j where j.name = 'payment_due' and j.data->>'order_id' = o.id::text) <> 1`,
  'jobs without their order': `
    select j.id from jobs.job j where j.name = 'payment_due'
      and not exists (select from orders o where o.id::text = j.data->>'order_id')`,
}

interface Stored {
  postgres: Pick<Postgres, 'query'>
  /** Names of the files that are stored. */
  stored: () => readonly string[] | Promise<readonly string[]>
}

/** What is wrong in database and storage after everything that happened; an empty list when nothing is. */
export async function verify({ postgres, stored }: Stored, { book, tally, replay }: Shop) {
  const wrong: string[] = []
  const found = (name: string, count: number) => count > 0 && wrong.push(`${count} ${name}`)
  for (const { rule, id } of await verifyRules((text, values) =>
    postgres.query<Violation>(text, values && [...values]),
  ))
    wrong.push(`violated: ${rule} (${id})`)
  for (const [name, text] of Object.entries(forbidden)) found(name, (await postgres.query(text)).length)
  found('acknowledged orders lost or doubled', await countLost(postgres, book))
  found('orders never answered', book.filter(({ answer }) => !answer || /^(0|503)/.test(answer)).length)
  found('proofs without their file', await countMissing(postgres, await stored()))
  found('answers 500', tally.times('500'))
  found('retries that gave another order', await replay())
  return wrong
}

async function countLost(postgres: Stored['postgres'], book: Shop['book']) {
  const rows = await postgres.query<{ key: string; id: string; user_id: string }>(
    `select b.address as key, o.id, o.user_id from orders o join box_purchases b on b.order_id = o.id`,
  )
  const stored = Map.groupBy(rows, ({ key }) => key)
  return book.filter(({ key, id, person }) => {
    const orders = stored.get(key) ?? []
    const isRight = orders.length === 1 && orders[0]?.id === id && orders[0]?.user_id === person.id
    return id ? !isRight : orders.length > 0
  }).length
}

/** Files that were erased have lost their key, and their bytes soon after it. */
async function countMissing(postgres: Stored['postgres'], names: readonly string[]) {
  const stored = new Set(names)
  const rows = await postgres.query<{ storage_key: string }>(
    `select storage_key from files where sealed_key <> ''`,
  )
  return rows.filter(({ storage_key }) => !stored.has(path.normalize(storage_key))).length
}
