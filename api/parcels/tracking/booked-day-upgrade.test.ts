import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type pg from 'pg'
import { leaveParcel, withDatabaseBefore } from '../../testing/test-upgrade.ts'
import { leaveParty } from './test-parties.ts'

/** A shipment whose receiver has booked the fifth, promised from the second to the seventh; no trigger runs. */
async function leaveBooked(client: pg.Client, step: string, macro: string) {
  const id = randomUUIDv7()
  await leaveParcel(client, step, macro, id)
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into shipments (order_id, lane, mode, rate_card_id, length_cm, width_cm, height_cm, weight_g, chargeable_kg, weight_working, cover,
       days_min, days_max, arrives_from, arrives_to, item_type, purpose, declared_value_sen)
     values ($1, 'MY-ID', 'air', uuidv7(), 40, 30, 30, 3200, 6, '{}', '{}', 3, 5, '2026-12-02', '2026-12-07', 'clothes', 'gift', 10000)`,
    [id],
  )
  await client.query('set session_replication_role = origin')
  await leaveParty(client, id, 'receiver', {
    service_type: 'delivery',
    visit_day: '2026-12-05',
    time_slot_id: '09-12',
  })
  return id
}

test('whoever waits for a parcel that is under way sees the booked day; one that has arrived stays as it was shown', () =>
  withDatabaseBefore('0088', async (client, upgrade) => {
    const onTheWay = await leaveBooked(client, 'picked_up', 'in_transit')
    const arrived = await leaveBooked(client, 'delivered', 'delivered')
    const shown = async (id: string) =>
      (
        await client.query(
          `select booked_day::text, promised_day::text, shown, version from public_parcels where order_id = $1`,
          [id],
        )
      ).rows[0]
    const before = `select promised_day::text, shown, version from public_parcels where order_id = $1`
    const rowsOf = async (id: string) => (await client.query(before, [id])).rows[0]
    const [onTheWayBefore, arrivedBefore] = [await rowsOf(onTheWay), await rowsOf(arrived)]
    await upgrade()
    assert.deepEqual(await shown(onTheWay), { booked_day: '2026-12-05', ...onTheWayBefore })
    assert.deepEqual(await shown(arrived), { booked_day: null, ...arrivedBefore })
    await client.query(`update shipment_parties set visit_day = '2026-12-09' where order_id = $1`, [onTheWay])
    const { booked_day, promised_day } = await shown(onTheWay)
    assert.deepEqual([booked_day, promised_day], ['2026-12-09', '2026-12-09'])
  }))
