import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../../api/people/accounts/passwords.ts'
import { call } from '../faults/call.ts'
import { openShop } from '../faults/customers.ts'
import type { People } from '../faults/people.ts'
import type { Installation } from './installation.ts'
import type { Machine } from './machine.ts'

const password = 'kopi-tarik-ombak-7'
const patience_ms = 60_000

export type Leaver = Awaited<ReturnType<typeof makeLeaver>>

/** Somebody who pays for an order, and has the account erased later on. */
export async function makeLeaver({ server, stored }: Installation, { query }: Machine, people: People) {
  const [person] = people.customers
  if (!person) throw new Error('Nobody is there who could leave.')
  const hash = await hashPassword(password, { who: person.id, hasPrecedence: true })
  await query('update users set password_hash = $2 where id = $1', [person.id, hash])
  const shop = openShop({ server, people: { ...people, customers: [person] } })
  const entry = await shop.order({ type: 'qris' })
  await shop.pay(entry)
  await until('paid', async () => {
    const rows = await query(`select from payments where order_id = $1 and status = 'success'`, [entry.id])
    return rows.length > 0
  })
  return {
    leave: async () => {
      const body = { current_password: password }
      const answer = await call(`${server.url}/api/user/v1/profile/deletion`, person.token, { body })
      if (answer.status !== 200) throw new Error(`not erased: ${answer.status} ${answer.code_message}`)
      await until('kept in the store as erased', async () =>
        (await stored()).some((name) => name.includes(person.id)),
      )
    },
    isThere: async (machine: Machine) =>
      (await machine.query('select from users where id = $1', [person.id])).length > 0,
  }
}

async function until(what: string, isSo: () => Promise<boolean>) {
  for (const began = Date.now(); Date.now() - began < patience_ms; await sleep(200)) if (await isSo()) return
  throw new Error(`The person who leaves was not ${what} within a minute.`)
}
