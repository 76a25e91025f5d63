import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { sendProof } from '#contract/orders/transactions.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeOrders, makePicture } from '../orders/purchases/test-orders.ts'

const sockets = new Set<Socket>()
let silent = false
// Takes calls and never answers, or hangs up at once.
const gate = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  if (!silent) socket.destroy()
})
await new Promise<void>((resolve) => void gate.listen(0, '127.0.0.1', resolve))
after(() => {
  gate.close()
  for (const socket of sockets) socket.destroy()
})
const address = gate.address()
const port = typeof address === 'object' && address ? address.port : 0

const server = await startTestServer({
  S3_BUCKET: 'parcels',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
})
const { place, paymentOf } = await makeOrders(server)

test('who sends a proof again and again while the storage is away uses nothing up by it', async () => {
  const person = await server.makeUser()
  const id = await place(person)
  const picture = await makePicture(60, 80)
  const send = () => server.call(sendProof, { params: { id } }, { token: person.token, picture })
  await send()
  const limit = server.db.updateTable('limits').set({ count: 29 }).where('bucket', '=', `proof:${person.id}`)
  assert.equal((await limit.executeTakeFirst()).numUpdatedRows, 1n)
  const statuses = [await send(), await send(), await send()].map(({ status }) => status)
  assert.deepEqual(statuses, [503, 503, 503])
})

for (const way of ['refuses', 'is silent'] as const) {
  test(`when the storage ${way}, orders go on and a proof is answered 503 without a row`, async () => {
    silent = way === 'is silent'
    const person = await server.makeUser()
    const id = await place(person)
    const began = Date.now()
    const answer = await server.call(
      sendProof,
      { params: { id } },
      { token: person.token, picture: await makePicture(60, 80) },
    )
    assert.deepEqual([answer.status, answer.code_message], [503, 'storage_unavailable'])
    assert.ok(Date.now() - began < 15_000, `answered after ${Date.now() - began} ms`)
    const payment = await paymentOf(id)
    assert.deepEqual([payment.status, payment.proof_id], ['awaiting_payment', null])
  })
}
