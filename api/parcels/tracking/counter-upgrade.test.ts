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

test('of parcels that are still to be fetched the day is told, and nothing else changes', () =>
  withDatabaseBefore('0093', async (client, upgrade) => {
    const [failed, underWay, brought] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()]
    await leaveParcel(client, 'pickup_failed', 'exception', failed)
    await leaveParcel(client, 'picked_up', 'in_transit', underWay)
    await leaveParcel(client, 'label_created', 'info_received', brought)
    const leg = { visit_day: '2026-12-01', time_slot_id: '09-12' }
    for (const id of [failed, underWay])
      await leaveParty(client, id, 'sender', { service_type: 'pickup', ...leg })
    await leaveParty(client, brought, 'sender', { service_type: 'drop_off', ...leg, drop_point_id: counter })
    const shown = async (id: string, more = '') =>
      (await client.query(`select shown, version${more} from public_parcels where order_id = $1`, [id]))
        .rows[0]
    const before = [await shown(failed), await shown(underWay), await shown(brought)]
    await upgrade()
    const after = ', fetch_day::text'
    assert.deepEqual(await shown(failed, after), { ...before[0], fetch_day: '2026-12-01' })
    assert.deepEqual(await shown(underWay, after), { ...before[1], fetch_day: null })
    assert.deepEqual(await shown(brought, after), { ...before[2], fetch_day: null })
  }))

test('of parcels that are collected at a counter it is known, and nothing else changes', () =>
  withDatabaseBefore('0095', async (client, upgrade) => {
    const collected = await leaveForCollection(client, 'picked_up', 'in_transit')
    const brought = randomUUIDv7()
    await leaveParcel(client, 'picked_up', 'in_transit', brought)
    await leaveParty(client, brought, 'receiver', {
      service_type: 'delivery',
      visit_day: '2026-12-01',
      time_slot_id: '09-12',
    })
    const shown = async (id: string, more = '') =>
      (await client.query(`select shown, version${more} from public_parcels where order_id = $1`, [id]))
        .rows[0]
    const before = [await shown(collected), await shown(brought)]
    await upgrade()
    assert.deepEqual(await shown(collected, ', is_collected'), { ...before[0], is_collected: true })
    assert.deepEqual(await shown(brought, ', is_collected'), { ...before[1], is_collected: false })
  }))

test('of parcels under way the booked hours are known, and nothing else changes', () =>
  withDatabaseBefore('0096', async (client, upgrade) => {
    const [underWay, dayless] = [randomUUIDv7(), randomUUIDv7()]
    for (const id of [underWay, dayless]) await leaveParcel(client, 'picked_up', 'in_transit', id)
    const leg = { service_type: 'delivery' } as const
    await leaveParty(client, underWay, 'receiver', { ...leg, visit_day: '2026-12-01', time_slot_id: '09-12' })
    await leaveParty(client, dayless, 'receiver', leg)
    const shown = async (id: string, more = '') =>
      (await client.query(`select shown, version${more} from public_parcels where order_id = $1`, [id]))
        .rows[0]
    const before = [await shown(underWay), await shown(dayless)]
    await upgrade()
    const hours = ', booked_from, booked_to'
    assert.deepEqual(await shown(underWay, hours), { ...before[0], booked_from: '09:00', booked_to: '12:00' })
    assert.deepEqual(await shown(dayless, hours), { ...before[1], booked_from: null, booked_to: null })
    // Other hours of the same day reach the page as well.
    await client.query(`update shipment_parties set time_slot_id = '15-18' where order_id = $1`, [underWay])
    const { booked_from, booked_to } = await shown(underWay, hours)
    assert.deepEqual([booked_from, booked_to], ['15:00', '18:00'])
  }))
