import assert from 'node:assert/strict'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type pg from 'pg'
import { brokenEvents } from '../../parcels/parcels/verify-events.ts'
import { startDispatch, type Happened } from '../../platform/dispatch.ts'
import { startOn } from '../../testing/test-server.ts'
import { until } from '../../testing/test-until.ts'
import { leaveParcel, withDatabaseBefore } from '../../testing/test-upgrade.ts'

/** A parcel with two scans, as the version before left it. */
async function parcelBefore(client: pg.Client, id: string, scans: string[]) {
  await leaveParcel(client, 'destination_hub_in', 'in_transit', id)
  for (const scan of scans) await note(client, id, scan)
}

function note(client: pg.Client, id: string, scan: string) {
  return client.query(
    `insert into parcel_events (order_id, seq, code, macro, scan_id, hash) values ($1, 0, 'delayed', 'exception', $2, '')`,
    [id, scan],
  )
}

test('history from before months stays where it is, and goes on', () =>
  withDatabaseBefore('0079', async (client, upgrade, url) => {
    const [plain, odd] = [randomUUIDv7(), `ffffffff${randomUUID().slice(8)}`]
    const [first, second] = [randomUUIDv7(), randomUUID()]
    await parcelBefore(client, plain, [first, second])
    await parcelBefore(client, odd, [randomUUIDv7()])
    await client.query(`insert into events (name, order_id) values ('order_placed', $1)`, [plain])
    const waiting = 'select source, event_id from dispatch order by id'
    const before = (await client.query(waiting)).rows
    const hashes = 'select order_id, seq, id, hash from parcel_events order by order_id, seq'
    const chained = (await client.query(hashes)).rows
    await upgrade()

    assert.deepEqual((await client.query(hashes)).rows, chained)
    const parts = await client.query(
      'select distinct order_id, tableoid::regclass::text as part from parcel_events',
    )
    assert.deepEqual(
      new Map(parts.rows.map(({ order_id, part }) => [order_id, part])),
      new Map([
        [plain, 'history.parcel_events_before'],
        [odd, 'history.parcel_events_other'],
      ]),
    )
    assert.deepEqual((await client.query(waiting)).rows, before)
    await assert.rejects(note(client, odd, second), /scan_ids_pkey/, 'a mark from before is taken')
    for (const id of [plain, odd]) await note(client, id, randomUUIDv7())
    // As the version before writes it, which may run beside this one for a while.
    await client.query(`insert into dispatch (source, event_id) values ('parcel_event', $1)`, [
      chained[0]?.id,
    ])
    await seeAll(url, [...before, ...(await client.query(waiting)).rows.slice(before.length)])
  }))

/** Everything that waits is passed on, each with its order. */
async function seeAll(url: string, expected: { event_id: string }[]) {
  const stops: (() => Promise<void>)[] = []
  const { db, dispatch } = await startOn(url, { RUNS: 'web' }, stops)
  try {
    await dispatch.stop()
    assert.deepEqual(await brokenEvents(db), [])
    const seen: Happened[] = []
    const parts = { db, watch: { isUp: () => true }, log: { error: () => undefined } }
    const own = startDispatch(parts, [
      { name: 'all', take: async (_, happened) => void seen.push(...happened) },
    ])
    await until(async () => seen.length >= expected.length)
    await own.stop()
    assert.deepEqual(
      seen.map(({ id }) => id),
      expected.map(({ event_id }) => event_id),
    )
    assert.ok(seen.every(({ order_id, name }) => order_id !== null && name))
  } finally {
    for (const stop of stops) await stop()
  }
}
