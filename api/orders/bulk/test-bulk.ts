import { randomUUIDv7 } from 'node:crypto'
import { bulkColumns, type BulkColumn } from '#contract/orders/bulk-columns.ts'
import { exampleOf } from '#contract/orders/bulk-template.ts'
import { checkBulkFile, orderBulkFile } from '#contract/orders/bulk.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import { openDay } from '../shipments/plain-order.ts'
import { makeShipments, type Person } from '../shipments/test-shipments.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
export type Cells = Partial<Record<BulkColumn, string>>

/** Files of shipments as a shop would send them, and the ways to send them. */
export async function makeBulk(server: Server) {
  const { db, call } = server
  const shipments = await makeShipments(server)
  const cash = accountOf(shipments, 'cash')
  await db
    .updateTable('passport_duties')
    .set({ is_required: false })
    .where('party', '=', 'receiver')
    .execute()
  await db.updateTable('time_slots').set({ capacity: 1000 }).execute()
  await server.settle()

  /** Somebody whose account has a passport picture. */
  async function shop() {
    const person = await server.makeUser()
    await shipments.givePassport(person)
    return person
  }

  async function check(person: Person, file: string | Buffer) {
    const answer = await send(server, person, file, `/api/user/v1${checkBulkFile.path}`)
    return asAnswerOf(checkBulkFile, answer)
  }

  async function order(
    person: Person,
    file: string | Buffer,
    total: number,
    key?: string,
    type: PaymentType = 'cash',
  ) {
    const payment_account_id = accountOf(shipments, type)
    const query = new URLSearchParams({ total: total.toFixed(2), payment_type_id: type, payment_account_id })
    const answer = await send(server, person, file, `/api/user/v1${orderBulkFile.path}?${query}`, key)
    return asAnswerOf(orderBulkFile, answer)
  }

  /** Looked through and ordered at the price that was shown. */
  async function place(person: Person, file: string, type?: PaymentType) {
    const { data } = await check(person, file)
    return (await order(person, file, data.total, undefined, type)).data.TransactionID
  }

  return { ...shipments, call, cash, shop, check, order, place }
}

function accountOf({ accounts }: Awaited<ReturnType<typeof makeShipments>>, type: PaymentType) {
  return accounts.find(({ payment_type_id }) => payment_type_id === type)?.id ?? ''
}

async function send(
  { http }: Server,
  person: Person,
  file: string | Buffer,
  url: string,
  key: string = randomUUIDv7(),
) {
  const reply = await http.inject({
    method: 'POST',
    url,
    payload: file,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'text/csv', 'idempotency-key': key },
  })
  return { status: reply.statusCode, text: reply.body, ...reply.json() }
}

interface Answer<E extends Endpoint> {
  status: number
  code_message: string
  text: string
  data: Extract<Envelope<E['data']['_zod']['input']>, { data: unknown }>['data']
  details: Record<string, unknown>
}

function asAnswerOf<E extends Endpoint>(endpoint: E, answer: unknown): Answer<E>
function asAnswerOf(_: Endpoint, answer: unknown) {
  return answer
}

export function rowOf(reference: string, change: Cells = {}): Cells {
  // By sea it takes longer, on whichever day of the year it is ordered.
  const receiver_date = openDay(change.mode === 'sea' ? 20 : 12)
  const days = { sender_date: openDay(3), receiver_date }
  return { ...exampleOf(days), reference, ...change }
}

export function fileOf(rows: readonly Cells[], separator = ',', columns: readonly string[] = bulkColumns) {
  const cellOf = (value: string) => (/[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const lines = rows.map((row) => {
    const cells = new Map<string, string>(Object.entries(row))
    return columns.map((name) => cellOf(cells.get(name) ?? '')).join(separator)
  })
  return [columns.join(separator), ...lines].join('\r\n')
}
