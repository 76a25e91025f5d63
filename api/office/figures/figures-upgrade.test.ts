import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaveParcel, withDatabaseBefore } from '../../testing/test-upgrade.ts'

test('figures from before stay, days before know nothing of answers, and steps are counted from the index alone', () =>
  withDatabaseBefore('0086', async (client, upgrade) => {
    await leaveParcel(client, 'picked_up', 'in_transit')
    await leaveParcel(client, 'delivered', 'delivered')
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
