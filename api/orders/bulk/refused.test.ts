import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAddress, listAddresses } from '#contract/people/addresses.ts'
import { bulkColumns } from '#contract/orders/bulk-columns.ts'
import { pictureCode } from '#contract/orders/picture-codes.ts'
import { listPassports, sendPassport } from '#contract/orders/shipments.ts'
import { makePicture } from '../purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { fileOf, makeBulk, rowOf, type Cells } from './test-bulk.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { shop, check, place, givePassport } = await makeBulk(server)
const person = await shop()

test('ten thousand rows are looked through, one more is refused whole', async () => {
  const [head = '', row = ''] = fileOf([rowOf('N', { receiver_email: 'a@example.com' })]).split('\r\n')
  const rows = (count: number) =>
    [head, ...Array.from({ length: count }, (_, index) => row.replace(/^N/, `${index}`))].join('\n')
  const full = await check(person, rows(10_000))
  assert.deepEqual([full.status, full.data.rows, full.data.parcels], [200, 10_000, 10_000])
  const over = await check(person, rows(10_001))
  assert.deepEqual([over.status, over.code_message, over.details], [413, 'table_too_long', { most: 10_000 }])
})

test('a note for the courier is kept with its door, and a file from before has none', async () => {
  const before = bulkColumns.filter((name) => !name.endsWith('_note'))
  await place(person, fileOf([rowOf('WITH', { receiver_note: 'Pagar biru', sender_note: '' })]))
  await place(person, fileOf([rowOf('WITHOUT')], ',', before))
  const noted = await db
    .selectFrom('shipment_parties as sp')
    .innerJoin('orders as o', 'o.id', 'sp.order_id')
    .select(['o.reference', 'sp.note'])
    .where('o.user_id', '=', person.id)
    .where('sp.party', '=', 'receiver')
    .orderBy('o.reference')
    .execute()
  assert.deepEqual(noted, [
    { reference: 'WITH', note: 'Pagar biru' },
    { reference: 'WITHOUT', note: null },
  ])
  const { data } = await check(person, fileOf([rowOf('LONG', { receiver_note: 'x'.repeat(201) })]))
  assert.deepEqual(
    data.errors.map(({ column, message }) => [column, message]),
    [['receiver_note', 'error.too_long']],
  )
})

test('a file that is too large, not UTF-8, empty or no table is refused whole', async () => {
  const head = bulkColumns.join(',')
  const refused: [file: string | Buffer, status: number, word: string][] = [
    ['x'.repeat(4 * 1024 * 1024 + 1), 413, 'body_too_large'],
    [Buffer.concat([Buffer.from(`${head}\r\n`), Buffer.from([0xff, 0xfe, 0x41])]), 400, 'table_not_utf8'],
    [head, 400, 'table_empty'],
    ['', 400, 'table_empty'],
    [`${head}\r\n"open`, 400, 'table_quote_open'],
    [`${head},__proto__\r\nA`, 400, 'table_column_unknown'],
    [`${head},constructor\r\nA`, 400, 'table_column_unknown'],
    [`${head},weight\r\nA`, 400, 'table_column_twice'],
    ['reference,weight\r\nA,1', 400, 'table_column_missing'],
  ]
  for (const [file, status, word] of refused) {
    const answer = await check(person, file)
    assert.deepEqual([answer.status, answer.code_message], [status, word], word)
  }
})

test('formulas, NUL, bidi, prototype names and huge cells are words like others, or mistakes of their row', async () => {
  const file = fileOf([
    rowOf('=1+1', { receiver_name: '=HYPERLINK("http://evil")' }),
    rowOf('NUL', { receiver_name: 'A\u0000B' }),
    rowOf('BIDI', { sender_address: 'Jalan \u202Egnj' }),
    rowOf('HUGE', { receiver_address: 'x'.repeat(100_000) }),
    rowOf('__proto__', { add_ons: 'constructor', item_type: '__proto__' }),
    rowOf('x'.repeat(61)),
    rowOf(''),
  ])
  const { data } = await check(person, file)
  assert.equal(data.parcels, 1)
  assert.deepEqual(
    data.errors.map(({ row, column, message }) => [row, column, message]),
    [
      [3, 'receiver_name', 'error.unsafe_text'],
      [4, 'sender_address', 'error.unsafe_text'],
      [5, 'receiver_address', 'error.too_long'],
      [6, 'item_type', 'error.item_type_required'],
      [6, 'add_ons', 'error.add_on_required'],
      [7, 'reference', 'error.too_long'],
      [8, 'reference', 'error.reference_required'],
    ],
  )
  assert.ok(data.errors.every(({ value }) => value.length <= 80 && !/[\u0000\u202E]/.test(value)))
})

test('a saved address fills the row; another customer’s is as unknown as one that never was', async () => {
  const stranger = await makeUser()
  const body = {
    label: 'Gudang',
    name: 'Orang Contoh',
    phone: '0123456789',
    phone_country: 'MY',
    email: 'orang@example.com',
    address: 'Jalan Lain 5',
    country_id: 'MY',
    region_id: 'MY-10',
    city_id: 'MY-10-001',
    district_id: 'MY-10-D01',
    postal_code: '40000',
  } as const
  await call(createAddress, { body }, stranger)
  const theirs = (await call(listAddresses, {}, stranger)).data.address_data[0]?.id ?? ''
  await call(createAddress, { body: { ...body, label: 'Kedai' } }, person)
  const empty: Cells = {
    sender_name: '',
    sender_phone: '',
    sender_email: '',
    sender_address: '',
    sender_country: '',
    sender_region: '',
    sender_city: '',
    sender_district: '',
    sender_postal_code: '',
  }
  const rows = [
    rowOf('OWN', { ...empty, sender_address_id: 'kedai' }),
    rowOf('THEIRS', { ...empty, sender_address_id: theirs }),
    rowOf('NONE', { ...empty, sender_address_id: '01890000-0000-7000-8000-000000000000' }),
  ]
  const { data, text } = await check(person, fileOf(rows))
  assert.equal(data.parcels, 1)
  const about = data.errors.filter(({ column }) => column === 'sender_address_id')
  assert.deepEqual(
    about.map(({ row, message }) => [row, message]),
    [
      [3, 'error.address_unknown'],
      [4, 'error.address_unknown'],
    ],
  )
  assert.doesNotMatch(text, /Jalan Lain 5/)
})

test('a passport picture is asked for where the duty stands, and must be one’s own', async () => {
  await db.updateTable('passport_duties').set({ is_required: true }).where('lane', '=', 'MY-ID').execute()
  await server.settle()
  const stranger = await makeUser()
  const theirs = await givePassport(stranger)
  const own = await givePassport(person)
  const rows = [
    rowOf('K-1'),
    rowOf('K-2', { receiver_passport_id: theirs }),
    rowOf('K-3', { receiver_passport_id: own }),
    rowOf('K-4', { receiver_passport_id: 'paspor' }),
    rowOf('K-6', { receiver_passport_id: pictureCode(theirs) }),
  ]
  const { data } = await check(person, fileOf(rows))
  assert.deepEqual(
    data.errors.map(({ row, column, message }) => [row, column, message]),
    [
      [2, 'receiver_passport_id', 'error.passport_image_required'],
      [3, 'receiver_passport_id', 'error.passport_used'],
      [5, 'receiver_passport_id', 'error.invalid'],
      [6, 'receiver_passport_id', 'error.invalid'],
    ],
  )
  assert.equal(
    (await check(await makeUser(), fileOf([rowOf('K-5', { receiver_passport_id: own })]))).data.errors[0]
      ?.column,
    'sender_passport_id',
  )
})

test('a receiver’s picture is listed for its giver alone, and is not the one of the account', async () => {
  const [giver, stranger] = [await shop(), await makeUser()]
  const picture = await makePicture(300, 200)
  const { data } = await call(sendPassport, { query: { is_others: 'true' } }, { token: giver.token, picture })
  const listed = (await call(listPassports, {}, giver)).data.passport_data
  assert.deepEqual(
    listed.map(({ id, is_of_account }) => [id === data.passportId, is_of_account]),
    [
      [true, false],
      [false, true],
    ],
  )
  assert.deepEqual((await call(listPassports, {}, stranger)).data.passport_data, [])
  const code = pictureCode(data.passportId).toLowerCase()
  const named = fileOf([rowOf('C-1', { receiver_passport_id: code })])
  assert.deepEqual((await check(giver, named)).data.errors, [])
  await place(giver, named)
  const kept = await db
    .selectFrom('shipment_parties as sp')
    .innerJoin('orders as o', 'o.id', 'sp.order_id')
    .select('sp.passport_image_id')
    .where('o.reference', '=', 'C-1')
    .where('o.user_id', '=', giver.id)
    .where('sp.party', '=', 'receiver')
    .executeTakeFirstOrThrow()
  assert.equal(kept.passport_image_id, data.passportId)
})

test('whoever is not signed in sends no table, and no other call takes one', async () => {
  assert.equal((await check({ id: '', token: 'nobody-knows-this-token' }, 'a')).status, 401)
  const reply = await server.http.inject({
    method: 'POST',
    url: '/api/user/v1/address',
    payload: 'a,b',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'text/csv',
      'idempotency-key': 'a-table-here',
    },
  })
  assert.equal(reply.statusCode, 415)
})
