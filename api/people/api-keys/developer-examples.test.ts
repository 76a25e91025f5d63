import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApiKey } from '#contract/people/api-keys.ts'
import {
  asCurl,
  asTypeScript,
  examples,
  signatureExample,
  type ExampleName,
} from '#contract/orders/developer-examples.ts'
import { keyScopes } from '#contract/platform/key-scopes.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import { openDay } from '../../orders/shipments/plain-order.ts'
import { makeShipments } from '../../orders/shipments/test-shipments.ts'
import { signatureOf } from '../../messages/web-hooks/sign.ts'

const server = await startTestServer()
const { call, db, makeUser, http } = server
const { approve } = makeApprovals(server)
const { accounts, givePassport } = await makeShipments(server)
const person = await makeUser()
const admin = await makeUser('admin')
const passport = await givePassport(person)
const body = { name: 'Docs', scopes: [...keyScopes], expires_in_days: 30 as const }
await server.proveFresh(person.token)
const { key } = (await call(createApiKey, { body }, person)).data
const own = new Map([
  ['PICKUP_DATE', openDay(3)],
  ['DELIVERY_DATE', openDay(12)],
  ['RECEIVER_PASSPORT_ID', passport],
  ['PAYMENT_ACCOUNT_ID', accounts.find(({ payment_type_id }) => payment_type_id === 'transfer')?.id ?? ''],
])

function filled(text: string) {
  return [...own].reduce((so_far, [word, value]) => so_far.replaceAll(word, value), text)
}

interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

/** What a shell would send. */
function fromCurl(text: string): Sent {
  const plain = text.replaceAll('$SEBERANG_URL', '').replaceAll('$SEBERANG_KEY', key)
  const headers = [...plain.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const payload = /-d '([^']*)'/.exec(plain)?.[1]
  return {
    method: payload === undefined ? 'GET' : 'POST',
    url: /^curl "([^"]+)"/.exec(plain)?.[1] ?? '',
    headers: Object.fromEntries(headers),
    ...(payload === undefined ? {} : { payload }),
  }
}

/** What the program would send: it is run as it stands, with a fetch that remembers. */
async function fromTypeScript(text: string): Promise<Sent> {
  const { stripTypeScriptTypes } = await import('node:module')
  const code = stripTypeScriptTypes(`export async function run(fetch, process) {\n${text}\n}`)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const sent: Sent[] = []
  const fetch = async (
    url: string,
    init: { method?: string; headers: Record<string, string>; body?: string },
  ) => {
    const { method = 'GET', headers, body: payload } = init
    sent.push({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    return { json: async () => ({}), arrayBuffer: async () => new ArrayBuffer() }
  }
  await module.run(fetch, { env: { SEBERANG_URL: '', SEBERANG_KEY: key } })
  assert.equal(sent.length, 1)
  return sent[0] ?? { method: '', url: '', headers: {} }
}

/** Both ways of an example ask the same; one of them is carried out. */
async function run(name: ExampleName) {
  const byCurl = fromCurl(filled(asCurl(examples[name])))
  const byProgram = await fromTypeScript(filled(asTypeScript(examples[name])))
  const meaning = ({ payload, ...sent }: Sent) => ({ ...sent, payload: payload && JSON.parse(payload) })
  assert.deepEqual(meaning(byCurl), meaning(byProgram), name)
  const { method, url, headers, payload } = byProgram
  const reply = await http.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers,
    ...(payload ? { payload } : {}),
  })
  assert.equal(reply.statusCode, 200, `${name}: ${reply.body.slice(0, 300)}`)
  return reply
}

test('every example of the page for developers does what it says', async () => {
  assert.ok((await run('quote')).json().data.air.total > 0)
  assert.ok((await run('accounts')).json().data.payment_account.length > 0)
  const checked = (await run('check')).json().data
  assert.deepEqual([checked.parcels, checked.errors], [1, []])
  own.set('TOTAL', String(checked.total))
  const ordered = (await run('order')).json().data
  assert.deepEqual([ordered.parcels, ordered.row_data[0].outcome], [1, 'ordered'])
  assert.deepEqual((await run('order')).json().data, ordered)
  own.set('TRANSACTION_ID', ordered.TransactionID)
  own.set('TRACKING_NUMBER', ordered.row_data[0].tracking_number)
  assert.equal((await run('transaction')).json().data.transaction.status, 'awaiting_payment')

  const params = { id: ordered.TransactionID }
  await call(sendProof, { params }, { token: person.token, picture: await makePicture() })
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'proof_id'])
    .where('order_id', '=', params.id)
    .executeTakeFirstOrThrow()
  await approve({ params: { id: payment.id }, body: { proof_id: payment.proof_id ?? '' } }, admin)
  assert.equal((await run('track')).json().data.parcel.code, 'label_created')
  assert.equal((await run('labels')).headers['content-type'], 'application/pdf')
})

test('the check of a signature takes ours and no other', async () => {
  const { stripTypeScriptTypes } = await import('node:module')
  const { isFromSeberang } = await import(
    `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(signatureExample))}`
  )
  const now = Math.floor(Date.now() / 1000)
  assert.equal(isFromSeberang(signatureOf('whsec_a', now, '{"a":1}'), '{"a":1}', 'whsec_a'), true)
  assert.equal(isFromSeberang(signatureOf('whsec_a', now, '{"a":1}'), '{"a":2}', 'whsec_a'), false)
  assert.equal(isFromSeberang(signatureOf('whsec_a', now - 600, '{"a":1}'), '{"a":1}', 'whsec_a'), false)
  assert.equal(isFromSeberang('nonsense', '{"a":1}', 'whsec_a'), false)
})
