import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type pg from 'pg'
import { withDatabaseBefore } from '../../testing/test-upgrade.ts'

/** A parcel at a step, as the version before left it. */
async function parcelAt(client: pg.Client, step: string, macro: string) {
  const id = randomUUIDv7()
  const number = `SB${id.replaceAll('-', '').slice(-13).toUpperCase()}`
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into orders (id, tracking_number, type, total_sen) values ($1, $2, 'shipment', 100)`,
    [id, number],
  )
  await client.query(
    `insert into parcels (order_id, tracking_number, route, step, code, macro, last_seq, last_hash)
     values ($1, $2, 'across', $3, $3, $4, 0, '')`,
    [id, number, step, macro],
  )
  await client.query('set session_replication_role = origin')
}

test('figures from before stay, days before know nothing of answers, and steps are counted from the index alone', () =>
  withDatabaseBefore('0086', async (client, upgrade) => {
    await parcelAt(client, 'picked_up', 'in_transit')
    await parcelAt(client, 'delivered', 'delivered')
    await client.query(
      `insert into day_figures (day, figure, kind, lane, amount) values ('2026-03-01', 'delivered', 'shipment', 'MY-ID', 7)`,
    )
    await upgrade()
    const { rows } = await client.query('select figure, amount::int from day_figures')
    assert.deepEqual(rows, [{ figure: 'delivered', amount: 7 }])
    await client.query('vacuum parcels')
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    const counting = `select step, count(*)::int as parcels from parcels
      where macro not in ('delivered', 'returned', 'cancelled') group by step`
    assert.deepEqual((await client.query(counting)).rows, [{ step: 'picked_up', parcels: 1 }])
    const plan = await client.query(`explain ${counting}`)
    assert.match(JSON.stringify(plan.rows), /Index Only Scan using parcels_under_way/)
  }))
