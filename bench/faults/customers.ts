import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { call, insist, makeTally, type Tally } from './call.ts'
import { orderOf } from './order-body.ts'
import type { Customer, People } from './people.ts'
import { pick } from './pick.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff', noise } })
  .jpeg()
  .toBuffer()

const ordered = z.object({ TransactionID: z.string() })
const waitingPayments = z.object({
  payment_data: z.array(z.object({ id: z.string(), proof_id: z.string() })),
})

/** One order that somebody placed, and what they were answered. */
interface Entry {
  key: string
  proof_key: string
  person: Customer
  body: ReturnType<typeof orderOf>
  id?: string
  answer?: string
  answered_at?: number
}

/** Where people order: behind one address, whoever answers there. */
interface Place {
  people: People
  server: { url: string }
  ended?: AbortSignal
}

interface ShopState {
  world: Place
  book: Entry[]
  tally: Tally
  isOpen: boolean
  under_way: number
  within_ms: number
  pause_ms: number
  ended: AbortSignal | undefined
}

interface Choice {
  type?: string
  qty?: number
}

export type Shop = ReturnType<typeof openShop>

/** People who order, pay and approve until the shop closes, and a book of what they were answered. */
export function openShop(world: Place, { most_ms = 90_000, pause_ms = 50 } = {}) {
  const shop: ShopState = {
    world,
    book: [],
    tally: makeTally(),
    isOpen: true,
    under_way: 0,
    within_ms: most_ms,
    pause_ms,
    ended: world.ended,
  }
  return {
    ...shop,
    underWay: () => shop.under_way,
    /** Lets people in; the function it returns closes the shop and resolves when the last of them has gone. */
    crowd: (size: number, { proofs = 0.3 } = {}) => {
      shop.isOpen = true
      const people = Array.from({ length: size }, () => keepOrdering(shop, proofs))
      const everybody = Promise.all([...people, ...(proofs > 0 ? [keepApproving(shop)] : [])])
      return () => {
        shop.isOpen = false
        return everybody
      }
    },
    order: (choice?: Choice) => placeOrder(shop, choice),
    pay: (entry: Paying, bytes?: Uint8Array) => sendProof(shop, entry, bytes),
    /** Repeats every acknowledged order with its key; counts those that gave another order. */
    replay: () => replay(shop),
  }
}

async function keepOrdering(shop: ShopState, proofs: number) {
  while (shop.isOpen && !shop.ended?.aborted) {
    const entry = await placeOrder(shop)
    if (entry.id && Math.random() < proofs) await sendProof(shop, entry)
  }
}

async function placeOrder(shop: ShopState, { type, qty = 1 + Math.floor(Math.random() * 5) }: Choice = {}) {
  const { customers, accounts } = shop.world.people
  const account = pick(accounts.filter(({ payment_type_id }) => !type || payment_type_id === type))
  const key = randomUUID()
  // The address carries the key, so that the database shows which order is whose.
  const body = orderOf({ ...account, address: key, qty })
  const entry: Entry = { key, person: pick(customers), proof_key: randomUUID(), body }
  shop.book.push(entry)
  shop.under_way += 1
  const answer = await insist(() => purchase(shop, entry), shop)
  shop.under_way -= 1
  if (answer.status === 200) entry.id = ordered.parse(answer.data).TransactionID
  entry.answer = `${answer.status} ${answer.code_message}`
  entry.answered_at = Date.now()
  return entry
}

function purchase({ world }: ShopState, { person, key, body }: Entry) {
  return call(`${world.server.url}/api/user/v1/transaction/purchase`, person.token, { key, body })
}

type Paying = Pick<Entry, 'id' | 'person' | 'proof_key'>

async function sendProof(shop: ShopState, { id, person, proof_key }: Paying, bytes: Uint8Array = picture) {
  const url = `${shop.world.server.url}/api/user/v1/transaction/${id}/proof`
  const attempt = () => {
    const body = new FormData()
    body.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'a.jpg')
    return call(url, person.token, { key: proof_key, body })
  }
  return insist(attempt, shop)
}

/** The office judges what waits, each proof with one key, whatever happens to the answers. */
async function keepApproving(shop: ShopState) {
  const { server, people } = shop.world
  const url = `${server.url}/api/staff/v1/payment`
  const ask = (address: string, request: Parameters<typeof call>[2]) =>
    insist(() => call(address, people.admin.token, request), shop)
  for (let isLast = false; !isLast;) {
    isLast = !shop.isOpen || (shop.ended?.aborted ?? false)
    const { data } = await ask(`${url}?waiting_for=decision&limit=20`, { method: 'GET' })
    for (const { id, proof_id } of waitingPayments.safeParse(data).data?.payment_data ?? [])
      await ask(`${url}/${id}/approval`, { key: `approve-${proof_id}`, body: { proof_id } })
  }
}

async function replay(shop: ShopState) {
  let differing = 0
  for (const entry of shop.book.filter(({ id }) => id)) {
    const { data } = await insist(() => purchase(shop, entry), { tally: shop.tally })
    if (ordered.safeParse(data).data?.TransactionID !== entry.id) differing += 1
  }
  return differing
}
