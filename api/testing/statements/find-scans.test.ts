import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer } from '../test-server.ts'
import { findScans } from './find-scans.ts'

const { url, db } = await startTestServer()

const file = 'api/people/accounts/profile.ts'

function found(...texts: string[]) {
  const statements = texts.map((text) => ({ text, senders: [[file]], columns: [] }))
  return findScans(statements, url, { isWhole: false })
}

test('a statement that no index fits is named, with its file and the table it reads', async () => {
  for (const [text, table] of [
    ['select id from users where name = $1', 'users'],
    ['select id from orders order by id', 'orders'],
    ['with gone as (delete from sessions where device = $1 returning id) select id from gone', 'sessions'],
    [
      'select id from users u where exists (select from sessions s where s.device = u.name) and id = $1',
      'sessions',
    ],
  ] as const) {
    const [sentence, ...others] = await found(text)
    assert.match(sentence ?? text, new RegExp(`^${file} reads all of ${table}:`))
    assert.deepEqual(others, [])
  }
})

test('whatever follows an index, ends early, or reads a table that stays small is not', async () => {
  const fine = await found(
    'select id from users where id = $1',
    'select id from orders order by id desc limit $1',
    'select * from boxes b cross join switches',
    'update payments set status = $1 where id in (select id from payments where order_id = $2)',
    "select count(*) from refunds where status = 'due'",
  )
  assert.deepEqual(fine, [])
})

test('statements of tests and texts of several statements are left alone, and nothing is carried out', async () => {
  const text = 'select id from users where name = $1'
  const ofTests = [{ text, senders: [['api/people/accounts/test-people.ts']], columns: [] }]
  assert.deepEqual(await findScans(ofTests, url, { isWhole: false }), [])
  assert.deepEqual(await found('select id from users; drop table users', 'delete from boxes'), [])
  assert.ok(await db.selectFrom('boxes').select('id').executeTakeFirst())
})
