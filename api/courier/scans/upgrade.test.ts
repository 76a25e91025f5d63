import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type pg from 'pg'
import { withDatabaseBefore } from '../../testing/test-upgrade.ts'

/** A parcel on its way; what else belongs to its order is left out. */
async function parcelAt(client: pg.Client, type: string, step: string) {
  const id = randomUUID()
  await client.query('insert into orders (id, tracking_number, type, total_sen) values ($1, $2, $3, 100)', [
    id,
    `SB${id.replaceAll('-', '').slice(0, 13).toUpperCase()}`,
    type,
  ])
  await client.query(
    `insert into parcels (order_id, tracking_number, step, code, macro, last_seq, last_hash) values ($1::uuid, $1::text, $2, $2, 'in_transit', 0, '')`,
    [id, step],
  )
  return id
}

test('parcels under way at the upgrade finish by the old steps', () =>
  withDatabaseBefore('0038', async (client, upgrade) => {
    await client.query('set session_replication_role = replica')
    const [domestic, box] = [
      await parcelAt(client, 'shipment', 'origin_hub_in'),
      await parcelAt(client, 'box_purchase', 'label_created'),
    ]
    await upgrade()
    await client.query('set session_replication_role = origin')
    const { rows } = await client.query('select order_id, route from parcels')
    assert.deepEqual(
      new Map(rows.map(({ order_id, route }) => [order_id, route])),
      new Map([
        [domestic, 'earlier_domestic'],
        [box, 'earlier_box'],
      ]),
    )
    const tell = (id: string, code: string) =>
      client.query(
        `insert into parcel_events (order_id, seq, code, macro, hash) values ($1, 0, $2, 'in_transit', '')`,
        [id, code],
      )
    for (const code of ['departed_origin', 'destination_hub_in', 'out_for_delivery', 'delivered'])
      await tell(domestic, code)
    await assert.rejects(() => tell(box, 'picked_up'), /cannot go from/)
    for (const code of ['out_for_delivery', 'delivered']) await tell(box, code)
  }))
