import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type pg from 'pg'
import { leaveParcel, withDatabaseBefore } from '../../testing/test-upgrade.ts'
import { leaveParty } from './test-parties.ts'

const counter = randomUUIDv7()

/** A shipment whose receiver collects it at a counter. */
async function leaveForCollection(client: pg.Client, step: string, macro: string) {
  const id = randomUUIDv7()
  await leaveParcel(client, step, macro, id)
  await leaveParty(client, id, 'receiver', { service_type: 'self_pickup', counter_id: counter })
  return id
}

test('of parcels that lie ready for collection the counter is told, and nothing else changes', () =>
  withDatabaseBefore('0090', async (client, upgrade) => {
    const ready = await leaveForCollection(client, 'ready_for_collection', 'available_for_pickup')
    const onTheWay = await leaveForCollection(client, 'picked_up', 'in_transit')
    const shown = async (id: string, more = '') =>
      (await client.query(`select shown, version${more} from public_parcels where order_id = $1`, [id]))
        .rows[0]
    const [readyBefore, onTheWayBefore] = [await shown(ready), await shown(onTheWay)]
    await upgrade()
    assert.deepEqual(await shown(ready, ', counter_id'), { ...readyBefore, counter_id: counter })
    assert.deepEqual(await shown(onTheWay, ', counter_id'), { ...onTheWayBefore, counter_id: null })
  }))

test('of parcels that are still to be brought the counter is told, and nothing else changes', () =>
  withDatabaseBefore('0092', async (client, upgrade) => {
    const [waiting, underWay] = [randomUUIDv7(), randomUUIDv7()]
    await leaveParcel(client, 'label_created', 'info_received', waiting)
    await leaveParcel(client, 'origin_hub_in', 'in_transit', underWay)
    const leg = { visit_day: '2026-12-01', time_slot_id: randomUUIDv7(), drop_point_id: counter }
    for (const id of [waiting, underWay])
      await leaveParty(client, id, 'sender', { service_type: 'drop_off', ...leg })
    const shown = async (id: string, more = '') =>
      (await client.query(`select shown, version${more} from public_parcels where order_id = $1`, [id]))
        .rows[0]
    const [waitingBefore, underWayBefore] = [await shown(waiting), await shown(underWay)]
    await upgrade()
    assert.deepEqual(await shown(waiting, ', brought_to'), { ...waitingBefore, brought_to: counter })
    assert.deepEqual(await shown(underWay, ', brought_to'), { ...underWayBefore, brought_to: null })
  }))
