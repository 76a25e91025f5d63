import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { confirmCash } from '#contract/money/payments.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import { startTestServer, testKey } from '../testing/test-server.ts'
import { atOneMoment } from '../verify/connection.ts'
import { verifyFiles } from '../verify/files.ts'
import { verify } from '../verify/verify.ts'
import { backUp, readStart, restore } from './backup.ts'

const [server, empty] = [await startTestServer(), await startTestServer()]
const { call, db, makeUser, url } = server
const { storage } = server.app
const { place, placeWithProof, paymentOf } = await makeOrders(server)
const folder = await mkdtemp(path.join(tmpdir(), 'seberang-backup-'))
after(() => rm(folder, { recursive: true, force: true }))
const passphrase = 'durian runtuh di seberang'
const copy = path.join(folder, 'copy')
const source = { url, storage, secret_key: testKey, ownsKey: true }

const [admin, customer] = [await makeUser('admin'), await makeUser()]
await placeWithProof(customer)
const cash = await place(customer, 'cash', 1)
await call(confirmCash, { params: { id: (await paymentOf(cash)).id } }, admin)

const target = { url: empty.url, storage: empty.app.storage }
const countOrders = () =>
  empty.db.selectFrom('orders').select(empty.db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()

test('a copy made while people order holds one moment, and says what it is', async () => {
  const done = new AbortController()
  const ordering = (async () => {
    // What a busy moment refuses is no matter here: people go on ordering.
    while (!done.signal.aborted)
      await makeUser()
        .then((user) => place(user, 'transfer', 1))
        .catch(() => undefined)
  })()
  const told = await backUp(copy, passphrase, source).finally(() => done.abort())
  await ordering
  assert.equal(told.files, 1)
  assert.ok((told.rows['public.orders'] ?? 0) >= 2)
  const start = await readStart(copy, passphrase)
  assert.equal(start.secret_key, testKey)
  assert.deepEqual(await readdir(folder), ['copy'], 'nothing unfinished is left')
  assert.doesNotMatch((await readFile(copy)).toString('latin1'), /Siti Contoh/)
})

test('a restore that fails takes its pictures back, and leaves those that lay there', async () => {
  const { storage_key } = await db.selectFrom('files').select('storage_key').executeTakeFirstOrThrow()
  const placed: string[] = []
  const full = {
    ...empty.app.storage,
    put: async (key: string, bytes: Uint8Array) => {
      await empty.app.storage.put(key, bytes)
      placed.push(key)
      throw new Error('The disk is full.')
    },
  }
  await assert.rejects(restore(copy, passphrase, { ...target, storage: full }), /disk is full/)
  assert.deepEqual(placed, [storage_key])
  assert.equal(await empty.app.storage.exists(storage_key), false)
  await empty.app.storage.put(storage_key, Buffer.from('lay there before'))
  await assert.rejects(restore(copy, passphrase, { ...target, storage: full }), /disk is full/)
  assert.equal(await empty.app.storage.exists(storage_key), true)
})

test('what is broken, cut off, of another edition or opened with other words is refused, and nothing is stored', async () => {
  const bytes = await readFile(copy)
  const broken = path.join(folder, 'broken')
  await writeFile(broken, bytes.subarray(0, Math.floor(bytes.length * 0.9)))
  await assert.rejects(restore(broken, passphrase, target))
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(bytes.length - 2000) ^ 1, bytes.length - 2000)
  await writeFile(broken, changed)
  await assert.rejects(restore(broken, passphrase, target))
  await assert.rejects(restore(copy, 'durian runtuh di laut', target), /BACKUP_PASSPHRASE/)
  await assert.rejects(
    restore(path.join(folder, 'nowhere'), passphrase, target),
    /nowhere cannot be read \(ENOENT\)/,
  )
  await empty.db.updateTable('migrations').set({ fingerprint: 'x' }).where('name', 'like', '0001%').execute()
  await assert.rejects(restore(copy, passphrase, target), /another edition/)
  assert.equal((await countOrders()).count, 0)
})

test('restored into an empty installation everything agrees, and people go on where they were', async () => {
  const { fingerprint } = await db
    .selectFrom('migrations')
    .select('fingerprint')
    .where('name', 'like', '0001%')
    .executeTakeFirstOrThrow()
  await empty.db.updateTable('migrations').set({ fingerprint }).where('name', 'like', '0001%').execute()
  const told = await restore(copy, passphrase, target)
  assert.equal((await countOrders()).count, told.rows['public.orders'])
  assert.deepEqual(await atOneMoment(empty.url, verify), [])
  assert.deepEqual(await atOneMoment(empty.url, (ask) => verifyFiles(ask, empty.app.storage)), [])
  // The tables were closed for a moment, which the service over them has noticed.
  while (!empty.app.watch.isUp()) await sleep(50)
  const { data, code_message } = await empty.call(
    listTransactions,
    { query: { type: 'box_purchase' } },
    customer,
  )
  assert.equal(code_message, 'success')
  assert.equal(data.transaction_data.length, 2)
  const orders = await makeOrders(empty)
  assert.ok(await orders.place(customer, 'cash', 1), 'and order again')
})

test('people who are there already are never written over', async () => {
  await assert.rejects(restore(copy, passphrase, target), /people in this installation already/)
})
