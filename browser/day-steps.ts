import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathIn } from '#contract/endpoint.ts'
import { purchaseBoxes, type PurchaseOrder } from '#contract/purchases.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { sendProof } from '#contract/transactions.ts'
import { database, makePerson } from './database-steps.ts'
import { words } from './purchase-steps.ts'

const { payments } = words.id.office

export interface Proof {
  number: string
  payment_id: string
  proof_id: string
}

/** An order of two boxes with a picture of its payment, as a phone sends it. */
export async function payByPicture(request: APIRequestContext, picture: Buffer): Promise<Proof> {
  const db = await database()
  const { token } = await makePerson('customer')
  const account = await db
    .selectFrom('payment_accounts')
    .select('id')
    .where('payment_type_id', '=', 'transfer')
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const headers = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
  const placed = await request.post(pathIn('user', purchaseBoxes.path), {
    headers: headers(),
    data: orderOf(account.id),
  })
  expect(placed.status(), await placed.text()).toBe(200)
  const { data }: { data: { TransactionID: string } } = await placed.json()
  const sent = await request.post(pathIn('user', sendProof.path).replace(':id', data.TransactionID), {
    headers: headers(),
    multipart: { file: { name: 'bukti.jpg', mimeType: 'image/jpeg', buffer: picture } },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.tracking_number as number', 'p.id as payment_id', 'p.proof_id'])
    .where('o.id', '=', data.TransactionID)
    .executeTakeFirstOrThrow()
  return { ...row, proof_id: row.proof_id ?? '' }
}

function orderOf(payment_account_id: string): PurchaseOrder {
  return {
    box_detail: { qty: 2, label: 'M', price: 20, description: { label: 'M', dimensions: '40 x 35 x 30 cm' } },
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
    payment_type_id: 'transfer',
    payment_account_id,
  }
}

/** One of the proofs that lie on the desk; what other journeys sent is stepped over. */
export async function nextOf(page: Page, waiting: readonly Proof[]) {
  for (let steps = 0; steps < 100; steps += 1) {
    const text = await page.locator('main').innerText()
    const found = waiting.find(({ number }) => text.includes(inGroups(number)))
    if (found) return { found, text }
    await page.keyboard.press('j')
    await page.waitForTimeout(50)
  }
  throw new Error(`None of ${waiting.length} proofs is on the desk`)
}

/** R, the reason by the arrow keys, and the button: no mouse. */
export async function rejectBecause(page: Page, reason: string) {
  await page.keyboard.press('r')
  await expect(page.getByText(payments.reject_title)).toBeVisible()
  const chosen = () =>
    page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement && field.name === 'reject_code' ? field.value : ''
    })
  for (let steps = 0; steps < 10 && (await chosen()) === ''; steps += 1) await page.keyboard.press('Tab')
  for (let steps = 0; steps < 10 && (await chosen()) !== reason; steps += 1)
    await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBe(reason)
  await page.keyboard.press('Enter')
}
