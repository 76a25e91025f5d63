import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readMasterData, showAccountImage } from '#contract/site/master-data.ts'
import {
  changeAccount,
  changeBox,
  createAccount,
  createBox,
  giveAccountImage,
  listAccounts,
  listBoxes,
  readQrPicture,
} from '#contract/office/office.ts'
import { makePicture, makeOrders } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { accounts } = await makeOrders(server)
const admin = await makeUser('admin')
const query = { is_active: 'true', 'sort_by[max_weight]': '1' } as const

async function masterData() {
  return (await call(readMasterData, { query }, { area: 'public' })).data
}

test('the documented call lists what can be chosen now, on both paths', async () => {
  const reply = await server.http.inject('/api/v1/purchase/masterdata?is_active=true&sort_by[max_weight]=1')
  const { data } = reply.json()
  assert.deepEqual(Object.keys(data), ['payment_type', 'payment_account', 'service', 'box', 'country'])
  assert.deepEqual(
    data.payment_type.map(({ id }: { id: string }) => id),
    ['transfer', 'qris', 'cash'],
  )
  assert.deepEqual(
    data.box.map(({ label, price, deposit, max_weight, max_dim }: (typeof data)['box'][number]) => [
      label,
      price,
      deposit,
      max_weight,
      max_dim,
    ]),
    [
      ['M', 20, 30, 15, { length: 40, width: 35, height: 30 }],
      ['XL', 35, 45, 30, { length: 60, width: 50, height: 50 }],
    ],
  )
  assert.deepEqual(data.country[0], {
    id: 'MY',
    label: 'Malaysia',
    is_purchase_available: true,
    is_pickup_available: true,
  })
  const person = await makeUser()
  assert.deepEqual((await call(readMasterData, { query }, { ...person, area: 'user' })).data, data)
  const down = await call(readMasterData, { query: { 'sort_by[max_weight]': '-1' } }, { area: 'public' })
  assert.deepEqual(
    down.data.box.map(({ label }) => label),
    ['XL', 'M'],
  )
  assert.equal(JSON.stringify(data).includes('5140 0000'), false)
})

test('master data is kept in the process, and fresh within a second of an edit anywhere', async () => {
  await server.settle()
  await masterData()
  assert.equal(await server.countStatements(masterData), 0)
  await db
    .updateTable('boxes')
    .set({ description: JSON.stringify({ id: 'diubah', my: 'ditukar', sg: 'edited elsewhere' }) })
    .where('label', '=', 'M')
    .execute()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const [box] = (await masterData()).box
  assert.deepEqual([box?.description, box?.descriptions.sg], ['diubah', 'edited elsewhere'])
})

test('a box edited in the office is served at once, and the edit is on record', async () => {
  const { data } = await call(listBoxes, {}, admin)
  const box = data.box_data.find(({ label }) => label === 'XL')
  assert.ok(box)
  const { id, ...fields } = box
  const changed = await call(
    changeBox,
    { params: { id }, body: { ...fields, price: 36.5, is_active: false } },
    admin,
  )
  assert.equal(changed.data.box.price, 36.5)
  assert.deepEqual(
    (await masterData()).box.map(({ label }) => label),
    ['M'],
  )
  const event = await db
    .selectFrom('events')
    .select(['name', 'actor_id', 'data'])
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual([event.name, event.actor_id], ['box_changed', admin.id])
  assert.match(JSON.stringify(event.data), /"after":\{.*"price":3650.*"before":\{.*"price":3500/)
  await call(changeBox, { params: { id }, body: fields }, admin)
})

test('two active boxes never share a label; prices and sides stay within reason', async () => {
  const body = {
    label: 'l',
    description: { id: 'Untuk pakaian', my: 'Untuk baju', sg: 'For clothes' },
    price: 25,
    deposit: 35,
    max_weight: 20,
    length: 50,
    width: 40,
    height: 40,
    is_active: true,
  }
  assert.equal((await call(createBox, { body }, admin)).code, 200)
  const half = { ...body, label: 'S', description: { ...body.description, my: ' ' } }
  assert.deepEqual((await call(createBox, { body: half }, admin)).errors, [
    { path: 'description.my', message: 'error.required' },
  ])
  const again = await call(createBox, { body: { ...body, label: 'L' } }, admin)
  assert.deepEqual(again.errors, [{ path: 'label', message: 'error.label_taken' }])
  for (const wrong of [
    { price: -1 },
    { price: 0.001 },
    { price: 0, deposit: 0 },
    { length: 0 },
    { max_weight: 5000 },
  ])
    assert.equal((await call(createBox, { body: { ...body, label: 'S', ...wrong } }, admin)).code, 400)
  const { data } = await call(listBoxes, {}, admin)
  assert.equal(data.box_data.length, 3)
})

test('an account needs what its type needs, and keeps its type', async () => {
  const body = {
    payment_type_id: 'transfer' as const,
    bank_name: 'Public Bank',
    account_name: 'Contoh',
    account_number: '',
    qr_text: '',
    location_id: '',
    is_active: true,
  }
  assert.deepEqual((await call(createAccount, { body }, admin)).errors, [
    { path: 'account_number', message: 'error.account_number_required' },
  ])
  const qr = await call(
    createAccount,
    { body: { ...body, payment_type_id: 'qris', qr_text: 'https://example.com/pay-me-here' } },
    admin,
  )
  assert.deepEqual(qr.errors, [{ path: 'qr_text', message: 'error.qr_not_of_a_merchant' }])
  const nowhere = {
    ...body,
    payment_type_id: 'cash' as const,
    location_id: '00000000-0000-7000-8000-000000000000',
  }
  assert.deepEqual((await call(createAccount, { body: nowhere }, admin)).errors, [
    { path: 'location_id', message: 'error.location_not_available' },
  ])
  const made = await call(createAccount, { body: { ...body, account_number: '3100 1234' } }, admin)
  const params = { id: made.data.account.id }
  const other = await call(changeAccount, { params, body: { ...body, payment_type_id: 'cash' } }, admin)
  assert.deepEqual(other.errors, [{ path: 'payment_type_id', message: 'error.invalid' }])
  await call(
    changeAccount,
    { params, body: { ...body, account_number: '3100 1234', is_active: false } },
    admin,
  )
  assert.equal(
    (await masterData()).payment_account.some(({ id }) => id === params.id),
    false,
  )
  assert.equal((await call(listAccounts, {}, admin)).data.account_data.length, accounts.length + 1)
})

test('a way to pay without an account of its own is not offered', async () => {
  const { data } = await call(listAccounts, {}, admin)
  const inCash = data.account_data.filter(
    ({ payment_type_id, is_active }) => payment_type_id === 'cash' && is_active,
  )
  assert.ok(inCash.length > 0)
  const setActive = async (is_active: boolean) => {
    for (const { id, payment_type_id, bank_name, account_name, account_number, location_id } of inCash) {
      const named = { payment_type_id, bank_name, account_name, account_number, qr_text: '' }
      const body = { ...named, location_id: location_id ?? '', is_active }
      assert.equal((await call(changeAccount, { params: { id }, body }, admin)).code, 200)
    }
    return (await masterData()).payment_type.map(({ id }) => id)
  }
  assert.deepEqual(await setActive(false), ['transfer', 'qris'])
  assert.deepEqual(await setActive(true), ['transfer', 'qris', 'cash'])
})

test('every account has a picture: a tile, its code, or the one the office gave', async () => {
  const [transfer, qris] = ['transfer', 'qris'].map(
    (type) => accounts.find((one) => one.payment_type_id === type)?.id ?? '',
  )
  const shown = (id = '') => call(showAccountImage, { params: { id } }, { area: 'public' })
  assert.match((await shown(transfer)).file.toString(), />M<\/text>/)
  const code = await shown(qris)
  assert.equal(code.headers['content-type'], 'image/svg+xml')
  const picture = await sharp(code.file).resize(800).png().toBuffer()
  const read = await call(readQrPicture, {}, { token: admin.token, picture })
  assert.deepEqual(read.data, {
    qr_text: accounts.find(({ id }) => id === qris)?.qr_text,
    can_carry_amount: true,
  })
  const nothing = await call(readQrPicture, {}, { token: admin.token, picture: await makePicture() })
  assert.equal(nothing.code_message, 'qr_not_found')
  await call(
    giveAccountImage,
    { params: { id: transfer ?? '' } },
    { token: admin.token, picture: await makePicture(64, 64) },
  )
  assert.equal((await shown(transfer)).headers['content-type'], 'image/jpeg')
  assert.equal((await shown('01890000-0000-7000-8000-000000000000')).code, 404)
})

test('only the office may', async () => {
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const { token } = await makeUser(role)
    for (const endpoint of [listBoxes, listAccounts, createBox, createAccount, readQrPicture])
      assert.equal((await call(endpoint, {}, { token, area: 'staff' })).code, 403)
  }
})
