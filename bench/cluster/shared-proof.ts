import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../faults/call.ts'
import { openShop } from '../faults/customers.ts'
import type { Outcome } from '../faults/scenario.ts'
import type { Cluster } from './cluster.ts'
import type { Scenario } from './selling.ts'
import { password, withPassword } from './with-password.ts'

const patience_ms = 60_000

export const sharedProof: Scenario = {
  name: 'a proof is sent to one process, and its owner leaves at another one',
  required: 'seen by the office at all three, then at none, and its bytes are gone',
  act: sendAndErase,
}

async function sendAndErase(cluster: Cluster): Promise<Outcome> {
  const { processes, people, postgres, stored } = cluster
  const [first, second] = processes
  if (!first || !second) throw new Error('Two processes are needed.')
  const person = await withPassword(cluster)
  const shop = openShop({ server: first, people: { ...people, customers: [person] } })
  const order = await shop.order({ type: 'qris', qty: 1 })
  await shop.pay(order)
  const { payment_id, storage_key } = await proofOf(cluster, order.id)
  const before = await look(cluster, payment_id)
  await shop.crowd(0)()
  await until('paid', async () => {
    const query = `select from payments where order_id = $1 and status = 'success'`
    return (await postgres.query(query, [order.id])).length > 0
  })
  const left = await call(`${second.url}/api/user/v1/profile/deletion`, person.token, {
    body: { current_password: password },
  })
  await until('erased', async () => !(await stored()).includes(storage_key))
  const after = await look(cluster, payment_id)
  const wrong: string[] = []
  if (left.status !== 200) wrong.push(`leaving was answered ${left.status} ${left.code_message}`)
  if (before.some((seen) => seen !== '200 image')) wrong.push(`seen before: ${before.join(', ')}`)
  if (after.some((seen) => !seen.startsWith('404'))) wrong.push(`seen after: ${after.join(', ')}`)
  return { wrong, measured: `${before.join(', ')}; then ${after.join(', ')}` }
}

async function proofOf({ postgres }: Cluster, order_id: string | undefined) {
  const [proof] = await postgres.query<{ payment_id: string; storage_key: string }>(
    `select p.id as payment_id, f.storage_key from payments p join files f on f.id = p.proof_id where p.order_id = $1`,
    [order_id],
  )
  if (!proof) throw new Error('The proof was not taken.')
  return proof
}

/** What the office gets at each process: the status, and the kind of the answer. */
function look({ processes, people }: Cluster, payment_id: string) {
  return Promise.all(
    processes.map(async ({ url }) => {
      const picture = await fetch(`${url}/api/staff/v1/payment/${payment_id}/proof`, {
        headers: { authorization: `Bearer ${people.admin.token}` },
      })
      return `${picture.status} ${picture.headers.get('content-type')?.split(/[/;]/)[0]}`
    }),
  )
}

async function until(what: string, isSo: () => Promise<boolean>) {
  for (const began = Date.now(); Date.now() - began < patience_ms; await sleep(200)) if (await isSo()) return
  throw new Error(`The proof was not ${what} within a minute.`)
}
