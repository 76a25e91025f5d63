import sharp from 'sharp'
import type { PaymentType } from '#contract/site/payment-types.ts'
import { purchaseBoxes, type PurchaseOrder } from '#contract/orders/purchases.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import { makeSampleAccounts } from '../../office/settings/sample-accounts.ts'
import type { startTestServer } from '../../testing/test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
interface Person {
  token: string
  id: string
}

/** A picture of noise: no two are the same. */
export function makePicture(width = 600, height = 800) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
}

/** A body that the service takes, journeys included. */
export function boxOrder(
  payment_account_id: string,
  payment_type_id: PaymentType = 'transfer',
  qty = 2,
): PurchaseOrder {
  return {
    box_detail: { qty, label: 'M', price: 20, description: { label: 'M', dimensions: '40 x 35 x 30 cm' } },
    buyer_detail: {
      name: 'Siti Contoh',
      phone: '0123456789',
      email: 'siti@example.com',
      address: 'No. 1, Jalan Contoh',
      postal_code: '40000',
      city: 'MY-10-001',
      country: 'MY',
    },
    service_id: 'delivery',
    payment_type_id,
    payment_account_id,
  }
}

/** What tests order with: the sample accounts, one order body, and the ways to place and pay it. */
export async function makeOrders({ db, call }: Server) {
  await makeSampleAccounts(db)
  const accounts = await db.selectFrom('payment_accounts').selectAll().orderBy('id').execute()

  function orderOf(type: PaymentType = 'transfer', qty = 2) {
    const account = accounts.find(({ payment_type_id }) => payment_type_id === type)
    return boxOrder(account?.id ?? '', type, qty)
  }

  async function place(person: Person, type: PaymentType = 'transfer', qty = 2) {
    const { data } = await call(purchaseBoxes, { body: orderOf(type, qty) }, { token: person.token })
    return data.TransactionID
  }

  async function placeWithProof(person: Person, type: PaymentType = 'transfer', qty = 2) {
    const id = await place(person, type, qty)
    await call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
    const payment = await paymentOf(id)
    return { id, payment_id: payment.id, proof_id: payment.proof_id ?? '' }
  }

  function paymentOf(order_id: string) {
    return db.selectFrom('payments').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
  }

  async function numberOf(order_id: string) {
    const { tracking_number } = await db
      .selectFrom('orders')
      .select('tracking_number')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow()
    return tracking_number
  }

  return { accounts, orderOf, place, placeWithProof, paymentOf, numberOf }
}
