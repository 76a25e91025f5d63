import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { call, insist, makeTally } from './call.mjs'
import { orderOf } from './order-body.mjs'

const noise = { type: 'gaussian', mean: 128, sigma: 40 }
const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff', noise } })
  .jpeg()
  .toBuffer()

/** People who order, pay and approve until told to stop, and a book of what they were answered. */
export function openShop(world, { most_ms = 90_000, pause_ms = 50 } = {}) {
  const shop = { world, book: [], tally: makeTally(), open: true, under_way: 0, within_ms: most_ms, pause_ms }
  return {
    ...shop,
    underWay: () => shop.under_way,
    /** Begins to let people in; resolves when the last of them has gone. */
    crowd: (size, { proofs = 0.3 } = {}) => {
      shop.open = true
      const people = Array.from({ length: size }, () => keepOrdering(shop, proofs))
      const gone = Promise.all([...people, ...(proofs > 0 ? [keepApproving(shop)] : [])])
      return () => {
        shop.open = false
        return gone
      }
    },
    order: (choice) => placeOrder(shop, choice),
    pay: (entry, bytes) => sendProof(shop, entry, bytes),
    /** Every acknowledged order is asked for once more with its key. */
    replay: () => replay(shop),
  }
}

async function keepOrdering(shop, proofs) {
  while (shop.open) {
    const entry = await placeOrder(shop)
    if (entry.id && Math.random() < proofs) await sendProof(shop, entry)
  }
}

async function placeOrder(shop, { type, qty = 1 + Math.floor(Math.random() * 5) } = {}) {
  const { customers, accounts } = shop.world.people
  const entry = { key: randomUUID(), person: pick(customers), proof_key: randomUUID() }
  const account = pick(accounts.filter((one) => !type || one.payment_type_id === type))
  // The address carries the key, so that the database tells which order is whose.
  entry.body = orderOf({ ...account, address: entry.key, qty })
  shop.book.push(entry)
  shop.under_way += 1
  const answer = await insist(() => purchase(shop, entry), shop)
  shop.under_way -= 1
  entry.id = answer.status === 200 ? answer.data.TransactionID : undefined
  entry.answer = `${answer.status} ${answer.code_message}`
  return entry
}

function purchase({ world }, { person, key, body }) {
  return call(`${world.server.url}/api/user/v1/transaction/purchase`, person.token, { key, body })
}

async function sendProof(shop, { id, person, proof_key }, bytes = picture) {
  const url = `${shop.world.server.url}/api/user/v1/transaction/${id}/proof`
  const attempt = () => {
    const body = new FormData()
    body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg')
    return call(url, person.token, { key: proof_key, body })
  }
  return insist(attempt, shop)
}

/** The office judges what waits, each proof with one key, whatever happens to the answers. */
async function keepApproving(shop) {
  const { server, people } = shop.world
  const url = `${server.url}/api/staff/v1/payment`
  const ask = (address, options) => insist(() => call(address, people.admin.token, options), shop)
  for (let last = false; !last;) {
    last = !shop.open
    const { data } = await ask(`${url}?waiting_for=decision&limit=20`, { method: 'GET' })
    for (const { id, proof_id } of data?.payment_data ?? [])
      await ask(`${url}/${id}/approval`, { key: `approve-${proof_id}`, body: { proof_id } })
  }
}

async function replay(shop) {
  let differing = 0
  for (const entry of shop.book.filter(({ id }) => id)) {
    const answer = await insist(() => purchase(shop, entry), { tally: shop.tally })
    if (answer.data?.TransactionID !== entry.id) differing += 1
  }
  return differing
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)]
}
