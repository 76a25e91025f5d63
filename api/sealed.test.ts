import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { forgotPassword, resetPassword } from '#contract/people/accounts.ts'
import { turnPushOn } from '#contract/messages/push.ts'
import { draftCallsOf } from '#contract/orders/drafts.ts'
import { orderShipment, showPassport } from '#contract/orders/shipments.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { openText } from './platform/sealed-text.ts'
import { hookSecrets } from './messages/web-hooks/deliver.ts'
import { makeHooks } from './messages/web-hooks/test-hooks.ts'
import { makeBrowser } from './messages/push/test-browser.ts'
import { subscriptionSecrets } from './messages/push/push.ts'
import { makeShipments } from './orders/shipments/test-shipments.ts'
import { visitKey } from './parcels/tracking/visit-key.ts'
import { codeFor } from './people/accounts/codes.ts'
import { enrol, secondFactorFits, stepAt, totp } from './people/accounts/second-factor.ts'
import { openKeys } from './platform/installation.ts'
import { firstKeys, markOf } from './platform/keys.ts'
import { countNotCurrent, resealJob } from './platform/reseal.ts'
import { dropKey, rotateKey } from './platform/rotate-key.ts'
import { everySealedColumn } from './sealed.ts'
import { startOn, startTestServer, testKey } from './testing/test-server.ts'

const next = 'the next key, which only tests know, too'
const folder = await mkdtemp(path.join(tmpdir(), 'seberang-keys-'))
after(() => rm(folder, { recursive: true, force: true }))
const place = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@localhost/none' }
const both = { ...place, SECRET_KEY: testKey, SECRET_KEY_OTHER: next }
const server = await startTestServer(both)
const { call, db, keys, makeUser, url } = server
const { orderOf, givePassport } = await makeShipments(server)
const { hookOf } = await makeHooks(server)
const columns = everySealedColumn

// Hashes and public keys; and the kept keys, which are sealed again at the moment of the change.
const notSealed = new Set([
  'agent_pictures.draft_hash',
  'api_keys.key_hash',
  'door_tries.attempt',
  'files.source_hash',
  'files.pixel_hash',
  'idempotency.body_hash',
  'kept_keys.sealed',
  'known_devices.device_hash',
  'parcel_events.hash',
  'parcels.last_hash',
  'passkeys.public_key',
  'push_subscriptions.endpoint_hash',
  'recovery_codes.code_hash',
  'sessions.token_hash',
  'spent_proofs.proof',
  'unsubscribed.address_hash',
])

test('every column of bytes is a hash, or sealed anew when the key is replaced', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (data_type = 'bytea' or column_name like '%sealed%') order by 1`.execute(
    db,
  )
  const sealed = new Set(columns.map(({ name }) => name))
  const unknown = rows.filter(({ name }) => !sealed.has(name) && !notSealed.has(name))
  assert.deepEqual(unknown, [], 'name them in api/sealed.ts, or here when they are hashes')
  assert.deepEqual(
    [...sealed].filter((name) => !rows.some((row) => row.name === name)),
    [],
  )
})

test('a key is replaced while people go on; the one before opens nothing that is needed any more', async () => {
  const person = await makeUser()
  const secret = Buffer.from('twenty bytes, always')
  const staff = await makeUser('courier')
  await db.transaction().execute((tx) => enrol(tx, keys, staff.id, secret))
  const draft = { recipient: 'Budi' }
  await call(draftCallsOf.box_purchase.save, { body: { draft, version: 0 } }, person)
  const hook = await hookOf(person, 'https://shop.example.com/hook')
  await call(
    turnPushOn,
    { body: makeBrowser('https://updates.push.services.mozilla.com/wpush/1').keys },
    person,
  )
  const passport = await givePassport(person)
  const before = await call(showPassport, { params: { id: passport } }, person)
  const order = (await call(orderShipment, { body: await orderOf(person) }, person)).data.TransactionID
  const asked = await call(forgotPassword, { body: { email: person.email } })
  const link = visitKey(keys, order, 'sender')

  await assert.rejects(rotateKey(url, [testKey]), /Set both keys/)
  await rotateKey(url, [testKey, next])
  await assert.rejects(rotateKey(url, [testKey, next]), /being replaced already/)
  await assert.rejects(openKeys(url, [testKey]), /Neither|not the key/)
  await assert.rejects(openKeys(url, [next]), /being replaced, and something may still be sealed/)
  // This process has not noticed yet: it still seals with the old key.
  const late = await givePassport(person)
  const job = resealJob({ db, keys }, columns)
  await job.work()
  assert.deepEqual(await db.selectFrom('resealing').selectAll().execute(), [], 'it waits for every process')
  await assert.rejects(dropKey(url, { db, keys, columns }), /files.sealed_key|second_factors.secret/)
  assert.ok(keys.writeWith(markOf(next)))
  await job.work()
  const done = await db.selectFrom('resealing').selectAll().execute()
  assert.equal(done.filter(({ finished_at }) => finished_at !== null).length, columns.length)
  for (const column of columns)
    assert.deepEqual(
      await countNotCurrent({ db, keys }, column),
      { with_other: 0, with_none: 0 },
      column.name,
    )
  assert.deepEqual(await dropKey(url, { db, keys, columns }), [])
  await assert.rejects(dropKey(url, { db, keys, columns }), /Only one key is in use/)

  const stops: (() => Promise<void>)[] = []
  const alone = await startOn(url, { ...place, SECRET_KEY: next }, stops)
  try {
    const shown = await alone.call(showPassport, { params: { id: passport } }, person)
    assert.ok(shown.file.equals(before.file))
    assert.equal((await alone.call(showPassport, { params: { id: late } }, person)).status, 200)
    assert.deepEqual((await alone.call(draftCallsOf.box_purchase.read, {}, person)).data.draft, draft)
    const { transaction } = (await alone.call(readTransaction, { params: { id: order } }, person)).data
    assert.equal(transaction.shipment?.sender.id_number, '••••5678')
    assert.equal(visitKey(alone.keys, order, 'sender'), link)
    const { sealed_secret } = await db.selectFrom('web_hooks').selectAll().executeTakeFirstOrThrow()
    assert.equal(openText(alone.keys, hookSecrets, hook.web_hook.id, sealed_secret), hook.secret)
    const { session_id, sealed } = await db
      .selectFrom('push_subscriptions')
      .selectAll()
      .executeTakeFirstOrThrow()
    assert.match(openText(alone.keys, subscriptionSecrets, session_id, sealed), /wpush/)
    const now_s = Date.now() / 1000
    const factor = await db
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', staff.id)
      .executeTakeFirstOrThrow()
    const given = totp(secret, stepAt(now_s))
    const fits = { user_id: staff.id, sealed: factor.secret, now_s, given }
    assert.ok(await secondFactorFits(db, alone.keys, fits))
    const { nonce } = await db.selectFrom('one_time_codes').select('nonce').executeTakeFirstOrThrow()
    // As it was in the letter sent earlier.
    const code = codeFor(firstKeys(testKey), nonce)
    const password = 'kopi-tarik-ombak-7'
    const body = { request_id: asked.data.request_id, code, password, password_confirmation: password }
    assert.equal((await alone.call(resetPassword, { body })).code_message, 'success')
  } finally {
    for (const stop of stops) await stop()
  }
})

test('a value that opens with neither key is told of and holds nothing up', async () => {
  await db
    .updateTable('files')
    .set({ sealed_key: Buffer.alloc(60) })
    .where('sealed_key', '<>', Buffer.alloc(0))
    .execute()
  await assert.rejects(
    rotateKey(url, [next, 'a'.repeat(32)]).then(() => openKeys(url, [next])),
    /is not the key/,
  )
  const third = await openKeys(url, [next, 'a'.repeat(32)])
  await resealJob({ db, keys: third }, columns).work()
  const lost = await dropKey(url, { db, keys: third, columns })
  assert.match(lost.join(), /files.sealed_key has \d+ values that open with neither key/)
})

test('a key is not replaced while a process holds only one of them', async () => {
  await sql`insert into processes (id, host, runs, files_place, key_marks) values (uuidv7(), 'left-behind', 'web', 'x', '{}')`.execute(
    db,
  )
  await assert.rejects(rotateKey(url, ['a'.repeat(32), testKey]), /left-behind .* does not hold both keys/)
})
