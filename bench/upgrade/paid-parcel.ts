import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { call } from '../faults/call.ts'
import type { Shop } from '../faults/customers.ts'
import { qrisAccount, type Customer, type People } from '../faults/people.ts'
import type { Postgres } from '../faults/postgres.ts'
import { pricedShipment } from '../table/shipment-order.ts'

const patience_ms = 60_000
const placed = z.object({ TransactionID: z.string() })

type Asking = Pick<Postgres, 'query'>

interface Counter {
  postgres: Asking
  people: People
  shop: Shop
}

/** Passports are not uploaded here; the processes look for changes of settings twice a second. */
export function needNoPassports(postgres: Asking) {
  return postgres.query('update passport_duties set is_required = false')
}

export function makeCourier(postgres: Asking, { id }: Customer) {
  return postgres.query(`update users set role = 'courier' where id = $1`, [id])
}

/** A shipment that was ordered at this address and paid; its number, as soon as the approval took effect. */
export async function orderParcel({ postgres, people, shop }: Counter, url: string, person: Customer) {
  const body = await pricedShipment(url, qrisAccount(people))
  const order = { key: randomUUID(), body }
  const answer = await call(`${url}/api/user/v1/transaction/shipment`, person.token, order)
  if (answer.status !== 200)
    throw new Error(`A shipment was answered ${answer.status} ${answer.code_message}.`)
  const { TransactionID: id } = placed.parse(answer.data)
  const paid = await shop.pay({ id, person, proof_key: randomUUID() })
  if (paid.status !== 200) throw new Error(`A proof was answered ${paid.status} ${paid.code_message}.`)
  await approve({ postgres, people }, url, id)
  for (const began = Date.now(); Date.now() - began < patience_ms; await sleep(100)) {
    const [parcel] = await postgres.query<{ tracking_number: string }>(
      'select tracking_number from parcels where order_id = $1',
      [id],
    )
    if (parcel) return { id, number: parcel.tracking_number }
  }
  throw new Error('A shipment that was paid has no parcel after a minute.')
}

/** Before all others that wait: there may be more of them than a minute is long enough for. */
async function approve({ postgres, people }: Pick<Counter, 'postgres' | 'people'>, url: string, id: string) {
  const [payment] = await postgres.query<{ id: string; proof_id: string }>(
    'select id, proof_id from payments where order_id = $1',
    [id],
  )
  if (!payment) throw new Error('An order that was paid has no payment.')
  const { status, code_message } = await call(
    `${url}/api/staff/v1/payment/${payment.id}/approval`,
    people.admin.token,
    { key: `approve-${payment.proof_id}`, body: { proof_id: payment.proof_id } },
  )
  // Somebody else may have approved it in between.
  if (status !== 200 && status !== 409) throw new Error(`An approval was answered ${status} ${code_message}.`)
}

export function pickUp() {
  const device_at = new Date().toISOString()
  const body = { code: 'picked_up', device_at, reason: '', received_by: '', evidence_id: '' }
  return { ...body, scan_id: randomUUID() }
}

/** What went wrong, when something did. */
export async function scan(url: string, number: string, courier: Customer, body: ReturnType<typeof pickUp>) {
  const { status, code_message } = await call(`${url}/api/staff/v1/parcel/${number}/scan`, courier.token, {
    key: randomUUID(),
    body,
  })
  return status === 200 ? [] : [`a scan was answered ${status} ${code_message}`]
}
