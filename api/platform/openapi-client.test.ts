import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import type { describe } from './openapi.ts'
import { runStranger } from './test-openapi-client.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const { orderOf } = await makeOrders(server)
const origin = await server.http.listen({ port: 0, host: '127.0.0.1' })
const document: Awaited<ReturnType<typeof describe>> = (await server.http.inject('/api/openapi.json')).json()

const programWith = (body: string) => `
import type { Calls } from './calls.mts'
declare const process: { argv: string[] }
type Order = Calls['purchaseBoxes']
const [, , origin, token] = process.argv
const url: Order['url'] = '/api/user/v1/transaction/purchase'
const method: Order['method'] = 'POST'
const body: Order['body'] = ${body}
const headers = { authorization: \`Bearer \${token}\`, 'content-type': 'application/json' }
const reply = await fetch(origin + url, { method, headers, body: JSON.stringify(body) })
const answer: Order['answer'] = await reply.json()
if (answer.code_message === 'success') console.log(answer.data.TransactionID)
else if (answer.code_message === 'price_changed') console.log('now', answer.details)
else throw new Error(answer.code_message)
`

test('a program whose types are made from the document alone orders boxes', async () => {
  const person = await server.makeUser('customer')
  const { errors, printed } = await runStranger(document, programWith(JSON.stringify(orderOf())), [
    origin,
    person.token,
  ])
  assert.equal(errors, '')
  const order = await server.db.selectFrom('orders').select('user_id').where('id', '=', printed).execute()
  assert.deepEqual(order, [{ user_id: person.id }])
})

test('such a program does not compile with a field that the call does not take or a refusal that it never gives', async () => {
  const { box_detail, ...rest } = orderOf()
  const wrong = JSON.stringify({ ...rest, box_details: box_detail })
  assert.match((await runStranger(document, programWith(wrong), [])).errors, /box_details.* does not exist/)
  const program = programWith(JSON.stringify(orderOf())).replace('price_changed', 'claim_open')
  assert.match((await runStranger(document, program, [])).errors, /TS2367/)
})
