import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from './test-orders.ts'

const server = await startTestServer()
const { http, db, makeUser } = server
const { orderOf } = await makeOrders(server)
const url = '/api/user/v1/transaction/purchase'

/** The documented payload as a form sends it: everything is text, nested by brackets. */
function fieldsOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    const here = path === '' ? name : `${path}[${name}]`
    return typeof inner === 'object' ? fieldsOf(inner, here) : [[here, String(inner)]]
  })
}

function asMultipart(fields: [string, string][]) {
  const parts = fields.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--x--\r\n`
}

async function send(token: string, type: string, payload: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const reply = await http.inject({ method: 'POST', url, payload, headers })
  return { status: reply.statusCode, answer: reply.json() }
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'

test('the documented order is taken as form data of both kinds, with sides as text or by name', async () => {
  const { token, id } = await makeUser()
  const dimensions = { length: 40, width: 35, height: 30 }
  const byName = orderOf('qris', 3)
  const order = { ...byName, box_detail: { ...byName.box_detail, description: { label: 'M', dimensions } } }
  for (const fields of [fieldsOf(orderOf('qris', 3)), fieldsOf(order)]) {
    const encoded = await send(token, urlencoded, new URLSearchParams(fields).toString())
    assert.deepEqual(
      [encoded.status, encoded.answer.code_message],
      [200, 'success'],
      JSON.stringify(encoded.answer),
    )
    const parts = await send(token, multipart, asMultipart(fields))
    assert.equal(parts.status, 200, JSON.stringify(parts.answer))
  }
  const rows = await db
    .selectFrom('box_purchases as b')
    .innerJoin('orders as o', 'o.id', 'b.order_id')
    .select(['quantity', 'total_sen', 'phone'])
    .where('user_id', '=', id)
    .execute()
  assert.deepEqual(
    rows,
    Array.from({ length: 4 }, () => ({ quantity: 3, total_sen: 15_000, phone: '+60123456789' })),
  )
})

test('what is wrong in a form is refused like in JSON, and texts of JSON stay texts', async () => {
  const { token } = await makeUser()
  const wrong = fieldsOf(orderOf('qris')).map(([name, value]): [string, string] =>
    name === 'box_detail[qty]' ? [name, '2e1'] : [name, value],
  )
  const refused = await send(token, urlencoded, new URLSearchParams(wrong).toString())
  assert.deepEqual(refused.answer.errors, [{ path: 'box_detail.qty', message: 'error.quantity_invalid' }])
  const reaching = await send(token, multipart, asMultipart([['box_detail[__proto__][qty]', '1']]))
  assert.deepEqual([reaching.status, reaching.answer.code_message], [400, 'forbidden_key'])
  const order = orderOf('qris')
  const texts = JSON.stringify({ ...order, box_detail: { ...order.box_detail, qty: '2' } })
  assert.equal((await send(token, 'application/json', texts)).status, 400)
  const many = Array.from({ length: 100 }, (_, index): [string, string] => [`f${index}`, '1'])
  for (const [type, body] of [
    [urlencoded, new URLSearchParams(many).toString()],
    [multipart, asMultipart(many)],
  ] as const)
    assert.equal((await send(token, type, body)).status, 400)
  assert.equal((await send(token, multipart, asMultipart([['a', 'x'.repeat(9000)]]))).status, 413)
  for (const type of ['multipart/form-data; boundary=', 'multipart/form-data', multipart])
    assert.ok([400, 415].includes((await send(token, type, '--x\r\nbroken')).status), type)
})

test('calls that are not documented as forms take none', async () => {
  const payload = 'email=a%40example.com&password=12345678'
  const reply = await http.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload,
    headers: { 'content-type': urlencoded },
  })
  assert.equal(reply.statusCode, 415)
})
