import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findStrangers, findWritten } from './find-strangers.ts'

test('a statement names every table that it changes, and none that it only locks or mentions', () => {
  const text = `
    with moved as (update only parcels as p set step = 'x' where id = $1 returning id),
      gone as (delete from "door_codes" using moved where true)
    insert into parcel_events (order_id) select id from orders -- insert into users
    where note <> 'update payments set' for no key update of orders
    on conflict (id) do update set seq = 1`
  assert.deepEqual([...findWritten(text)].toSorted(), ['door_codes', 'parcel_events', 'parcels'])
  assert.deepEqual([...findWritten('select from orders where id = $1 for update')], [])
  assert.deepEqual([...findWritten('insert into jobs.job_common (id) values ($1)')], [])
})

test('a folder that changes a table of another one is named; its owner, a carrier of statements and tests are not', () => {
  const text = 'update refunds set status = $1'
  const senders = [
    ['api/messages/letters/words.ts', 'api/platform/serve.ts'],
    ['api/platform/database.ts', 'api/site/content/faq.ts'],
    ['api/platform/database.ts', 'api/money/refunds/pay.ts'],
    ['api/money/refunds/pay.ts', 'api/messages/letters/words.ts'],
    ['api/messages/letters/letters.test.ts'],
    ['api/messages/letters/test-world.ts', 'api/messages/letters/letters.test.ts'],
  ]
  assert.deepEqual(findStrangers([{ text, senders, columns: [] }], { isWhole: false }), [
    'api/messages/letters/words.ts changes refunds, which belongs to api/money: call a function of its owner.',
    'api/site/content/faq.ts changes refunds, which belongs to api/money: call a function of its owner.',
  ])
})
