import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { agreeToWeighing, listWeighings, type Measured, type Weighing } from '#contract/parcels/weighings.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../shipments/test-shipments.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

export const heavy = { weight: 12, length: 40, width: 30, height: 30 }

function addsUp(weighing: Weighing) {
  const sum_sen = weighing.new_lines?.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  assert.equal(sum_sen, Math.round(weighing.new_total * 100))
  return weighing
}

/** Parcels on the scale, and what their senders say to it. */
export async function makeWeighings(server: Server) {
  const { call, db, makeUser } = server
  const parcels = await makeParcels(server)
  const { paid, scanned, accounts } = parcels
  const courier = await makeUser('courier')

  function weighed(who: Person, number: string, measured: Measured, scan_id: string = randomUUIDv7()) {
    return scanned(who, number, 'reweighed', scan_id, measured)
  }

  async function heavierParcel() {
    const person = await makeUser()
    const parcel = await paid(person)
    await scanned(courier, parcel.number, 'picked_up')
    await weighed(courier, parcel.number, heavy)
    return { person, ...parcel }
  }

  async function newest(person: Person, id: string) {
    const { data } = await call(listWeighings, { params: { id } }, person)
    const [weighing] = data.weighing_data
    if (!weighing) throw new Error('never weighed')
    return addsUp(weighing)
  }

  function agree(person: Person, weighing_id: string, type: 'cash' | 'transfer' = 'cash') {
    const account = accounts.find(({ payment_type_id }) => payment_type_id === type)
    const body = { payment_type_id: type, payment_account_id: account?.id ?? '' }
    return call(agreeToWeighing, { params: { id: weighing_id }, body }, { token: person.token })
  }

  function paymentOf(order_id: string) {
    return db.selectFrom('payments').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
  }

  async function codesOf(order_id: string) {
    const rows = await db
      .selectFrom('parcel_events')
      .select('code')
      .where('order_id', '=', order_id)
      .orderBy('seq')
      .execute()
    return rows.map(({ code }) => code).slice(3)
  }

  return { ...parcels, courier, weighed, heavierParcel, newest, agree, paymentOf, codesOf }
}
